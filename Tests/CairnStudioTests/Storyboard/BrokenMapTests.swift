import Foundation
import Testing

@testable import CairnStudio

/// Maps that somebody else has written.
struct BrokenMapTests {
    private func text(replacing old: String, by new: String) -> Data {
        Data(String(decoding: SmallMap.map.json, as: UTF8.self).replacing(old, with: new).utf8)
    }

    @Test(
        arguments: ["visits", "count", "steps", "launches"],
        ["-1", "9223372036854775807", "-9223372036854775808"])
    func `a count that counts nothing is refused`(_ name: String, _ number: String) throws {
        let text = String(decoding: SmallMap.map.json, as: UTF8.self)
            .replacing(try Regex("\"\(name)\" : \\d+"), with: "\"\(name)\" : \(number)")
        let error = #expect(throws: AppMap.ReadError.self) { try AppMap(json: Data(text.utf8)) }
        #expect(error?.text == "'\(name)' of this storyboard counts nothing that could be counted")
    }

    @Test(arguments: [0, -1, 2])
    func `a version that never was is refused`(_ version: Int) {
        #expect(throws: AppMap.ReadError(text: "this storyboard is of version \(version); known is 1")) {
            try AppMap(json: text(replacing: "\"version\" : 1", by: "\"version\" : \(version)"))
        }
    }

    @Test func `an act that stands twice in a screen counts once when shards are merged`() throws {
        var (one, other) = (SmallMap.map, SmallMap.map)
        let trial = AppMap.Trial(act: "tap \"Save\"", count: 1, effects: 1)
        one.exploration.shards = [1]
        other.exploration.shards = [2]
        one.screens[0].trials = [trial, trial]
        other.screens[0].trials = [trial]
        let merged = try #require(try AppMap.merged([one, other]))
        #expect(merged.screens[0].trials == [.init(act: trial.act, count: 2, effects: 2)])
    }
}
