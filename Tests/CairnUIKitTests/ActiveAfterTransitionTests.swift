#if HEADLESS_UIKIT
    import Cairn
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    @MainActor
    @Suite(.simulator)
    struct ActiveAfterTransitionTests {
        @Test func `who becomes active by the back button hears of it once the transition is over`() throws {
            let simulator = Simulator.current
            let window = UIWindow(frame: UIScreen.main.bounds)
            let navigator = Navigator(root: Rooms())
            navigator.attach(UIKitHost(window: window))
            simulator.settle()
            let stack = try #require(window.rootViewController as? UINavigationController)
            let room = try #require(
                (navigator.made(for: navigator.tree.visible.id) as? Screen)?.model as? Room)
            navigator.router().trigger(Rooms.Route.inner)
            simulator.settle()
            var isOver: [Bool] = []
            room.becameActive = { isOver.append(stack.transitionCoordinator == nil) }
            try simulator.user.tapBack()
            simulator.settle()
            #expect(isOver == [true])
        }
    }

    @MainActor
    private final class Rooms: Coordinator {
        enum Route: Cairn.Destination { case outer, inner }
        let root = Tree.Root<Route>.stack(.outer)

        func screen(for route: Route, router: Router<Route>) -> any Presentable {
            Screen(Room()) { _ in UIViewController() }
        }
    }

    @MainActor
    private final class Room: Activatable {
        var becameActive: @MainActor () -> Void = {}
        func didBecomeActive() { becameActive() }
    }
#endif
