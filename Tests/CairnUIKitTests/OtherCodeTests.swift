#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Testing
    import UIKit

    /// Plain UIKit calls of other code in the turn of a request.
    @MainActor
    @Suite(.simulator)
    struct OtherCodeTests {
        private let trial = Trial(.stack("a"), view: SimulatorStage.view, stage: { SimulatorStage($0) })

        private var stack: UINavigationController {
            get throws {
                let stage = try #require(trial.stage as? SimulatorStage)
                return try #require(stage.window.rootViewController as? UINavigationController)
            }
        }

        private func expectAgreement() {
            trial.stage.settle()
            #expect(trial.navigator.isSettled)
            #expect(trial.navigator.tree.shown == trial.stage.look(), "the tree is \(trial.navigator.tree)")
        }

        @Test func `a push asked for after other code emptied the stack`() throws {
            let stack = try stack
            stack.setViewControllers([], animated: false)
            try trial.ask(.push("b"), from: "a")
            expectAgreement()
            try trial.expect("stack[a > b]")
            #expect(stack.viewControllers.count == 2)
        }

        @Test(arguments: [true, false])
        func `a back button that a finger finds on what other code has left alone asks nobody`(animated: Bool)
            async throws
        {
            let trial = Trial(
                .stack("a", above: ["form"]), view: SimulatorStage.view, stage: { SimulatorStage($0) })
            let stage = try #require(trial.stage as? SimulatorStage)
            let stack = try #require(stage.window.rootViewController as? UINavigationController)
            stack.setViewControllers([stack.viewControllers[1]], animated: animated)
            try? Simulator.current.user.tapBack()
            await Simulator.current.settle()
            #expect((trial.navigator.sketch("form") as? SketchForm)?.isAsked != true)
            #expect(trial.navigator.tree.notation == "stack[form]" && trial.navigator.disagreement == nil)
        }

        @Test(arguments: ["closed", "moved"])
        func `what is presented as a tab comes to the front that may not be entered stands on the one before`(
            _ place: Place
        ) throws {
            let trial = Trial(
                .tabs(.stack("a"), [.stack(place)]), view: SimulatorStage.view, stage: { SimulatorStage($0) })
            let stage = try #require(trial.stage as? SimulatorStage)
            let tabs = try #require(stage.window.rootViewController as? UITabBarController)
            tabs.selectedIndex = 1
            tabs.present(Foreign(), animated: false)
            trial.stage.settle()
            #expect(trial.navigator.disagreement == nil)
            var replay = try Replay(text: trial.navigator.journal.text())
            try replay.playToEnd()
            #expect(replay.tree.notation == trial.navigator.tree.notation)
        }

        @Test func `where a lone screen of other code's is gone there is an empty place`() throws {
            let trial = Trial(
                .tabs(.stack("a"), [.stack("b")]), view: SimulatorStage.view, stage: { SimulatorStage($0) })
            let stage = try #require(trial.stage as? SimulatorStage)
            let tabs = try #require(stage.window.rootViewController as? UITabBarController)
            let stack = try #require(tabs.viewControllers?.last as? UINavigationController)
            stack.setViewControllers([Foreign()], animated: false)
            try trial.expect("tabs[*stack[a], stack[~Foreign]]")
            stack.setViewControllers([], animated: false)
            try trial.expect("tabs[*stack[a], stack[~Foreign]]")
            #expect(stack.viewControllers.count == 1)
            stack.pushViewController(Foreign(), animated: false)
            try trial.expect("tabs[*stack[a], stack[~Foreign > ~Foreign]]")
        }

        @Test(arguments: [true, false])
        func `an empty place that other code kept leaves once it stands beside what was made for it`(
            animated: Bool
        ) throws {
            let trial = Trial(
                .tabs(.stack("a"), [.stack("b"), .screen("c")]), view: SimulatorStage.view,
                stage: { SimulatorStage($0) })
            let stage = try #require(trial.stage as? SimulatorStage)
            let tabs = try #require(stage.window.rootViewController as? UITabBarController)
            let stack = try #require(tabs.viewControllers?[1] as? UINavigationController)
            let kept = stack.viewControllers[0]
            try trial.ask(.select("b"), from: "a")
            try trial.expect("tabs[stack[a], *stack[b], c]")
            stack.pushViewController(kept, animated: animated)
            try trial.expect("tabs[stack[a], *stack[b], c]")
            #expect(stack.viewControllers.count == 1 && kept.parent == nil)
        }

        @Test(arguments: [true, false], [true, false])
        func `a modal, a push asked for and another stack in one turn`(present: Bool, set: Bool) throws {
            let stack = try stack
            stack.present(UIViewController(), animated: present)
            try trial.ask(.push("b"), from: "a")
            stack.setViewControllers([stack.viewControllers[0], UIViewController()], animated: set)
            expectAgreement()
            try trial.ask(.push("c"), from: "a")
            expectAgreement()
        }

        @Test(arguments: [true, false], [true, false])
        func `a modal, a push asked for and an empty stack in one turn`(present: Bool, set: Bool) throws {
            let stack = try stack
            stack.present(UIViewController(), animated: present)
            try trial.ask(.push("b"), from: "a")
            stack.setViewControllers([UIViewController()], animated: set)
            expectAgreement()
        }

        @Test(arguments: [true, false], [true, false])
        func `a push asked for and another stack in one turn`(first: Bool, set: Bool) throws {
            let stack = try stack
            if first { try trial.ask(.push("b"), from: "a") }
            stack.setViewControllers([stack.viewControllers[0], UIViewController()], animated: set)
            if !first { try trial.ask(.push("b"), from: "a") }
            expectAgreement()
        }

        @Test(arguments: [true, false], [true, false])
        func `what it presents on a root that is about to leave, leaves with that`(
            columns: Bool, animated: Bool
        ) {
            let (page, window) = (UIViewController(), UIWindow(frame: UIScreen.main.bounds))
            let navigator = Navigator(
                root: SketchCoordinator(
                    columns
                        ? .split(primary: .stack("a"), secondary: .stack("b"))
                        : .tabs(.screen("a"), [.screen("b")])
                ) { name in
                    if name == "new" { window.rootViewController?.present(page, animated: animated) }
                    return SketchController(name)
                })
            navigator.attach(UIKitHost(window: window))
            Simulator.current.settle()
            weak let old = window.rootViewController
            navigator.sketch("a")?.router.trigger(.replaceAll(.stack("new")))
            Simulator.current.settle()
            navigator.lookAgain()
            Simulator.current.settle()
            #expect(navigator.tree.notation == "stack[new]")
            #expect(navigator.disagreement == nil)
            #expect(page.viewIfLoaded?.window == nil && page.presentingViewController == nil)
            #expect(old == nil)
        }
    }
#endif
