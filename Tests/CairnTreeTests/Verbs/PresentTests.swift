import CairnTesting
import CairnTree
import Testing

struct PresentTests {
    @Test func putsAModalOverEverything() throws {
        #expect(
            try picture(of: "stack[a]", after: .present("b", as: .sheet), from: "a") == "stack[a] + sheet(b)")
    }

    @Test func mayHaveAStackOfItsOwn() throws {
        #expect(
            try picture(
                of: "stack[a]", after: .present(.stack("b", above: ["c"]), as: .fullScreen), from: "a")
                == "stack[a] + fullScreen(stack[b > c])")
    }

    @Test func standsOnTheModalsThatAreThere() throws {
        #expect(
            try picture(of: "stack[a] + sheet(b)", after: .present("c", as: .alert), from: "a")
                == "stack[a] + sheet(b) + alert(c by a)")
    }
}

struct DismissTests {
    @Test func dismissesWhatStandsOverTheAsker() throws {
        #expect(try picture(of: "stack[a] + sheet(b) + alert(c)", after: .dismiss, from: "a") == "stack[a]")
        #expect(
            try picture(of: "stack[a] + sheet(b) + alert(c)", after: .dismiss, from: "b")
                == "stack[a] + sheet(b)")
    }

    @Test func dismissesTheAskersOwnModalWhenNothingStandsOverIt() throws {
        #expect(try picture(of: "stack[a] + sheet(stack[b > c])", after: .dismiss, from: "c") == "stack[a]")
    }

    @Test func isRefusedWithNothingPresented() throws {
        try expectRefusal("nothing is presented", of: .dismiss, from: "a", in: "stack[a]")
    }
}

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
