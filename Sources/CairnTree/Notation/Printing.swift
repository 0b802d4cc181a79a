extension Tree: CustomStringConvertible {
    /// The tree in one line, without ids: `stack[list > match(7)] + sheet(compose)`; behind the root that other code gave
    /// the window, `~LockScreen over stack[list]`.
    public var notation: String {
        var below = Tree(root: root)
        var text = (foreignRoot.map { $0.notation + " over " } ?? "") + root.notation
        for modal in modals {
            text += modal.notation(over: below.nodes, front: below.visible)
            below.modals.append(modal)
        }
        return text
    }

    public var description: String { notation }

}

extension Tree.Modal {
    /// The modal as it follows what is below it, with its opener where that is not what is in front there.
    fileprivate func notation(over nodes: @autoclosure () -> [Tree.Node], front: Tree.Node) -> String {
        let by = opener == front.id ? "" : " by " + reference(to: opener, among: nodes())
        return " + \(style.rawValue)(\(node.notation)\(by))"
    }

    /// A node by its label; where several have that one, with its number among them.
    private func reference(to id: Tree.Node.ID, among nodes: [Tree.Node]) -> String {
        guard let label = nodes.first(where: { $0.id == id })?.label else { return id.description }
        let named = nodes.filter { $0.label == label }
        let number = named.firstIndex { $0.id == id }! + 1
        return named.count == 1 ? label : "\(label)#\(number)"
    }
}

extension Tree.Node: CustomStringConvertible {
    /// This place and all inside it, in tree notation.
    public var notation: String {
        let inside = children.map { child in isMarked(child) ? "*" + child.notation : child.notation }
        let label = destination?.label
        let prefix = label.map { $0 + ":" } ?? ""
        return switch content {
        case .screen: label ?? "()"
        case .stack: prefix + "stack[\(inside.joined(separator: " > "))\(coverNotation)]"
        case .flow: (label ?? "") + "(\(inside.joined(separator: " > ")))"
        case .choice(let kind, _, _): prefix + "\(kind)[\(inside.joined(separator: ", "))]"
        case .split: prefix + "split[\(inside.joined(separator: ", "))]"
        }
    }

    public var description: String { notation }

    private var coverNotation: String {
        var below = self
        below.covers = []
        return covers.reduce(into: "") { text, cover in
            text += cover.notation(over: below.all, front: below.visible)
            below.covers.append(cover)
        }
    }

    /// Whether a child is the one of several side by side that is in front.
    private func isMarked(_ child: Tree.Node) -> Bool {
        if case .choice = content { child.id == front?.id } else { false }
    }
}
