import Cairn
import CairnContract
import Testing

/// What waited for a screen that never comes is refused, and says why.
@MainActor
struct NeverShownTests {
    private let gallery = Gallery()

    @Test func `what was asked in a change that is refused is refused with it, and noted`() async throws {
        let stage = Stage(gallery)
        try stage.ask(for: Gallery.Route.sketchOnATornOne(1))
        for request in gallery.asked {
            #expect(await request.outcome == .refused(.neverShown(route: request.route)))
        }
        #expect(gallery.asked.count == 2)
        #expect(
            stage.navigator.journal.entries.suffix(2).map(\.outcome) == gallery.asked.compactMap(\.result))
        #expect(stage.tree == "stack[wall]")
        stage.expectAtRest()
    }

    @Test func `the reason says what to do`() {
        #expect(
            "\(Refusal.neverShown(route: "picture(1)"))"
                == "'picture(1)' was asked before its screen was shown, and that never was; return the view model that "
                + "holds this router in a Screen, or ask by the router of screen(for:router:)")
    }

    @Test func `whoever lets a router go hears of what it asked`() async {
        var picture: Picture? = Picture()
        let request = picture?.router.trigger(.picture(1))
        picture = nil
        #expect(await request?.outcome == .refused(.neverShown(route: "picture(1)")))
    }

    @Test func `whoever waits for what a flow ends with hears of it too`() async {
        let wall = Wall()
        let task = Task { try await wall.router.run(.hall) }
        await Task.yield()
        let navigator = Navigator(root: Door(wall))
        await #expect(throws: Refusal.neverShown(route: "hall")) { try await task.value }
        #expect(navigator.pending.isEmpty)
    }

    @Test func `what waits stays when another change brings its screen in the same turn`() async throws {
        let wall = Wall()
        let request = wall.router.trigger(.picture(1))
        let refused = Navigator(root: Door(wall))
        #expect(refused.tree.notation == "(beginningRefused)")
        let stage = Stage(Gallery(wall))
        #expect(request.result == .performed)
        #expect(stage.tree == "stack[wall > picture(1)]")
    }

    @Test func `a window whose beginning is refused never shows what waited for it`() async {
        let wall = Wall()
        let request = wall.router.trigger(.picture(1))
        let navigator = Navigator(root: Door(wall))
        #expect(await request.outcome == .refused(.neverShown(route: "picture(1)")))
        #expect(navigator.journal.entries.last?.outcome == request.result)
    }

    @Test func `a window that is closed before the change is made refuses what waited`() async throws {
        let door = LateDoor()
        let request = door.wall.router.trigger(.picture(1))
        let navigator = Navigator(root: door)
        await door.answer.whenAsked()
        #expect(request.result == nil)
        navigator.windowClosed()
        #expect(await request.outcome == .refused(.neverShown(route: "picture(1)")))
        door.answer.give(true)
    }

    @Test func `a navigator that goes before the change is made refuses what waited`() async throws {
        let door = LateDoor()
        let request = door.wall.router.trigger(.picture(1))
        var navigator: Navigator? = Navigator(root: door)
        #expect(navigator?.pending.isEmpty == false)
        await door.answer.whenAsked()
        navigator = nil
        #expect(await request.outcome == .refused(.neverShown(route: "picture(1)")))
        door.answer.give(true)
    }

    @Test func `a tab that was made for a refused change is kept, and what it asked is refused`() async throws
    {
        let root = SketchCoordinator(.tabs(.stack("s1"), [.stack("s2_early_made")]))
        let stage = Stage(root)
        let refused = try stage.ask(.several(.select("s2_early_made"), .push("dialog")))
        guard case .refused? = refused.result else {
            Issue.record("\(refused)")
            return
        }
        let asked = try #require(root.scene.requests.first?.request)
        #expect(await asked.outcome == .refused(.neverShown(route: asked.route)))
        try stage.ask(.select("s2_early_made"))
        try stage.ask(.push("a"))
        #expect(stage.tree == "tabs[stack[s1], *stack[s2_early_made > a]]")
        #expect(root.scene.handed.count { $0.place == "s2_early_made" } == 1)
        stage.expectAtRest()
    }
}
