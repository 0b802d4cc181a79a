import CairnTesting
import CairnTree
import Testing

struct SeveralTests {
    @Test func isOneChange() throws {
        #expect(
            try picture(
                of: "stack[a] + sheet(b)",
                after: .several(.dismiss, .push("c"), .present("d", as: .alert)), from: "a")
                == "stack[a > c] + alert(d by a)")
    }

    @Test func goesOnFromTheOpenerWhenTheAskersModalIsDismissed() throws {
        #expect(
            try picture(of: "stack[a] + sheet(b)", after: .several(.dismiss, .push("c")), from: "b")
                == "stack[a > c]")
    }

    @Test func goesOnFromWhatComesToLightWhenTheAskerIsPopped() throws {
        #expect(
            try picture(
                of: "stack[a > b]", after: .several(.pop, .present("c", as: .sheet)), from: "b")
                == "stack[a] + sheet(c)")
    }

    @Test func makesNoneWhenOneIsRefused() throws {
        try expectRefusal(
            "the asker's stack is at its root", of: .several(.pop, .pop), from: "b", in: "stack[a > b]")
    }
}
