#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Testing
    import UIKit

    /// Animators that say twice that they are done, or never.
    @MainActor @Suite(.simulator)
    struct CarelessAnimatorTests {
        private final class Careless: NSObject, Animator, UIViewControllerAnimatedTransitioning {
            /// What it completes with, one after the other.
            var ends: [Bool] = []
            private(set) var context: (any UIViewControllerContextTransitioning)?

            func animation(
                _ direction: AnimationDirection, of page: UIViewController
            ) -> any UIViewControllerAnimatedTransitioning { self }

            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
                -> TimeInterval
            {
                0.2
            }

            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                self.context = context
                if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
                UIView.animate(withDuration: 0.2) {
                } completion: { [ends] _ in
                    for end in ends { context.completeTransition(end) }
                }
            }
        }

        enum Opening: CaseIterable { case push, present }

        private let animator = Careless()
        private let navigator = Navigator(
            root: SketchCoordinator(.stack("a")) { SimulatorStage.view(named: $0) })
        private let simulator = Simulator.current

        private func start() throws -> Router<Tree.Transition<Place, Never>> {
            navigator.attach(
                UIKitHost(
                    window: UIWindow(frame: UIScreen.main.bounds),
                    configuration: .init(animators: [.fade: animator])))
            simulator.settle()
            return try #require(navigator.sketch("a")?.router)
        }

        private func transition(_ opening: Opening) -> Tree.Transition<Place, Never> {
            .animated(opening == .push ? .push("b") : .present("b", as: .fullScreen), by: .fade)
        }

        private func expectAtRest(_ notation: String, front: String) {
            simulator.settle()
            #expect(navigator.isSettled && navigator.disagreement == nil)
            #expect(navigator.tree.notation == notation)
            #expect(simulator.outline().top?.screen.front == front && simulator.log.warnings == [])
        }

        @Test(arguments: Opening.allCases, [[true, false], [true, true], [false, true], [false, false]])
        func `of two ends of an animation the first counts`(opening: Opening, ends: [Bool]) throws {
            let router = try start()
            animator.ends = ends
            router.trigger(transition(opening))
            let opened = opening == .push ? "stack[a > b]" : "stack[a] + fullScreen(b)"
            expectAtRest(ends[0] ? opened : "stack[a]", front: ends[0] ? "b" : "a")
            animator.ends = [true]
            if !ends[0] { router.trigger(transition(opening)) }
            expectAtRest(opened, front: "b")
            animator.ends = ends
            navigator.sketch("b")?.router.close()
            // What is taken back is closed without the animator.
            expectAtRest("stack[a]", front: "a")
            router.trigger(.push("c"))
            expectAtRest("stack[a > c]", front: "c")
        }

        @Test(arguments: Opening.allCases, [true, false])
        func `behind an animation that does not end the newest tree waits, and comes once it does`(
            opening: Opening, completes: Bool
        ) throws {
            let router = try start()
            router.trigger(transition(opening))
            simulator.settle()
            router.trigger(.push("c"))
            simulator.clock.advance(by: .seconds(60))
            #expect(simulator.isMoving && !navigator.isSettled)
            #expect(simulator.whyItMoves?.contains("Careless has not called completeTransition") == true)
            let wanted = opening == .push ? "stack[a > b > c]" : "stack[a > c] + fullScreen(b by a)"
            #expect(navigator.tree.notation == wanted)
            animator.context?.completeTransition(completes)
            animator.ends = [true]
            // What does not come takes along what was to stand on it.
            let left = opening == .push ? "stack[a]" : "stack[a > c]"
            let front = opening == .push ? completes ? "c" : "a" : completes ? "b" : "c"
            expectAtRest(completes ? wanted : left, front: front)
        }
    }
#endif
