extension Tree: CustomStringConvertible {
    /// The tree in one line, without ids: `stack[list > match(7)] + sheet(compose)`; behind the root that other code gave
    /// the window, `~LockScreen over stack[list]`.
    public var notation: String {
        var below = Tree(root: root)
        var names = OpenerNames(below: root)
        var text = (foreignRoot.map { $0.notation + " over " } ?? "") + root.notation
        for modal in modals {
            text += modal.notation(over: below.visible, &names)
            below.modals.append(modal)
            names.add(modal.node)
        }
        return text
    }

    public var description: String { notation }

}

extension Tree.Modal {
    /// The modal as it follows what is below it, with its opener where that is not what is in front there.
    fileprivate func notation(over front: Tree.Node, _ names: inout OpenerNames) -> String {
        let by = opener == front.id ? "" : " by " + names.name(of: opener)
        return " + \(style)(\(node.notation)\(by))"
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
        var names = OpenerNames(below: below)
        return covers.reduce(into: "") { text, cover in
            text += cover.notation(over: below.visible, &names)
            below.covers.append(cover)
            names.add(cover.node)
        }
    }

    /// Whether a child is the one of several side by side that is in front.
    private func isMarked(_ child: Tree.Node) -> Bool {
        switch content {
        case .choice, .split(_, .some): child.id == front?.id
        case .screen, .stack, .flow, .split(_, nil): false
        }
    }
}
