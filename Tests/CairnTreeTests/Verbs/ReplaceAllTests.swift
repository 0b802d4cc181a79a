import CairnTesting
import CairnTree
import Testing

struct ReplaceAllTests {
    @Test func `replaces everything of the root coordinator`() throws {
        #expect(
            try picture(of: "stack[a > b] + sheet(c)", after: .replaceAll(.tabs("d", "e")), from: "c")
                == "tabs[*d, e]")
        #expect(try picture(of: "stack[a]", after: .replaceAll(.screen("main")), from: "a") == "(main)")
    }

    @Test func `replaces only what the deciding coordinator has`() throws {
        #expect(
            try picture(
                of: "tabs[*f:stack[a > b], g:stack[c]]", after: .replaceAll(.stack("d")), from: "b",
                decidedBy: "f")
                == "tabs[*f:stack[d], g:stack[c]]")
        #expect(
            try picture(of: "stack[a > f(b) > c]", after: .replaceAll(.stack("d")), from: "b", decidedBy: "f")
                == "stack[a > f(d)]")
    }

    @Test func `is refused for tabs in a stack`() throws {
        try expectRefusal(
            "'f' brings tabs, pages or columns, which no stack can hold", of: .replaceAll(.tabs("d", "e")),
            from: "b", in: "stack[a > f(b)]", decidedBy: "f")
    }
}
