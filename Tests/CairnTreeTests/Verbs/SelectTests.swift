import CairnContract
import CairnTree
import Testing

struct SelectTests {
    @Test func `brings a tab to the front`() throws {
        #expect(try picture(of: "tabs[*a, b, c]", after: .select("c"), from: "a") == "tabs[a, b, *c]")
        #expect(try picture(of: "pages[*a, b]", after: .select("b"), from: "a") == "pages[a, *b]")
    }

    @Test func `finds a tab by what it holds first`() throws {
        #expect(
            try picture(of: "tabs[*stack[a > x], stack[b > y]]", after: .select("b"), from: "x")
                == "tabs[stack[a > x], *stack[b > y]]")
    }

    @Test func `looks in the nearest tabs first and then further out`() throws {
        let tree = "tabs[*tabs[*a, b], b, c]"
        #expect(try picture(of: tree, after: .select("b"), from: "a") == "tabs[*tabs[a, *b], b, c]")
        #expect(try picture(of: tree, after: .select("c"), from: "a") == "tabs[tabs[*a, b], b, *c]")
    }

    @Test func `does nothing for the tab in front`() throws {
        #expect(
            try picture(of: "tabs[*a:stack[x > y], b]", after: .select("a"), from: "y")
                == "tabs[*a:stack[x > y], b]")
    }

    @Test func `is refused for what is no tab`() throws {
        try expectRefusal(
            "no tabs or pages around the asker hold 'z'", of: .select("z"), from: "a", in: "tabs[*a, b]")
        try expectRefusal(
            "no tabs or pages around the asker hold 'b'", of: .select("b"), from: "m",
            in: "tabs[*a, b] + sheet(m)")
    }

    @Test func `leaves a covered stack behind`() throws {
        #expect(
            try picture(of: "tabs[*stack[a + currentContext(b)], c]", after: .select("c"), from: "b")
                == "tabs[stack[a + currentContext(b)], *c]")
    }

    @Test func `brings a place of a container of the app's own to the front`() throws {
        #expect(
            try picture(of: "drawer[*menu, stack[a]]", after: .select("a"), from: "menu")
                == "drawer[menu, *stack[a]]")
    }
}
