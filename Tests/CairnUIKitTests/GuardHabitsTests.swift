#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Testing
    import UIKit

    /// What a leave-guard turns off where it stands, and what passes it all the same.
    @MainActor
    @Suite(.simulator)
    struct GuardHabitsTests {
        private let simulator = Simulator.current
        private let trial = Trial(
            .stack("a", above: ["b", "form"]), view: SimulatorStage.view, stage: { SimulatorStage($0) })

        private var form: SketchForm? { trial.navigator.sketch("form") as? SketchForm }
        private var backMenu: [String]? { simulator.outline().top?.screen.navigationBar?.backMenu }

        @Test(arguments: [true, false])
        func `the menu of the back button is off as long as a guard is on the stack`(isArmed: Bool) throws {
            try #require(form).isArmed = isArmed
            trial.stage.settle()
            #expect(backMenu == [])
            form?.isArmed = false
            try simulator.user.tapBack()
            try trial.expect("stack[a > b]")
            #expect(backMenu == ["a"])
        }

        @Test func `VoiceOver's scrub goes back as the back button does, and asks whom that asks`() throws {
            let stage = try #require(trial.stage as? SimulatorStage)
            let stack = try #require(stage.window.rootViewController as? UINavigationController)
            #expect(stack.accessibilityPerformEscape())
            trial.stage.settle()
            try trial.expect("stack[a > b > form]")
            #expect(trial.navigator.pending.count == 1)
            form?.isArmed = false
            trial.navigator.pending.first?.cancel()
            #expect(stack.accessibilityPerformEscape())
            trial.stage.settle()
            try trial.expect("stack[a > b]")
            #expect(stack.accessibilityPerformEscape())
            trial.stage.settle()
            try trial.expect("stack[a]")
            #expect(!stack.accessibilityPerformEscape())
        }

        @Test func `a zoom is off as long as its screen guards, and on again once another stands there`()
            throws
        {
            form?.isArmed = false
            try trial.ask(.close, from: "form")
            trial.stage.settle()
            try trial.ask(.present(.stack("form"), as: .fullScreen), from: "b")
            trial.stage.settle()
            let stage = try #require(trial.stage as? SimulatorStage)
            let modal = try #require(stage.window.rootViewController?.presentedViewController)
            modal.preferredTransition = .zoom { $0.sourceViewController.view }
            form?.isArmed = false
            try trial.ask(.push("c"), from: "form")
            try trial.expect("stack[a > b] + fullScreen(stack[form > c])")
            #expect(modal.preferredTransition == nil)
            try trial.ask(.set("d"), from: "c")
            try trial.expect("stack[a > b] + fullScreen(stack[d])")
            #expect(modal.preferredTransition != nil)
        }

        @Test func `a swipe that began before the guard was armed passes it, and the journal says so`() throws
        {
            form?.isArmed = false
            try simulator.user.beginSwipeBack()
            simulator.clock.advance(by: .milliseconds(50))
            simulator.user.moveSwipe(to: 0.6)
            form?.isArmed = true
            simulator.user.endSwipe(finish: true)
            try trial.expect("stack[a > b]")
            let entry = try #require(trial.navigator.journal.entries.last)
            #expect(entry.cause == .finger && entry.unguarded == ["form"])
        }
    }
#endif
