import CairnContract
import CairnTree
import Testing

struct PushTests {
    @Test func `puts a screen on top of the asker's stack`() throws {
        #expect(try picture(of: "stack[a]", after: .push("b"), from: "a") == "stack[a > b]")
    }

    @Test func `goes on top even when the asker is further down`() throws {
        #expect(try picture(of: "stack[a > b]", after: .push("c"), from: "a") == "stack[a > b > c]")
    }

    @Test func `stays in the stack of the asker's modal`() throws {
        #expect(
            try picture(of: "stack[a] + sheet(stack[b])", after: .push("c"), from: "b")
                == "stack[a] + sheet(stack[b > c])")
    }

    @Test func `changes the stack below a modal when the asker stands there`() throws {
        #expect(
            try picture(of: "stack[a] + sheet(b)", after: .push("c"), from: "a")
                == "stack[a > c] + sheet(b by a)")
    }

    @Test func `grows the range of the flow that decided`() throws {
        #expect(
            try picture(of: "stack[a > f(b)]", after: .push("c"), from: "b", decidedBy: "f")
                == "stack[a > f(b > c)]")
    }

    @Test func `stands on a child flow when the parent decided`() throws {
        #expect(try picture(of: "stack[a > f(b)]", after: .push("c"), from: "b") == "stack[a > f(b) > c]")
    }

    @Test func `is refused where there is no stack`() throws {
        try expectRefusal(
            "the asker stands in no stack", of: .push("c"), from: "b", in: "stack[a] + sheet(b)")
    }

    @Test func `is refused to a flow that the parent has covered`() throws {
        try expectRefusal(
            "'c' of another coordinator stands on", of: .push("d"), from: "b", in: "stack[a > f(b) > c]",
            decidedBy: "f")
    }

    @Test func `pushes below what the flow itself has put over the stack`() throws {
        #expect(
            try picture(
                of: "tabs[*stack[a > f(b) + currentContext(x by b)], c]", after: .push("d"), from: "b",
                decidedBy: "f")
                == "tabs[*stack[a > f(b > d) + currentContext(x by b)], c]")
    }
}
