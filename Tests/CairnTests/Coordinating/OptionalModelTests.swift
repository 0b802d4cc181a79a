import Cairn
import CairnContract
import CairnTesting
import Testing

/// A view model that a coordinator keeps as `Draft!` is asked and told as one that it keeps as `Draft`.
@MainActor
struct OptionalModelTests {
    private final class Draft: LeaveGuard, Routed, Activatable, Restorable {
        let router = Router<Edit.Route>()
        private(set) var asked = 0
        private(set) var isActive = false
        var isArmed: Bool { asked == 0 }
        func mayLeave() -> Bool {
            asked += 1
            return false
        }
        func didBecomeActive() { isActive = true }
        var saved: String { "what was typed" }
        func restore(_ saved: String) {}
    }

    private final class Edit: Coordinator {
        enum Route: Cairn.Destination, Codable { case list, draft, note }
        var root: Tree.Root<Route> { .stack(.list) }
        var draft: Draft!

        func screen(for route: Route, router: Router<Route>) -> any Presentable {
            guard route == .draft else { return Screen(router) { _ in NoView("list") } }
            draft = Draft()
            return Screen(draft) { _ in NoView("draft") }
        }
    }

    @Test func `its guard is asked, its requests are performed, it is told that it is active, and saved`()
        async throws
    {
        let edit = Edit()
        try await TestApp.run(edit, lenient: true) { app in
            await app.trigger(.draft)
            let draft = try #require(edit.draft)
            app.host.tapBack()
            await app.rest()
            #expect(draft.asked == 1)
            try app.expect("stack[list > draft]")
            #expect(draft.isActive)
            #expect(app.navigator.snapshot().text.contains("what was typed"))
            #expect(draft.router.trigger(.note).result == .performed)
            try app.expect("stack[list > draft > note]")
        }
    }
}
