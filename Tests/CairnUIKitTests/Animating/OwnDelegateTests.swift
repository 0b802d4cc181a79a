#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// A stack whose delegate is the app's own, and has animators itself.
    @MainActor
    @Suite(.simulator)
    struct OwnDelegateTests {
        private let simulator = Simulator.current
        private let own = OwnDelegate()
        private let animated: AnimatedTrial
        private var trial: Trial { animated.trial }

        /// Fades what is named `own…`.
        private final class OwnDelegate: NSObject, UINavigationControllerDelegate {
            let fades = Movements(FadeAnimator())
            var driver: UIPercentDrivenInteractiveTransition?
            private(set) var shown: [String] = []

            func navigationController(
                _ stack: UINavigationController, willShow controller: UIViewController, animated: Bool
            ) { shown.append("will \(controller.title ?? "")") }

            func navigationController(
                _ stack: UINavigationController, didShow controller: UIViewController, animated: Bool
            ) { shown.append("did \(controller.title ?? "")") }

            func navigationController(
                _ stack: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation,
                from old: UIViewController, to new: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                let page = operation == .push ? new : old
                guard page.title?.hasPrefix("own") == true else { return nil }
                return fades.animation(operation == .push ? .opening : .closing, of: page)
            }

            func navigationController(
                _ stack: UINavigationController,
                interactionControllerFor animation: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

            func takeShown() -> [String] {
                defer { shown = [] }
                return shown
            }
        }

        init() {
            animated = AnimatedTrial(.stack("a"))
            animated.stack?.delegate = own
            trial.navigator.lookAgain()
            simulator.settle()
        }

        @Test func `its animators bring and take away what has no name of the host's`() throws {
            try trial.ask(.push("own1"), from: "a")
            try trial.expect("stack[a > own1]")
            try trial.ask(.animated(.push("own2"), by: .fade), from: "own1")
            try trial.expect("stack[a > own1 > own2]")
            try trial.ask(.close, from: "own2")
            try trial.expect("stack[a > own1]")
            try simulator.user.tapBack()
            try trial.expect("stack[a]")
            #expect(own.fades.take() == ["opening own1", "closing own1"])
            #expect(animated.fades.take() == ["opening own2", "closing own2"])
        }

        @Test func `it is told what is shown, whoever's animator is at work`() throws {
            try trial.ask(.push("own"), from: "a")
            simulator.settle()
            try trial.ask(.animated(.push("b"), by: .fade), from: "own")
            simulator.settle()
            #expect(own.takeShown().suffix(4) == ["will own", "did own", "will b", "did b"])
            try simulator.user.tapBack()
            simulator.settle()
            #expect(own.takeShown() == ["will own", "did own"])
        }

        @Test func `a finger from the edge drives its animator, and may take it back`() throws {
            try trial.ask(.push("own"), from: "a")
            try trial.expect("stack[a > own]")
            try simulator.user.swipeBack(cancelAt: 0.4)
            try trial.expect("stack[a > own]")
            try simulator.user.swipeBack()
            try trial.expect("stack[a]")
            #expect(own.fades.take() == ["opening own", "closing own, taken back", "closing own"])
        }

        @Test func `a screen that it has no animator for keeps UIKit's own swipe`() throws {
            try trial.ask(.push("own"), from: "a")
            try trial.ask(.push("b"), from: "own")
            try trial.expect("stack[a > own > b]")
            try simulator.user.swipeBack(cancelAt: 0.4)
            try trial.expect("stack[a > own > b]")
            try simulator.user.swipeBack()
            try trial.expect("stack[a > own]")
            #expect(own.fades.take() == ["opening own"])
        }

        @Test(arguments: [true, false])
        func `a gesture of its own that pops by its own driver is heard`(finishes: Bool) throws {
            try trial.ask(.push("own"), from: "a")
            try trial.expect("stack[a > own]")
            let driver = UIPercentDrivenInteractiveTransition()
            own.driver = driver
            animated.stack?.popViewController(animated: true)
            simulator.clock.turn()
            driver.update(0.4)
            let request = try trial.ask(.push("c"), from: "a")
            #expect(request.result == nil)
            if finishes { driver.finish() } else { driver.cancel() }
            own.driver = nil
            try trial.expect(finishes ? "stack[a > c]" : "stack[a > own > c]")
        }

        @Test func `a push follows a tab that the delegate's own animator brings`() throws {
            let fading = FadingTabs()
            let animated = AnimatedTrial(.tabs(.stack("a"), [.stack("b")]))
            let tabs = try #require(animated.stage.window.rootViewController as? UITabBarController)
            tabs.delegate = fading
            // Found as soon as anything has moved.
            try animated.trial.ask(.push("c"), from: "a")
            simulator.settle()
            try simulator.user.tapTab("B")
            simulator.clock.advance(by: .milliseconds(100))
            try animated.trial.ask(.push("d"), from: "b")
            #expect(tabs.transitionCoordinator != nil && animated.stack?.viewControllers.count == 1)
            try animated.trial.expect("tabs[stack[a > c], *stack[b > d]]")
            #expect(fading.fades.take() == ["opening b"])
            #expect(simulator.log.warnings == [])
        }

        private final class FadingTabs: NSObject, UITabBarControllerDelegate {
            let fades = Movements(FadeAnimator())

            func tabBarController(
                _ tabs: UITabBarController, animationControllerForTransitionFrom old: UIViewController,
                to new: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { fades.animation(.opening, of: new) }
        }
    }
#endif
