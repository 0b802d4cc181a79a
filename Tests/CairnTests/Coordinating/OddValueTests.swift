import Cairn
import CairnContract
import CairnTesting
import Testing

/// What a place may be: values that equal others which read otherwise, that equal nothing, or that are deep.
private enum Odd: Destination, Codable {
    case list
    case match(Match)
    case place(Double)
    case nested(Nested)

    /// Known by its id alone, as models often are.
    struct Match: Hashable, Sendable, Codable {
        let id: Int
        let title: String

        static func == (one: Match, other: Match) -> Bool { one.id == other.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    indirect enum Nested: Hashable, Sendable, Codable {
        case end
        case more(Nested)

        init(levels: Int) { self = levels == 0 ? .end : .more(Nested(levels: levels - 1)) }
    }
}

@MainActor
private final class OddCoordinator: Coordinator {
    typealias Destination = Odd
    typealias Route = Tree.Transition<Odd, Never>
    static let links = LinkTable<Odd>(scheme: "odd", [.link("place/{x}", to: Odd.place)])
    let root: Tree.Root<Odd>

    init(_ root: Tree.Root<Odd> = .stack(.list)) { self.root = root }

    func transition(for route: Route, from asker: Asker) -> Next { route }
    func screen(for place: Odd, router: Router<Route>) -> any Presentable { NoView("") }
}

@MainActor
struct OddValueTests {
    private func navigator(_ root: Tree.Root<Odd> = .stack(.list)) -> Navigator {
        let navigator = Navigator(root: OddCoordinator(root))
        navigator.attach(TestHost())
        return navigator
    }

    @discardableResult
    private func ask(_ transition: Tree.Transition<Odd, Never>, of navigator: Navigator) -> Outcome? {
        Router<OddCoordinator.Route>(asker: navigator.tree.visible.id, navigator: navigator).trigger(
            transition
        )
        .result
    }

    private func replayed(_ navigator: Navigator) throws -> Tree {
        var replay = try Replay(text: navigator.journal.text())
        try replay.playToEnd()
        return replay.tree
    }

    @Test func `equal places that read otherwise are called as the first, in every text of the journal`()
        throws
    {
        let navigator = navigator()
        var writer = JournalWriter()
        var text = writer.newText(of: navigator.journal)
        for title in ["old", "new"] {
            ask(.push(.match(Odd.Match(id: 1, title: title))), of: navigator)
            text += writer.newText(of: navigator.journal)
            #expect(navigator.journal.text() == text)
        }
        for number in [0.0, -0.0] { ask(.push(.place(number)), of: navigator) }
        text += writer.newText(of: navigator.journal)
        #expect(navigator.journal.text() == text)
        let replayed = try replayed(navigator).notation
        #expect(replayed.contains("old") && !replayed.contains("new"))
    }

    @Test func `a place that equals nothing is itself`() throws {
        let navigator = navigator(.tabs(.stack(.list), [.stack(.place(.nan))]))
        #expect(ask(.select(.place(.nan)), of: navigator) == .performed)
        #expect(navigator.tree.visible.label == "place(nan)")
        ask(.push(.place(.nan)), of: navigator)
        #expect(try replayed(navigator).notation == navigator.tree.notation)
        #expect(Set([Odd.place(.nan), .place(.nan)].map { AnyDestination($0) }).count == 1)
        #expect(AnyDestination(Odd.place(.nan)) != AnyDestination(Odd.place(1)))
    }

    @Test func `a link says numbers, and what is none leads nowhere`() throws {
        let navigator = navigator()
        let request = navigator.follow("odd://place/nan", by: OddCoordinator.links)
        #expect("\(String(describing: request.result))".contains("refused"))
        #expect(navigator.tree.notation == "stack[list]")
        navigator.follow("odd://place/inf", by: OddCoordinator.links)
        #expect(navigator.tree.notation == "stack[list > place(inf)]")
    }

    @Test(arguments: [(10, true), (100, true), (123, true), (124, false), (400, false)])
    func `a value that is too deep is lost by itself, and the report names it`(levels: Int, isSaved: Bool)
        throws
    {
        let navigator = navigator()
        ask(.push(.place(1)), of: navigator)
        ask(.push(.nested(Odd.Nested(levels: levels))), of: navigator)
        let snapshot = navigator.snapshot()
        #expect(snapshot.lost.isEmpty == isSaved)
        let loss = snapshot.lost.first.map { "\($0)" }
        #expect(isSaved || loss?.contains("it is nested too deep: 250 levels are saved") == true)
        let restored = Navigator(root: OddCoordinator(), restoring: try Snapshot(text: snapshot.text))
        #expect(
            restored.tree.nodes.count == (isSaved ? 4 : 3) && restored.tree.nodes[2].label == "place(1.0)")
    }

    @Test(arguments: [(90, 0), (105, 2), (260, 2)])
    func `places that stand too deep in each other are lost by themselves`(depth: Int, lost: Int) throws {
        let navigator = Navigator(root: DeepCoordinator())
        navigator.attach(TestHost())
        for _ in 1..<depth {
            Router<DeepCoordinator.Route>(asker: navigator.tree.visible.id, navigator: navigator).trigger(
                .push(.deeper))
        }
        #expect(navigator.tree.nodes.count == 2 * depth)
        let snapshot = navigator.snapshot()
        #expect(snapshot.lost.count == lost)
        let restored = Navigator(root: DeepCoordinator(), restoring: try Snapshot(text: snapshot.text))
        #expect(restored.notRestored.isEmpty)
        #expect(restored.tree.nodes.count == min(2 * depth, 200))
    }
}

/// A coordinator in which others like it stand.
@MainActor
private final class DeepCoordinator: Coordinator {
    enum Destination: Cairn.Destination, Codable { case first, deeper }
    typealias Route = Tree.Transition<Destination, Never>
    let root = Tree.Root<Destination>.stack(.first)

    func transition(for route: Route, from asker: Asker) -> Next { route }
    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        place == .deeper ? DeepCoordinator() : NoView("")
    }
}
