/// The modals over one stack: they come and go with what is in that stack.
extension Tree.Node {
    /// A cover leaves with its opener, and all that stand on it leave too.
    mutating func dropCoversWhoseOpenerLeft() {
        guard !covers.isEmpty else { return }
        let left = covers.indices.first { index in
            let opener = covers[index].opener
            // Looked for in the cover right below first, since most are opened from there. A coordinator may have opened it in
            // its own name.
            return !covers[..<index].reversed().contains { $0.node.contains(opener) }
                && !containsInContent(opener) && id != opener
        }
        if let left { covers.removeSubrange(left...) }
    }

    /// Dismisses what one place has opened over this stack, and all that stands on that.
    mutating func dropCovers(openedBy opener: ID) {
        if let first = covers.firstIndex(where: { $0.opener == opener }) { covers.removeSubrange(first...) }
    }

    /// Dismisses every cover, however deep.
    mutating func dismissCovers() {
        covers = []
        let nodes = children
        guard nodes.contains(where: { !$0.isScreen }) else { return }
        setChildren(
            nodes.map { node in
                var node = node
                node.dismissCovers()
                return node
            })
    }
}
