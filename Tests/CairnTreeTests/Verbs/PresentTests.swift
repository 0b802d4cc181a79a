import CairnContract
import CairnTree
import Testing

struct PresentTests {
    @Test func `puts a modal over everything`() throws {
        #expect(
            try picture(of: "stack[a]", after: .present("b", as: .sheet), from: "a") == "stack[a] + sheet(b)")
    }

    @Test func `may have a stack of its own`() throws {
        #expect(
            try picture(
                of: "stack[a]", after: .present(.stack("b", above: ["c"]), as: .fullScreen), from: "a")
                == "stack[a] + fullScreen(stack[b > c])")
    }

    @Test func `stands on the modals that are there`() throws {
        #expect(
            try picture(of: "stack[a] + sheet(b)", after: .present("c", as: .alert), from: "a")
                == "stack[a] + sheet(b) + alert(c by a)")
    }

    @Test func `covers the asker's stack only in the current context`() throws {
        let tree = "tabs[*stack[a > b], stack[c]]"
        let covered = "tabs[*stack[a > b + currentContext(d)], stack[c]]"
        #expect(try picture(of: tree, after: .present("d", as: .currentContext), from: "b") == covered)
    }

    @Test func `covers a stack twice`() throws {
        let tree = "tabs[*stack[a + currentContext(stack[b])], c]"
        #expect(
            try picture(of: tree, after: .present("d", as: .currentContext), from: "a")
                == "tabs[*stack[a + currentContext(stack[b]) + currentContext(d by a)], c]")
        #expect(
            try picture(of: tree, after: .present("d", as: .currentContext), from: "b")
                == "tabs[*stack[a + currentContext(stack[b]) + currentContext(d)], c]")
    }

    @Test func `covers the window where the asker's stack fills it`() throws {
        #expect(
            try picture(of: "home:stack[a]", after: .present("b", as: .currentContext), from: "a")
                == "home:stack[a] + fullScreen(b)")
        #expect(
            try picture(
                of: "tabs[*a, b] + sheet(stack[c])", after: .present("d", as: .currentContext), from: "c")
                == "tabs[*a, b] + sheet(stack[c]) + fullScreen(d)")
    }

    @Test func `is refused in the current context of a place that is no stack`() throws {
        try expectRefusal(
            "the asker stands in no stack", of: .present("c", as: .currentContext), from: "a",
            in: "tabs[*a, b]")
    }

    @Test func `is refused in a context that is not in front`() throws {
        try expectRefusal(
            "the asker's stack is not in front", of: .present("c", as: .currentContext), from: "a",
            in: "tabs[stack[a], *stack[b]]")
        try expectRefusal(
            "the asker's stack is not in front", of: .present("c", as: .currentContext), from: "a",
            in: "tabs[*stack[a], stack[b]] + sheet(d)")
    }
}
