/// The way from what is shown to what should be shown, as steps for a host.
package struct Patch: Hashable, Sendable {
    /// What to do, in order; empty when both are equal.
    package let steps: [Step]

    /// One thing a host can do in one go. Each is followed by a report of what is shown then.
    package enum Step: Hashable, Sendable {
        /// Dismiss modals until this many layers are left, at least one.
        case dismiss(toLayers: Int)
        /// Fill the window with this.
        case root(Shown.Part)
        /// Have the container of this id, a stack, tabs, pages or columns, hold and show these controllers.
        case container(Shown.Part)
        /// Present this modally, over what is presented already.
        case present(Shown.Layer)
        /// Have the sheet of this layer rest at another of its heights.
        case rest(layer: Int, at: Tree.ModalStyle.Detent)
        /// Dismiss what covers the stack of this id until this many covers are left.
        case uncover(Tree.Node.ID, toCovers: Int)
        /// Present this over the stack of this id, and nothing else.
        case cover(Tree.Node.ID, Shown.Part)
    }

    /// The steps from one to the other: dismissals first, then what is below, then presentations.
    package init(from old: Shown, to new: Shown) {
        // What is set aside is not on screen: nothing can be done to it before it is back.
        guard old != new, !new.hidesTree else {
            steps = []
            return
        }
        var steps: [Step] = []
        let rootStays = old.layers[0].part.isSameController(as: new.layers[0].part)
        var kept = 1
        while rootStays, kept < min(old.layers.count, new.layers.count),
            old.layers[kept].isPresented(as: new.layers[kept])
        {
            kept += 1
        }
        if old.layers.count > kept { steps.append(.dismiss(toLayers: kept)) }
        if !rootStays {
            let root = new.layers[0].part.keepingCovers(of: nil)
            steps.append(.root(root))
            steps += root.stepsWithCovers(to: new.layers[0].part)
        }
        for index in 0..<(rootStays ? kept : 0) where old.layers[index] != new.layers[index] {
            let inside = old.layers[index].steps(to: new.layers[index])
            if steps.isEmpty { steps = inside } else { steps += inside }
        }
        for index in 1..<max(kept, 1)
        where !old.layers[index].sharesMemory(with: new.layers[index])
            && old.layers[index].style != new.layers[index].style
        {
            if let detent = new.layers[index].style?.detent { steps.append(.rest(layer: index, at: detent)) }
        }
        for layer in new.layers.dropFirst(kept) {
            let part = layer.part.keepingCovers(of: nil)
            steps.append(.present(Shown.Layer(part, as: layer.style)))
            steps += part.stepsWithCovers(to: layer.part)
        }
        self.steps = steps
    }
}

extension Shown.Layer {
    /// The steps to another state of this layer, covers included.
    fileprivate func steps(to other: Shown.Layer) -> [Patch.Step] {
        hasCovers || other.hasCovers ? part.stepsWithCovers(to: other.part) : part.steps(to: other.part)
    }

    /// Whether one presentation can show both.
    fileprivate func isPresented(as other: Shown.Layer) -> Bool {
        self == other || hasSameStyle(as: other) && part.isSameController(as: other.part)
    }

    private func hasSameStyle(as other: Shown.Layer) -> Bool {
        guard let style, let other = other.style else { return self.style == other.style }
        return style.isSamePresentation(as: other)
    }
}

extension Shown.Part {
    /// Whether one controller can show both: the same screen, or the same stack with other screens in it.
    package func isSameController(as other: Shown.Part) -> Bool {
        // One after the other, since a look at both at once copies them first.
        switch self {
        case .stack(let id, _, _):
            guard case .stack(id, _, _) = other else { return false }
            return true
        case .split(let id, let columns, _, let lacking):
            guard case .split(id, let others, _, let otherLacking) = other else { return false }
            // Of two columns and of three are two controllers; but of three that are closed and filled again, one.
            return columns.count + (lacking == nil ? 0 : 1) == others.count + (otherLacking == nil ? 0 : 1)
                || columns.contains { column in others.contains { $0.id == column.id } }
        case .choice(let kind, let id, _, _):
            guard case .choice(kind, id, _, _) = other else { return false }
            return true
        case .screen, .foreign: return self == other
        }
    }

    /// Whether both have the same place in front. Not looked for: it may be one of many.
    private func isInFront(as other: Shown.Part) -> Bool {
        if case .choice(_, _, _, let front) = self, case .choice(_, _, _, let otherFront) = other {
            return front == otherFront
        }
        // Beside each other none is in front, and only who shows them knows.
        if case .split(_, _, let front, _) = self, case .split(_, _, let otherFront, _) = other {
            return front == otherFront
        }
        return front?.id == other.front?.id
    }

    /// The steps that make this container the other, which one controller shows: the containers inside first, as
    /// long as they stay, then what it holds and has in front.
    func steps(to other: Shown.Part) -> [Patch.Step] {
        guard self != other else { return [] }
        if case .stack(let id, let parts, let over) = self, case .stack(_, let new, let newOver) = other {
            return (parts == new ? [] : [.container(.stack(id, new, over: over))])
                + zip(over, newOver).flatMap { $0.steps(to: $1) }
        }
        let (children, others) = (children, other.children)
        var inside: [Patch.Step] = []
        var holdsTheSame = children.count == others.count
        let changed = children.sharesMemory(with: others) ? [] : children
        for (index, child) in changed.enumerated() {
            // Most stay where they are, and as they are.
            if index < others.count, child.sharesMemory(with: others[index]) { continue }
            if index < others.count, child.isSameController(as: others[index]) {
                inside += child.steps(to: others[index])
            } else {
                holdsTheSame = false
                if let new = others.first(where: child.isSameController) { inside += child.steps(to: new) }
            }
        }
        return holdsTheSame && isInFront(as: other) ? inside : inside + [.container(other)]
    }
}

extension Shown {
    /// What is shown once a step is done as asked.
    package func after(_ step: Patch.Step) -> Shown {
        var shown = self
        switch step {
        case .dismiss(let count): shown.layers = Array(shown.layers.prefix(max(count, 1)))
        case .root(let part): shown.layers[0].part = part
        case .container(let part): shown.change(part.id) { _ in part }
        case .present(let layer): shown.layers.append(layer)
        case .rest(let layer, let detent):
            guard shown.layers.indices.contains(layer) else { break }
            shown.layers[layer].style = shown.layers[layer].style?.resting(at: detent)
        case .uncover(let stack, let count):
            shown.change(stack) { part in
                guard case .stack(let id, let parts, let over) = part else { return part }
                return .stack(id, parts, over: Array(over.prefix(max(count, 0))))
            }
        case .cover(let stack, let new):
            shown.change(stack) { $0.covering(stack, with: new) }
        }
        return shown
    }

    private mutating func change(_ container: Tree.Node.ID, _ change: (Part) -> Part) {
        for index in layers.indices.reversed() {
            guard let new = layers[index].replacing(container, by: change) else { continue }
            layers[index].part = new
            break
        }
    }
}
