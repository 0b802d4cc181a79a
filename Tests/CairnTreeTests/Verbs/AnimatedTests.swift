import CairnContract
import CairnTree
import Testing

/// Transitions under the name of an animation.
struct AnimatedTests {
    private let fade = Tree.Animation("fade")

    /// The tree after a transition that the screen `a` asked for.
    private func tree(
        of notation: String, after transition: Tree.Transition<Place, Never>
    ) throws -> Tree {
        let tree = try drawn(notation)
        var ids = Tree.IDs()
        for _ in tree.nodes { _ = ids.next() }
        return try tree.applying(
            transition.erased(), from: tree.node("a").id, for: tree.root.id, ids: &ids)
    }

    private func named(_ tree: Tree) -> [String] {
        tree.nodes.filter { $0.animation == fade }.map(\.notation)
    }

    @Test(arguments: [
        (Tree.Transition<Place, Never>.push("b"), "stack[a > b]", "b"),
        (.present(.stack("b"), as: .fullScreen), "stack[a] + fullScreen(stack[b])", "stack[b]"),
        (.show("b"), "stack[a > b]", "b"),
    ])
    func `what a transition opens bears the name, and the notation is as it would be without`(
        transition: Tree.Transition<Place, Never>, notation: String, opened: String
    ) throws {
        let tree = try tree(of: "stack[a]", after: .animated(transition, by: fade))
        #expect(tree.notation == notation && named(tree) == [opened])
        #expect(try named(self.tree(of: "stack[a]", after: transition)) == [])
    }

    @Test func `what is set in a column that was closed bears the name`() throws {
        let closed = "split[stack[a], stack[b], ]"
        let tree = try tree(of: closed, after: .in(.secondary, .animated(.set("c"), by: fade)))
        #expect(tree.notation == "split[stack[a], stack[b], stack[c]]")
        #expect(named(tree) == ["stack[c]"])
    }

    @Test func `each of several has the name it was given`() throws {
        let each = try tree(of: "stack[a]", after: .several(.push("b"), .animated(.push("c"), by: fade)))
        #expect(named(each) == ["c"])
        let both = try tree(of: "stack[a]", after: .animated(.several(.push("b"), .push("c")), by: fade))
        #expect(named(both) == ["b", "c"])
    }

    @Test func `what takes the place of the top goes as that would have gone`() throws {
        let tree = try tree(
            of: "stack[a]", after: .several(.animated(.push("b"), by: fade), .replaceTop("c")))
        #expect(named(tree) == ["c"])
    }

    @Test func `a tab bears the name of its last selection`() throws {
        let start = "tabs[*stack[a], stack[b]]"
        let select = Tree.Transition<Place, Never>.animated(.select("b"), by: fade)
        #expect(try named(tree(of: start, after: select)) == ["stack[b]"])
        let again = try tree(of: start, after: .several(select, .select("a"), .select("b")))
        #expect(named(again) == [] && again.notation == "tabs[stack[a], *stack[b]]")
    }

    @Test func `a transition that opens nothing is as it would be without`() throws {
        let popped = try tree(of: "stack[a > b]", after: .animated(.popToRoot, by: fade))
        #expect(popped == (try tree(of: "stack[a > b]", after: .popToRoot)))
        try expectRefusal(
            "the asker's stack is at its root", of: .animated(.pop, by: fade), from: "a", in: "stack[a]")
    }
}
