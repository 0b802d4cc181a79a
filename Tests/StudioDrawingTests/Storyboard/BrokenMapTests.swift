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
        let error = #expect(throws: ShardError.self) { try AppMap(json: Data(text.utf8)) }
        #expect(error?.text == "'\(name)' of this storyboard is no count; explore writes such a file anew")
    }

    @Test func `what is wrong in a file is said with its place, and how such a file comes about`() {
        let remedy = "; explore writes such a file anew"
        func why(_ data: Data) -> String? {
            #expect(throws: ShardError.self) { try AppMap(json: data) }?.text
        }
        #expect(
            why(Data()) == "this is no storyboard: line 1, column 1: this is no JSON: expected a value"
                + remedy)
        let cut = SmallMap.map.json.prefix(1_000)
        let lines = cut.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let place = "line \(lines.count), column \(lines[lines.count - 1].count + 1)"
        #expect(why(cut)?.hasPrefix("this is no storyboard: \(place): this is no JSON: expected ") == true)
        #expect(why(Data("[]".utf8)) == "this is no storyboard: an object with fields is expected" + remedy)
        #expect(why(Data("{}".utf8)) == "this is no storyboard: version: this is missing" + remedy)
        #expect(
            why(text(replacing: "\"title\" : \"Match #1\"", by: "\"titel\" : \"Match #1\""))
                == "screens[2].title: this is missing" + remedy)
        #expect(
            why(text(replacing: "\"kind\" : \"present\"", by: "\"kind\" : \"teleport\""))
                == "ways[2].kind: 'teleport' is not known here" + remedy)
        #expect(
            why(text(replacing: "\"app\" : \"small \\\"app\\\"\"", by: "\"app\" : 7"))
                == "app: a text is expected" + remedy)
        #expect(
            why(text(replacing: "\"seed\" : 1", by: "\"seed\" : null"))
                == "exploration.seed: there is nothing, where a whole number is expected" + remedy)
    }

    @Test(arguments: ["1e30", "99999999999999999999", "1.5"])
    func `a number that is none of a count is refused with its field`(_ number: String) throws {
        let text = String(decoding: SmallMap.map.json, as: UTF8.self)
            .replacing(try Regex("\"visits\" : \\d+"), with: "\"visits\" : \(number)")
        let error = #expect(throws: ShardError.self) { try AppMap(json: Data(text.utf8)) }
        #expect(
            error?.text
                == "screens[0].visits: this number is too large, or is no whole number where one is expected; "
                + "explore writes such a file anew")
    }

    @Test func `a screen that is listed twice is refused with its name`() {
        var map = SmallMap.map
        map.screens.append(map.screens[1])
        let id = map.screens[1].id
        #expect(
            throws: ShardError(
                text: "'screens' of this storyboard has '\(id)' twice; explore writes such a file anew")
        ) { try AppMap(json: map.json) }
    }

    @Test(arguments: [0, -1, 2])
    func `a version that never was is refused`(_ version: Int) {
        let said = "this storyboard is of version \(version), and known is 1; explore writes such a file anew"
        #expect(throws: ShardError(text: said)) {
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
        let merged = try #require(AppMap.merged([one, other]))
        #expect(merged.screens[0].trials == [.init(act: trial.act, count: 2, effects: 2)])
    }
}
