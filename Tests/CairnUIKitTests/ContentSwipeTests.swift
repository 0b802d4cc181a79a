#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Testing
    import UIKit

    /// A finger that swipes back from anywhere in the content, as iOS 26 has it.
    @MainActor
    @Suite(.simulator)
    struct ContentSwipeTests {
        private let simulator = Simulator.current

        private func trial(_ screens: Place...) -> (Trial, UINavigationController?) {
            let trial = Trial(
                .stack("a", above: screens), view: SimulatorStage.view, stage: { SimulatorStage($0) })
            let stage = trial.stage as? SimulatorStage
            return (trial, stage?.frontStack)
        }

        @Test func `a swipe in the content is heard, finished or taken back`() throws {
            let (trial, _) = trial("b")
            try simulator.user.swipeBack(from: .content, cancelAt: 0.4)
            try trial.expect("stack[a > b]")
            try simulator.user.beginSwipeBack(from: .content)
            let request = try trial.ask(.push("c"), from: "b")
            simulator.user.moveSwipe(to: 0.4)
            #expect(request.result == nil)
            simulator.user.endSwipe(finish: true)
            try trial.expect("stack[a]")
            #expect(simulator.log.warnings == [])
        }

        @Test func `a leave-guard holds a swipe in the content up, and on yes the screen is left`()
            async throws
        {
            let (trial, stack) = trial("formAsk")
            for button in ["Cancel", "Push"] {
                try simulator.user.swipeBack(from: .content)
                #expect(stack?.viewControllers.count == 2)
                await simulator.settle()
                #expect(trial.navigator.tree.notation == #"stack[a > formAsk] + alert(dialog("formAsk"))"#)
                try simulator.user.tap(button)
                await simulator.settle()
                #expect(trial.navigator.pending.isEmpty)
            }
            try trial.expect("stack[a]")
            #expect(simulator.log.warnings == [])
        }

        @Test(arguments: [Simulator.SwipeStart.edge, .content])
        func `a leave-guard holds a swipe up whose recognizer got another delegate, early or late`(
            start: Simulator.SwipeStart
        ) async throws {
            final class Allower: NSObject, UIGestureRecognizerDelegate {}
            let allower = Allower()
            let (trial, stack) = trial("formAsk")
            let swipes = [
                stack?.interactivePopGestureRecognizer, stack?.interactiveContentPopGestureRecognizer,
            ]
            for delegate in [allower, nil] {
                for swipe in swipes { swipe?.delegate = delegate }
                try simulator.user.swipeBack(from: start)
                await simulator.settle()
                #expect(trial.navigator.tree.notation == #"stack[a > formAsk] + alert(dialog("formAsk"))"#)
                try simulator.user.tap("Cancel")
                await simulator.settle()
            }
            // UIKit's own, which it sets as the view loads.
            stack?.isNavigationBarHidden = true
            try simulator.user.swipeBack(from: start)
            await simulator.settle()
            #expect(trial.navigator.pending.isEmpty == false)
        }

        @Test func `a leave-guard that is disarmed lets a swipe in the content pass`() throws {
            let (trial, _) = trial("formAsk")
            try #require(trial.navigator.front as? SketchForm).isArmed = false
            try simulator.user.swipeBack(from: .content)
            try trial.expect("stack[a]")
        }

        @Test(arguments: [Simulator.SwipeStart.edge, .content])
        func `a finger that UIKit lets swipe nothing asks no leave-guard`(start: Simulator.SwipeStart)
            async throws
        {
            let (trial, stack) = trial("formAsk")
            let form = try #require(trial.navigator.front as? SketchForm)
            stack?.isNavigationBarHidden = true
            #expect(throws: Simulator.UserError.self) { try simulator.user.swipeBack(from: start) }
            stack?.isNavigationBarHidden = false
            stack?.interactivePopGestureRecognizer?.isEnabled = false
            stack?.interactiveContentPopGestureRecognizer?.isEnabled = false
            #expect(throws: Simulator.UserError.self) { try simulator.user.swipeBack(from: start) }
            await simulator.settle()
            #expect(!form.isAsked && trial.navigator.tree.notation == "stack[a > formAsk]")
        }
    }
#endif
