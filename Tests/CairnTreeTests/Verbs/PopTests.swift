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

    @Test func takesTheCoverThatTheScreenOpened() throws {
        #expect(
            try picture(of: "stack[a > b + currentContext(c)]", after: .pop, from: "b") == "stack[a]")
        #expect(
            try picture(of: "stack[a > b + currentContext(c by a)]", after: .pop, from: "b")
                == "stack[a + currentContext(c)]")
    }
}
