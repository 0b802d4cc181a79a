import Foundation
import Testing
import UIKit

@testable import CairnStudio

/// A task of the app that yields for ever holds up nobody, and never comes to rest.
struct RestlessAppTests {
    private let words =
        "the app did not come to rest: after 100,000 turns something is still under way in it that waits for nothing, "
        + "as a task that yields for ever"

    @Test func `the fuzzer finds the step that began it, and no other`() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await TwoButtonsApp.run(PollingApp.self, "fuzz", "--seed", "1", "--steps", "1600")
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("# app fuzz, seed 1: \(words)\ntap \"Poll\"\nend of file"), "\(text)")
    }

    @Test func `so does the explorer, which goes on`() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await TwoButtonsApp.run(PollingApp.self, "explore", "--budget", "48", "--json", "map")
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        let json = try #require(text.firstRange(of: "saved map\n").map { text[$0.upperBound...] })
        let end = try #require(json.firstRange(of: "end of file"))
        let map = try AppMap(json: Data(json[..<end.lowerBound].utf8))
        #expect(map.exploration.steps == 48)
        let faults = map.findings.filter { $0.kind == .faults }
        #expect(faults.map(\.script) == [["tap \"Poll\""]], "\(faults)")
        #expect(faults.first?.text == words)
    }

    @Test func `a script fails at that line`() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await TwoButtonsApp.run(
                PollingApp.self, "--script", "a", playing: "tap \"Fine\"\ntap \"Poll\"\n")
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.hasPrefix("a:2: \(words)"), "\(text)")
    }
}

private final class PollingApp: TwoButtonsApp {
    override var button: UIAction {
        UIAction(title: "Poll") { _ in Task { while !Task.isCancelled { await Task.yield() } } }
    }
}
