import Foundation
import Testing
import UIKit

/// Walks through containers in containers. `CAIRN_SEED` begins elsewhere, `CAIRN_STEPS` goes on for longer.
@MainActor
struct ContainerWalkTests {
    nonisolated private static let environment = ProcessInfo.processInfo.environment
    nonisolated private static let seed = environment["CAIRN_SEED"].flatMap(UInt64.init) ?? 1
    nonisolated private static let steps = environment["CAIRN_STEPS"].flatMap(Int.init) ?? 2_000
    /// How many steps there are before everything begins anew.
    nonisolated private static let length = 40

    @Test(arguments: [UIUserInterfaceIdiom.phone, .pad])
    func `whatever is done to containers, at rest the screen shows what they say`(idiom: UIUserInterfaceIdiom)
    {
        var kinds: Set<String> = []
        for seed in Self.seed..<Self.seed + UInt64(Self.steps / Self.length) {
            var dice = Dice(state: seed)
            let steps = (0..<Self.length).map { _ in dice.next() }
            guard let fault = ContainerWalk.play(steps, seed: seed, on: idiom),
                kinds.insert(fault.kind).inserted
            else { continue }
            let short = Self.shrunk(steps, to: fault, seed: seed, on: idiom)
            Issue.record(
                """
                \(fault.kind): \(short.detail), on a \(idiom), CAIRN_SEED=\(seed) CAIRN_STEPS=\(Self.length)
                \(short.steps.joined(separator: "\n"))
                """)
        }
    }

    /// The same fault after as few of these steps as will do.
    private static func shrunk(
        _ steps: [UInt64], to fault: ContainerWalk.Fault, seed: UInt64, on idiom: UIUserInterfaceIdiom
    ) -> ContainerWalk.Fault {
        var (steps, fault) = (steps, fault)
        var size = steps.count
        while size > 0 {
            var index = 0
            while index < steps.count {
                var fewer = steps
                fewer.removeSubrange(index..<min(index + size, steps.count))
                if let other = ContainerWalk.play(fewer, seed: seed, on: idiom), other.kind == fault.kind {
                    (steps, fault) = (fewer, other)
                } else {
                    index += size
                }
            }
            size /= 2
        }
        return fault
    }
}
