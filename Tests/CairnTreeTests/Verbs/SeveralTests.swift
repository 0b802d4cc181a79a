import CairnContract
import CairnTree
import Testing

struct SeveralTests {
    @Test func `is one change`() throws {
        #expect(
            try picture(
                of: "stack[a] + sheet(b)",
                after: .several(.dismiss, .push("c"), .present("d", as: .alert)), from: "a")
                == "stack[a > c] + alert(d by a)")
    }

    @Test func `goes on from the opener when the asker's modal is dismissed`() throws {
        #expect(
            try picture(of: "stack[a] + sheet(b)", after: .several(.dismiss, .push("c")), from: "b")
                == "stack[a > c]")
    }

    @Test func `goes on in the opener's column, whichever is in front`() throws {
        #expect(
            try picture(
                of: "split[stack[a], stack[b]] + sheet(c by a)", after: .several(.dismiss, .push("d")),
                from: "c")
                == "split[stack[a > d], stack[b]]")
    }

    @Test func `goes on from what comes to light when the asker is popped`() throws {
        #expect(
            try picture(
                of: "stack[a > b]", after: .several(.pop, .present("c", as: .sheet)), from: "b")
                == "stack[a] + sheet(c)")
    }

    @Test func `makes none when one is refused`() throws {
        try expectRefusal(
            "the asker's stack is at its root", of: .several(.pop, .pop), from: "b", in: "stack[a > b]")
    }
}
