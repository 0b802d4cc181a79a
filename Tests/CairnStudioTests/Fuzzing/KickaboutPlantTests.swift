import CairnTesting
import Testing
import UIKit

@testable import CairnStudio

/// Bugs in the whole app, behind a login: the way there is told in few lines.
@MainActor
@Suite(.serialized)
struct KickaboutPlantTests {
    @Test(arguments: KickaboutWay.all.some(every: 3))
    func `the way to a bug in the whole app is told in few lines`(way: KickaboutWay) async throws {
        let studio = KickaboutGardener.studio(way.plant)
        let fuzzer = Fuzzer(.init(links: KickaboutGardener.links)) { studio.launch(in: $0) }
        let actions = try way.script.split(separator: "\n").map { try #require(try Action(line: String($0))) }
        let finding = try #require(await fuzzer.shortened(actions))
        #expect(finding.fault.kind == .law(way.plant.law), "\(finding.fault.text)")
        #expect(finding.actions.count <= way.enough, "\(finding.actions)")
    }
}
