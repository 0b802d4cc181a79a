import Cairn
import CairnTesting
import Testing

/// Two tabs of one kind, with the same destinations, of which one lets nobody in.
@MainActor
struct TwoLockedRoomsTests {
    enum Tab: Cairn.Destination, Codable { case left, right }
    enum Place: Cairn.Destination, Codable { case list, safe }

    final class Room: EnterGuard {
        typealias Destination = Place
        typealias Route = Place
        let root = Tree.Root<Place>.stack(.list)
        private let verdict: Verdict<Place>

        init(_ verdict: Verdict<Place>) { self.verdict = verdict }

        func screen(for place: Place, router: Router<Place>) -> any Presentable {
            Screen(router) { _ in NoView("\(place)") }
        }

        func mayEnter(_ place: Place, from asker: Asker) -> Verdict<Place> {
            place == .safe ? verdict : .allow
        }
    }

    final class House: Coordinator {
        typealias Destination = Tab
        typealias Route = Tab
        let root = Tree.Root<Tab>.tabs(.left, .right)
        private let left: Verdict<Place>

        init(left: Verdict<Place>) { self.left = left }

        func transition(for tab: Tab, from asker: Asker) -> Next { .select(tab) }

        func screen(for tab: Tab, router: Router<Tab>) -> any Presentable {
            Room(tab == .left ? left : .allow)
        }
    }

    @Test(arguments: [false, true])
    func `who is refused by one of two guards is let in by the other`(waits: Bool) async throws {
        let navigator = Navigator(root: House(left: .allow))
        navigator.attach(TestHost())
        navigator.router(for: Place.self).trigger(.safe)
        navigator.router(for: Tab.self).trigger(.right)
        navigator.router(for: Place.self).trigger(.safe)
        navigator.router(for: Tab.self).trigger(.left)
        #expect(navigator.tree.notation == "tabs[*left:stack[list > safe], right:stack[list > safe]]")
        let again = Navigator(
            root: House(left: waits ? .wait { .refuse("locked") } : .refuse("locked")),
            restoring: navigator.snapshot())
        _ = await again.pending.first?.outcome
        #expect(again.tree.notation == "tabs[*left:stack[list], right:stack[list > safe]]")
        #expect(again.notRestored.map(\.label) == ["safe"])
    }
}
