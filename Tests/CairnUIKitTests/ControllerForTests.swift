#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// Which controller shows which place.
    @MainActor
    @Suite(.simulator)
    struct ControllerForTests {
        private let trial = Trial(
            .tabs(.stack("a", above: ["flowB"]), [.stack("c")]), view: SimulatorStage.view,
            stage: { SimulatorStage($0) })

        private func controller(_ label: String) throws -> UIViewController? {
            let stage = try #require(trial.stage as? SimulatorStage)
            let node = try #require(trial.navigator.tree.nodes.last { $0.label == label })
            return stage.host.controller(for: node.id)
        }

        @Test func `a screen has its own, a container UIKit's`() throws {
            try trial.expect("tabs[*stack[a > flowB(inflowB)], stack[c]]")
            let stage = try #require(trial.stage as? SimulatorStage)
            let root = trial.navigator.tree.root
            #expect(stage.host.controller(for: root.id) === stage.window.rootViewController)
            let stack = try #require(
                stage.host.controller(for: root.children[0].id) as? UINavigationController)
            #expect(try stack.viewControllers == [controller("a"), controller("inflowB")])
        }

        @Test func `a range of a stack has none, and a tab that was never in front an empty one`() throws {
            #expect(try controller("flowB") == nil)
            let empty = try #require(try controller("c"))
            #expect(!(empty is SketchController) && !empty.isViewLoaded)
            try trial.ask(.select("c"), from: "a")
            trial.stage.settle()
            #expect(try controller("c") is SketchController)
        }

        @Test func `what is gone has none`() throws {
            let stage = try #require(trial.stage as? SimulatorStage)
            let node = trial.navigator.tree.visible.id
            #expect(stage.host.controller(for: node) != nil)
            try trial.ask(.close, from: "inflowB")
            try trial.expect("tabs[*stack[a], stack[c]]")
            #expect(stage.host.controller(for: node) == nil)
        }
    }
#endif
