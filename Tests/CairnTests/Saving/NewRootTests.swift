import Cairn
import CairnContract
import CairnTesting
import Testing

/// An app whose root is another container in its new version.
@MainActor
struct NewRootTests {
    enum Place: String, Cairn.Destination, Codable { case list, item, other, empty, lock, sheet, flow }
    typealias Root = Tree.Root<Place>

    final class Club: MigratingCoordinator, EnterGuard, Routed {
        typealias Destination = Place
        typealias Route = Next
        typealias Next = Tree.Transition<Place, Never>
        let router = Router<Next>()
        let root: Root
        let version: Int
        let flow: () -> any Presentable
        var denied: Place?
        var broken: Place?
        private(set) var made: [Place] = []
        struct Broken: Error {}

        init(
            _ root: Root, version: Int,
            flow: @escaping () -> any Presentable = { RangeInNewRootTests.Flow(.stack(.a)) }
        ) {
            self.root = root
            self.version = version
            self.flow = flow
        }

        func migrated(_ old: SavedValue, from version: Int) -> SavedValue { old }
        func mayEnter(_ place: Place, from asker: Asker) -> Verdict<Place> {
            place == denied ? .refuse("off") : .allow
        }
        func transition(for route: Next, from asker: Asker) -> Next { route }
        func screen(for place: Place, router: Router<Route>) throws -> any Presentable {
            if place == broken { throw Broken() }
            made.append(place)
            return place == .flow ? flow() : Screen(router) { _ in NoView("\(place)") }
        }
    }

    private nonisolated static let stack = Root.stack(.list, above: [.item])
    private nonisolated static let columns = Root.split(primary: stack, secondary: .stack(.empty))

    private func restored(_ old: Navigator, by new: Club) throws -> Navigator {
        let navigator = Navigator(root: new, restoring: try Snapshot(text: old.snapshot().text))
        navigator.attach(TestHost())
        return navigator
    }

    @Test(
        arguments: [
            (
                stack, .split(primary: .stack(.list), secondary: .stack(.empty)),
                "split[stack[list > item], stack[empty]]", []
            ),
            (.screen(.list), .stack(.list), "stack[list]", []),
            (stack, .screen(.list), "(list)", ["item"]),
            (stack, .tabs(.other, .list), "tabs[other, *list]", ["item"]),
            (stack, .tabs(.screen(.other), [.stack(.list)]), "tabs[other, *stack[list > item]]", []),
            (
                .tabs(.screen(.other), [stack], selected: 1), columns,
                "split[stack[list > item], stack[empty]]", ["other"]
            ),
            (columns, .stack(.list), "stack[list > item]", ["empty"]),
            (
                columns,
                .split(primary: .stack(.list), supplementary: .screen(.other), secondary: .stack(.empty)),
                "split[stack[list > item], other, stack[empty]]", []
            ),
            (
                .stack(.other, above: [.list]), columns, "split[stack[list > item], stack[empty]]",
                ["other", "list"]
            ),
            (
                stack, .pages(.stack(.other), [.stack(.empty)]), "pages[*stack[other], stack[empty]]",
                ["list", "item"]
            ),
        ] as [(Root, Root, String, [String])])
    func `what was saved stands in the container of today`(
        old: Root, new: Root, expected: String, lost: [String]
    ) throws {
        let before = Navigator(root: Club(old, version: 1))
        before.attach(TestHost())
        let after = try restored(before, by: Club(new, version: 2))
        #expect(after.tree.notation == expected)
        #expect(after.notRestored.map(\.label) == lost)
        #expect(Set(after.tree.nodes.map(\.id)).count == after.tree.nodes.count)
        #expect(after.pending.isEmpty && after.disagreement == nil)
        var replay = try Replay(text: after.journal.text())
        try replay.playToEnd()
        #expect(replay.tree.notation == after.tree.notation)
        let again = try restored(after, by: Club(new, version: 2))
        #expect(again.tree.notation == expected && again.notRestored.isEmpty)
        let same = try restored(before, by: Club(new, version: 1))
        #expect(same.tree.notation == before.tree.notation)
    }

    @Test func `what a place that is lost presented is lost with it, and nothing else`() throws {
        let before = Navigator(root: Club(.tabs(.list, .other), version: 1))
        before.attach(TestHost())
        let list = before.made(for: before.tree.visible.id) as? Screen
        (list?.model as? Router<Club.Next>)?.trigger(.present(.sheet, as: .sheet))
        (before.made(for: before.tree.root.id) as? Club)?.router.trigger(.present(.lock, as: .fullScreen))
        #expect(before.tree.notation == "tabs[*list, other] + sheet(sheet) + fullScreen(lock by tabs)")
        let after = try restored(before, by: Club(.pages(.other, .empty), version: 2))
        #expect(after.tree.notation == "pages[*other, empty] + fullScreen(lock by pages)")
        #expect(after.notRestored.map(\.label) == ["list", "sheet"])
    }

    @Test func `a lock stays above what a guard does not let in any more`() throws {
        let before = Navigator(root: Club(.screen(.list), version: 1))
        before.attach(TestHost())
        let club = try #require(before.made(for: before.tree.root.id) as? Club)
        club.router.trigger(.present(.sheet, as: .sheet))
        club.router.trigger(.present(.lock, as: .fullScreen))
        let new = Club(.screen(.list), version: 1)
        new.denied = .sheet
        let after = try restored(before, by: new)
        #expect(after.tree.notation.hasPrefix("(list) + fullScreen(lock"))
        #expect(after.notRestored.map(\.label) == ["sheet"])
    }

    @Test func `a tab that a guard refuses is not made, be it the last that is left`() throws {
        let before = Navigator(root: Club(.tabs(.list, .other, .empty), version: 1))
        before.attach(TestHost())
        let new = Club(.tabs(.list, .other, .empty), version: 1)
        (new.denied, new.broken) = (.list, .other)
        let after = try restored(before, by: new)
        #expect(after.tree.notation == "tabs[list, other, *empty]" && new.made == [.empty])
        let last = Club(.tabs(.list, .other), version: 1)
        (last.denied, last.broken) = (.list, .other)
        let none = try restored(Navigator(root: Club(.tabs(.list, .other), version: 1)), by: last)
        #expect(last.made.isEmpty && none.tree.visible.label != "list", "\(none.tree)")
    }
}
