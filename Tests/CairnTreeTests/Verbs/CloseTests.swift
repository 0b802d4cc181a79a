import CairnContract
import CairnTree
import Testing

struct CloseTests {
    @Test func `pops what was pushed with all that stands on it`() throws {
        #expect(try picture(of: "stack[a > b]", after: .close, from: "b") == "stack[a]")
        #expect(try picture(of: "stack[a > b > c > d] + sheet(e)", after: .close, from: "b") == "stack[a]")
    }

    @Test func `dismisses the modal at the root of its stack`() throws {
        #expect(try picture(of: "stack[a] + sheet(stack[b > c])", after: .close, from: "b") == "stack[a]")
        #expect(
            try picture(of: "stack[a] + sheet(stack[b > c])", after: .close, from: "c")
                == "stack[a] + sheet(stack[b])")
    }

    @Test func `dismisses a modal with no stack`() throws {
        #expect(try picture(of: "stack[a] + sheet(b) + alert(c)", after: .close, from: "b") == "stack[a]")
    }

    @Test func `takes the flow with its first screen`() throws {
        #expect(try picture(of: "stack[a > f(b > c) > d]", after: .close, from: "b") == "stack[a]")
        #expect(try picture(of: "stack[a > f(b > c) > d]", after: .close, from: "c") == "stack[a > f(b)]")
        #expect(try picture(of: "stack[a > f(b > c) > d]", after: .close, from: "f") == "stack[a]")
    }

    @Test func `is refused at the root of the window`() throws {
        try expectRefusal("the asker was not pushed", of: .close, from: "a", in: "stack[a > b]")
        try expectRefusal("the asker was not pushed", of: .close, from: "b", in: "stack[f(b)]")
        try expectRefusal("the asker was not pushed", of: .close, from: "a", in: "a")
    }

    @Test func `is refused after set`() throws {
        try expectRefusal(
            "the asker was not pushed", of: .several(.set("b", above: ["c"]), .close), from: "a",
            in: "stack[a]")
    }

    @Test func `is refused at the root of a tab or page`() throws {
        try expectRefusal("the asker was not pushed", of: .close, from: "a", in: "tabs[*stack[a], b]")
        try expectRefusal("the asker was not pushed", of: .close, from: "b", in: "pages[*a, b]")
        try expectRefusal(
            "the asker was not pushed", of: .close, from: "b", in: "stack[a] + sheet(tabs[*b, c])")
    }

    @Test func `pops inside a tab`() throws {
        #expect(
            try picture(of: "tabs[*stack[a > b], c]", after: .close, from: "b") == "tabs[*stack[a], c]")
    }

    @Test func `clears the column`() throws {
        #expect(
            try picture(of: "split[stack[a], stack[b > c]]", after: .close, from: "b") == "split[stack[a]]")
        #expect(
            try picture(of: "split[stack[a], stack[b > c]]", after: .close, from: "c")
                == "split[stack[a], stack[b]]")
        try expectRefusal("the asker was not pushed", of: .close, from: "a", in: "split[stack[a], b]")
    }

    @Test func `takes the cover of a stack and those on it`() throws {
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
