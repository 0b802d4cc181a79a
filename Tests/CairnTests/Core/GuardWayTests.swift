import CairnContract
import Testing

@testable import Cairn

/// The ways to guards that only come with a change.
@MainActor
struct GuardWayTests {
    private func way(_ places: Place...) -> EnterQuestion.Way? {
        places.reduce(nil) { EnterQuestion.Way(AnyDestination($1), behind: $0) }
    }

    @Test func `two ways through the same places are one, and no others are`() {
        #expect(way("a", "b") == way("a", "b"))
        #expect(way("a", "b") != way("b", "a") && way("a", "b") != way("b") && way("b") != way("a", "b"))
        #expect(Set([way("a", "b"), way("a", "b"), way("a")]).count == 2)
    }

    @Test func `a very long one is compared and let go without a call in a call for each place`() {
        var (one, other): (EnterQuestion.Way?, EnterQuestion.Way?) = (nil, nil)
        for _ in 0..<200_000 {
            one = EnterQuestion.Way(AnyDestination(Place("a")), behind: one)
            other = EnterQuestion.Way(AnyDestination(Place("a")), behind: other)
        }
        #expect(one == other)
        (one, other) = (nil, nil)
    }
}
