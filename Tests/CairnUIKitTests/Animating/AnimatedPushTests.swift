#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    @testable import CairnUIKit
    import Testing
    import UIKit

    /// Animations by name on a stack: what comes by one goes by its inverse.
    @MainActor
    @Suite(.simulator)
    struct AnimatedPushTests {
        private let animated = AnimatedTrial(.stack("a"))
        private var trial: Trial { animated.trial }
        private let simulator = Simulator.current

        @Test(arguments: [
            Tree.Transition<Place, Never>.close, .pop, .popToRoot, .popTo("a"), .show("a"),
            .several(.pop, .none),
        ])
        func `what is pushed under a name comes by that animation, and goes by its inverse`(
            closing: Tree.Transition<Place, Never>
        ) throws {
            try trial.ask(.animated(.push("b"), by: .fade), from: "a")
            try trial.expect("stack[a > b]")
            #expect(animated.fades.take() == ["opening b"])
            try trial.ask(closing, from: "b")
            try trial.expect("stack[a]")
            #expect(animated.fades.take() == ["closing b"])
        }

        @Test func `the page is moved while time passes`() throws {
            try trial.ask(.animated(.push("b"), by: .fade), from: "a")
            simulator.clock.advance(by: .milliseconds(100))
            #expect(animated.stack?.transitionCoordinator != nil && !trial.navigator.isSettled)
            simulator.clock.advance(by: .milliseconds(200))
            #expect(animated.stack?.transitionCoordinator == nil && trial.navigator.isSettled)
            let page = try #require(animated.stack?.topViewController)
            #expect(page.view.alpha == 1)
            try trial.ask(.pop, from: "b")
            simulator.clock.advance(by: .milliseconds(100))
            #expect(page.view.alpha == 0 && !trial.navigator.isSettled)
            trial.stage.settle()
        }

        @Test(arguments: [
            (Tree.Transition<Place, Never>.set("c"), "stack[c]"), (.set("d", above: ["c"]), "stack[d > c]"),
            (.replaceTop("c"), "stack[a > c]"),
        ])
        func `what replaces other screens under a name comes by that animation`(
            replacing: Tree.Transition<Place, Never>, replaced: String
        ) throws {
            try trial.ask(.push("b"), from: "a")
            try trial.ask(.animated(replacing, by: .fade), from: "b")
            try trial.expect(replaced)
            #expect(animated.fades.take() == ["opening c"])
        }

        @Test func `the back button closes by the inverse`() throws {
            try trial.ask(.animated(.push("b"), by: .fade), from: "a")
            try trial.expect("stack[a > b]")
            try simulator.user.tapBack()
            try trial.expect("stack[a]")
            #expect(animated.fades.take() == ["opening b", "closing b"])
        }

        @Test func `a coordinator's range comes by the animation of its push`() throws {
            try trial.ask(.animated(.push("flow1"), by: .fade), from: "a")
            simulator.settle()
            #expect(animated.fades.take().map { $0.hasPrefix("opening") } == [true])
            try simulator.user.tapBack()
            try trial.expect("stack[a]")
            #expect(animated.fades.take().map { $0.hasPrefix("closing") } == [true])
        }

        @Test func `the name is read once per opening, so closing follows what was opened`() throws {
            try trial.ask(.push("b"), from: "a")
            try trial.expect("stack[a > b]")
            try trial.ask(.animated(.push("c"), by: .fade), from: "b")
            try trial.expect("stack[a > b > c]")
            try trial.ask(.close, from: "c")
            try trial.ask(.close, from: "b")
            try trial.expect("stack[a]")
            #expect(animated.fades.take() == ["opening c", "closing c"])
        }

        @Test func `a push without a name on the same stack keeps UIKit's own ways`() throws {
            try trial.ask(.animated(.push("b"), by: .fade), from: "a")
            try trial.expect("stack[a > b]")
            try trial.ask(.push("c"), from: "b")
            try trial.expect("stack[a > b > c]")
            #expect(animated.fades.take() == ["opening b"])
            #expect(animated.stack?.listeningDelegate?.isKind("StackListener") == true)
            try simulator.user.swipeBack()
            try trial.expect("stack[a > b]")
            #expect(animated.fades.take() == [])
            #expect(animated.stack?.listeningDelegate?.isKind("StackAnimations") == true)
        }

        @Test func `a name that the host does not know is UIKit's own way`() throws {
            try trial.ask(.animated(.push("b"), by: .zoom), from: "a")
            try trial.expect("stack[a > b]")
            #expect(animated.stack?.listeningDelegate?.isKind("StackListener") == true)
            try simulator.user.swipeBack()
            try trial.expect("stack[a]")
        }

        @Test func `what replaces the top is closed by the animation of what it replaced`() throws {
            try trial.ask(.animated(.push("b"), by: .fade), from: "a")
            try trial.ask(.replaceTop("c"), from: "b")
            try trial.expect("stack[a > c]")
            _ = animated.fades.take()
            try trial.ask(.close, from: "c")
            try trial.expect("stack[a]")
            #expect(animated.fades.take() == ["closing c"])
        }
    }

    extension UINavigationControllerDelegate {
        fileprivate func isKind(_ name: String) -> Bool { "\(type(of: self))" == name }
    }
#endif
