import CairnTesting
import CairnTree
import Testing

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
