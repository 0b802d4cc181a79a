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
    }
#endif
