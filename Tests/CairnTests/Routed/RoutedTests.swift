import Cairn
import CairnTesting
import Testing

/// A router that was made before its screen asks as one does that the screen was made with.
@MainActor
struct RoutedTests {
    private let gallery = Gallery()
    private let stage: Stage
    private var wall: Wall { gallery.wall }

    init() { stage = Stage(gallery) }

    @Test func `it asks by the coordinator's routes, with nothing said`() throws {
        wall.router.trigger(.picture(1))
        let picture: Picture = try stage.model()
        #expect(picture.router.trigger(.picture(2)).result == .performed)
        #expect(stage.tree == "stack[wall > picture(1) > picture(2)]")
        stage.expectAtRest()
    }

    @Test func `routes of its own are those that its screen says`() {
        let request = wall.router.trigger(.picture(1))
        #expect(request.result == .performed)
        #expect(stage.tree == "stack[wall > picture(1)]")
        #expect(stage.navigator.journal.entries.last.map { "\($0.cause)" }?.contains("wall(") == true)
    }

    @Test func `it closes its own screen`() throws {
        wall.router.trigger(.picture(1))
        let picture: Picture = try stage.model()
        #expect(picture.router.close().result == .performed)
        #expect(stage.tree == "stack[wall]")
        #expect(picture.router.close().result == .refused(.askerLeft))
    }

    @Test func `a router scoped from it asks in the same name`() {
        let numbers: Router<Int> = wall.router.scoped { .picture($0) }
        #expect(numbers.trigger(7).result == .performed)
        #expect(stage.tree == "stack[wall > picture(7)]")
    }

    @Test func `a router outward from it passes by the routes of its screen`() {
        #expect(wall.router.parent(Gallery.Route.self).trigger(.picture(3)).result == .performed)
        #expect(stage.tree == "stack[wall > picture(3)]")
    }

    @Test func `it waits for what a flow ends with`() async throws {
        async let name = wall.router.run(.hall)
        try await waitUntil { stage.tree == "stack[wall > hall(door > window)]" }
        try stage.model(Hall.self, of: "hall").router.trigger(.name("Rose"))
        #expect(try await name == "Rose")
        #expect(stage.tree == "stack[wall]")
        stage.expectAtRest()
    }

    @Test func `it knows who opened its screen`() throws {
        #expect(throws: Refusal.wrongType(expected: "Wall", found: "Gallery")) {
            try wall.router.opener?.model(Wall.self)
        }
        wall.router.trigger(.picture(1))
        let picture: Picture = try stage.model()
        #expect(try picture.router.opener?.model(Wall.self) === wall)
        picture.router.close()
        #expect(picture.router.opener == nil)
        #expect(Picture().router.opener == nil)
    }

    @Test func `routes that the coordinator does not know refuse the screen, and both types are named`()
        throws
    {
        let request = try stage.ask(for: Gallery.Route.misfit)
        let refusal = Refusal.unknownRoutes(
            of: "Wall", routes: "CairnTests.Wall.Route", coordinator: "Gallery",
            knows: "CairnTests.Gallery.Route")
        #expect(request.result == .refused(refusal))
        #expect(
            "\(refusal)".hasPrefix(
                "Wall asks for CairnTests.Wall.Route, Gallery knows CairnTests.Gallery.Route"))
        #expect(stage.tree == "stack[wall]")
        stage.expectAtRest()
    }

    @Test func `a screen that leaves is let go at once, with its router's requests all told`() throws {
        wall.router.trigger(.picture(1))
        weak let picture: Picture? = try stage.model()
        #expect(picture != nil)
        stage.host.tapBack()
        #expect(picture == nil)
        stage.expectAtRest()
    }
}
