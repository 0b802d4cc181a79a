#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// What a screen presents by a plain UIKit call in a context that it defines itself.
    @MainActor
    @Suite(.simulator)
    struct OwnContextTests {
        enum Place: CaseIterable { case window, tab, page, column, stack, stackInTab }

        private func trial(_ place: Place) -> Trial {
            let root: Tree.Root<CairnContract.Place> =
                switch place {
                case .window: .screen("a")
                case .tab: .tabs("a", "b")
                case .page: .pages("a", "b")
                case .column: .split(primary: .screen("a"), secondary: .screen("b"))
                case .stack: .stack("a")
                case .stackInTab: .tabs(.stack("a"), [.screen("b")])
                }
            return Trial(root, view: SimulatorStage.view, stage: { SimulatorStage($0) })
        }

        private func present(
            _ style: UIModalPresentationStyle, in trial: Trial, by presenter: String = "a"
        ) throws -> UIViewController {
            let stage = try #require(trial.stage as? SimulatorStage)
            let node = try #require(trial.navigator.tree.nodes.first { $0.label == presenter })
            let screen = try #require(stage.host.controller(for: node.id))
            screen.definesPresentationContext = true
            let modal = Foreign()
            modal.modalPresentationStyle = style
            screen.present(modal, animated: false)
            stage.settle()
            trial.navigator.lookAgain()
            return modal
        }

        @Test(arguments: [
            (UIModalPresentationStyle.currentContext, "fullScreen"), (.overCurrentContext, "overFullScreen"),
        ])
        func `a screen in a modal in the current context has its own as well`(
            style: UIModalPresentationStyle, name: String
        ) throws {
            let trial = trial(.stackInTab)
            try trial.ask(.present(.stack("s"), as: .currentContext), from: "a")
            trial.stage.settle()
            let modal = try present(style, in: trial, by: "s")
            let tabs = "tabs[*stack[a + currentContext(stack[s])], b] + \(name)(~Foreign)"
            trial.expectAtRest(tabs)
            #expect(modal.viewIfLoaded?.window != nil)
            #expect(trial.stage.tapTab(1))
            trial.expectAtRest("tabs[stack[a + currentContext(stack[s])], *b]")
            #expect(trial.stage.tapTab(0))
            trial.expectAtRest(tabs)
            try trial.ask(.dismissAll, from: "a")
            trial.expectAtRest("tabs[*stack[a], b]")
        }

        @Test func `it goes to the back with its tab, and comes back with it`() throws {
            let trial = trial(.stackInTab)
            let modal = try present(.overCurrentContext, in: trial)
            trial.expectAtRest("tabs[*stack[a], b] + overFullScreen(~Foreign)")
            #expect(trial.stage.tapTab(1))
            trial.expectAtRest("tabs[stack[a], *b]")
            try trial.ask(.present("s", as: .sheet), from: "b")
            trial.expectAtRest("tabs[stack[a], *b] + sheet(s)")
            try trial.ask(.close, from: "s")
            trial.stage.settle()
            #expect(trial.stage.tapTab(0))
            trial.expectAtRest("tabs[*stack[a], b] + overFullScreen(~Foreign)")
            #expect(modal.viewIfLoaded?.window != nil)
        }

        @Test func `it stays below what stands on it`() throws {
            let trial = trial(.stackInTab)
            try _ = present(.overCurrentContext, in: trial)
            try trial.ask(.present("s", as: .sheet), from: "a")
            try trial.ask(.select("b"), from: "a")
            trial.expectAtRest("tabs[stack[a], *b] + overFullScreen(~Foreign by a) + sheet(s by a)")
            try trial.ask(.close, from: "s")
            trial.expectAtRest("tabs[stack[a], *b]")
        }

        @Test func `a push hides it, and the way back shows it again`() throws {
            let trial = trial(.stack)
            try _ = present(.overCurrentContext, in: trial)
            trial.expectAtRest("stack[a] + overFullScreen(~Foreign)")
            try trial.ask(.push("b"), from: "a")
            trial.expectAtRest("stack[a > b]")
            try trial.ask(.close, from: "b")
            trial.expectAtRest("stack[a] + overFullScreen(~Foreign)")
        }

        @Test func `what stands on it stays when its container presents as well`() throws {
            let trial = trial(.stackInTab)
            try _ = present(.overCurrentContext, in: trial)
            try trial.ask(.present("s", as: .sheet), from: "a")
            let stage = try #require(trial.stage as? SimulatorStage)
            let other = Foreign()
            other.modalPresentationStyle = .fullScreen
            stage.window.rootViewController?.present(other, animated: true)
            let both = "tabs[*stack[a], b] + overFullScreen(~Foreign) + sheet(s by a)"
            trial.expectAtRest("\(both) + fullScreen(~Foreign)")
            other.dismiss(animated: true)
            trial.expectAtRest(both)
            stage.window.rootViewController?.present(Foreign(), animated: false)
            trial.expectAtRest("\(both) + sheet(~Foreign)")
            try trial.ask(.dismissAll, from: "a")
            trial.expectAtRest("tabs[*stack[a], b]")
        }

        @Test(arguments: Place.allCases, [UIModalPresentationStyle.currentContext, .overCurrentContext])
        func `it is in the tree as long as it is seen, and leaves by a request`(
            place: Place, style: UIModalPresentationStyle
        ) throws {
            let trial = trial(place)
            let before = trial.navigator.tree.notation
            let modal = try present(style, in: trial)
            let name = style == .currentContext ? "fullScreen" : "overFullScreen"
            trial.expectAtRest("\(before) + \(name)(~Foreign)")
            try trial.ask(.present("s", as: .sheet), from: "a")
            trial.expectAtRest("\(before) + \(name)(~Foreign) + sheet(s by a)")
            try trial.ask(.close, from: "s")
            trial.expectAtRest("\(before) + \(name)(~Foreign)")
            try trial.ask(.dismiss, from: "a")
            trial.expectAtRest(before)
            #expect(modal.presentingViewController == nil)
        }
    }
#endif
