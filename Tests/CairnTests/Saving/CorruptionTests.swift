import Cairn
import CairnContract
import CairnTesting
import Foundation
import Testing

/// Files come back broken. Whatever is in one, the app starts, and says what is lost. `CAIRN_SEED` plays one again.
@MainActor
struct CorruptionTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let seed = SeededRandom.seedOfTests
    private static let count = environment["CAIRN_STEPS"].flatMap(Int.init) ?? 500

    private func root() -> SketchCoordinator { SketchCoordinator(.tabs("flowA", "b", "flowC")) }

    private func text() throws -> String {
        let navigator = Navigator(root: root())
        for transition: Tree.Transition<Place, Never> in [
            .push("b"), .animated(.push("flowD"), by: Tree.Animation("fade")),
            .present(.stack("c", above: ["d"]), as: .currentContext),
            .present(.tabs("flowE", "e"), as: .sheet),
            .push("f"), .present("dialog", as: .alert),
        ] {
            try #require(navigator.sketch(navigator.tree.visible.id)).router.trigger(transition)
        }
        return navigator.snapshot().text
    }

    /// Starts the app with what may be no snapshot at all.
    /// - Returns: Whether it was all there.
    private func starts(_ text: String, _ what: String) throws -> Bool {
        let snapshot: Snapshot
        do throws(SavedTextError) { snapshot = try Snapshot(text: text) } catch {
            try #require(!error.description.isEmpty)
            return false
        }
        let navigator = Navigator(root: root(), restoring: snapshot)
        let tree = navigator.tree
        try #require(navigator.made(for: tree.root.id) is SketchCoordinator, "\(what)")
        let ids = tree.nodes.map(\.id)
        try #require(Set(ids).count == ids.count, "CAIRN_SEED=\(Self.seed), \(what): \(tree)")
        // A tree that no stack or tab could hold would not be read back.
        try #require(
            try Tree(notation: tree.notation).notation == tree.notation,
            "CAIRN_SEED=\(Self.seed), \(what): \(tree)")
        let host = TestHost()
        navigator.attach(host)
        host.endSteps()
        try #require(host.shown == navigator.tree.shown, "CAIRN_SEED=\(Self.seed), \(what): \(tree)")
        navigator.front?.router.trigger(.push("z"))
        return navigator.notRestored.isEmpty
    }

    @Test func `bits that fell over`() throws {
        var random = SeededRandom(seed: Self.seed)
        let text = Array(try text().utf8)
        var whole = 0
        for number in 0..<Self.count {
            var bytes = text
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] ^=
                    1 << UInt8.random(in: 0..<8, using: &random)
            }
            if try starts(String(decoding: bytes, as: UTF8.self), "bits \(number)") { whole += 1 }
        }
        #expect(0 < whole && whole < Self.count)
    }

    @Test func `a file that ends too early`() throws {
        let text = Array(try text().utf8)
        for end in stride(from: 0, to: text.count - 2, by: 7) {
            #expect(try !starts(String(decoding: text[..<end], as: UTF8.self), "up to \(end)"))
        }
    }

    @Test func `values that stand elsewhere`() throws {
        var random = SeededRandom(seed: Self.seed)
        let value = try SavedValue(json: text())
        var parts: [SavedValue] = [.null, .bool(true), .number("-1"), .number("1e999"), .text(""), .list([])]
        collect(value, into: &parts)
        var begun = 0
        for number in 0..<Self.count {
            var broken = value
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                swap(&broken, parts.randomElement(using: &random)!, using: &random)
            }
            if try starts(broken.json(), "swap \(number)") { begun += 1 }
        }
        #expect(begun > 0, "nothing was read, so nothing was tried")
    }

    @Test func `keys in another order`() throws {
        let object = try JSONSerialization.jsonObject(with: Data(text().utf8))
        let data = try JSONSerialization.data(withJSONObject: object)
        #expect(try starts(String(decoding: data, as: UTF8.self), "reordered"))
    }

    @Test func `other versions and other files`() throws {
        let text = try text()
        #expect(throws: SavedTextError.tooNew(version: 2, known: 1)) {
            try Snapshot(text: text.replacing(#""cairn": 1"#, with: #""cairn": 2"#))
        }
        for other in ["{}", "[]", #"{"cairn": "1"}"#, #"{"cairn": 0}"#, #"{"cairn": 99999999999999999999}"#] {
            #expect(throws: SavedTextError.foreign("snapshot")) { try Snapshot(text: other) }
        }
        let journal = Navigator(root: SketchCoordinator(.stack("a"))).journal.text()
        for other in ["", "tap \"Go\"", journal] {
            #expect(throws: SavedTextError.foreign("snapshot")) { try Snapshot(text: other) }
        }
        for other in ["", "tap \"Go\"", text, "{\n}"] {
            #expect(throws: SavedTextError.foreign("journal")) { try Replay(text: other) }
        }
        #expect(try !starts(#"{"cairn": 1}"#, "nothing"))
    }

    @Test func `ten megabytes of nonsense`() throws {
        var random = SeededRandom(seed: Self.seed)
        let block = (0..<100_000).map { _ in UInt8(truncatingIfNeeded: random.next()) }
        let nonsense = String(repeating: String(decoding: block, as: UTF8.self), count: 100)
        #expect(throws: SavedTextError.self) { try Snapshot(text: nonsense) }
        #expect(throws: SavedTextError.self) { try Snapshot(text: nonsense, limit: .max) }
        let zeros = String(repeating: "0,", count: 200_000)
        #expect(try !starts(#"{"cairn":1,"window":{"stack":["# + zeros + "0]}}", "zeros"))
    }

    @Test func `what is nested without end`() throws {
        for (open, close) in [("[", "]"), (#"{"stack":["#, "]}"), (#"{"window":"#, "}")] {
            let bomb = String(repeating: open, count: 100_000)
            #expect(throws: SavedTextError.self) { try Snapshot(text: bomb) }
            let closed = bomb + String(repeating: close, count: 100_000)
            #expect(throws: SavedTextError.self) { try Snapshot(text: closed) }
        }
        var deep = #"{"id":1,"label":"b","destination":"b"}"#
        for id in 2..<150 { deep = #"{"id":\#(id),"stack":[\#(deep)]}"# }
        #expect(try !starts(#"{"cairn":1,"window":{"range":[\#(deep)]}}"#, "deep"))
    }

    private func collect(_ value: SavedValue, into parts: inout [SavedValue]) {
        parts.append(value)
        switch value {
        case .list(let values): for value in values { collect(value, into: &parts) }
        case .object(let fields):
            for field in fields { collect(field.value, into: &parts) }
        default: break
        }
    }

    /// Puts another value in the place of one, anywhere inside, or takes a field away.
    private func swap(_ value: inout SavedValue, _ new: SavedValue, using random: inout SeededRandom) {
        switch value {
        case .list(var values) where !values.isEmpty && Int.random(in: 0..<6, using: &random) > 0:
            swap(&values[Int.random(in: 0..<values.count, using: &random)], new, using: &random)
            value = .list(values)
        case .object(var fields) where !fields.isEmpty && Int.random(in: 0..<6, using: &random) > 0:
            let key = fields.names.randomElement(using: &random)!
            if Int.random(in: 0..<10, using: &random) == 0 {
                fields[key] = nil
            } else {
                swap(&fields[key]!, new, using: &random)
            }
            value = .object(fields)
        default: value = new
        }
    }
}
