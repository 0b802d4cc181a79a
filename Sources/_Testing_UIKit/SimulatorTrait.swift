import Testing
import UIKit

/// Gives every test a simulator of its own, and fails the test for whatever UIKit would have raised in it.
public struct SimulatorTrait: TestTrait, SuiteTrait, TestScoping {
    let idiom: UIUserInterfaceIdiom

    /// Applies to every test of a suite, and of the suites in it.
    public var isRecursive: Bool { true }

    public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? nil : self }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let simulator = await Simulator(idiom: idiom)
        try await simulator.enter { try await function() }
        for entry in await simulator.log.entries where entry.exception != nil {
            let touch = entry.lastTouch.map { ". What the user did last: \($0)" } ?? ""
            Issue.record(
                "UIKit would have raised: \(entry)\(touch)", sourceLocation: test.sourceLocation)
        }
    }
}

extension Trait where Self == SimulatorTrait {
    /// Each test in a simulator of its own, reached as `Simulator.current`. What UIKit would have raised fails
    /// the test, unless the test took it with `log.takeRaises()`.
    public static var simulator: SimulatorTrait { simulator(.phone) }

    /// As ``simulator``, on that kind of device.
    public static func simulator(_ idiom: UIUserInterfaceIdiom) -> SimulatorTrait {
        SimulatorTrait(idiom: idiom)
    }
}
