import CairnContract
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

    @Test func `takes away what the coordinator has opened in its own name`() throws {
        #expect(
            try picture(
                of: "tabs[*f:stack[a + currentContext(b by f)], c]", after: .replaceAll(.stack("d")),
                from: "a",
                decidedBy: "f")
                == "tabs[*f:stack[d], c]")
        #expect(
            try picture(
                of: "tabs[*f:stack[a], c] + sheet(b by f) + alert(e)", after: .replaceAll(.stack("d")),
                from: "a",
                decidedBy: "f")
                == "tabs[*f:stack[d], c]")
        #expect(
            try picture(
                of: "tabs[*stack[a > f(b) + currentContext(c by f)], d]", after: .replaceAll(.stack("e")),
                from: "b", decidedBy: "f")
                == "tabs[*stack[a > f(e)], d]")
    }

    @Test func `nothing covers what is no stack any more`() throws {
        var ids = Tree.IDs()
        let tree = try drawn("tabs[*f:stack[a + currentContext(b by f)], c]")
        for _ in tree.nodes { _ = ids.next() }
        let f = try tree.node("f").id
        let changed = try tree.applying(
            Tree.Transition<Place, Never>.replaceAll(.tabs("d", "e")).erased(), from: f, for: f, ids: &ids)
        #expect(changed.visible.label == "d" && !changed.nodes.contains { $0.label == "b" })
    }

    @Test func `is refused for tabs in a stack`() throws {
        try expectRefusal(
            "'f' brings tabs, pages or columns, which no stack can hold", of: .replaceAll(.tabs("d", "e")),
            from: "b", in: "stack[a > f(b)]", decidedBy: "f")
    }
}
