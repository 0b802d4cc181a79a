import CairnContract
import CairnTree
import Testing

/// A tree drawn in notation, its destinations places.
func drawn(_ notation: String) throws -> Tree {
    try Tree(notation: notation) { Place($0) }
}

extension Tree {
    /// The last node of that name.
    func node(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Node {
        try #require(
            nodes.last { $0.label == name }, "no '\(name)' in \(self)", sourceLocation: sourceLocation)
    }
}

/// The picture after a transition that a screen asked for and a coordinator (the root one unless named) decided.
func picture(
    of notation: String, after transition: Tree.Transition<Place, Never>, from asker: String,
    decidedBy owner: String? = nil
) throws -> String {
    let tree = try drawn(notation)
    var ids = Tree.IDs()
    for _ in tree.nodes { _ = ids.next() }
    let owner = try owner.map { try tree.node($0).id } ?? tree.root.id
    return try tree.applying(
        transition.erased(), from: tree.node(asker).id, for: owner, ids: &ids
    ).notation
}

/// Expects a transition to be refused for that reason, given as the beginning of what it prints.
func expectRefusal(
    _ reason: String, of transition: Tree.Transition<Place, Never>, from asker: String, in notation: String,
    decidedBy owner: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let refusal = #expect(throws: Refusal.self, sourceLocation: sourceLocation) {
        _ = try picture(of: notation, after: transition, from: asker, decidedBy: owner)
    }
    let text = try #require(refusal?.description, sourceLocation: sourceLocation)
    #expect(text.hasPrefix(reason), "\(text)", sourceLocation: sourceLocation)
}
