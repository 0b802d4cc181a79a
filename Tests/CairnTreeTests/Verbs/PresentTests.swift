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

    @Test func coversTheAskersStackOnlyInTheCurrentContext() throws {
        let tree = "tabs[*stack[a > b], stack[c]]"
        let covered = "tabs[*stack[a > b + currentContext(d)], stack[c]]"
        #expect(try picture(of: tree, after: .present("d", as: .currentContext), from: "b") == covered)
    }

    @Test func coversAStackTwice() throws {
        let tree = "tabs[*stack[a + currentContext(stack[b])], c]"
        #expect(
            try picture(of: tree, after: .present("d", as: .currentContext), from: "a")
                == "tabs[*stack[a + currentContext(stack[b]) + currentContext(d by a)], c]")
        #expect(
            try picture(of: tree, after: .present("d", as: .currentContext), from: "b")
                == "tabs[*stack[a + currentContext(stack[b]) + currentContext(d)], c]")
    }

    @Test func coversTheWindowWhereTheAskersStackFillsIt() throws {
        #expect(
            try picture(of: "home:stack[a]", after: .present("b", as: .currentContext), from: "a")
                == "home:stack[a] + fullScreen(b)")
        #expect(
            try picture(
                of: "tabs[*a, b] + sheet(stack[c])", after: .present("d", as: .currentContext), from: "c")
                == "tabs[*a, b] + sheet(stack[c]) + fullScreen(d)")
    }

    @Test func isRefusedInTheCurrentContextOfAPlaceThatIsNoStack() throws {
        try expectRefusal(
            "the asker stands in no stack", of: .present("c", as: .currentContext), from: "a",
            in: "tabs[*a, b]")
    }

    @Test func isRefusedInAContextThatIsNotInFront() throws {
        try expectRefusal(
            "the asker's stack is not in front", of: .present("c", as: .currentContext), from: "a",
            in: "tabs[stack[a], *stack[b]]")
        try expectRefusal(
            "the asker's stack is not in front", of: .present("c", as: .currentContext), from: "a",
            in: "tabs[*stack[a], stack[b]] + sheet(d)")
    }
}
