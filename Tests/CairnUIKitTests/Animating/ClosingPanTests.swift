#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Testing
    import UIKit

    /// Closing by a pan of the app's own.
    @MainActor
    @Suite(.simulator)
    struct ClosingPanTests {
        private let animated = AnimatedTrial(.stack("a"), fade: PulledDown())
        private var trial: Trial { animated.trial }
        private let simulator = Simulator.current

        private struct PulledDown: Animator {
            func animation(
                _ direction: AnimationDirection, of page: UIViewController
            ) -> any UIViewControllerAnimatedTransitioning { FadeAnimator().animation(direction, of: page) }

            func pan(
                closing page: UIViewController
            ) -> (recognizer: UIPanGestureRecognizer, toward: UIRectEdge)? {
                let pan = UIPanGestureRecognizer()
                page.view.addGestureRecognizer(pan)
                return (pan, .bottom)
            }
        }

        private func pull(_ name: String, by points: CGFloat) throws {
            try simulator.user.pan(name, by: CGPoint(x: 0, y: points))
        }

        @Test func `a pan closes what is on top of a stack`() throws {
            try trial.ask(.animated(.push("b"), by: .fade), from: "a")
            try trial.expect("stack[a > b]")
            try pull("b", by: 300)
            #expect(trial.navigator.tree.notation == "stack[a > b]")
            try trial.expect("stack[a]")
            #expect(animated.fades.take() == ["opening b", "closing b"])
        }

        @Test(arguments: [Tree.ModalStyle.fullScreen, .sheet, .popover])
        func `a pan closes a modal`(style: Tree.ModalStyle) throws {
            try trial.ask(.animated(.present(.stack("b"), as: style), by: .fade), from: "a")
            try trial.expect("stack[a] + \(style)(stack[b])")
            try pull("b", by: 300)
            try trial.expect("stack[a]")
            #expect(animated.fades.take() == ["opening b", "closing b"])
        }

        @Test func `a pan that is taken back leaves everything as it was`() throws {
            try trial.ask(.animated(.push("b"), by: .fade), from: "a")
            try trial.ask(.animated(.present("c", as: .fullScreen), by: .fade), from: "b")
            try trial.expect("stack[a > b] + fullScreen(c)")
            let tree = trial.navigator.tree
            try pull("c", by: 24)
            try trial.expect("stack[a > b] + fullScreen(c)")
            #expect(trial.navigator.tree == tree && animated.fades.take().last == "closing c, taken back")
            try trial.ask(.close, from: "c")
            try trial.expect("stack[a > b]")
            try pull("b", by: -300)
            try trial.expect("stack[a > b]")
            #expect(animated.fades.take() == ["closing c", "closing b, taken back"])
        }

        @Test func `a request made under the pan waits for it to let go`() throws {
            try trial.ask(.animated(.push("b"), by: .fade), from: "a")
            try trial.expect("stack[a > b]")
            try pull("b", by: 300)
            let request = try trial.ask(.push("c"), from: "a")
            #expect(request.result == nil)
            try trial.expect("stack[a > c]")
            #expect(request.result == .performed)
        }

        @Test(arguments: [
            (Tree.Transition<Place, Never>.push("form"), "stack[a > form]"),
            (.present("form", as: .fullScreen), "stack[a] + fullScreen(form)"),
            (.present("form", as: .currentContext), "tabs[*stack[a + currentContext(form)], stack[b]]"),
        ])
        func `a leave-guard holds the pan up, and is asked`(
            opening: Tree.Transition<Place, Never>, opened: String
        ) throws {
            let animated = AnimatedTrial(
                opened.hasPrefix("tabs") ? .tabs(.stack("a"), [.stack("b")]) : .stack("a"), fade: PulledDown()
            )
            try animated.trial.ask(.animated(opening, by: .fade), from: "a")
            try animated.trial.expect(opened)
            try pull("form", by: 300)
            try animated.trial.expect(opened)
            #expect(animated.navigator.pending.count == 1 && animated.fades.take() == ["opening form"])
            (animated.navigator.front as? SketchForm)?.isArmed = false
            try pull("form", by: 300)
            simulator.settle()
            #expect(!animated.navigator.tree.notation.contains("form"))
            #expect(animated.fades.take() == ["closing form"])
        }

        @Test func `a pan on a modal's deeper screens closes nothing`() throws {
            try trial.ask(.animated(.present(.stack("b"), as: .fullScreen), by: .fade), from: "a")
            try trial.ask(.push("c"), from: "b")
            try trial.expect("stack[a] + fullScreen(stack[b > c])")
            try pull("c", by: 300)
            try trial.expect("stack[a] + fullScreen(stack[b > c])")
        }
    }
#endif
