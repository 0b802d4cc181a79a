import Cairn
import CairnContract
import CairnTesting
import Testing

/// What a coordinator of tabs has put on the stack of one of them, which another coordinator holds.
@MainActor
struct OnATabsStackTests {
    @Test func `a link leads to it once, however often it is followed, and is what is printed`() async throws
    {
        try await TestApp.run(Settings(inFront: false)) { app in
            await app.follow("app://about", by: Settings.links)
            try app.expect("tabs[x:stack[menu], *y:stack[menu > about]]")
            await app.follow("app://about", by: Settings.links)
            try app.expect("tabs[x:stack[menu], *y:stack[menu > about]]")
            #expect(try Settings.links.print(visibleIn: app.navigator.tree) == "app://about")
            await app.follow("app://x", by: Settings.links)
            try app.expect("tabs[*x:stack[menu], y:stack[menu > about]]")
            await app.follow("app://about", by: Settings.links)
            try app.expect("tabs[x:stack[menu], *y:stack[menu > about]]")
            try expectReplay(of: app.navigator)
        }
    }

    @Test func `so it does where it was pushed on what was in front`() async throws {
        try await TestApp.run(Settings(inFront: true)) { app in
            await app.follow("app://about", by: Settings.links)
            try app.expect("tabs[*x:stack[menu > about], y]")
            await app.follow("app://about", by: Settings.links)
            try app.expect("tabs[*x:stack[menu > about], y]")
            try expectReplay(of: app.navigator)
        }
    }

    private func expectReplay(of navigator: Navigator) throws {
        var replay = try Replay(text: navigator.journal.text())
        try replay.playToEnd()
        #expect(replay.tree.notation == navigator.tree.notation)
    }
}

@MainActor
private final class Settings: Coordinator {
    enum Route: Cairn.Destination { case x, y, about }
    static let links = LinkTable<Route>(
        scheme: "app", [.link("x", to: .x), .link("y", to: .y), .link("about", to: .about)])
    let inFront: Bool
    var root: Tree.Root<Route> { .tabs(.x, .y) }

    init(inFront: Bool) { self.inFront = inFront }

    func transition(for route: Route, from asker: Asker) -> Next {
        guard route == .about else { return .select(route) }
        return inFront ? .push(.about) : .several(.select(.y), .in(.tab(.y), .push(.about)))
    }

    func transition(toLinked route: Route) -> Next {
        guard route == .about else { return .select(route) }
        return inFront ? .push(.about) : .several(.select(.y), .in(.tab(.y), .push(.about)))
    }

    func screen(for route: Route, router: Router<Route>) -> any Presentable {
        route == .about ? Screen(0) { _ in NoView("about") } : Menu()
    }
}

@MainActor
private final class Menu: Coordinator {
    enum Route: Cairn.Destination { case menu }
    var root: Tree.Root<Route> { .stack(.menu) }

    func screen(for route: Route, router: Router<Route>) -> any Presentable {
        Screen(0) { _ in NoView("menu") }
    }
}
