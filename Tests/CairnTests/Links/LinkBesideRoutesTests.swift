import Cairn
import CairnContract
import CairnTesting
import Testing

/// A link that comes while the root coordinator's own route has no outcome yet: nobody's older wish, so it stays.
@MainActor
struct LinkBesideRoutesTests {
    enum Place: Cairn.Destination { case list, edit, login, match }

    final class Draft: LeaveGuard {
        let isArmed = true
        func mayLeave() -> Dialog<Bool> { Dialog("Discard?", .button("Discard", true), .cancel) }
    }

    /// Asks for the end of a session in its own name.
    final class Window: WaitingCoordinator, Routed {
        enum Route { case edit, expired }
        typealias Destination = Place

        let router = Router<Route>()
        let root = Tree.Root<Place>.stack(.list)
        var takesTime = false

        func decision(for route: Route, from asker: Asker) async -> Next {
            guard route == .expired else { return .push(.edit) }
            if takesTime { for _ in 0..<5 { await Task.yield() } }
            return .replaceAll(.stack(.login))
        }

        func screen(for place: Place, router: Router<Route>) -> any Presentable {
            place == .edit ? Screen(Draft()) { _ in NoView("edit") } : NoView("\(place)")
        }
    }

    private func begin(_ app: TestApp<Window>) async throws {
        await app.trigger(.edit)
        try app.expect("stack[list > edit]")
    }

    @Test func `it does not take back that a session has expired`() async throws {
        let window = Window()
        window.takesTime = true
        try await TestApp.run(window) { app in
            let expired = window.router.trigger(.expired)
            let link = app.navigator.follow(LinkPath(Place.match))
            #expect(await link.outcome == .performed)
            #expect(await expired.outcome == .performed)
            try app.expect("stack[login]")
        }
    }

    @Test func `it goes on where a leave-guard is asked about that, whose question it dismisses`()
        async throws
    {
        let window = Window()
        try await TestApp.run(window) { app in
            try await begin(app)
            let expired = window.router.trigger(.expired)
            await app.rest()
            try app.expect(#"stack[list > edit] + alert(dialog("Discard?"))"#)
            let link = app.navigator.follow(LinkPath(Place.match))
            #expect(await link.outcome == .performed)
            guard case .refused(.leaveRefused) = await expired.outcome else {
                Issue.record("\(expired)")
                return
            }
            try app.expect("stack[list > edit > match]")
        }
    }
}
