extension Tree: CustomStringConvertible {
    /// The tree in one line, without ids: `stack[list > match(7)] + sheet(compose)`; behind the root that other code gave
    /// the window, `~LockScreen over stack[list]`.
    public var notation: String { notation { $0.label } }

    /// The same with other labels: of a file, say, in which each destination has one of its own.
    package func notation(labelledBy label: (AnyDestination) -> String) -> String {
        var front = root.visible
        var names = OpenerNames(below: root)
        var text = (foreignRoot.map { $0.notation + " over " } ?? "") + root.notation(label)
        for modal in modals {
            text += modal.notation(over: front, &names, label)
            front = modal.node.visible
            names.add(modal.node)
        }
        return text
    }

    /// The same, in tree notation.
    public var description: String { notation }

}

extension Tree.Modal {
    /// The modal as it follows what is below it, with its opener where that is not what is in front there.
    fileprivate func notation(
        over front: Tree.Node, _ names: inout OpenerNames, _ label: (AnyDestination) -> String
    ) -> String {
        let by = opener == front.id ? "" : " by " + names.name(of: opener, label)
        return " + \(style)(\(node.notation(label))\(by))"
    }
}

extension Tree.Node: CustomStringConvertible {
    /// This place and all inside it, in tree notation.
    public var notation: String { notation { $0.label } }

    fileprivate func notation(_ label: (AnyDestination) -> String) -> String {
        let own = destination.map(label)
        if isScreen { return own ?? "()" }
        let inside = children.map { (isMarked($0) ? "*" : "") + $0.notation(label) }
        let prefix = own.map { $0 + ":" } ?? ""
        return switch content {
        case .screen: ""
        case .stack: prefix + "stack[\(inside.joined(separator: " > "))\(coverNotation(label))]"
        case .flow: (own ?? "") + "(\(inside.joined(separator: " > ")))"
        case .choice(let kind, _, _): prefix + "\(kind)[\(inside.joined(separator: ", "))]"
        case .split: prefix + "split[\(inside.joined(separator: ", "))\(lacksSecondary ? ", " : "")]"
        }
    }

    /// The same, in tree notation.
    public var description: String { notation }

    private func coverNotation(_ label: (AnyDestination) -> String) -> String {
        guard !covers.isEmpty else { return "" }
        var below = self
        below.covers = []
        var names = OpenerNames(below: below)
        var front = below.visible
        return covers.reduce(into: "") { text, cover in
            text += cover.notation(over: front, &names, label)
            front = cover.node.visible
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
