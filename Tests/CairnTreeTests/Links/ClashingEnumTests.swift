import CairnTree
import Testing

/// Two types of parameter that share a word which is the first of neither.
struct ClashingEnumTests {
    enum Fresh: String, LinkParameter, CaseIterable { case new, top, best }
    enum Stale: String, LinkParameter, CaseIterable { case old, top, worst }
    enum Other: String, LinkParameter, CaseIterable { case left, right }

    enum Place: Destination { case fresh(Fresh), stale(Stale), other(Other), maybe(Stale?) }

    @Test func `they are named, and those that share none are not`() {
        let clashing = LinkTable<Place>([
            .link("list/{a}", to: Place.fresh), .link("list/{b}", to: Place.stale),
        ])
        #expect(clashing.problems.count == 1)
        let clear = LinkTable<Place>([
            .link("list/{a}", to: Place.fresh), .link("list/{b}", to: Place.other),
        ])
        #expect(clear.problems == [])
    }
}
