#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Foundation
    import Testing
    import UIKit

    /// The laws over random walks on UIKit. CAIRN_SEED, CAIRN_STEPS, CAIRN_SHAPES and CAIRN_LAWS as for the walks on the test host.
    @MainActor
    struct UIKitWalk {
        private static let environment = ProcessInfo.processInfo.environment
        private static let seed = environment["CAIRN_SEED"].flatMap(UInt64.init) ?? 13
        private static let steps = environment["CAIRN_STEPS"].flatMap(Int.init) ?? 500
        private static let shapes = environment["CAIRN_SHAPES"].map(WalkShapes.init(named:)) ?? .all
        private static let laws =
            environment["CAIRN_LAWS"].map { Set($0.split(separator: ",").compactMap { Int($0) }) }
            ?? Set(1...9)

        static func walk(
            _ containers: HostContainers, on name: String, endsApps: Bool = false, without left: Int? = nil,
            view: @escaping @MainActor (String) -> any Presentable = SimulatorStage.view,
            stage: @escaping @MainActor (Navigator) -> SimulatorStage
        ) async throws {
            let contract = HostContract(view: view, stage: stage)
            let requests = try await contract.walk(
                seed: seed, steps: steps, containers: containers, shapes: shapes,
                laws: laws.filter { $0 != left }, endsApps: endsApps)
            print(
                "laws 1, 2, 3, 7, 8, 9 on \(name)(\(containers)): seed \(seed), \(steps) steps, \(requests) requests, "
                    + "shapes \(shapes)")
            #expect(requests > steps / 20)
        }

        static func walkKeepingControllers(_ containers: HostContainers, on name: String) async throws {
            let kept = KeptControllers()
            try await walk(containers, on: name, view: kept.view) {
                kept.begin($0)
                return SimulatorStage($0)
            }
        }

        /// Some by the app's animators, others as by those of a delegate of its own. What is taken back on its way in leaves,
        /// whatever its guard says: so law 8 is left out.
        static func walkTakingBack(_ containers: HostContainers, on name: String) async throws {
            try await walk(containers, on: name, without: 8) {
                let stage = SimulatorStage($0, animators: [.walked: WaveringAnimator()])
                stage.takesBack = true
                return stage
            }
        }
    }

    @MainActor
    @Suite(.simulator)
    struct UIKitWalkTests {
        @Test(arguments: [HostContainers.none, .tabs, .all])
        func `the laws hold over a random walk`(_ containers: HostContainers) async throws {
            try await UIKitWalk.walk(containers, on: "UIKitHost") { SimulatorStage($0) }
        }

        @Test(arguments: [HostContainers.none, .tabs, .all])
        func `the laws hold over a random walk with animators`(_ containers: HostContainers) async throws {
            try await UIKitWalk.walk(containers, on: "UIKitHost with animators") { navigator in
                SimulatorStage(
                    navigator, animators: [.walked: FadeAnimator()],
                    presentations: [
                        .custom("card"): UIPresentationController.init(presentedViewController:presenting:)
                    ])
            }
        }

        @Test(arguments: [HostContainers.none, .tabs, .all])
        func `the laws hold where transitions that no finger holds are taken back`(
            _ containers: HostContainers
        ) async throws {
            try await UIKitWalk.walkTakingBack(containers, on: "UIKitHost, with transitions taken back")
        }

        @Test(arguments: [HostContainers.none, .tabs, .all])
        func `the laws hold where the app keeps its controllers`(_ containers: HostContainers) async throws {
            try await UIKitWalk.walkKeepingControllers(containers, on: "UIKitHost, with kept controllers")
        }

        @Test(arguments: [HostContainers.none, .tabs, .columns, .all])
        func `the laws hold in an app that is ended and started again`(_ containers: HostContainers)
            async throws
        {
            try await UIKitWalk.walk(containers, on: "UIKitHost, ended and started again", endsApps: true) {
                SimulatorStage($0)
            }
        }

        @Test func `the laws hold over a random walk as a guest`() async throws {
            try await UIKitWalk.walk(.none, on: "UIKitHost as a guest") {
                SimulatorStage($0, guestIn: ExistingApp())
            }
        }
    }

    @MainActor
    @Suite(.simulator(.pad))
    struct PadWalkTests {
        @Test(arguments: [HostContainers.none, .tabs, .all])
        func `the laws hold over a random walk on a pad`(_ containers: HostContainers) async throws {
            try await UIKitWalk.walk(containers, on: "UIKitHost on a pad") { SimulatorStage($0) }
        }

        @Test(arguments: [HostContainers.columns, .all])
        func `the laws hold where the app keeps its controllers on a pad`(_ containers: HostContainers)
            async throws
        {
            try await UIKitWalk.walkKeepingControllers(
                containers, on: "UIKitHost on a pad, with kept controllers")
        }

        @Test(arguments: [HostContainers.none, .tabs, .columns, .all])
        func `the laws hold in an app that is ended and started again on a pad`(_ containers: HostContainers)
            async throws
        {
            try await UIKitWalk.walk(
                containers, on: "UIKitHost on a pad, ended and started again", endsApps: true
            ) { SimulatorStage($0) }
        }

        @Test func `the laws hold where transitions that no finger holds are taken back on a pad`()
            async throws
        {
            try await UIKitWalk.walkTakingBack(.all, on: "UIKitHost on a pad, with transitions taken back")
        }

        @Test func `the laws hold over a random walk as a guest on a pad`() async throws {
            try await UIKitWalk.walk(.none, on: "UIKitHost as a guest on a pad") {
                SimulatorStage($0, guestIn: ExistingApp())
            }
        }
    }
#endif
