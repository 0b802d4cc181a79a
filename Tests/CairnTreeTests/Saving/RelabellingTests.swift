import CairnContract
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

    @Test func `one that follows another shares what these share`() throws {
        var ids = Tree.IDs()
        var earlier = Tree.seed(ids: &ids)
        var known = earlier.mapped(renamed)
        func go(_ transition: Tree.Transition<Place, Never>) throws {
            let tree = try earlier.applying(
                transition.erased(), from: earlier.visible.id, for: earlier.root.id, ids: &ids)
            let mapped = tree.mapped(renamed, after: earlier, mappedAs: known)
            #expect(mapped == tree.mapped(renamed))
            #expect(mapped.changedPlaces(since: known) == tree.changedPlaces(since: earlier))
            (earlier, known) = (tree, mapped)
        }
        let root = Tree.Root<Place>.tabs(.screen("a"), [.stack("b", above: ["c"])])
        earlier = try earlier.growing(earlier.root.id, with: root.map { AnyDestination($0) }, ids: &ids)
        known = earlier.mapped(renamed)
        try go(.select("b"))
        try go(.push("d"))
        try go(.present(.stack("e"), as: .sheet))
        try go(.push("f"))
        try go(.present("g", as: .currentContext))
        try go(.present("h", as: .fullScreen))
        try go(.dismiss)
        try go(.dismissAll)
        try go(.replaceTop("i"))
        try go(.popToRoot)
        #expect(earlier.mapped(renamed, after: earlier, mappedAs: known).changedPlaces(since: known) == 1)
    }
}
