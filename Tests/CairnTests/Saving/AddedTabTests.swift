import Cairn
import CairnContract
import CairnTesting
import Testing

/// An app whose new version has another tab, and which says that it is another version.
@MainActor
struct AddedTabTests {
    enum Place: String, Cairn.Destination, Codable { case news, matches, club, about, match }

    final class Club: MigratingCoordinator {
        typealias Destination = Place
        typealias Route = Next
        typealias Next = Tree.Transition<Place, Never>
        let root: Tree.Root<Place>
        let version: Int

        init(_ tabs: [Place], version: Int) {
            let roots = tabs.map { Tree.Root<Place>.stack($0) }
            root = .tabs(roots[0], Array(roots.dropFirst()))
            self.version = version
        }

        func migrated(_ old: SavedValue, from version: Int) -> SavedValue { old }
        func transition(for route: Next, from asker: Asker) -> Next { route }
        func screen(for place: Place, router: Router<Route>) -> any Presentable {
            Screen(router) { _ in NoView("\(place)") }
        }
    }

    private func restored(_ old: [Place], by new: [Place], version: Int = 2) throws -> Navigator {
        let before = Navigator(root: Club(old, version: 1))
        return Navigator(
            root: Club(new, version: version), restoring: try Snapshot(text: before.snapshot().text))
    }

    @Test(
        arguments: [
            (
                [.news, .matches], [.news, .matches, .club], "tabs[*stack[news], stack[matches], stack[club]]"
            ),
            (
                [.news, .matches], [.club, .news, .matches], "tabs[stack[club], *stack[news], stack[matches]]"
            ),
            (
                [.news, .matches], [.news, .club, .matches, .about],
                "tabs[*stack[news], stack[club], stack[matches], stack[about]]"
            ),
            ([.news, .matches], [.matches, .club, .about], "tabs[*stack[news], stack[matches]]"),
            ([.news, .matches], [.news], "tabs[*stack[news], stack[matches]]"),
        ] as [([Place], [Place], String)])
    func `tabs that another version begins with come among those that were saved`(
        old: [Place], new: [Place], expected: String
    ) throws {
        let navigator = try restored(old, by: new)
        #expect(navigator.tree.notation == expected && navigator.notRestored.isEmpty)
        #expect(Set(navigator.tree.nodes.map(\.id)).count == navigator.tree.nodes.count)
        let host = TestHost()
        navigator.attach(host)
        host.endSteps()
        for index in new.indices where navigator.tree.root.children.indices.contains(index) {
            _ = host.tapTab(index)
            host.endSteps()
            #expect(navigator.tree.root.front?.visible.id == navigator.tree.visible.id)
            #expect(navigator.made(for: navigator.tree.visible.id) != nil)
        }
        let again = Navigator(root: Club(new, version: 2), restoring: navigator.snapshot())
        #expect(again.tree.notation == navigator.tree.notation)
    }

    @Test func `a tab that only the root has got comes without another version`() throws {
        let navigator = try restored([.news, .matches], by: [.news, .club, .matches], version: 1)
        #expect(navigator.tree.notation == "tabs[*stack[news], stack[club], stack[matches]]")
        #expect(navigator.notRestored.isEmpty)
        let again = Navigator(
            root: Club([.news, .club, .matches], version: 1), restoring: navigator.snapshot())
        #expect(again.tree.notation == navigator.tree.notation)
    }

    @Test func `tabs that a request has put in the place of those of the root come back as they were`() throws
    {
        let tabs: [Place] = [.news, .matches, .club]
        let before = Navigator(root: Club(tabs, version: 1))
        let fewer = Tree.Root<Place>.tabs(.stack(.news), [.stack(.matches)])
        before.router(for: Club.Route.self).trigger(.replaceAll(fewer))
        #expect(before.tree.notation == "tabs[*stack[news], stack[matches]]")
        let navigator = Navigator(
            root: Club(tabs, version: 1), restoring: try Snapshot(text: before.snapshot().text))
        #expect(navigator.tree.notation == before.tree.notation)
    }
}
