import CairnContract
import CairnTree
import Testing

/// What lies over one stack stays over whatever stack its opener stands in, when a coordinator's places come into another container.
struct ReshapingTests {
    typealias Root = Tree.Root<Place>
    private static let columns = Root.split(primary: .screen("flow"), secondary: .screen("x"))

    private func picture(of old: String, as root: Root) throws -> String {
        let tree = try drawn(old)
        var ids = Tree.IDs()
        for _ in tree.nodes { _ = ids.next() }
        // A flow with another one in it begins with that.
        let new = try tree.reshaped(tree.root.id, as: root.map { AnyDestination($0) }, ids: &ids) { id in
            tree[id]?.children.first?.label == "inner" ? .screen(AnyDestination(Place("inner"))) : nil
        }
        return new.notation
    }

    @Test(
        arguments: [
            (
                "tabs[*flow:stack[a > b + currentContext(c)], x]", .stack("flow"),
                "stack[flow(a > b) + currentContext(c)]"
            ),
            (
                "split[*flow:stack[a > b + currentContext(c by a)], x]", .stack("flow"),
                "stack[flow(a > b) + currentContext(c by a)]"
            ),
            (
                "tabs[*flow(inner:stack[a + currentContext(c)]), x]", .stack("flow"),
                "stack[flow(inner(a)) + currentContext(c)]"
            ),
            (
                "tabs[*stack[flow(a > b) + currentContext(c)], x]", columns,
                "split[flow:stack[a > b + currentContext(c)], x]"
            ),
            (
                "tabs[*stack[flow(inner(a)) + currentContext(c)], x]", columns,
                "split[flow(inner:stack[a + currentContext(c)]), x]"
            ),
            ("stack[flow(a) + currentContext(c)]", columns, "split[flow:stack[a + currentContext(c)], x]"),
            (
                "tabs[*flow:stack[a + currentContext(c by flow)], x]", .stack("flow"),
                "stack[flow(a) + currentContext(c by flow)]"
            ),
        ] as [(String, Root, String)])
    func `a cover goes along with the stack that it covers`(_ old: String, _ root: Root, _ new: String) throws
    {
        #expect(try picture(of: old, as: root) == new)
    }

    @Test func `a cover goes with its opener, and those of others stay`() throws {
        let old =
            "tabs[*stack[flow(a) > b + currentContext(c by a) + currentContext(d by b) + currentContext(e by c)], x]"
        #expect(
            try picture(of: old, as: Self.columns)
                == "split[flow:stack[a + currentContext(c) + currentContext(e)], x]")
        #expect(try picture(of: "stack[a + currentContext(c)]", as: .screen("a")) == "(a)")
    }

    @Test func `what its coordinator has opened goes where that has no stack of its own any more`() throws {
        let tree = try drawn("tabs[*flow:stack[a + currentContext(c by flow)], x]")
        var ids = Tree.IDs()
        for _ in tree.nodes { _ = ids.next() }
        let root = Root.tabs(.stack("a"), .screen("b")).map { AnyDestination($0) }
        let new = try tree.reshaped(try tree.node("flow").id, as: root, ids: &ids) { _ in nil }
        #expect(new.notation == "tabs[*flow:tabs[*stack[a], b], x]")
    }
}
