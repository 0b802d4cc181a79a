import Cairn
import CairnContract
import CairnTesting
import Testing

/// Two tabs of one kind, with the same destinations, of which one lets nobody in, or not at once.
@MainActor
struct TwoLockedRoomsTests {
    enum Tab: Cairn.Destination, Codable { case left, right }
    enum Place: Cairn.Destination, Codable { case list, safe, login }

    final class Room: EnterGuard {
        typealias Destination = Place
        typealias Route = Place
        let root = Tree.Root<Place>.stack(.list)
        private let verdict: Verdict<Place>

        init(_ verdict: Verdict<Place>) { self.verdict = verdict }

        func screen(for place: Place, router: Router<Place>) -> any Presentable {
            place == .login ? SignUp() : Screen(router) { _ in NoView("\(place)") }
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

    /// The app begins again with both rooms entered, and the left one has a lock now.
    private func restored(front: Tab, left: Verdict<Place>) -> Navigator {
        let navigator = Navigator(root: House(left: .allow))
        navigator.attach(TestHost())
        navigator.router(for: Place.self).trigger(.safe)
        navigator.router(for: Tab.self).trigger(.right)
        navigator.router(for: Place.self).trigger(.safe)
        navigator.router(for: Tab.self).trigger(front)
        let again = Navigator(root: House(left: left), restoring: navigator.snapshot())
        again.attach(TestHost())
        return again
    }

    @Test(arguments: [false, true])
    func `who is refused by one of two guards is let in by the other`(waits: Bool) async throws {
        let again = restored(front: .left, left: waits ? .wait { .refuse("locked") } : .refuse("locked"))
        _ = await again.pending.first?.outcome
        #expect(again.tree.notation == "tabs[*left:stack[list], right:stack[list > safe]]")
        #expect(again.notRestored.map(\.label) == ["safe"])
    }

    @Test func `nothing comes first for a place in a tab behind, which is lost`() throws {
        let again = restored(front: .right, left: .interpose(.login, as: .sheet))
        #expect(again.tree.notation == "tabs[left:stack[list], *right:stack[list > safe]]")
        #expect(again.notRestored.map(\.label) == ["safe"])
        // The guard is asked as ever.
        again.router(for: Tab.self).trigger(.left)
        again.router(for: Place.self).trigger(.safe)
        #expect(again.tree.notation.contains("*left:stack[list], right") && again.tree.modals.count == 1)
    }

    @Test func `when what has to come first is left, all else comes back`() async throws {
        let again = restored(front: .left, left: .interpose(.login, as: .sheet))
        #expect(again.tree.notation == "tabs[*left:stack[list], right] + sheet(login:stack[name] by tabs)")
        let restoring = try #require(again.pending.first)
        again.router(for: SignUp.Route.self).close()
        #expect(await restoring.outcome == .performed)
        #expect(again.tree.notation == "tabs[*left:stack[list], right:stack[list > safe]]")
        #expect(again.notRestored.map(\.label) == ["safe"])
    }

    @Test(arguments: [false, true])
    func `a link at launch waits for what is being restored, and begins there`(passes: Bool) async throws {
        let again = restored(
            front: .left,
            left: .wait {
                await Task.yield(); return passes ? .allow : .refuse("locked")
            })
        let restoring = try #require(again.pending.first)
        let link = again.follow(LinkPath(Tab.right))
        #expect(link.result == nil)
        #expect(await restoring.outcome == .performed)
        #expect(await link.outcome == .performed)
        #expect(
            again.tree.notation
                == "tabs[left:stack[list\(passes ? " > safe" : "")], *right:stack[list > safe]]")
    }
}
