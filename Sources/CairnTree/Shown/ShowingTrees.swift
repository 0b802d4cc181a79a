extension Shown {
    /// What is in front of tabs and pages, and of columns that are one stack, by their ids.
    package var fronts: [Tree.Node.ID: Tree.Node.ID] {
        var fronts: [Tree.Node.ID: Tree.Node.ID] = [:]
        for layer in layers {
            for part in layer.part.all {
                switch part {
                case .choice(_, let id, _, let front), .split(let id, _, let front?, _): fronts[id] = front
                default: break
                }
            }
        }
        return fronts
    }
}

extension Tree {
    /// What a host should show for this tree.
    package var shown: Shown {
        if let foreignRoot { return Shown(layers: foreignRoot.layers, hidesTree: true) }
        return Shown(
            layers: [Shown.Layer(root.part)] + modals.map { Shown.Layer($0.node.part, as: $0.style) })
    }
}

extension Tree.Node {
    /// The controller for this place. A range that stands alone is shown by the one place in it.
    package var part: Shown.Part {
        switch content {
        case .screen: screenPart
        case .stack(let nodes): .stack(id, nodes.screenParts, over: covers.map(\.node.part))
        case .flow(let nodes): nodes[nodes.count - 1].part
        case .choice(let kind, let nodes, let index):
            .choice(kind, id, nodes.map(\.part), front: nodes[index].partID)
        case .split(let nodes, let index):
            .split(
                id, nodes.map(\.part), front: index.map { nodes[$0].partID },
                lacking: .init(isSecondary: lacksSecondary))
        }
    }

    /// The id of the controller for this place.
    var partID: ID {
        if case .flow(let nodes) = content { nodes[nodes.count - 1].partID } else { id }
    }

    private var screenPart: Shown.Part {
        guard isForeign, let foreign = destination?.base as? Foreign else { return .screen(id) }
        return .foreign(id, foreign.name)
    }
}

extension [Tree.Node] {
    /// The controllers of the screens in a stack, with the ranges of coordinators dissolved.
    fileprivate var screenParts: [Shown.Part] {
        var parts: [Shown.Part] = []
        parts.reserveCapacity(count)
        addScreenParts(to: &parts)
        return parts
    }

    private func addScreenParts(to parts: inout [Shown.Part]) {
        for index in indices {
            if self[index].isScreen {
                parts.append(self[index].isForeign ? self[index].part : .screen(self[index].id))
            } else {
                self[index].children.addScreenParts(to: &parts)
            }
        }
    }
}
