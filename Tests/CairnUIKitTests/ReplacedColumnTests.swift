#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// UIKit makes a stack around what stands alone in a column, and other code puts something else on that: what the column was
    /// given is nowhere then.
    @MainActor
    @Suite(.simulator(.pad))
    struct ReplacedColumnTests {
        private let simulator = Simulator.current
        private let trial: Trial
        private let columns: UISplitViewController
        private let detail: UINavigationController

        init() throws {
            trial = Trial(
                .split(primary: .stack("list"), secondary: .stack("detail")), view: SimulatorStage.view,
                stage: { SimulatorStage($0) })
            simulator.settle()
            let stage = try #require(trial.stage as? SimulatorStage)
            columns = try #require(stage.window.rootViewController as? UISplitViewController)
            columns.setViewController(Foreign(), for: .secondary)
            let stack = columns.viewController(for: .secondary)?.navigationController
            detail = try #require(stack)
            detail.setViewControllers([Foreign(), Foreign()], animated: false)
            simulator.settle()
        }

        private func expect(_ notation: String) {
            simulator.settle()
            trial.navigator.lookAgain()
            #expect(trial.navigator.tree.notation == notation)
            #expect(trial.navigator.disagreement == nil && simulator.log.raises == [])
        }

        @Test func `the stack is the column's`() throws {
            expect("split[stack[list], stack[~Foreign > ~Foreign]]")
            detail.pushViewController(Foreign(), animated: true)
            expect("split[stack[list], stack[~Foreign > ~Foreign > ~Foreign]]")
        }

        @Test func `it stays in front where there is little room, and is beside the list again`() throws {
            simulator.resize(isCompact: true)
            expect("split[stack[list], *stack[~Foreign > ~Foreign]]")
            simulator.resize(isCompact: false)
            expect("split[stack[list], stack[~Foreign > ~Foreign]]")
        }

        @Test func `what its screen presents in a context of its own is in the tree`() throws {
            let screen = try #require(detail.topViewController)
            screen.definesPresentationContext = true
            let modal = Foreign()
            modal.modalPresentationStyle = .currentContext
            screen.present(modal, animated: false)
            expect("split[stack[list], stack[~Foreign > ~Foreign]] + fullScreen(~Foreign)")
        }

        @Test func `where columns are one stack a cover of the first has its modals in the tree`() throws {
            try trial.ask(.present(.stack("cover"), as: .currentContext), from: "list")
            simulator.settle()
            simulator.resize(isCompact: true)
            simulator.settle()
            let stage = try #require(trial.stage as? SimulatorStage)
            let id = try #require(trial.navigator.tree.nodes.first { $0.label == "cover" }?.id)
            let screen = try #require(stage.host.controller(for: id))
            screen.definesPresentationContext = true
            let modal = Foreign()
            modal.modalPresentationStyle = .overCurrentContext
            screen.present(modal, animated: false)
            expect(
                "split[stack[list + currentContext(stack[cover])], *stack[~Foreign > ~Foreign]]"
                    + " + overFullScreen(~Foreign)")
        }

        @Test(arguments: ["empties", "hides"])
        func `where other code leaves the first column alone, it is seen`(how: String) throws {
            columns.setViewController(nil, for: .secondary)
            if how == "hides" {
                simulator.settle()
                columns.hide(.primary)
            }
            expect("split[stack[list]]")
            simulator.settle()
            #expect(columns.viewController(for: .primary)?.viewIfLoaded?.window != nil)
        }
    }
#endif
