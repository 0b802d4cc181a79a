extension Tree {
    /// A requested change of the tree, as a value: what a coordinator answers to a route.
    ///
    /// Every transition is relative to the screen that asked, the asker. "Its stack" is the nearest navigation stack that
    /// screen stands in.
    ///
    /// Each case says when it does nothing and when it is refused. Any of them is refused when the asker or the deciding
    /// coordinator has left the tree, when a guard does not allow it, and when what it shows cannot be made or cannot stand
    /// there: tabs, pages or columns in a stack, a `Dialog` anywhere but in an alert or action sheet, a `SystemScreen`
    /// anywhere but in a modal by itself.
    ///
    /// `Output` is what a flow may ``finish(_:)`` with; for a coordinator that is no flow it is `Never`, and that
    /// case cannot be written.
    public indirect enum Transition<Destination: CairnTree.Destination, Output> {
        /// Nothing changes; the request is performed.
        case none
        /// Puts a destination on top of the asker's stack. Refused where there is no stack, and when the deciding coordinator is a
        /// flow on another's stack, and screens of one further out stand on its own.
        case push(Destination)
        /// Takes the top screen off the asker's stack. Refused at the root, and where there is no stack.
        case pop
        /// Takes off all that stands on the topmost place showing this destination. Does nothing when that is on
        /// top already; refused when it is not in the stack, and where there is no stack.
        case popTo(Destination)
        /// Takes off all but the root of the asker's stack, and with that a flow which shares it. Does nothing at the root; refused where
        /// there is no stack.
        case popToRoot
        /// Replaces the asker's stack (for a flow that shares a stack: its own range, and all that stands on it)
        /// by a root and what stands on it. Refused where there is no stack. What comes this way has no inverse: to close
        /// one of the places above is refused, and to close the root closes what the stack fills, a modal say.
        case set(Destination, above: [Destination] = [])
        /// Puts a destination in the place of the top screen of the asker's stack; it is closed as that one
        /// would have been. Refused where ``push(_:)`` is.
        case replaceTop(Destination)
        /// Presents modally, over what is presented already; dismissed when the asker leaves. In the current context
        /// it covers the asker's stack alone.
        ///
        /// Refused when the host has no such style. As an alert or action sheet: for what is no single `Dialog`, and for text
        /// fields in an action sheet. In the current context: while the asker's stack is not in front, and when the asker's
        /// place among tabs, pages or columns is no stack.
        case present(Root<Destination>, as: ModalStyle)
        /// Dismisses what stands over the asker; if nothing does, the modal that the asker stands in. Refused
        /// when there is neither.
        case dismiss
        /// Undoes what opened the asker, with all that stands on it: pops it if it was pushed, dismisses the modal whose
        /// root it is, clears the column whose root it is, takes away the guest whose root it is. Refused at the root of
        /// the window, of a tab or page and of the primary column, and after ``set(_:above:)`` for the places above its root.
        /// Where columns are one stack, the column stays in front that the asker came to, as after the back button.
        case close
        /// Brings the tab or page of this destination to the front, of the nearest tabs or pages around the asker that
        /// have one. Does nothing when it is in front; refused where none have it.
        case select(Destination)
        /// Makes a destination visible wherever it stands: brings its tabs to the front, pops what stands on it,
        /// dismisses what covers it. Does nothing when it is in front. Where it does not stand, makes the other transition
        /// instead, and is refused when that is.
        case show(Destination, orElse: Transition)
        /// Replaces all that the deciding coordinator has by this. The modals that its screens opened leave. Refused for
        /// tabs, pages or columns where the coordinator stands in a stack.
        case replaceAll(Root<Destination>)
        /// Has the sheet that the asker stands in rest at another of its heights. Does nothing when it does already; refused
        /// where the asker is in no sheet that has it.
        case rest(at: ModalStyle.Detent)
        /// Dismisses every modal. Does nothing when there is none.
        case dismissAll
        /// Sends the person out of the app, to its settings or to what opens a URL; nothing in the tree changes. The
        /// request is performed once that was opened, and refused when it could not be.
        case leaveApp(for: ExternalPlace)
        /// Ends the deciding coordinator's flow with a result. It takes its own range of a stack with it, or its
        /// modal, or its column, with a stack there that holds nothing else, or the guest whose root it is. Where it fills a
        /// window or a tab, or is the first of several on a stack, the first of another coordinator's range or of columns,
        /// it stays, for the parent to replace it.
        case finish(Output)
        /// All of these in order as one change with one outcome: when one is refused, none is made.
        /// - As long as the asker stays, all are relative to it, and a modal is opened by it.
        /// - When one of them makes it leave, the next is relative to what is in front where it stood, or to what had opened the
        ///   modal that it left with.
        /// - For another tab say so: `.in(.tab(.orders), …)`.
        case several([Transition])
        /// The same transition as if what is in front in another column, tab or page had asked for it:
        /// `.in(.secondary, .set(.match(7)))`. It brings no tab to the front. Refused where there is no such place around
        /// the asker, and where the transition would be there.
        case `in`(Slot<Destination>, Transition)
        /// The same transition under an animation's name: what it opens comes by that, and goes by its inverse
        /// however it is closed, as long as it is in front; a tab that it brings to the front comes by it this once. A host that
        /// does not know the name does as it would without. Changes nothing for what opens nothing. Of names around names the
        /// outermost counts.
        case animated(Transition, by: Animation)
    }
}

extension Tree {
    /// A transition as the tree makes it: of any destinations, its result known by what it prints.
    package typealias Change = Transition<AnyDestination, Finished>

    /// That a flow ended, with its result as text.
    package struct Finished: Hashable, Sendable, Codable {
        /// The result in notation.
        package let label: String
        /// Which of those it is that the transition names, in their order.
        package var index = 0

        private enum CodingKeys: CodingKey { case label }
    }
}

extension Tree.Transition: Equatable where Output: Equatable {}
extension Tree.Transition: Hashable where Output: Hashable {}
extension Tree.Transition: Sendable where Output: Sendable {}
extension Tree.Transition: Codable where Destination: Codable, Output: Codable {}

extension Tree.Transition {
    /// Presents one screen, with no stack of its own.
    public static func present(_ destination: Destination, as style: Tree.ModalStyle) -> Self {
        .present(.screen(destination), as: style)
    }

    /// Makes a destination visible wherever it stands; where it does not, pushes it on the asker's stack.
    public static func show(_ destination: Destination) -> Self {
        .show(destination, orElse: .push(destination))
    }

    /// All of these in order as one change.
    public static func several(_ transitions: Self...) -> Self { .several(transitions) }

    /// The transition with the types of its destinations and of its result forgotten.
    /// - Parameter output: Is given each result that it names, in their order.
    package func erased(output: (Output) -> Void = { _ in }) -> Tree.Change {
        var count = 0
        return map {
            AnyDestination($0)
        } finish: {
            output($0)
            defer { count += 1 }
            return Tree.Finished(label: label(of: $0), index: count)
        }
    }

    /// The same transition to other destinations, with another result.
    package func map<Other: CairnTree.Destination, OtherOutput>(
        _ transform: (Destination) -> Other, finish: (Output) -> OtherOutput
    ) -> Tree.Transition<Other, OtherOutput> {
        switch self {
        case .none: .none
        case .push(let destination): .push(transform(destination))
        case .pop: .pop
        case .popTo(let destination): .popTo(transform(destination))
        case .popToRoot: .popToRoot
        case .set(let root, let above): .set(transform(root), above: above.map(transform))
        case .replaceTop(let destination): .replaceTop(transform(destination))
        case .present(let root, let style): .present(root.map(transform), as: style)
        case .dismiss: .dismiss
        case .close: .close
        case .select(let destination): .select(transform(destination))
        case .show(let destination, let other):
            .show(transform(destination), orElse: other.map(transform, finish: finish))
        case .replaceAll(let root): .replaceAll(root.map(transform))
        case .rest(let detent): .rest(at: detent)
        case .dismissAll: .dismissAll
        case .leaveApp(let place): .leaveApp(for: place)
        case .finish(let output): .finish(finish(output))
        case .several(let transitions): .several(transitions.map { $0.map(transform, finish: finish) })
        case .in(let slot, let transition):
            .in(slot.map(transform), transition.map(transform, finish: finish))
        case .animated(let transition, let animation):
            .animated(transition.map(transform, finish: finish), by: animation)
        }
    }
}
