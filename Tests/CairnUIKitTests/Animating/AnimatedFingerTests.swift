#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Testing
    import UIKit

    /// A finger from the edge where an animator has switched UIKit's own swipe off.
    @MainActor
    @Suite(.simulator)
    struct AnimatedFingerTests {
        private let animated = AnimatedTrial(.stack("a"))
        private var trial: Trial { animated.trial }
        private let simulator = Simulator.current

        init() throws {
            try trial.ask(.animated(.push("b"), by: .fade), from: "a")
            try trial.expect("stack[a > b]")
            _ = animated.fades.take()
        }

        @Test func `the swipe is among what a person can do, and at the root it is not`() throws {
            #expect(simulator.outline().actions.contains(.swipeBack))
            try simulator.user.swipeBack()
            try trial.expect("stack[a]")
            #expect(!simulator.outline().actions.contains(.swipeBack))
        }

        @Test func `the swipe drives the animator, and the screen is closed`() throws {
            try simulator.user.beginSwipeBack()
            simulator.clock.turn()
            simulator.user.moveSwipe(to: 0.5)
            #expect(abs((animated.stack?.transitionCoordinator?.percentComplete ?? 0) - 0.5) < 0.001)
            simulator.clock.advance(by: .seconds(5))
            #expect(trial.navigator.tree.notation == "stack[a > b]")
            simulator.user.endSwipe(finish: true)
            try trial.expect("stack[a]")
            #expect(animated.fades.take() == ["closing b"])
        }

        @Test func `a swipe that is taken back leaves tree, stack and appearance as they were`() throws {
            let tree = trial.navigator.tree
            let stack = try #require(animated.stack)
            let screens = stack.viewControllers
            try simulator.user.swipeBack(cancelAt: 0.6)
            try trial.expect("stack[a > b]")
            #expect(animated.fades.take() == ["closing b, taken back"])
            #expect(trial.navigator.tree == tree && stack.viewControllers == screens)
            #expect(screens[1].view.window != nil && screens[0].view.window == nil)
            #expect(screens[1].view.alpha == 1 && screens[1].view.frame == stack.view.bounds)
            #expect(trial.navigator.made(for: tree.visible.id) != nil)
            try simulator.user.swipeBack()
            try trial.expect("stack[a]")
            #expect(animated.fades.take() == ["closing b"])
        }

        @Test func `a finger that is gone before the transition starts is heard all the same`() throws {
            try simulator.user.beginSwipeBack()
            simulator.user.endSwipe(finish: false)
            try trial.expect("stack[a > b]")
            try simulator.user.beginSwipeBack()
            simulator.user.endSwipe(finish: true)
            try trial.expect("stack[a]")
        }

        @Test(arguments: [false, true])
        func `what other code does under a finger does not wait for that finger`(_ finishes: Bool) throws {
            let stack = try #require(animated.stack)
            let below = try #require(stack.viewControllers.first)
            try simulator.user.beginSwipeBack()
            simulator.clock.turn()
            simulator.user.moveSwipe(to: 0.4)
            stack.setViewControllers([UIViewController(), below], animated: true)
            simulator.user.endSwipe(finish: finishes)
            simulator.settle()
            #expect(!simulator.isMoving && stack.topViewController === below)
            try trial.expect("stack[~UIViewController > a]")
        }

        @Test func `a request made under the finger waits for it to let go`() throws {
            try simulator.user.beginSwipeBack()
            simulator.clock.turn()
            simulator.user.moveSwipe(to: 0.4)
            let request = try trial.ask(.push("c"), from: "b")
            simulator.clock.advance(by: .seconds(1))
            #expect(request.result == nil)
            simulator.user.endSwipe(finish: false)
            try trial.expect("stack[a > b > c]")
            #expect(request.result == .performed)
        }

        @Test func `a finger on a screen that came by no animator is UIKit's`() throws {
            try trial.ask(.push("c"), from: "b")
            try trial.expect("stack[a > b > c]")
            try simulator.user.swipeBack(cancelAt: 0.5)
            try trial.expect("stack[a > b > c]")
            try simulator.user.swipeBack()
            try trial.expect("stack[a > b]")
            #expect(animated.fades.take() == [])
        }

        @Test func `a leave-guard holds the finger up`() throws {
            try trial.ask(.animated(.push("form1"), by: .fade), from: "b")
            try trial.expect("stack[a > b > form1]")
            try simulator.user.beginSwipeBack()
            simulator.user.endSwipe(finish: true)
            simulator.settle()
            #expect(trial.navigator.tree.notation == "stack[a > b > form1]")
            #expect(animated.stack?.viewControllers.count == 3)
            let form = try #require(trial.navigator.front as? SketchForm)
            form.isArmed = false
            try simulator.user.swipeBack()
            simulator.settle()
            #expect(trial.navigator.tree.notation == "stack[a > b]")
            #expect(animated.fades.take() == ["opening form1", "closing form1"])
        }
    }
#endif
