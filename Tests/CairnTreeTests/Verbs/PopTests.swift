import CairnTesting
import CairnTree
import Testing

struct PopTests {
    @Test func takesOffTheTopScreen() throws {
        #expect(try picture(of: "stack[a > b > c]", after: .pop, from: "c") == "stack[a > b]")
    }

    @Test func takesOffTheTopOfTheAskersStackWhoeverAsks() throws {
        #expect(try picture(of: "stack[a > b > c]", after: .pop, from: "a") == "stack[a > b]")
    }

    @Test func takesAFlowsLastScreenWithTheFlow() throws {
        #expect(try picture(of: "stack[a > f(b)]", after: .pop, from: "b") == "stack[a]")
        #expect(try picture(of: "stack[a > f(b > c)]", after: .pop, from: "c") == "stack[a > f(b)]")
    }

    @Test func takesTheModalsThatTheScreenOpened() throws {
        #expect(try picture(of: "stack[a > b] + sheet(c) + sheet(d)", after: .pop, from: "b") == "stack[a]")
    }

    @Test func leavesAModalThatAnotherScreenOpened() throws {
        #expect(
            try picture(of: "stack[a > b] + sheet(c by a)", after: .pop, from: "b") == "stack[a] + sheet(c)")
    }

    @Test func isRefusedAtTheRoot() throws {
        try expectRefusal("the asker's stack is at its root", of: .pop, from: "a", in: "stack[a]")
    }

    @Test func isRefusedAtTheRootOfAModalsStack() throws {
        try expectRefusal(
            "the asker's stack is at its root", of: .pop, from: "b", in: "stack[a] + sheet(stack[b])")
    }
}

struct PopToTests {
    @Test func takesOffAllThatStandsOnTheDestination() throws {
        #expect(try picture(of: "stack[a > b > c > d]", after: .popTo("b"), from: "d") == "stack[a > b]")
    }

    @Test func findsTheTopmostOfSeveral() throws {
        #expect(try picture(of: "stack[a > b > b > c]", after: .popTo("b"), from: "c") == "stack[a > b > b]")
    }

    @Test func reachesIntoAFlow() throws {
        #expect(
            try picture(of: "stack[a > f(b > c) > d]", after: .popTo("b"), from: "d") == "stack[a > f(b)]")
    }

    @Test func doesNothingOnTop() throws {
        #expect(try picture(of: "stack[a > b]", after: .popTo("b"), from: "b") == "stack[a > b]")
    }

    @Test func isRefusedForWhatIsNotInTheStack() throws {
        try expectRefusal("'z' is not in the asker's stack", of: .popTo("z"), from: "b", in: "stack[a > b]")
    }
}

struct PopToRootTests {
    @Test func leavesTheRoot() throws {
        #expect(try picture(of: "stack[a > f(b > c) > d]", after: .popToRoot, from: "d") == "stack[a]")
    }

    @Test func leavesTheFirstScreenOfAFlowAtTheRoot() throws {
        #expect(try picture(of: "stack[f(b > c) > d]", after: .popToRoot, from: "d") == "stack[f(b)]")
    }

    @Test func doesNothingAtTheRoot() throws {
        #expect(try picture(of: "stack[a]", after: .popToRoot, from: "a") == "stack[a]")
    }
}
