import Foundation
import Testing
import UIKit

@testable import CairnStudio

/// What comes of a touch once a service has answered, and what comes by itself.
@MainActor
struct LateWayTests {
    private let sitting = Sitting()

    @Test
    func
        `what a service answers to a touch is that touch's, and a screen that goes by itself is no dead end`()
        async throws
    {
        let code = await sitting.run(SlowDoor.studio, "explore", "--budget", "640", "--json", "map.json")
        #expect(code == 0, "\(sitting.output) \(sitting.errors)")
        let map = try AppMap(json: #require(sitting.files["map.json"]))
        let knocked = map.ways.filter { $0.to == "SlowDoorCoordinator.room" && $0.kind != .back }
        #expect(knocked.map(\.act) == ["tap \"Knock\""] && knocked.map(\.control) == ["Knock"], "\(knocked)")
        #expect(knocked.map(\.kind) == [.push])
        let gone = map.ways.filter { $0.from == "SlowDoorCoordinator.picture" }
        #expect(gone.map(\.act) == [""] && gone.map(\.kind) == [.outside], "\(gone)")
        #expect(map.findings.filter { $0.kind == .deadEnds }.isEmpty, "\(map.findings)")
    }
}
