extension Tree: CustomStringConvertible {
    /// The tree in one line, without ids: `stack[list > match(7)] + sheet(compose)`.
    public var notation: String {
        var below = Tree(root: root)
        var text = root.notation
        for modal in modals {
            let opener = modal.opener == below.visible.id ? "" : " by " + below.reference(to: modal.opener)
            text += " + \(modal.style.rawValue)(\(modal.node.notation)\(opener))"
            below.modals.append(modal)
        }
        return text
    }

    public var description: String { notation }

    /// A node by its label; where several have that one, with its number among them.
    private func reference(to id: Node.ID) -> String {
        guard let label = self[id]?.label else { return id.description }
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
        case .stack: prefix + "stack[\(inside.joined(separator: " > "))]"
        case .flow: (label ?? "") + "(\(inside.joined(separator: " > ")))"
        case .tabs: prefix + "tabs[\(inside.joined(separator: ", "))]"
        case .pages: prefix + "pages[\(inside.joined(separator: ", "))]"
        case .split: prefix + "split[\(inside.joined(separator: ", "))]"
        }
    }

    public var description: String { notation }

    /// Whether a child is the one of several side by side that is in front.
    private func isMarked(_ child: Tree.Node) -> Bool {
        switch content {
        case .tabs, .pages: child.id == front?.id
        case .screen, .stack, .flow, .split: false
        }
    }
}
