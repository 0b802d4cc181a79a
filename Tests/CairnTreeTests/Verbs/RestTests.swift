import CairnContract
import CairnTree
import Testing

struct RestTests {
    private let start = "stack[a] + sheet[*medium, large](stack[b > c])"

    @Test func `has the sheet around the asker rest at another of its heights`() throws {
        let after = try picture(of: start, after: .rest(at: .large), from: "c")
        #expect(after == "stack[a] + sheet[medium, *large](stack[b > c])")
    }

    @Test func `does nothing where the sheet rests there`() throws {
        #expect(try picture(of: start, after: .rest(at: .medium), from: "b") == start)
    }

    @Test func `takes less than a point for one, as a style does`() throws {
        let low = "stack[a] + sheet[*height(1), large](b)"
        #expect(
            try picture(of: low, after: .several(.rest(at: .large), .rest(at: .height(0))), from: "b") == low)
    }

    @Test(arguments: [
        ("a", "stack[a] + sheet[*medium, large](b)"), ("b", "stack[a] + sheet(b)"),
        ("c", "stack[a] + sheet[*medium, large](b) + sheet[*medium](c)"),
    ])
    func `is refused where the asker is in no sheet with that height`(_ asker: String, _ tree: String) throws
    {
        try expectRefusal(
            "the asker is in no sheet that rests at large", of: .rest(at: .large), from: asker, in: tree)
    }
}
