#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
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

        @Test(arguments: ["request", "link", "finger"])
        func `columns behind More cannot be shown, and the place says why`(way: String) throws {
            let columns = Tree.Root<Place>.split(primary: .stack("list"), secondary: .stack("detail"))
            let trial = Trial(
                .tabs(.stack("a"), [.screen("b"), .screen("c"), .screen("d"), columns, .screen("e")]),
                view: SimulatorStage.view, stage: { SimulatorStage($0) })
            trial.stage.settle()
            switch way {
            case "request": try trial.ask(.show("list"), from: "a")
            case "link": trial.navigator.follow(LinkPath("detail" as Place))
            default:
                try simulator.user.tapTab("More")
                trial.stage.settle()
                try simulator.user.tap("List")
            }
            trial.stage.settle()
            trial.navigator.lookAgain()
            #expect(trial.navigator.tree.notation.contains("*split["))
            #expect(trial.navigator.disagreement == nil && simulator.log.raises == [])
            let stage = try #require(trial.stage as? SimulatorStage)
            let tabs = try #require(stage.window.rootViewController as? UITabBarController)
            let page = tabs.selectedViewController?.view as? UILabel
            #expect(page?.text?.contains("columns in a tab behind More") == true)
            try trial.ask(.in(.secondary, .push("further")), from: "list")
            trial.stage.settle()
            #expect(trial.navigator.tree.visible.label == "further" && trial.navigator.disagreement == nil)
            #expect(tabs.selectedViewController?.view === page)
            try trial.ask(.select("e"), from: "a")
            trial.stage.settle()
            #expect(stage.front == "e" && trial.navigator.disagreement == nil)
        }
    }
#endif
