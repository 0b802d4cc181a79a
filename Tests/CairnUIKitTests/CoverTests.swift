#if HEADLESS_UIKIT
    import Cairn
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// Modals in the current context and popovers, as a person meets them.
    @MainActor
    @Suite(.simulator)
    struct CoverTests {
        private let trial = Trial(
            .tabs(.stack("a"), [.stack("b")]), view: SimulatorStage.view, stage: { SimulatorStage($0) })
        private let simulator = Simulator.current

        @Test func aCoveredStackLeavesTheTabBarToTheFinger() throws {
            try trial.ask(.present(.stack("c"), as: .currentContext), from: "a")
            try trial.expect("tabs[*stack[a + currentContext(stack[c])], stack[b]]")
            try simulator.user.tapTab("B")
            try trial.expect("tabs[stack[a + currentContext(stack[c])], *stack[b]]")
            try trial.ask(.push("d"), from: "c")
            try simulator.user.tapTab("A")
            try trial.expect("tabs[*stack[a + currentContext(stack[c > d])], stack[b]]")
            try simulator.user.tapBack()
            try trial.expect("tabs[*stack[a + currentContext(stack[c])], stack[b]]")
            try trial.ask(.close, from: "c")
            try trial.expect("tabs[*stack[a], stack[b]]")
        }

        @Test func aSheetOverACoverIsPulledAndTheCoverStays() throws {
            try trial.ask(.present(.stack("c"), as: .currentContext), from: "a")
            try trial.ask(.present("d", as: .sheet), from: "c")
            try trial.expect("tabs[*stack[a + currentContext(stack[c])], stack[b]] + sheet(d)")
            try simulator.user.pullSheet()
            try trial.expect("tabs[*stack[a + currentContext(stack[c])], stack[b]]")
        }

        @Test func twoCoversInOneTurnBothCome() throws {
            try trial.ask(.present(.stack("flow1"), as: .currentContext), from: "a")
            try trial.ask(.present(.stack("c"), as: .currentContext), from: "a")
            try trial.expect(
                "tabs[*stack[a + currentContext(stack[flow1(inflow1)]) + currentContext(stack[c] by a)], stack[b]]"
            )
            #expect(simulator.log.warnings == [])
        }

        @Test func aPopoverIsASheetOnAPhone() throws {
            try trial.ask(.present(.stack("c"), as: .popover), from: "a")
            try trial.expect("tabs[*stack[a], stack[b]] + popover(stack[c])")
            try simulator.user.pullSheet()
            try trial.expect("tabs[*stack[a], stack[b]]")
            #expect(simulator.log.warnings == [])
        }
    }
#endif
