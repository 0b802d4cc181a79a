import Cairn
import CairnTesting
import CairnUIKit
import Foundation
import Testing

#if canImport(UIKit)
    import UIKit
#endif

#if HEADLESS_UIKIT
    @MainActor
    @Suite(.simulator)
    struct UIKitHostContractTests {
        private let contract = HostContract(view: SimulatorStage.view) { SimulatorStage($0) }

        @Test(arguments: HostContract.Rule.allCases)
        func theUIKitHostKeeps(_ rule: HostContract.Rule) throws {
            try contract.check(rule)
            #expect(Simulator.current.log.warnings == [])
        }

        @Test(arguments: HostContract.Rule.allCases)
        func theUIKitHostKeepsAsAGuest(_ rule: HostContract.Rule) throws {
            try HostContract(view: SimulatorStage.view) { SimulatorStage($0, guestIn: ExistingApp()) }.check(
                rule)
            #expect(Simulator.current.log.warnings == [])
        }

        @Test func theLawsHoldOverARandomWalkAsAGuest() async throws {
            let environment = ProcessInfo.processInfo.environment
            let seed = environment["CAIRN_SEED"].flatMap(UInt64.init) ?? .random(in: 0...UInt64.max)
            let steps = environment["CAIRN_STEPS"].flatMap(Int.init) ?? 2_000
            let contract = HostContract(view: SimulatorStage.view) {
                SimulatorStage($0, guestIn: ExistingApp())
            }
            let requests = try await contract.walk(seed: seed, steps: steps, containers: .none)
            print(
                "laws 1, 2, 3, 7, 8 on UIKitHost as a guest: seed \(seed), \(steps) steps, \(requests) requests"
            )
            #expect(requests > steps / 10)
        }

        @Test(arguments: [HostContainers.none, .tabs, .all])
        func theLawsHoldOverARandomWalk(_ containers: HostContainers) async throws {
            try await walk(contract, containers, "UIKitHost")
        }

        @Test(arguments: [HostContainers.none, .tabs, .all])
        func `the laws hold over a random walk with animators`(_ containers: HostContainers) async throws {
            let contract = HostContract(view: SimulatorStage.view) { navigator in
                SimulatorStage(navigator, animators: [.walked: FadeAnimator()])
            }
            try await walk(contract, containers, "UIKitHost with animators")
        }

        private func walk(
            _ contract: HostContract, _ containers: HostContainers, _ name: String
        ) async throws {
            let environment = ProcessInfo.processInfo.environment
            let seed = environment["CAIRN_SEED"].flatMap(UInt64.init) ?? .random(in: 0...UInt64.max)
            let steps = environment["CAIRN_STEPS"].flatMap(Int.init) ?? 2_000
            let requests = try await contract.walk(
                seed: seed, steps: steps, containers: containers)
            print(
                "laws 1, 2, 3, 7, 8 on \(name)(\(containers)): seed \(seed), \(steps) steps, \(requests) requests"
            )
            #expect(requests > steps / 10)
        }
    }
#elseif canImport(UIKit)
    @MainActor
    @Suite(.serialized)
    struct UIKitHostContractTests {
        @Test(arguments: HostContract.Rule.allCases)
        func theUIKitHostKeeps(_ rule: HostContract.Rule) throws {
            try HostContract(view: DeviceStage.view) { DeviceStage($0) }.check(rule)
        }
    }
#endif
