import Cairn
import CairnTesting
import CairnUIKit
import Testing
import UIKit

@MainActor
@Suite(.simulator)
struct UIKitHostContractTests {
    private let contract = HostContract(view: UIKitStage.view) { UIKitStage($0) }

    @Test(arguments: HostContract.Rule.allCases)
    func theUIKitHostKeeps(_ rule: HostContract.Rule) throws {
        try contract.check(rule)
        #expect(Simulator.current.log.warnings == [])
    }

    @Test func theLawsHoldOverARandomWalk() throws {
        let seed =
            ProcessInfo.processInfo.environment["CAIRN_SEED"].flatMap(UInt64.init)
            ?? .random(in: 0...UInt64.max)
        let steps = ProcessInfo.processInfo.environment["CAIRN_STEPS"].flatMap(Int.init) ?? 2_000
        let requests = try contract.walk(seed: seed, steps: steps)
        print("laws 1, 2, 7 on UIKitHost: seed \(seed), \(steps) steps, \(requests) requests")
    }
}
