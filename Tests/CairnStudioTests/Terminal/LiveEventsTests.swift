import Testing

@testable import CairnStudio

struct LiveEventsTests {
    @Test func `keys wait behind one tick at most, however many are due`() async {
        let events = LiveEvents()
        for _ in 1...3 { events.post(.tick) }
        events.post(.keys([1]))
        var heard: [LiveEvent] = []
        for await event in events.stream {
            heard.append(event)
            if heard.count == 2 { events.post(.tick) }
            if heard.count == 3 { events.finish() }
        }
        #expect(heard == [.tick, .keys([1]), .tick])
    }
}
