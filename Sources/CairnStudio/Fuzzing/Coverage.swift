import Cairn

/// What of an app was seen: its screens, its transitions, and who leads to whom.
struct Coverage: Sendable {
    /// The names of the destinations that were in front, without what they carry.
    private(set) var screens: Set<String> = []
    /// What changed the tree: `push signUp`, `close`, `by finger`.
    private(set) var transitions: Set<String> = []
    /// From which screen to which: `credentials → signUp`.
    private(set) var edges: Set<String> = []
    private var names = DestinationMemo<String>()
    private var known: Set<[String]> = []
    /// What was in front last, in this launch.
    private var front: (node: Tree.Node.ID, name: String)?

    /// What both have seen together.
    func joined(with other: Coverage) -> Coverage {
        var both = self
        both.screens.formUnion(other.screens)
        both.transitions.formUnion(other.transitions)
        both.edges.formUnion(other.edges)
        return both
    }

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
        let name = destination.caseName
        names[destination] = name
        return name
    }

    private mutating func name(of change: Journal.Change, in entry: Journal.Entry) -> String {
        switch change {
        case .applied(let transition, _, _, _, _): transition.name { name(of: $0) }
        case .absorbed: "\(entry.cause)"
        case .followed: "link"
        case .several(let changes): changes.last.map { name(of: $0, in: entry) } ?? "none"
        case .restored: "restored"
        case .began: "begin"
        case .closed: "window closed"
        }
    }
}
