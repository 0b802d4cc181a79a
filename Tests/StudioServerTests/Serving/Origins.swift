@testable import CairnInspector

extension Wire.Inside {
    /// How each node came.
    var origins: [Origin] {
        var origins: [Origin] = []
        root?.collect(&origins)
        for modal in modals { modal.node.collect(&origins) }
        return origins
    }

    struct Origin: Hashable {
        var id: Int
        var opener: Int?
        var owner: Int?
        var words: String?
    }
}

extension Wire.Node {
    func collect(_ origins: inout [Wire.Inside.Origin]) {
        origins.append(.init(id: id, opener: opener, owner: owner, words: origin))
        for node in children + covers.map(\.node) { node.collect(&origins) }
    }
}
