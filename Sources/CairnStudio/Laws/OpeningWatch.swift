import Cairn

/// Law 3, close undoes open: remembers what opened a screen, and compares once it was closed and nothing moves.
struct OpeningWatch {
    private struct Opening {
        var before: Tree
        var screen: Tree.Node.ID
    }

    /// What happened last, if it opened one screen.
    private var opened: Opening?
    /// What was closed since, if nothing else was asked for.
    private var closed: Opening?

    mutating func note(_ entry: Journal.Entry) {
        guard let change = entry.change else { return }
        switch change {
        case .applied(.close, let asker, _, _, _) where opened?.screen == asker:
            closed = opened
            opened = nil
        case .applied(let transition, _, _, _, _) where transition.opens:
            closed = nil
            opened = entry.newScreen.map { Opening(before: entry.before, screen: $0) }
        case .absorbed where entry.cause == .outside && closed != nil:
            // Nobody asked for it: it is what the closing came to.
            break
        default: (opened, closed) = (nil, nil)
        }
    }

    /// Compares the tree with the one before, if what was opened has been closed.
    @MainActor
    mutating func check(_ navigator: Navigator) throws(BrokenLaw) {
        guard let closed, navigator.isSettled else { return }
        self.closed = nil
        guard navigator.tree.places != closed.before.places else { return }
        throw BrokenLaw(
            law: 3, text: "opened and closed at once, \(closed.before) came to be \(navigator.tree)")
    }
}

extension Tree.Transition {
    fileprivate var opens: Bool {
        switch self {
        case .push, .present: true
        default: false
        }
    }
}

extension Tree {
    /// The tree without what is shown where: a node's destination never changes, and a journal may call it by its label.
    fileprivate var places: Tree { mapped { _ in AnyDestination(label: "a place") } }
}

extension Journal.Entry {
    /// The screen that it brought; nil when it brought none, or several, or took any away.
    fileprivate var newScreen: Tree.Node.ID? {
        guard before.departed(in: tree).isEmpty else { return nil }
        let screens = tree.departed(in: before).filter { tree[$0]?.children.isEmpty == true }
        return screens.count == 1 ? screens.first : nil
    }
}
