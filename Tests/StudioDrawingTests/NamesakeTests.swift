import Testing

@testable import UIKit

/// Which of several of one name each thing on screen is.
struct NamesakeTests {
    @Test func `those of a name that is not the only one are counted from 0, by every name they have`() {
        #expect(namesakes([["a"], ["b"], ["a"], ["c"]]) == [0, nil, 1, nil])
        // The second is found by its other name as well.
        #expect(namesakes([["a"], ["b", "a"], ["a"]]) == [0, nil, 2])
        #expect(namesakes([["a", "a"], ["b"]]) == [nil, nil])
    }

    @Test func `each is compared with a few others, however many there are`() {
        let meter = Meter()
        _ = namesakes((0..<2_000).map { [Name(number: $0, meter: meter)] })
        #expect(meter.count < 2_000 * 50)
    }
}

private final class Meter { var count = 0 }

private struct Name: Hashable {
    let number: Int
    let meter: Meter

    static func == (name: Name, other: Name) -> Bool {
        name.meter.count += 1
        return name.number == other.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
