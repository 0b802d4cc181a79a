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

    @Test func isRefusedAtTheRootOfATabOrPage() throws {
        try expectRefusal("the asker was not pushed", of: .close, from: "a", in: "tabs[*stack[a], b]")
        try expectRefusal("the asker was not pushed", of: .close, from: "b", in: "pages[*a, b]")
        try expectRefusal(
            "the asker was not pushed", of: .close, from: "b", in: "stack[a] + sheet(tabs[*b, c])")
    }

    @Test func popsInsideATab() throws {
        #expect(
            try picture(of: "tabs[*stack[a > b], c]", after: .close, from: "b") == "tabs[*stack[a], c]")
    }

    @Test func clearsTheColumn() throws {
        #expect(
            try picture(of: "split[stack[a], stack[b > c]]", after: .close, from: "b") == "split[stack[a]]")
        #expect(
            try picture(of: "split[stack[a], stack[b > c]]", after: .close, from: "c")
                == "split[stack[a], stack[b]]")
        try expectRefusal("the asker was not pushed", of: .close, from: "a", in: "split[stack[a], b]")
    }

    @Test func takesTheCoverOfAStackAndThoseOnIt() throws {
        let tree = "tabs[*stack[a + currentContext(stack[b > c]) + currentContext(d)], e]"
        #expect(try picture(of: tree, after: .close, from: "b") == "tabs[*stack[a], e]")
        #expect(
            try picture(of: tree, after: .close, from: "d")
                == "tabs[*stack[a + currentContext(stack[b > c])], e]")
        #expect(
            try picture(of: tree, after: .close, from: "c")
                == "tabs[*stack[a + currentContext(stack[b])], e]")
    }
}
