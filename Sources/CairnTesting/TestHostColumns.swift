import Cairn

/// Columns on a host without pixels.
extension Shown {
    /// The same with all columns as one stack, or with all of them beside each other. In a form sheet or a popover there is always
    /// little room.
    /// - Parameter wereSeen: Of those that become one stack, the last is in front then, as a person was reading it; of
    ///   others the first.
    func columns(areOneStack: Bool, wereSeen: Bool = false) -> Shown {
        var shown = self
        for index in layers.indices {
            let narrow: [Tree.ModalStyle] = [.formSheet, .popover]
            let isNarrow = narrow.contains { $0.name == layers[index].style?.name }
            shown.layers[index].part = layers[index].part.columns(areOneStack || isNarrow, wereSeen)
        }
        return shown
    }
}

extension Shown.Part {
    fileprivate func columns(_ areOneStack: Bool, _ wereSeen: Bool) -> Shown.Part {
        switch self {
        case .screen, .foreign: self
        case .stack(let id, let parts, let over):
            .stack(id, parts, over: over.map { $0.columns(areOneStack, wereSeen) })
        case .choice(let kind, let id, let parts, let front):
            .choice(kind, id, parts.map { $0.columns(areOneStack, wereSeen) }, front: front)
        case .split(let id, let parts, let front, let lacking):
            .split(
                id, parts.map { $0.columns(areOneStack, wereSeen) },
                front: areOneStack
                    ? (parts.first { $0.id == front } ?? (wereSeen ? parts.last : parts.first))?.id : nil,
                lacking: lacking)
        }
    }

    /// The columns around the one in front with the one below it in front; nil where there is something to pop in it.
    var goingBackToOtherColumn: Shown.Part? {
        guard coverOfColumns == nil else { return nil }
        if let inside = front?.goingBackToOtherColumn { return inside }
        guard case .split(let id, let parts, let front?, let lacking) = self,
            let index = parts.firstIndex(where: { $0.id == front }), index > 0, parts[index].isAtRoot
        else { return nil }
        return .split(id, parts, front: parts[index - 1].id, lacking: lacking)
    }

    /// Whether nothing can be popped here: a root is in front, and nothing covers it.
    private var isAtRoot: Bool {
        switch self {
        case .screen, .foreign: true
        case .stack(_, let parts, let over): parts.count == 1 && over.isEmpty
        case .choice: front?.isAtRoot ?? true
        case .split: false
        }
    }
}
