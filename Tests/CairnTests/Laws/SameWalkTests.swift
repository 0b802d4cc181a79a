import Cairn
import CairnTesting
import Testing

/// A seed is worth something only if it walks the same way again, whatever else the machine is at.
@MainActor
struct SameWalkTests {
    @Test(arguments: [202, 7, 31] as [UInt64])
    func aSeedWalksTheSameWayOnABusyMachine(_ seed: UInt64) async {
        let alone = await trail(seed)
        let busy = Task.detached {
            await withTaskGroup(of: Int.self) { group in
                for worker in 0..<16 {
                    group.addTask {
                        var random = SeededRandom(seed: UInt64(worker))
                        var sum = 0
                        while !Task.isCancelled {
                            sum &+= Int(truncatingIfNeeded: random.next())
                            await Task.yield()
                        }
                        return sum
                    }
                }
                return await group.reduce(0, &+)
            }
        }
        let together = await trail(seed)
        busy.cancel()
        _ = await busy.value
        #expect(alone.count > 10)
        #expect(alone.joined(separator: "\n") == together.joined(separator: "\n"))
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
