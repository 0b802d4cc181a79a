import CairnContract
import CairnTree
import Testing

struct PopTests {
    @Test func `takes off the top screen`() throws {
        #expect(try picture(of: "stack[a > b > c]", after: .pop, from: "c") == "stack[a > b]")
    }

    @Test func `takes off the top of the asker's stack whoever asks`() throws {
        #expect(try picture(of: "stack[a > b > c]", after: .pop, from: "a") == "stack[a > b]")
    }

    @Test func `takes a flow's last screen with the flow`() throws {
        #expect(try picture(of: "stack[a > f(b)]", after: .pop, from: "b") == "stack[a]")
        #expect(try picture(of: "stack[a > f(b > c)]", after: .pop, from: "c") == "stack[a > f(b)]")
    }

    @Test func `takes the modals that the screen opened`() throws {
        #expect(try picture(of: "stack[a > b] + sheet(c) + sheet(d)", after: .pop, from: "b") == "stack[a]")
    }

    @Test func `leaves a modal that another screen opened`() throws {
        #expect(
            try picture(of: "stack[a > b] + sheet(c by a)", after: .pop, from: "b") == "stack[a] + sheet(c)")
    }

    @Test func `is refused at the root`() throws {
        try expectRefusal("the asker's stack is at its root", of: .pop, from: "a", in: "stack[a]")
    }

    @Test func `is refused at the root of a modal's stack`() throws {
        try expectRefusal(
            "the asker's stack is at its root", of: .pop, from: "b", in: "stack[a] + sheet(stack[b])")
    }

    @Test func `takes the cover that the screen opened`() throws {
        #expect(
            try picture(of: "stack[a > b + currentContext(c)]", after: .pop, from: "b") == "stack[a]")
        #expect(
            try picture(of: "stack[a > b + currentContext(c by a)]", after: .pop, from: "b")
                == "stack[a + currentContext(c)]")
    }
}
