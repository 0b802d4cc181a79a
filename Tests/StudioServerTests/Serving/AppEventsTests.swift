import Foundation
import Testing

@testable import CairnStudio

struct AppEventsTests {
    @Test func `who reads what an app writes waits until it is heard`() async {
        let events = AppEvents()
        let posted = Counter()
        Thread.detachNewThread {
            for number in 1...1_000 {
                events.post(.wrote("\(number)"))
                posted.add()
            }
            events.finish()
        }
        var heard = 0
        while await events.next() != nil {
            heard += 1
            #expect(posted.count <= heard + 64)
        }
        #expect(heard == 1_000)
    }
}

private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0

    func add() { lock.withLock { value += 1 } }
    var count: Int { lock.withLock { value } }
}
