import Cairn

/// A screen of a tree: which one it is, and how it is shown.
struct ScreenPlace: Hashable {
    /// Nil where there is no navigator.
    var node: Tree.Node.ID?
    /// The destination, as `DestinationNames` has it.
    var name: String
    /// `root`, `pushed`, or the modal's style.
    var placement: String
    /// The labels of the coordinators around it, the outermost first.
    var coordinators: [String]
    /// Their nodes, and the names of their destinations.
    var owners: [Tree.Node.ID] = []
    var ownerNames: [String] = []

    /// What it is called in a map.
    var id: AppMap.Screen.ID { isModal ? "\(name) \(placement)" : name }
    /// Whether it is what was presented.
    var isModal: Bool { placement != "root" && placement != "pushed" }
}

/// Finds the screens of a tree that lie in front, and those below them.
struct ScreenPlaces {
    var names = DestinationNames()
    /// What was seen in front, and the coordinators around it: their names, and what they call themselves.
    private(set) var reached: Set<String> = []
    /// A destination that holds an object stands in a journal by its label only.
    private var known: [Tree.Node.ID: String] = [:]
    private var places: [ScreenPlace] = []
    /// The tree that they are of: much that is done changes none.
    private var tree: Tree?
    private var words = DestinationMemo<String>()

    /// Another launch deals the same ids again.
    mutating func forget() { (known, tree) = ([:], nil) }

    /// The screens from the root up, the last in front.
    mutating func places(in tree: Tree) -> [ScreenPlace] {
        if tree == self.tree { return places }
        (places, self.tree) = ([], tree)
        add(tree.root, "root", Path(), isInFront: tree.modals.isEmpty)
        for (index, modal) in tree.modals.enumerated() {
            add(
                modal.node, modal.style.name, path(to: modal.opener, in: tree),
                isInFront: index == tree.modals.count - 1)
        }
        return places
    }

    /// The coordinators around a place.
    private struct Path {
        var labels: [String] = []
        var names: [String] = []
        var nodes: [Tree.Node.ID] = []
    }

    /// Those around a screen or a coordinator in whose name something is presented, wherever it stands.
    private mutating func path(to opener: Tree.Node.ID, in tree: Tree) -> Path {
        for layer in tree.layers {
            if let path = path(to: opener, in: layer, Path()) { return path }
        }
        return Path()
    }

    private mutating func path(to opener: Tree.Node.ID, in node: Tree.Node, _ path: Path) -> Path? {
        var path = path
        if !node.children.isEmpty, let destination = node.destination { enter(node, destination, &path) }
        if node.id == opener { return path }
        for child in node.children + node.covers.map(\.node) {
            if let found = self.path(to: opener, in: child, path) { return found }
        }
        return nil
    }

    private mutating func enter(_ node: Tree.Node, _ destination: AnyDestination, _ path: inout Path) {
        path.labels.append(word(of: destination))
        path.names.append(names.name(of: destination))
        path.nodes.append(node.id)
    }

    private mutating func add(_ node: Tree.Node, _ placement: String, _ path: Path, isInFront: Bool) {
        if node.children.isEmpty {
            let name = name(of: node)
            if isInFront, let destination = node.destination { reach(destination) }
            return places.append(
                ScreenPlace(
                    node: node.id, name: name, placement: placement, coordinators: path.labels,
                    owners: path.nodes, ownerNames: path.names))
        }
        var path = path
        if let destination = node.destination {
            enter(node, destination, &path)
            if isInFront { reach(destination) }
        }
        let isOpen = isInFront && node.covers.isEmpty
        switch node.content {
        case .screen: break
        case .stack(let nodes), .flow(let nodes): add(nodes, placement, path, isInFront: isOpen)
        case .choice(_, let nodes, let front): add(nodes[front], placement, path, isInFront: isOpen)
        case .split(let nodes, let front?): add(Array(nodes[...front]), placement, path, isInFront: isOpen)
        case .split(let nodes, nil): for node in nodes { add(node, placement, path, isInFront: isOpen) }
        }
        for (index, cover) in node.covers.enumerated() {
            add(cover.node, cover.style.name, path, isInFront: isInFront && index == node.covers.count - 1)
        }
    }

    /// The places of a stack.
    private mutating func add(_ nodes: [Tree.Node], _ placement: String, _ path: Path, isInFront: Bool) {
        for (index, node) in nodes.enumerated() {
            add(
                node, index == 0 ? placement : "pushed", path,
                isInFront: isInFront && index == nodes.count - 1)
        }
    }

    private mutating func reach(_ destination: AnyDestination) {
        reached.insert(names.name(of: destination))
        if let alias = names.alias(of: destination) { reached.insert(alias) }
    }

    private mutating func name(of node: Tree.Node) -> String {
        guard let destination = node.destination else { return known[node.id] ?? node.label }
        if destination.base is Named, let name = known[node.id] { return name }
        let name = names.name(of: destination)
        known[node.id] = name
        return name
    }

    private mutating func word(of destination: AnyDestination) -> String {
        if let word = words[destination] { return word }
        let word = destination.caseName
        words[destination] = word
        return word
    }
}
