import Cairn
import CairnTesting
import Testing

/// One view model in several places or windows asks in the name of the newest that is in a tree.
@MainActor
struct SeveralPlacesTests {
    private let gallery = Gallery()
    private var wall: Wall { gallery.wall }

    @Test func `it asks in the name of its newest place, and of the one before when that leaves`() throws {
        let stage = Stage(gallery)
        try stage.ask(for: Gallery.Route.wallInASheet)
        wall.router.trigger(.picture(1))
        #expect(stage.tree == "stack[wall] + sheet(stack[wall > picture(1)])")
        try stage.ask(for: Gallery.Route.picture(2), from: "picture(1)")
        wall.router.close()
        #expect(stage.tree == "stack[wall]")
        wall.router.trigger(.picture(3))
        #expect(stage.tree == "stack[wall > picture(3)]")
        stage.expectAtRest()
    }

    @Test func `when the older place leaves it still asks in the name of the newer one`() throws {
        let other = Wall()
        let first = Stage(Gallery(other))
        let second = Stage(Gallery(other))
        first.navigator.windowClosed()
        #expect(other.router.trigger(.picture(1)).result == .performed)
        #expect(second.tree == "stack[wall > picture(1)]")
    }

    @Test func `in two windows it asks in the one that has shown it last`() {
        let first = Stage(gallery)
        let second = Stage(Gallery(wall))
        wall.router.trigger(.picture(1))
        #expect(first.tree == "stack[wall]")
        #expect(second.tree == "stack[wall > picture(1)]")
        second.navigator.windowClosed()
        wall.router.trigger(.picture(2))
        #expect(first.tree == "stack[wall > picture(2)]")
        first.expectAtRest()
    }

    @Test func `a window that is let go without a word is no place any more`() {
        let first = Stage(gallery)
        var second: Navigator? = Navigator(root: Gallery(wall))
        #expect(second?.tree.notation == "stack[wall]")
        second = nil
        #expect(wall.router.trigger(.picture(1)).result == .performed)
        #expect(first.tree == "stack[wall > picture(1)]")
    }

    @Test func `when none is left its requests are refused, until it is placed again`() {
        let first = Stage(gallery)
        first.navigator.windowClosed()
        #expect(wall.router.trigger(.picture(1)).result == .refused(.noNavigator))
        let second = Stage(Gallery(wall))
        #expect(wall.router.trigger(.picture(2)).result == .performed)
        #expect(second.tree == "stack[wall > picture(2)]")
    }

    @Test func `when its navigator is gone its requests are refused for that`() {
        var navigator: Navigator? = Navigator(root: gallery)
        #expect(navigator != nil)
        navigator = nil
        #expect(wall.router.trigger(.picture(1)).result == .refused(.noNavigator))
    }
}
