#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    @MainActor
    @Suite(.simulator)
    struct UIKitHostContractTests {
        private let contract = HostContract(view: SimulatorStage.view) { SimulatorStage($0) }

        @Test(arguments: HostContract.Rule.allCases)
        func `the UIKit host keeps`(_ rule: HostContract.Rule) throws {
            try contract.check(rule)
            #expect(Simulator.current.log.warnings == [])
        }

        @Test(arguments: HostContract.Rule.allCases)
        func `the UIKit host keeps as a guest`(_ rule: HostContract.Rule) throws {
            try HostContract(view: SimulatorStage.view) { SimulatorStage($0, guestIn: ExistingApp()) }.check(
                rule)
            #expect(Simulator.current.log.warnings == [])
        }
    }
#endif
