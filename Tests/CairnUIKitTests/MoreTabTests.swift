#if HEADLESS_UIKIT
    import Cairn
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// More tabs than a phone's bar has room for: UIKit puts the rest behind More.
    @MainActor
    @Suite(.simulator)
    struct MoreTabTests {
        private let simulator = Simulator.current
        private let trial = Trial(
            .tabs(
                .stack("a"),
                [
                    .screen("b"), .stack("c"), .screen("d"), .screen("e"), .stack("f"), .screen("g"),
                    .screen("h"),
                ]),
            view: SimulatorStage.view, stage: { SimulatorStage($0) })
        private let list = "tabs[stack[a], b, stack[c], d, e, stack[f], g, h, *~MoreNavigationController]"

        private var tabs: UITabBarController {
            get throws {
                try #require(
                    (trial.stage as? SimulatorStage)?.window.rootViewController as? UITabBarController)
            }
        }

        /// The tree is this, nobody had to look again for it, and nothing moves any more.
        private func expect(_ notation: String) throws {
            trial.stage.settle()
            #expect(trial.navigator.tree.notation == notation)
            trial.navigator.lookAgain()
            trial.stage.settle()
            #expect(trial.navigator.tree.notation == notation)
            #expect(trial.navigator.tree.shown == trial.stage.look() && trial.navigator.isSettled)
            #expect(trial.ledger.leaks.isEmpty && simulator.log.raises == [])
        }

        @Test(arguments: [true, false])
        func
            `what other code pushes above a tab behind More covers it, until a finger or a request takes it off`(
                byFinger: Bool
            ) throws
        {
            try simulator.user.tapTab("More")
            try expect(list)
            try simulator.user.tap("H")
            let tree = "tabs[stack[a], b, stack[c], d, e, stack[f], g, *h]"
            try expect(tree)
            let more = try tabs.moreNavigationController
            more.pushViewController(UIViewController(), animated: true)
            try expect("\(tree) + fullScreen(~UIViewController)")
            if byFinger { try simulator.user.tapBack() } else { try trial.ask(.dismissAll, from: "a") }
            try expect(tree)
            #expect(more.viewControllers.count == 2)
        }

        @Test func `the list stays in front until a person has chosen from it`() throws {
            try simulator.user.tapTab("More")
            try expect(list)
            #expect(try tabs.selectedViewController === tabs.moreNavigationController)
            try simulator.user.tap("H")
            try expect("tabs[stack[a], b, stack[c], d, e, stack[f], g, *h]")
            #expect(trial.stage.front == "h")
            try simulator.user.tapBack()
            try expect(list)
            try simulator.user.tapTab("a")
            try expect("tabs[*stack[a], b, stack[c], d, e, stack[f], g, h]")
            #expect(trial.navigator.journal.entries.last?.cause == .finger)
        }

        @Test func `a request leads from the list to a tab`() throws {
            try simulator.user.tapTab("More")
            try expect(list)
            try trial.ask(.select("a"), from: "a")
            try expect("tabs[*stack[a], b, stack[c], d, e, stack[f], g, h]")
            try simulator.user.tapTab("More")
            try expect(list)
            try trial.ask(.several(.select("f"), .present("s", as: .sheet)), from: "a")
            try expect("tabs[stack[a], b, stack[c], d, e, *stack[f], g, h] + sheet(s by a)")
        }

        @Test func `what is asked while the list is in front is done over it`() throws {
            try simulator.user.tapTab("More")
            try expect(list)
            try trial.ask(.present("s", as: .sheet), from: "a")
            try expect(list + " + sheet(s by a)")
            try trial.ask(.close, from: "s")
            try expect(list)
            try trial.ask(.push("x"), from: "a")
            try expect(list.replacing("stack[a]", with: "stack[a > x]"))
        }

        @Test func `a window that is saved with the list in front has a tab in front when it comes back`()
            throws
        {
            try simulator.user.tapTab("More")
            try expect(list)
            let snapshot = try Snapshot(text: trial.navigator.snapshot().text)
            let again = Trial(
                .tabs(
                    .stack("a"),
                    [
                        .screen("b"), .stack("c"), .screen("d"), .screen("e"), .stack("f"), .screen("g"),
                        .screen("h"),
                    ]), restoring: snapshot, view: SimulatorStage.view, stage: { SimulatorStage($0) })
            try again.expect("tabs[*stack[a], b, stack[c], d, e, stack[f], g, h]")
        }
    }
#endif
