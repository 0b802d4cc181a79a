import CairnTesting
import CairnTree
import Testing

/// The same tree of other destinations.
struct RelabellingTests {
    private let renamed = { (destination: AnyDestination) in AnyDestination(label: destination.label + "2") }

    @Test(arguments: [
        "stack[a > flow(b > c)]", "tabs[a, *b:stack[x]] + sheet(c:stack[d])", "split[a, b, c]",
        "split[a, b, ]",
        "stack[a] + alert(b)",
    ])
    func `all else is as it was`(_ notation: String) throws {
        let tree = try drawn(notation)
        #expect(tree.mapped { $0 } == tree)
        #expect(tree.mapped(renamed).notation == tree.notation { $0.label + "2" })
    }
}
