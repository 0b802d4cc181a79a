#if HEADLESS_UIKIT
    import Cairn
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// A place that becomes another kind of container.
    @MainActor
    @Suite(.simulator)
    struct OtherKindTests {
        @Test func `tabs that take the place of a drawer in mid-transition are shown`() throws {
            let drawer = Tree.Root<Place>.choice(Tree.Kind("drawer"), .stack("a"), [.screen("b")])
            let trial = Trial(drawer, view: SimulatorStage.view) { SimulatorStage($0) }
            try trial.ask(.push("c"), from: "a")
            trial.stage.letPass()
            try trial.ask(.replaceAll(.tabs("d", "e")), from: "a")
            try trial.expect("tabs[*d, e]")
        }

        @Test(arguments: [Tree.Root<Place>.stack("c"), .tabs("c", "d"), .screen("c")])
        func `what takes the place of a container that nothing shows is shown`(_ root: Tree.Root<Place>)
            throws
        {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let attic = Tree.Root<Place>.choice(Tree.Kind("attic"), .stack("a"), [.screen("b")])
            let navigator = Navigator(root: SketchCoordinator(attic) { SimulatorStage.view(named: $0) })
            navigator.attach(UIKitHost(window: window))
            Simulator.current.settle()
            let misfit = try #require(window.rootViewController)
            navigator.front?.router.trigger(.replaceAll(root))
            Simulator.current.settle()
            #expect(navigator.isSettled && navigator.disagreement == nil)
            #expect(window.rootViewController !== misfit)
        }
    }
#endif
