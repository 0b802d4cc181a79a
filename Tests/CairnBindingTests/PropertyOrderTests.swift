import CairnBinding
import Testing

/// What observers do to the property they observe.
@MainActor
struct PropertyOrderTests {
    private let number = MutableProperty(0)

    @Test
    func `what an observer sets is read back at once, and told after the round, to all in the same order`() {
        var first: [Int] = []
        var second: [Int] = []
        _ = number.observe { [number] value in
            first.append(value)
            if value == 1 {
                number.value = 2
                #expect(number.value == 2)
                number.value = 3
            }
        }
        _ = number.observe { second.append($0) }
        number.value = 1
        #expect(first == [0, 1, 2, 3])
        #expect(second == [0, 1, 2, 3])
    }

    @Test func `no observer is called inside itself`() {
        var depth = 0
        _ = number.observe { [number] value in
            depth += 1
            #expect(depth == 1)
            if value < 1_000 { number.value = value + 1 }
            depth -= 1
        }
        #expect(number.value == 1_000)
    }

    @Test func `two properties that set each other come to an end, without recursion`() {
        let other = MutableProperty(0)
        var depth = 0
        _ = number.observe { value in
            depth += 1
            #expect(depth == 1)
            if value < 100 { other.value = value }
            depth -= 1
        }
        _ = other.observe { [number] value in number.value = value + 1 }
        #expect(number.value == 100)
        #expect(other.value == 99)
    }

    @Test func `an observer that is ended in a round is not called in it`() {
        var told: [Int] = []
        var later: Bond?
        _ = number.observe { if $0 == 1 { later?.end() } }
        later = number.observe { told.append($0) }
        number.value = 1
        #expect(told == [0])
    }

    @Test func `an observer that comes in a round is told the newest value first, and no older one after it`()
    {
        var told: [Int] = []
        _ = number.observe { [number] value in
            guard value == 1 else { return }
            number.value = 2
            number.value = 3
            _ = number.observe { told.append($0) }
        }
        number.value = 1
        #expect(told == [3])
        number.value = 4
        #expect(told == [3, 4])
    }

    @Test func `what is set while the first value is told comes after it`() {
        var told: [Int] = []
        _ = number.observe { [number] value in
            if value == 0 { number.value = 1 }
            told.append(value)
        }
        #expect(told == [0, 1])
    }

    @Test(arguments: [false, true])
    func `what goes with the old value may read and set the property`(isTracked: Bool) {
        final class Last: Sendable {
            private let end: @MainActor () -> Void

            init(_ end: @escaping @MainActor () -> Void) { self.end = end }
            deinit { MainActor.assumeIsolated(end) }
        }
        struct Value {
            let first: Last?
            let second: Last?
            let number: Int
        }
        let property = MutableProperty(Value(first: nil, second: nil, number: 0))
        if isTracked { _ = property.value }
        var told: [Int] = []
        _ = property.observe { told.append($0.number) }
        var seen: [Int] = []
        let plain = Value(first: nil, second: nil, number: 3)
        property.value = Value(
            first: Last { property.value = plain }, second: Last { seen.append(property.value.number) },
            number: 1)
        property.value = Value(first: nil, second: nil, number: 2)
        #expect(told == [0, 1, 2, 3])
        #expect(seen == [3])
        #expect(property.value.number == 3)
    }

    #if os(Linux) || os(macOS)
        @Test func `an observer that never stops setting its property is named instead of hanging the app`()
            async
        {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let endless = MutableProperty(0)
                    _ = endless.observe { endless.value = $0 + 1 }
                }
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("was set a million times by its own observers"), "\(text)")
        }
    #endif
}
