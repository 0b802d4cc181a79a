#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Testing
    import UIKit

    /// Transitions that nobody holds, and that end as if a finger had let go of them.
    @MainActor @Suite(.simulator)
    struct TakenBackTests {
        /// Completes what opens only, or what closes.
        private struct OneWay: Animator {
            let way: AnimationDirection

            func animation(
                _ direction: AnimationDirection, of page: UIViewController
            ) -> any UIViewControllerAnimatedTransitioning {
                Ending(completes: direction == way)
            }
        }

        private final class Ending: NSObject, UIViewControllerAnimatedTransitioning {
            private let completes: Bool

            init(completes: Bool) { self.completes = completes }

            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
                -> TimeInterval
            {
                0.2
            }

            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
                UIView.animate(withDuration: 0.2) {
                } completion: { [completes] _ in
                    context.completeTransition(completes)
                }
            }
        }

        private let simulator = Simulator.current

        private func navigator(
            _ root: Tree.Root<Place>, completing way: AnimationDirection
        ) -> Navigator {
            let navigator = Navigator(root: SketchCoordinator(root) { SimulatorStage.view(named: $0) })
            navigator.attach(
                UIKitHost(
                    window: UIWindow(frame: UIScreen.main.bounds),
                    configuration: .init(animators: [.fade: OneWay(way: way)])))
            simulator.settle()
            return navigator
        }

        enum Closing: CaseIterable { case pop, popToRoot, close, tap, dismiss }

        @Test(arguments: Closing.allCases)
        func `what an animator takes back is closed without it`(closing: Closing) throws {
            let navigator = navigator(.stack("a"), completing: .opening)
            let router = try #require(navigator.sketch("a")?.router)
            router.trigger(
                .animated(closing == .dismiss ? .present("b", as: .fullScreen) : .push("b"), by: .fade))
            simulator.settle()
            #expect(simulator.outline().top?.screen.front == "b")
            switch closing {
            case .pop: router.trigger(.pop)
            case .popToRoot: router.trigger(.popToRoot)
            case .close: navigator.sketch("b")?.router.close()
            case .tap: try simulator.user.tapBack()
            case .dismiss: router.trigger(.dismiss)
            }
            simulator.settle()
            #expect(navigator.isSettled && navigator.disagreement == nil)
            #expect(navigator.tree.notation == "stack[a]")
            #expect(simulator.outline().top?.screen.front == "a")
        }

        /// Requests wait for the finger, and the step that follows begins before UIKit has said all of what the finger did.
        @Test(arguments: [true, false])
        func `what an animator takes back once a sheet was pulled away is not in the tree`(pushes: Bool)
            throws
        {
            let navigator = navigator(.stack("a"), completing: .closing)
            let router = try #require(navigator.sketch("a")?.router)
            router.trigger(.present("s", as: .sheet))
            simulator.settle()
            try simulator.user.beginPull()
            let request = router.trigger(
                .animated(pushes ? .push("b") : .present("b", as: .fullScreen), by: .fade))
            simulator.user.endPull(finish: true)
            simulator.settle()
            #expect(request.result == .performed)
            #expect(navigator.isSettled && navigator.disagreement == nil)
            #expect(navigator.tree.notation == "stack[a]")
            #expect(simulator.outline().top?.screen.front == "a")
        }

        @Test func `what is closed in a tab that is not in front is closed without its animator`() throws {
            let navigator = navigator(.tabs(.stack("a"), [.stack("b")]), completing: .opening)
            let router = try #require(navigator.sketch("a")?.router)
            router.trigger(.animated(.present(.stack("c"), as: .currentContext), by: .fade))
            simulator.settle()
            router.trigger(.select("b"))
            simulator.settle()
            #expect(navigator.tree.notation == "tabs[stack[a + currentContext(stack[c])], *stack[b]]")
            navigator.sketch("c")?.router.close()
            simulator.settle()
            #expect(navigator.isSettled && navigator.disagreement == nil)
            #expect(navigator.tree.notation == "tabs[stack[a], *stack[b]]")
        }
    }
#endif
