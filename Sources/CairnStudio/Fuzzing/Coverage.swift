import Cairn

/// What of an app was seen: its screens, its transitions, and who leads to whom.
struct Coverage: Sendable {
    /// The names of the destinations that were in front, without what they carry.
    private(set) var screens: Set<String> = []
    /// What changed the tree: `push signUp`, `close`, `by finger`.
    private(set) var transitions: Set<String> = []
    /// From which screen to which: `credentials → signUp`.
    private(set) var edges: Set<String> = []
    /// Names are found by reflection, which takes its time.
    private var names: [AnyDestination: String] = [:]
    private var known: Set<[String]> = []
    /// What was in front last, in this launch.
    private var front: (node: Tree.Node.ID, name: String)?

    /// Notes what is in front after a launch.
    mutating func note(_ tree: Tree) {
        front = nil
        screens.insert(name(of: tree.visible))
    }

    mutating func note(_ entry: Journal.Entry) {
        guard let change = entry.change else { return }
        let (was, now) = (entry.before.visible, entry.tree.visible)
        let old = front.flatMap { $0.node == was.id ? $0.name : nil } ?? name(of: was)
        let new = was.id == now.id ? old : name(of: now)
        front = (now.id, new)
        let transition = name(of: change, in: entry)
        guard known.insert([old, new, transition]).inserted else { return }
        screens.insert(new)
        transitions.insert(transition)
        if old != new { edges.insert("\(old) → \(new)") }
    }

    private mutating func name(of node: Tree.Node) -> String {
        node.destination.map { name(of: $0) } ?? node.label
    }

    private mutating func name(of destination: AnyDestination) -> String {
        if let name = names[destination] { return name }
        if names.count > 1_000 { names = [:] }
        let label = destination.label
        let name = label.hasPrefix("`") ? label : String(label.prefix { $0 != "(" })
        names[destination] = name
        return name
    }

    private mutating func name(of change: Journal.Change, in entry: Journal.Entry) -> String {
        switch change {
        case .applied(let transition, _, _, _): name(of: transition)
        case .absorbed: "\(entry.cause)"
        case .followed: "link"
        case .restored: "restored"
        case .began: "begin"
        case .closed: "window closed"
        }
    }

    private mutating func name(of transition: Tree.Change) -> String {
        switch transition {
        case .none: "none"
        case .push(let destination): "push " + name(of: destination)
        case .pop: "pop"
        case .popTo(let destination): "pop to " + name(of: destination)
        case .popToRoot: "pop to root"
        case .set(let destination, let above): "set " + name(of: above.last ?? destination)
        case .replaceTop(let destination): "replace by " + name(of: destination)
        case .present(_, let style): "present a \(style)"
        case .dismiss: "dismiss"
        case .close: "close"
        case .select(let destination): "select " + name(of: destination)
        case .show(let destination, _): "show " + name(of: destination)
        case .replaceAll: "replace all"
        case .rest(let detent): "rest at \(detent)"
        case .dismissAll: "dismiss all"
        case .leaveApp: "leave the app"
        case .finish: "finish"
        case .several(let transitions):
            transitions.map { name(of: $0) }.joined(separator: ", ")
        case .in(let slot, let transition): "in \(slot.name): " + name(of: transition)
        case .animated(let transition, _): name(of: transition)
        }
    }
}

extension Tree.Slot {
    fileprivate var name: String {
        switch self {
        case .primary: "primary"
        case .supplementary: "supplementary"
        case .secondary: "secondary"
        case .tab: "a tab"
        }
    }
}
