import CairnContract
import CairnTree
import Testing

struct ReplaceTopTests {
    @Test func `puts a screen in the place of the top`() throws {
        #expect(try picture(of: "stack[a > b]", after: .replaceTop("c"), from: "b") == "stack[a > c]")
        #expect(try picture(of: "stack[a]", after: .replaceTop("c"), from: "a") == "stack[c]")
    }

    @Test func `closes as the replaced one would have`() throws {
        #expect(
            try picture(of: "stack[a > b]", after: .several(.replaceTop("c"), .close), from: "b")
                == "stack[a]")
    }

    @Test func `what takes the place of a child flow's last screen closes as that would have`() throws {
        let tree = try drawn("tabs[*stack[f(a)], g]")
        var ids = Tree.IDs()
        for _ in tree.nodes { _ = ids.next() }
        func after(
            _ tree: Tree, _ transition: Tree.Transition<Place, Never>, from asker: String,
            by owner: Tree.Node.ID
        )
            throws -> Tree
        {
            try tree.applying(transition.erased(), from: tree.node(asker).id, for: owner, ids: &ids)
        }
        let pushed = try after(tree, .push("b"), from: "a", by: tree.node("f").id)
        let replaced = try after(pushed, .replaceTop("c"), from: "b", by: tree.root.id)
        #expect(replaced.notation == "tabs[*stack[f(a) > c], g]")
        #expect(try after(replaced, .close, from: "c", by: tree.root.id).notation == "tabs[*stack[f(a)], g]")
    }

    @Test func `replaces below what the flow itself has put over the stack`() throws {
        #expect(
            try picture(
                of: "tabs[*stack[a > f(b) + currentContext(x by b)], c]", after: .replaceTop("d"), from: "b",
                decidedBy: "f")
                == "tabs[*stack[a > f(d)], c]")
    }

    @Test func `replaces within the flow that decided`() throws {
        #expect(
            try picture(of: "stack[a > f(b)]", after: .replaceTop("c"), from: "b", decidedBy: "f")
                == "stack[a > f(c)]")
    }

    @Test func `takes a child flows top when the parent decided`() throws {
        #expect(
            try picture(of: "stack[a > f(b > c)]", after: .replaceTop("d"), from: "c")
                == "stack[a > f(b) > d]")
    }
}
