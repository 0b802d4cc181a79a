import CairnTesting
import CairnTree
import Testing

/// `.finish` is erased before a tree makes it: here the flow named ends, whatever its result.
struct FinishTests {
    @Test func takesTheFlowsRangeAndLeavesWhatStandsOnIt() throws {
        #expect(try picture(of: "stack[a > f(b > c)]", finishing: "f") == "stack[a]")
        #expect(try picture(of: "stack[a > f(b > c) > d]", finishing: "f") == "stack[a > d]")
    }

    @Test func takesAFlowInAFlow() throws {
        #expect(try picture(of: "stack[a > f(b > g(c))]", finishing: "g") == "stack[a > f(b)]")
    }

    @Test func dismissesTheFlowsModalAndThoseOnIt() throws {
        #expect(
            try picture(of: "stack[a] + sheet(f:stack[b > c]) + alert(d)", finishing: "f") == "stack[a]")
    }

    @Test func dismissesTheFlowsCover() throws {
        #expect(
            try picture(of: "tabs[*stack[a + currentContext(f:stack[b])], c]", finishing: "f")
                == "tabs[*stack[a], c]")
    }

    @Test func clearsTheFlowsColumn() throws {
        #expect(try picture(of: "split[a, f:stack[b]]", finishing: "f") == "split[a]")
    }

    @Test func leavesAFlowThatFillsItsPlaceForTheParentToReplace() throws {
        #expect(try picture(of: "f:stack[a]", finishing: "f") == "f:stack[a]")
        #expect(try picture(of: "tabs[*f:stack[a], b]", finishing: "f") == "tabs[*f:stack[a], b]")
        #expect(try picture(of: "stack[f(a) > b]", finishing: "f") == "stack[f(a) > b]")
    }

    private func picture(of notation: String, finishing flow: String) throws -> String {
        let tree = try drawn(notation)
        var ids = Tree.IDs()
        let node = try tree.node(flow).id
        let finish = Tree.Transition<Place, Int>.finish(7)
        return try tree.applying(finish.erased(), from: node, for: node, ids: &ids).notation
    }
}
