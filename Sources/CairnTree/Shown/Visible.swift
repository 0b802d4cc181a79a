extension Shown {
    /// The screens that a person can see, at least in part: what is in front of each layer, from the top one
    /// down to the first that covers the window. What is below a sheet, an alert or an action sheet is still seen.
    package var visible: Set<Tree.Node.ID> { visible(withoutLowest: 0) }

    /// - Parameter hidden: How many of the lowest layers are out of sight, although nothing of the tree's covers them.
    package func visible(withoutLowest hidden: Int) -> Set<Tree.Node.ID> {
        var visible: Set<Tree.Node.ID> = []
        for layer in layers.dropFirst(hidden).reversed() {
            layer.part.addVisible(to: &visible)
            if layer.style == .fullScreen { break }
        }
        return visible
    }

    /// The columns in front of each layer, by the ids of what holds them.
    package var columnsInFront: Set<Tree.Node.ID> {
        layers.reduce(into: []) { $1.part.addColumns(to: &$0) }
    }
}

extension Shown.Part {
    /// What covers the first of columns that are one stack, and so all of them.
    package var coverOfColumns: Shown.Part? {
        guard case .split(_, let columns, .some, _) = self, case .stack(_, _, let over)? = columns.first
        else { return nil }
        return over.last
    }

    /// The screens in front: of columns beside each other, that of each.
    fileprivate func addVisible(to visible: inout Set<Tree.Node.ID>) {
        switch self {
        case .screen(let id): visible.insert(id)
        case .foreign: break
        case .split(_, let columns, nil, _): for column in columns { column.addVisible(to: &visible) }
        // What covers one stack covers all of it.
        case .stack, .choice, .split: (coverOfColumns ?? front)?.addVisible(to: &visible)
        }
    }

    fileprivate func addColumns(to seen: inout Set<Tree.Node.ID>) {
        guard hasColumns else { return }
        switch self {
        case .screen, .foreign: break
        case .stack(_, _, let over): over.last?.addColumns(to: &seen)
        case .choice: front?.addColumns(to: &seen)
        case .split(let id, let columns, let front, _):
            seen.insert(id)
            for column in columns where front == nil || column.id == front { column.addColumns(to: &seen) }
        }
    }
}
