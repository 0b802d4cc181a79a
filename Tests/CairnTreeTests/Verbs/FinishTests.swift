import CairnContract
import CairnTree
import Testing

/// `.finish` is erased before a tree makes it: here the flow named ends, whatever its result.
struct FinishTests {
    @Test func `takes the flow's range and leaves what stands on it`() throws {
        #expect(try picture(of: "stack[a > f(b > c)]", finishing: "f") == "stack[a]")
        #expect(try picture(of: "stack[a > f(b > c) > d]", finishing: "f") == "stack[a > d]")
    }

    @Test func `takes a flow in a flow`() throws {
        #expect(try picture(of: "stack[a > f(b > g(c))]", finishing: "g") == "stack[a > f(b)]")
    }

    @Test func `dismisses the flow's modal and those on it`() throws {
        #expect(
            try picture(of: "stack[a] + sheet(f:stack[b > c]) + alert(d)", finishing: "f") == "stack[a]")
    }

    @Test func `dismisses the flow's cover`() throws {
        #expect(
            try picture(of: "tabs[*stack[a + currentContext(f:stack[b])], c]", finishing: "f")
                == "tabs[*stack[a], c]")
    }

    @Test func `clears the flow's column`() throws {
        #expect(try picture(of: "split[a, f:stack[b]]", finishing: "f") == "split[a]")
    }

    @Test func `takes along a stack that holds nothing but the flow`() throws {
        #expect(try picture(of: "stack[a] + sheet(stack[f(b > c)])", finishing: "f") == "stack[a]")
        #expect(try picture(of: "split[a, stack[f(b)]]", finishing: "f") == "split[a]")
        #expect(
            try picture(of: "tabs[*stack[a + currentContext(stack[f(b)])], c]", finishing: "f")
                == "tabs[*stack[a], c]")
        #expect(try picture(of: "stack[f(a)]", finishing: "f") == "stack[f(a)]")
        #expect(try picture(of: "tabs[*stack[f(a)], b]", finishing: "f") == "tabs[*stack[f(a)], b]")
        #expect(
            try picture(of: "stack[a] + sheet(stack[f(b) > c])", finishing: "f")
                == "stack[a] + sheet(stack[f(b) > c])")
    }

    @Test func `leaves a flow that fills its place for the parent to replace`() throws {
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
