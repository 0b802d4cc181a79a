import Cairn
import CairnContract
import CairnTesting
import Testing

/// A coordinator that stood in a stack, and by itself in a new version of the app; or the other way round. In a stack it has a
/// range of that, by itself a stack of its own.
@MainActor
struct RangeInNewRootTests {
    typealias Club = NewRootTests.Club
    typealias Root = NewRootTests.Root

    final class Flow: MigratingCoordinator {
        enum Destination: String, Cairn.Destination, Codable { case a, b, c, inner }
        typealias Root = Tree.Root<Destination>
        typealias Route = Next
        typealias Next = Tree.Transition<Destination, Never>
        let root: Root
        let version: Int
        let inner: Root

        init(_ root: Root, inner: Root = .stack(.a), version: Int = 1) {
            self.root = root
            self.inner = inner
            self.version = version
        }

        func migrated(_ old: SavedValue, from version: Int) -> SavedValue { old }
        func transition(for route: Next, from asker: Asker) -> Next { route }
        func screen(for place: Destination, router: Router<Route>) -> any Presentable {
            place == .inner ? Flow(inner, version: version) : Screen(router) { _ in NoView("\(place)") }
        }
    }

    private func begun(_ root: Root, _ flow: Flow.Root) -> Navigator {
        let navigator = Navigator(root: Club(root, version: 1) { Flow(flow) })
        navigator.attach(TestHost())
        return navigator
    }

    private func restored(_ old: Navigator, _ root: Root, _ flow: Flow.Root) throws -> Navigator {
        let navigator = Navigator(
            root: Club(root, version: 2) { Flow(flow) }, restoring: try Snapshot(text: old.snapshot().text))
        let host = TestHost()
        navigator.attach(host)
        host.endSteps()
        return navigator
    }

    /// Has a screen of the flow's push another.
    private func push(_ place: Flow.Destination, on label: String, in navigator: Navigator) throws {
        try ask(.push(place), on: label, in: navigator)
    }

    private func ask(_ next: Flow.Next, on label: String, in navigator: Navigator) throws {
        let screen = try #require(navigator.tree.nodes.last { $0.label == label })
        let router = (navigator.made(for: screen.id) as? Screen)?.model as? Router<Flow.Next>
        #expect(router?.trigger(next).result == .performed)
    }

    private nonisolated static let tabs = Root.tabs(.flow, .other)
    private nonisolated static let columns = Root.split(primary: .screen(.flow), secondary: .screen(.other))

    @Test(
        arguments: [
            (.stack(.flow), .screen(.flow), .stack(.a), "(flow:stack[a > b])", []),
            (.stack(.flow), tabs, .stack(.a), "tabs[*flow:stack[a > b], other]", []),
            (.stack(.flow), columns, .stack(.a), "split[flow:stack[a > b], other]", []),
            (.screen(.flow), .stack(.flow), .stack(.a), "stack[flow(a > b)]", []),
            (tabs, .stack(.flow), .stack(.a), "stack[flow(a > b)]", ["other"]),
            (
                tabs, .split(primary: .stack(.flow), secondary: .screen(.other)), .stack(.a),
                "split[stack[flow(a > b)], other]", []
            ),
            (.stack(.flow), tabs, .screen(.inner), "tabs[*flow(inner:stack[a > b]), other]", []),
            (tabs, .stack(.flow), .screen(.inner), "stack[flow(inner(a > b))]", ["other"]),
            (.stack(.flow), tabs, .stack(.inner), "tabs[*flow:stack[inner(a > b)], other]", []),
        ] as [(Root, Root, Flow.Root, String, [String])])
    func `what a coordinator holds stands as a range in a stack, and as a stack by itself`(
        old: Root, new: Root, flow: Flow.Root, expected: String, lost: [String]
    ) throws {
        let before = begun(old, flow)
        try push(.b, on: "a", in: before)
        let after = try restored(before, new, flow)
        #expect(after.tree.notation == expected)
        #expect(after.notRestored.map(\.label) == lost)
        var replay = try Replay(text: after.journal.text())
        try replay.playToEnd()
        #expect(replay.tree.notation == expected)
        let again = try restored(after, new, flow)
        #expect(again.tree == after.tree && again.notRestored.isEmpty)
        try push(.c, on: "b", in: after)
        #expect(after.tree.notation == expected.replacing("a > b", with: "a > b > c"))
        #expect(after.disagreement == nil)
    }

    @Test(
        arguments: [
            (tabs, .stack(.flow), "stack[flow(a > b) + currentContext(stack[c > c])]", ["other"]),
            (
                .tabs(.stack(.flow), .screen(.other)), columns,
                "split[*flow:stack[a > b + currentContext(stack[c > c])], other]", []
            ),
            (
                columns, .tabs(.stack(.flow), .screen(.other)),
                "tabs[*stack[flow(a > b) + currentContext(stack[c > c])], other]", []
            ),
        ] as [(Root, Root, String, [String])])
    func `what lies over that stack alone lies over the one of today`(
        old: Root, new: Root, expected: String, lost: [String]
    ) throws {
        let before = begun(old, .stack(.a))
        try push(.b, on: "a", in: before)
        try ask(.present(.stack(.c), as: .currentContext), on: "b", in: before)
        try push(.c, on: "c", in: before)
        let after = try restored(before, new, .stack(.a))
        #expect(after.tree.notation.replacing("*", with: "") == expected.replacing("*", with: ""))
        #expect(after.notRestored.map(\.label) == lost && after.disagreement == nil)
        try ask(.dismiss, on: "b", in: after)
        #expect(!after.tree.notation.contains("currentContext") && after.disagreement == nil)
    }

    @Test func `what begins with one screen holds that by itself, and what was pushed onto it`() throws {
        let before = begun(.stack(.flow), .screen(.a))
        #expect(try restored(before, Self.tabs, .screen(.a)).tree.notation == "tabs[*flow(a), other]")
        try push(.b, on: "a", in: before)
        let after = try restored(before, Self.tabs, .screen(.a))
        #expect(after.tree.notation == "tabs[*flow:stack[a > b], other]" && after.notRestored.isEmpty)
    }

    @Test func `what has begun with one screen in a stack can push by itself, too`() throws {
        let after = try restored(begun(.stack(.flow), .stack(.a)), Self.tabs, .stack(.a))
        #expect(after.tree.notation == "tabs[*flow:stack[a], other]")
        try push(.b, on: "a", in: after)
    }

    @Test func `tabs that a coordinator had are lost where it stands in a stack now`() throws {
        let after = try restored(begun(Self.tabs, .tabs(.a, .b)), .stack(.flow), .stack(.a))
        #expect(after.tree.notation == "stack[flow(a)]")
        #expect(after.notRestored.map(\.label) == ["flow", "a", "b", "other"])
    }
}
