import Cairn
import CairnContract
import CairnTesting
import Foundation
import Testing

/// Law 6, by way of a file. `CAIRN_SEED` plays a session again.
@MainActor
struct ReplayTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let seed = SeededRandom.seedOfTests
    private static let steps = environment["CAIRN_STEPS"].flatMap(Int.init) ?? 2_000

    /// Does at random what screens, fingers and other code can do.
    private func session(_ steps: Int, journalLimit: Int = .max / 4) -> Navigator {
        var random = SeededRandom(seed: Self.seed)
        let navigator = Navigator(
            root: SketchCoordinator(.tabs("flowA", "b", "flowC")), journalLimit: journalLimit)
        let host = TestHost()
        navigator.attach(host)
        let places: [Place] = ["b", "c", "flowD", "two words", "x", "closed"]
        for _ in 0..<steps {
            let place = places.randomElement(using: &random)!
            let transitions: [Tree.Transition<Place, Never>] = [
                .push(place), .animated(.push(place), by: Tree.Animation("fade")), .set("s", above: ["t"]),
                .present(.stack(place, above: ["x"]), as: .sheet),
                .present(.tabs("flowA", place), as: .fullScreen),
                .present("dialog", as: .alert), .present(.screen(place), as: .currentContext), .select("b"),
                .popTo("b"), .popToRoot, .close, .replaceTop(place), .dismissAll, .dismissAll, .show("c"),
                .several(.push(place), .push("y")), .replaceAll(.tabs("flowA", place)),
            ]
            switch Int.random(in: 0..<10, using: &random) {
            case 0: _ = host.tapBack()
            case 1: if host.beginSwipeBack() { host.endSwipe(finish: Bool.random(using: &random)) }
            case 2: _ = host.tapTab(Int.random(in: 0..<3, using: &random))
            case 3: host.presentForeign()
            case 4: host.dismissBehind()
            case 5: host.pushForeign()
            case 6: host.popBehind()
            default: navigator.front?.router.trigger(transitions.randomElement(using: &random)!)
            }
            navigator.lookAgain()
            host.endSteps()
            if navigator.tree.nodes.count > 40 || navigator.front == nil { host.dismissBehind() }
        }
        return navigator
    }

    @Test func `a session in a file makes the same trees, knowing no types`() throws {
        let navigator = session(Self.steps)
        let text = navigator.journal.text(limit: .max)
        var replay = try Replay(text: text, limit: .max)
        for entry in navigator.journal.entries {
            let step = try #require(try replay.next(), "CAIRN_SEED=\(Self.seed)")
            try #require(step.number == entry.number && step.cause == entry.cause.description)
            try #require(step.outcome == entry.outcome.description)
            try #require(step.tree.notation == entry.tree.notation, "CAIRN_SEED=\(Self.seed)")
            let ids = step.tree.nodes.map(\.id)
            try #require(ids == entry.tree.nodes.map(\.id), "CAIRN_SEED=\(Self.seed)")
            try #require(Set(ids).isSuperset(of: step.origins.keys), "CAIRN_SEED=\(Self.seed)")
        }
        #expect(try replay.next() == nil)
        let changes = navigator.journal.entries.count { $0.change != nil }
        print(
            "law 6: seed \(Self.seed), \(replay.count) entries, \(changes) changes, \(text.utf8.count) bytes")
        #expect(changes > Self.steps / 4)
    }

    @Test func `the newest entries that fit are written, after the tree before them`() throws {
        let navigator = session(300, journalLimit: 100)
        for limit in [0, 1_000, 20_000, 10_000_000] {
            let text = navigator.journal.text(limit: limit)
            let header = try #require(text.split(separator: "\n").first)
            #expect(text.utf8.count - header.utf8.count - 2 <= limit)
            var replay = try Replay(text: text)
            try replay.playToEnd()
            #expect(replay.tree.notation == navigator.tree.notation)
        }
    }

    @Test func `a journal that nests coordinators without end is refused`() throws {
        let navigator = session(1)
        let header = try #require(navigator.journal.text().split(separator: "\n").first)
        for count in [100, 50_000] {
            let grown = (0..<count).map { #"{"node":\#($0),"root":{"screen":{"_0":"x"}}}"# }
            let ids = (1...count).map(String.init).joined(separator: ",")
            let line =
                #"{"number":0,"change":{"began":{"grown":[\#(grown.joined(separator: ","))]}},"tree":"x","#
                + #""cause":"start","outcome":"performed","ids":[\#(ids)]}"#
            var replay = try Replay(text: "\(header)\n\(line)\n")
            #expect(throws: (any Error).self) { try replay.playToEnd() }
        }
    }

    @Test func `links, restored windows and closed ones replay`() throws {
        let club = SavedClub()
        var navigator = Navigator(root: club)
        navigator.follow(LinkPath(SavedClub.Destination.matches, SavedMatches.Destination.match(7)))
        navigator.follow(LinkPath(SavedClub.Destination.players))
        for last in [false, true] {
            if last {
                navigator = Navigator(root: SavedClub(), restoring: navigator.snapshot())
                navigator.windowClosed()
            }
            var replay = try Replay(text: navigator.journal.text())
            try replay.playToEnd()
            #expect(replay.tree == navigator.tree || replay.tree.notation == navigator.tree.notation)
        }
    }

    @Test func `columns that were changed before anybody saw them replay`() throws {
        let columns = Tree.Root<Place>.split(primary: .stack("b"), secondary: .stack("c"))
        for isCompact in [true, false] {
            let navigator = Navigator(root: SketchCoordinator(.stack("a")))
            let host = TestHost(.byHand, isCompact: isCompact)
            navigator.attach(host)
            host.endSteps()
            navigator.sketch("a")?.router.trigger(.present(columns, as: .fullScreen))
            navigator.sketch("b")?.router.trigger(.in(.primary, .push("d")))
            let mark = isCompact ? "*" : ""
            #expect(navigator.tree.notation == "stack[a] + fullScreen(split[\(mark)stack[b > d], stack[c]])")
            host.endSteps()
            navigator.sketch("d")?.router.trigger(.in(.secondary, .push("e")))
            host.endSteps()
            var replay = try Replay(text: navigator.journal.text())
            try replay.playToEnd()
            #expect(replay.tree.notation == navigator.tree.notation)
        }
    }

    @Test func `what is private is in no file, and tells what differs apart`() throws {
        let navigator = Navigator(root: Vestibule())
        let router = Router<Vestibule.Destination>(asker: navigator.tree.visible.id, navigator: navigator)
        for word in ["sesame", "mellon"] { #expect(router.trigger(.secret(word)).result == .performed) }
        #expect(navigator.tree.notation == "stack[hall > secret > secret]")
        router.trigger(.back("sesame"))
        #expect(navigator.tree.notation == "stack[hall > secret]")
        router.trigger(.back("friend"))
        let text = navigator.journal.text()
        for word in ["sesame", "mellon", "friend"] {
            #expect(!text.contains(word) && text.contains("secret 2"))
        }
        var replay = try Replay(text: text)
        try replay.playToEnd()
        #expect(replay.tree.notation == "stack[hall > secret]")
    }

    @Test func `the first difference is shown with both trees`() throws {
        let navigator = Navigator(root: SketchCoordinator(.stack("a")))
        navigator.front?.router.trigger(.push("b"))
        navigator.front?.router.trigger(.push("c"))
        let text = navigator.journal.text().replacing("stack[a > b]", with: "stack[a > z]")
        var replay = try Replay(text: text)
        _ = try replay.next()
        let failure = #expect(throws: Replay.Failure.self) { try replay.next() }
        #expect(
            failure?.description == """
                line 3 makes another tree
                    recorded: stack[a > z]
                    replayed: stack[a > b]
                """)
        #expect(replay.tree.notation == "stack[a]" && replay.count == 1)
    }

    @Test func `a broken file is refused or stops, and never traps`() throws {
        var random = SeededRandom(seed: Self.seed)
        let text = Array(session(60).journal.text().utf8)
        // One in two is broken where it says what it is: elsewhere a file is stopped at, not refused.
        let header = text[..<(text.firstIndex(of: 0x0A) ?? 0)].indices
        var (refused, stopped, played) = (0, 0, 0)
        for number in 0..<400 {
            var bytes = text
            let indices = number.isMultiple(of: 2) ? header : text.indices
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random))
            case 1: bytes.removeSubrange(indices.randomElement(using: &random)!...)
            default:
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    let index = indices.randomElement(using: &random)!
                    // A number that is another number is the nastiest.
                    let isDigit = (0x30...0x39).contains(bytes[index])
                    bytes[index] = isDigit ? UInt8.random(in: 0x30...0x39, using: &random) : bytes[index] ^ 4
                }
            }
            do {
                var replay = try Replay(text: String(decoding: bytes, as: UTF8.self))
                try replay.playToEnd()
                played += 1
            } catch is SavedTextError { refused += 1 } catch is Replay.Failure { stopped += 1 }
        }
        #expect(
            refused > 0 && stopped > 0 && played > 0,
            "CAIRN_SEED=\(Self.seed): \(refused) refused, \(stopped) stopped, \(played) played")
        for other in ["", "{}", "\n\n", #"{"cairn":1}"#, #"{"cairn":1,"kind":"journal"}"#] {
            #expect(throws: SavedTextError.self) { try Replay(text: other) }
        }
        #expect(throws: SavedTextError.tooNew(version: 9, known: 3)) {
            try Replay(text: #"{"cairn":9,"kind":"journal"}"#)
        }
        #expect(throws: SavedTextError.self) { try Replay(text: String(repeating: "[", count: 10_000_000)) }
    }
}

/// A coordinator with a secret.
@MainActor
private final class Vestibule: Coordinator {
    enum Destination: Cairn.Destination, Redacting {
        case hall, secret(String), back(String)
        var redacted: String {
            switch self {
            case .hall: "hall"
            case .secret: "secret"
            case .back: "back"
            }
        }
    }
    typealias Route = Destination
    let root: Tree.Root<Destination> = .stack(.hall)

    func transition(for route: Destination, from asker: Asker) throws -> Next {
        if case .back(let word) = route { return .popTo(.secret(word)) }
        return .push(route)
    }

    func screen(for destination: Destination, router: Router<Destination>) -> any Presentable {
        NoView("secret")
    }
}
