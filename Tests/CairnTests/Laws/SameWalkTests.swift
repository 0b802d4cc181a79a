import Cairn
import CairnContract
import CairnTesting
import Foundation
import Testing

/// A seed is worth something only if it walks the same way again, whatever else the machine is at.
@MainActor
struct SameWalkTests {
    @Test(arguments: ([202, 7, 31] as [UInt64]).some(every: 3))
    func `a seed walks the same way on a busy machine`(_ seed: UInt64) async {
        let alone = await trail(seed)
        let busy = (0..<8).map { _ in Thread { while !Thread.current.isCancelled {} } }
        for thread in busy { thread.start() }
        let together = await trail(seed)
        for thread in busy { thread.cancel() }
        #expect(alone.count > 10)
        #expect(alone.joined(separator: "\n") == together.joined(separator: "\n"))
    }

    @Test func `tasks go on in the order in which they may`() async {
        for _ in 0..<100 { #expect(await order() == [0, 1, 2, 3, 4, 5, 6, 7]) }
    }

    /// In which order tasks go on that wait for a continuation, and others that begin in between.
    private func order() async -> [Int] {
        await withTasksInOrder {
            var waiting: [CheckedContinuation<Void, Never>] = []
            var order: [Int] = []
            for number in 0..<4 {
                Task {
                    await withCheckedContinuation { waiting.append($0) }
                    order.append(2 * number)
                }
            }
            await takeTurns { waiting.count }
            for (number, continuation) in waiting.enumerated() {
                continuation.resume()
                Task { order.append(2 * number + 1) }
            }
            await takeTurns { order.count }
            return order
        }
    }

    /// No law is checked, so that the walk goes on whatever it finds.
    private func trail(_ seed: UInt64) async -> [String] {
        let contract = HostContract(view: { NoView($0) }) { navigator in
            let host = TestHost(.byHand)
            navigator.attach(host)
            return host
        }
        return await contract.trail(seed: seed, steps: 300, containers: .all, windows: 2)
    }
}
