#if canImport(UIKit)
    import Cairn
    import CairnContract
    import CairnTesting
    import Testing
    import UIKit

    /// The contract of hosts, as far as it needs no fingers: on the double of each platform, and on its simulator.
    @MainActor
    @Suite(.serialized, .simulator)
    struct PlatformContractTests {
        @Test(arguments: HostContract.Rule.allCases)
        func `the UIKit host keeps`(_ rule: HostContract.Rule) throws {
            try HostContract(view: PlainStage.view) { PlainStage($0) }.check(rule)
        }
    }
#endif
