import CairnTree
import Foundation
import Testing

struct SavedValueTests {
    private enum Tone: String, Codable { case low, high }

    private struct Everything: Codable, Equatable {
        var flag = true
        var small: Int8 = -128
        var big = UInt64.max
        var real = 0.1
        var single: Float = 1e-7
        var text = "a \"quote\", a \\, é😀\n\u{1}"
        var missing: Int?
        var there: Int? = 3
        var list = [[1], [], [2, 3]]
        var fields = ["b": [true], "a": []]
        var tone = Tone.high
        var date = Date(timeIntervalSinceReferenceDate: 700_000_000.25)
        var link = URL(string: "https://kickabout.example/matches/7")
        var some = Case.both(1, named: "x")
        var none = Case.none
        var bytes = Data([0, 255])
    }

    private enum Case: Codable, Equatable {
        case none, both(Int, named: String?)
    }

    private class Animal: Codable {
        var legs = 4
    }

    private final class Dog: Animal {
        var name = ""
        override init() { super.init() }
        init(name: String) {
            self.name = name
            super.init()
        }
        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            name = try container.decode(String.self, forKey: .name)
            try super.init(from: container.superDecoder())
        }
        override func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Keys.self)
            try container.encode(name, forKey: .name)
            try super.encode(to: container.superEncoder())
        }
        private enum Keys: CodingKey { case name }
    }

    @Test func `what is Codable is read as it was written, and Foundation reads the same text`() throws {
        let saved = try SavedValue(Everything())
        for isPretty in [false, true] {
            let text = saved.json(isPretty: isPretty)
            let read = try SavedValue(json: text)
            #expect(read == saved)
            #expect(try read.read(Everything.self) == Everything())
            #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any])
        }
    }

    @Test func `classes save their superclass`() throws {
        let saved = try SavedValue(Dog(name: "Rex"))
        #expect(saved.json() == #"{"name":"Rex","super":{"legs":4}}"#)
        #expect(try saved.read(Dog.self).name == "Rex")
    }

    @Test func `what Foundation wrote is read`() throws {
        let encoder = JSONEncoder()
        encoder.dataEncodingStrategy = .deferredToData
        encoder.dateEncodingStrategy = .deferredToDate
        var value = Everything()
        value.link = nil
        let text = String(decoding: try encoder.encode(value), as: UTF8.self)
        #expect(try SavedValue(json: text).read(Everything.self) == value)
        #expect(try SavedValue(json: #""\ud83d\ude00\u00e9""#) == .text("😀é"))
    }

    /// By hand, as few do: an array that holds objects.
    private struct Row: Codable, Equatable {
        var cells = ["a", "b", "c"]
        private enum Key: CodingKey { case name }

        init() {}

        init(from decoder: any Decoder) throws {
            var row = try decoder.unkeyedContainer()
            cells = []
            while !row.isAtEnd {
                cells.append(try row.nestedContainer(keyedBy: Key.self).decode(String.self, forKey: .name))
            }
        }

        func encode(to encoder: any Encoder) throws {
            var row = encoder.unkeyedContainer()
            for cell in cells {
                var container = row.nestedContainer(keyedBy: Key.self)
                try container.encode(cell, forKey: .name)
            }
        }
    }

    /// By hand, too: two fields of one inner object, each time asked for anew.
    private struct Point: Codable, Equatable {
        var (x, y) = (1, 2)
        private enum Key: CodingKey { case details, x, y, z }

        init() {}

        init(from decoder: any Decoder) throws {
            let outer = try decoder.container(keyedBy: Key.self)
            x = try outer.nestedContainer(keyedBy: Key.self, forKey: .details).decode(Int.self, forKey: .x)
            y = try outer.nestedContainer(keyedBy: Key.self, forKey: .details).decode(Int.self, forKey: .y)
        }

        func encode(to encoder: any Encoder) throws {
            var outer = encoder.container(keyedBy: Key.self)
            var first = outer.nestedContainer(keyedBy: Key.self, forKey: .details)
            try first.encode(x, forKey: .x)
            try outer.encode(3, forKey: .z)
            var second = outer.nestedContainer(keyedBy: Key.self, forKey: .details)
            try second.encode(y, forKey: .y)
        }
    }

    @Test func `an inner object that is asked for twice is one`() throws {
        let saved = try SavedValue(Point())
        #expect(saved.json() == #"{"details":{"x":1,"y":2},"z":3}"#)
        #expect(try saved.read(Point.self) == Point())
    }

    @Test func `the bytes of data stand on one line`() throws {
        let saved = try SavedValue(["photo": Data(repeating: 200, count: 1_000)])
        let text = saved.json(isPretty: true)
        #expect(text.split(separator: "\n").count == 3 && text.utf8.count < 4_100)
        #expect(try SavedValue(json: text) == saved)
    }

    @Test func `objects in an array are read one after the other`() throws {
        let saved = try SavedValue(Row())
        #expect(saved.json() == #"[{"name":"a"},{"name":"b"},{"name":"c"}]"#)
        #expect(try saved.read(Row.self) == Row())
    }

    @Test func `a number that is not finite cannot be saved`() {
        #expect(throws: EncodingError.self) { try SavedValue([Double.nan]) }
        #expect(throws: EncodingError.self) { try SavedValue(Float.infinity) }
    }

    @Test func `what does not fit is refused with the way to it`() throws {
        let saved = SavedValue.object(["id": .number("300")])
        let error = #expect(throws: DecodingError.self) { try saved.read([String: Int8].self) }
        #expect("\(try #require(error))".contains("id"))
    }

    @Test func `the way to what does not fit counts in lists`() throws {
        struct Screen: Codable { var title: String }
        let saved = try SavedValue(json: #"{"screens":[{"title":"a"},{"name":"b"}]}"#)
        let error = try #require(
            #expect(throws: DecodingError.self) { try saved.read([String: [Screen]].self) })
        #expect(error.words == "screens[1].title: this is missing")
        let number = try SavedValue(json: "[[1],[2,\"a\"]]")
        let wrong = try #require(
            #expect(throws: DecodingError.self) { try number.read([[Int]].self) })
        #expect(wrong.words == "[1][1]: a whole number is expected")
    }

    @Test(arguments: [
        "", "{", "[1,]", "[1 2]", "{\"a\" 1}", "01", "-", "1.", "1e", "tru", "\"", "\"\\x\"", "\"\\u12\"",
        #""\ud800""#, #""\ud800\u0041""#, "\"\n\"", "{\"a\":1,\"a\":2}", "1 2", "nan", "{1:2}", "[}",
    ])
    func `what is no JSON is refused`(_ text: String) {
        #expect(throws: SavedTextError.self) { try SavedValue(json: text) }
    }

    @Test func `a field can be read, set and renamed`() {
        var value = SavedValue.object(["old": .number("1")])
        #expect(value.renaming("old", to: "new") == .object(["new": .number("1")]))
        #expect(value.renaming("other", to: "new") == value)
        #expect(SavedValue.text("old").renaming("old", to: "new") == .text("new"))
        value["more"] = .null
        #expect(value["more"] == .null && value["old"]?["deeper"] == nil)
    }
}
