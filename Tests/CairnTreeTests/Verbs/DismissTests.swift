import CairnContract
import CairnTree
import Testing

struct DismissTests {
    @Test func `dismisses what stands over the asker`() throws {
        #expect(try picture(of: "stack[a] + sheet(b) + alert(c)", after: .dismiss, from: "a") == "stack[a]")
        #expect(
            try picture(of: "stack[a] + sheet(b) + alert(c)", after: .dismiss, from: "b")
                == "stack[a] + sheet(b)")
    }

    @Test func `dismisses the asker's own modal when nothing stands over it`() throws {
        #expect(try picture(of: "stack[a] + sheet(stack[b > c])", after: .dismiss, from: "c") == "stack[a]")
    }

    @Test func `is refused with nothing presented`() throws {
        try expectRefusal("nothing is presented", of: .dismiss, from: "a", in: "stack[a]")
    }

    @Test func `dismisses what covers the asker's stack before the window's modals`() throws {
        let tree = "tabs[*stack[a > b + currentContext(c)], d] + sheet(e)"
        #expect(try picture(of: tree, after: .dismiss, from: "a") == "tabs[*stack[a > b], d]")
        #expect(
            try picture(of: "stack[a + currentContext(b)] + sheet(c by a)", after: .dismiss, from: "a")
                == "stack[a] + sheet(c)")
        #expect(
            try picture(of: "stack[a + currentContext(b)] + sheet(c by a)", after: .dismiss, from: "b")
                == "stack[a + currentContext(b)]")
    }

    @Test func `dismisses what covers the columns that are one stack`() throws {
        #expect(
            try picture(of: "split[stack[a + currentContext(x)], *stack[b]]", after: .dismiss, from: "b")
                == "split[stack[a], *stack[b]]")
        #expect(
            try picture(
                of: "stack[c] + sheet(split[stack[a + currentContext(x)], *stack[b]])", after: .dismiss,
                from: "b")
                == "stack[c] + sheet(split[stack[a], *stack[b]])")
    }

    @Test func `dismisses the cover in which the asker stands`() throws {
        #expect(
            try picture(of: "stack[a + currentContext(stack[b > c])]", after: .dismiss, from: "c")
                == "stack[a]")
    }
}
