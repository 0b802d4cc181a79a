import CairnTesting
import CairnTree
import Testing

struct CloseTests {
    @Test func popsWhatWasPushedWithAllThatStandsOnIt() throws {
        #expect(try picture(of: "stack[a > b]", after: .close, from: "b") == "stack[a]")
        #expect(try picture(of: "stack[a > b > c > d] + sheet(e)", after: .close, from: "b") == "stack[a]")
    }

    @Test func dismissesTheModalAtTheRootOfItsStack() throws {
        #expect(try picture(of: "stack[a] + sheet(stack[b > c])", after: .close, from: "b") == "stack[a]")
        #expect(
            try picture(of: "stack[a] + sheet(stack[b > c])", after: .close, from: "c")
                == "stack[a] + sheet(stack[b])")
    }

    @Test func dismissesAModalWithNoStack() throws {
        #expect(try picture(of: "stack[a] + sheet(b) + alert(c)", after: .close, from: "b") == "stack[a]")
    }

    @Test func takesTheFlowWithItsFirstScreen() throws {
        #expect(try picture(of: "stack[a > f(b > c) > d]", after: .close, from: "b") == "stack[a]")
        #expect(try picture(of: "stack[a > f(b > c) > d]", after: .close, from: "c") == "stack[a > f(b)]")
        #expect(try picture(of: "stack[a > f(b > c) > d]", after: .close, from: "f") == "stack[a]")
    }

    @Test func isRefusedAtTheRootOfTheWindow() throws {
        try expectRefusal("the asker was not pushed", of: .close, from: "a", in: "stack[a > b]")
        try expectRefusal("the asker was not pushed", of: .close, from: "b", in: "stack[f(b)]")
        try expectRefusal("the asker was not pushed", of: .close, from: "a", in: "a")
    }

    @Test func isRefusedAfterSet() throws {
        try expectRefusal(
            "the asker was not pushed", of: .several(.set("b", above: ["c"]), .close), from: "a",
            in: "stack[a]")
    }
}
