import Cairn

/// Columns on a host without pixels.
extension Shown {
    /// The same with all columns as one stack, or with all of them beside each other. In a form sheet, a popover, and a column
    /// beside the main one there is always little room.
    /// - Parameter wereSeen: Of those that become one stack, the last is in front then, as a person was reading it; of
    ///   others the first.
    func columns(areOneStack: Bool, wereSeen: Bool = false) -> Shown {
        var shown = self
        var isNarrow = false
        for index in layers.indices {
            isNarrow = layers[index].style?.isNarrow(over: isNarrow) ?? false
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
                id,
                parts.enumerated().map { index, part in
                    part.columns(areOneStack || Tree.isNarrowColumn(index, of: parts.count), wereSeen)
                },
                front: areOneStack
                    ? (parts.first { $0.id == front } ?? (wereSeen ? parts.last : parts.first))?.id : nil,
                lacking: lacking)
        }
    }

    /// The columns around the one in front with what lies so many below that in front: the column that it lies on, and below that
    /// what stands on the first; nil where there is something to pop in it.
    func goingBackToOtherColumn(by count: Int) -> Shown.Part? {
        guard coverOfColumns == nil else { return nil }
        if let inside = front?.goingBackToOtherColumn(by: count) { return inside }
        guard case .split(let id, let parts, let front?, let lacking) = self,
            let index = parts.firstIndex(where: { $0.id == front }), index > 0, parts[index].isAtRoot
        else { return nil }
        guard count > index else {
            return .split(id, parts, front: parts[index - count].id, lacking: lacking)
        }
        guard case .stack(let stack, let screens, _) = parts[0], screens.count > count - index else {
            return nil
        }
        let first = Shown.Part.stack(stack, screens.dropLast(count - index), over: [])
        return .split(id, [first] + parts.dropFirst(), front: stack, lacking: lacking)
    }

    /// Whether nothing can be popped here: what is in front is a root, of what covers it where anything does.
    private var isAtRoot: Bool {
        switch self {
        case .screen, .foreign: true
        case .stack(_, let parts, let over): over.last?.isAtRoot ?? (parts.count == 1)
        case .choice: front?.isAtRoot ?? true
        // A person goes back from any column but the first.
        case .split(_, let parts, let front, _): front != nil && front == parts.first?.id && parts[0].isAtRoot
        }
    }
}
