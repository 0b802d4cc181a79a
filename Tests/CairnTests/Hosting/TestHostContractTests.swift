import Cairn
import CairnContract
import CairnTesting
import Testing

@MainActor
struct TestHostContractTests {
    @Test(arguments: HostContract.Rule.allCases, [TestHost.Pace.atOnce, .byHand])
    func `the test host keeps`(_ rule: HostContract.Rule, at pace: TestHost.Pace) throws {
        try HostContract(view: { NoView($0) }) { navigator in
            let host = TestHost(pace)
            navigator.attach(host)
            return host
        }.check(rule)
    }
}
