import CairnTree
import Testing

struct PruningTests {
    @Test(arguments: [
        ("stack[a > b > c]", "b", "stack[a]"),
        ("stack[a > signUp(b > c) > d]", "c", "stack[a > signUp(b)]"),
        ("stack[a > signUp(b > c) > d]", "b", "stack[a > signUp]"),
        ("stack[a > b] + sheet(c) + alert(d)", "c", "stack[a > b]"),
        ("stack[a > b] + sheet(c by a) + alert(d)", "b", "stack[a] + sheet(c) + alert(d)"),
        ("stack[a > b] + sheet(c)", "b", "stack[a]"),
        ("stack[a > b] + sheet(c) + fullScreen(d by a)", "c", "stack[a > b] + fullScreen(d by a)"),
        (
            "stack[a] + sheet(b) + sheet(c) + alert(d by b) + alert(e by c)", "c",
            "stack[a] + sheet(b) + alert(d)"
        ),
        ("tabs[a, *b, c]", "b", "tabs[*a, c]"),
        ("tabs[a, b, *c]", "a", "tabs[b, *c]"),
        ("tabs[home:stack[a > b], *c]", "a", "tabs[home, *c]"),
        ("tabs[home:stack[a > b], *c]", "home", "tabs[*c]"),
        ("split[a, b, c]", "b", "split[a, c]"),
        ("tabs[*side:split[a, b], c]", "a", "tabs[*side, c]"),
        (
            "tabs[*stack[a > b + currentContext(c) + currentContext(d by a)]]", "c",
            "tabs[*stack[a > b + currentContext(d by a)]]"
        ),
        ("tabs[*stack[a > b + currentContext(c by a)]]", "b", "tabs[*stack[a + currentContext(c)]]"),
        ("stack[a] + sheet(stack[b > c])", "b", "stack[a]"),
    ])
    func `a lost place takes along what stands on it`(_ old: String, _ lost: String, _ new: String) throws {
        let tree = try drawn(old)
        #expect(tree.pruned(of: [try tree.node(lost).id]).notation == new)
    }

    @Test func `one of several side by side can be replaced`() throws {
        let tree = try drawn("tabs[a, *b, c]")
        let other = try drawn("x").root
        let left = tree.pruned(of: [try tree.node("b").id]) { container, index in
            index == 1 && container.id == tree.root.id ? other : nil
        }
        #expect(left.notation == "tabs[a, *x, c]")
    }
}
