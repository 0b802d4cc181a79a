#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// UIKit asks for the neighbours of a page once.
    @MainActor
    @Suite(.simulator)
    struct PageNeighbourTests {
        private let simulator = Simulator.current
        private let trial = Trial(
            .pages("co1_s9", "b", "co2_s8"), view: SimulatorStage.view, stage: { SimulatorStage($0) })

        @Test
        func `a page that was replaced behind another is the one a finger turns to, and the old one is gone`()
            throws
        {
            try turn(.forward)
            try turn(.forward)
            try turn(.reverse)
            try trial.ask(.replaceAll(.screen("s4")), from: "s9")
            try trial.expect("pages[co1_s9(s4), *b, co2_s8(s8)]")
            try turn(.reverse)
            try trial.expect("pages[*co1_s9(s4), b, co2_s8(s8)]")
            #expect(trial.stage.front == "s4")
            try turn(.forward)
            try trial.ask(.replaceAll(.screen("s5")), from: "s8")
            try turn(.forward)
            try trial.expect("pages[co1_s9(s4), b, *co2_s8(s5)]")
            #expect(trial.stage.front == "s5")
        }

        private func turn(_ direction: UIPageViewController.NavigationDirection) throws {
            trial.stage.settle()
            try simulator.user.swipePage(direction)
            trial.stage.settle()
        }
    }
#endif
