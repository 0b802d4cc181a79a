extension Tree {
    /// Reads tree notation: `stack[list > match(7) > signUp(name > photo)] + sheet(stack[compose])`.
    ///
    /// `stack[a > b]` is a navigation stack, root first; `signUp(b > c)` a coordinator's range of the stack it
    /// stands in; `home:stack[a]` a coordinator with a stack of its own; ` + sheet(c)` a modal, ` by a` names
    /// its opener where that is not the screen in front below it (`a#2`: the second of that name). The
    /// destinations are known by their labels only, and ids are counted from 0 in the order of reading. A tree
    /// that was read prints as the same notation, up to spaces.
    /// - Throws: ``NotationError``, with the place and what was expected. Nesting is read 100 levels deep.
    public init(notation: String) throws(NotationError) {
        try self.init(notation: notation) { Named(description: $0) }
    }

    /// Reads tree notation with destinations of your own, each made from its label. Foreign ones are foreign.
    public init(
        notation: String, destination: @escaping (String) -> some Destination
    ) throws(NotationError) {
        var reader = NotationReader(scanner: NotationScanner(notation)) { AnyDestination(destination($0)) }
        self = try reader.tree()
    }
}

private struct NotationReader {
    var scanner: NotationScanner
    let destination: (String) -> AnyDestination
    private var ids = Tree.IDs()

    init(scanner: NotationScanner, destination: @escaping (String) -> AnyDestination) {
        self.scanner = scanner
        self.destination = destination
    }

    mutating func tree() throws(NotationError) -> Tree {
        var tree = Tree(root: try node(depth: 0))
        while scanner.take("+") {
            tree.modals.append(try modal(over: tree))
        }
        scanner.skipSpaces()
        guard scanner.isAtEnd else { throw scanner.failure("expected ' + ' and a modal, or the end") }
        return tree
    }

    private mutating func modal(over tree: Tree) throws(NotationError) -> Tree.Modal {
        guard let style = Tree.ModalStyle.allCases.first(where: { scanner.take($0.rawValue + "(") }) else {
            let known = Tree.ModalStyle.allCases.map(\.rawValue).joined(separator: ", ")
            throw scanner.failure("expected a modal's style, one of \(known), and '('")
        }
        let node = try node(depth: 0)
        let opener = scanner.take("by ") ? try opener(in: tree) : tree.visible.id
        try scanner.expect(")", "expected ')' after the modal")
        return Tree.Modal(style: style, opener: opener, node: node)
    }

    private mutating func opener(in tree: Tree) throws(NotationError) -> Tree.Node.ID {
        let before = scanner
        let label = try scanner.label()
        let count = scanner.take("#") ? scanner.number() ?? 0 : 1
        let named = tree.nodes.filter { $0.label == label }
        guard named.indices.contains(count - 1) else {
            throw before.failure("the opener '\(label)' does not stand below this modal")
        }
        return named[count - 1].id
    }

    private mutating func node(depth: Int) throws(NotationError) -> Tree.Node {
        guard depth < 100 else { throw scanner.failure("nested too deep to read: 100 levels at most") }
        let id = ids.next()
        if scanner.take("stack[") { return try container(id, nil, depth: depth) }
        if scanner.take("(") { return try range(id, nil, depth: depth) }
        let label = try scanner.label()
        let destination =
            label.hasPrefix("~")
            ? AnyDestination(Foreign(String(label.dropFirst()))) : destination(label)
        if scanner.take(":") {
            try scanner.expect("stack[", "expected 'stack[' after ':'")
            return try container(id, destination, depth: depth)
        }
        if scanner.take("(") { return try range(id, destination, depth: depth) }
        return Tree.Node(id: id, destination: destination, opening: depth == 0 ? .placed : .pushed)
    }

    private mutating func container(
        _ id: Tree.Node.ID, _ destination: AnyDestination?, depth: Int
    ) throws(NotationError) -> Tree.Node {
        let places = try places(depth: depth, until: "]")
        return Tree.Node(id: id, destination: destination, content: .stack(places))
    }

    private mutating func range(
        _ id: Tree.Node.ID, _ destination: AnyDestination?, depth: Int
    ) throws(NotationError) -> Tree.Node {
        let places = try places(depth: depth, until: ")")
        return Tree.Node(
            id: id, destination: destination, opening: depth == 0 ? .placed : .pushed, content: .flow(places))
    }

    private mutating func places(depth: Int, until end: String) throws(NotationError) -> [Tree.Node] {
        var places = [try node(depth: depth + 1)]
        while scanner.take(">") { places.append(try node(depth: depth + 1)) }
        try scanner.expect(end, "expected ' > ' and the next screen, or '\(end)'")
        return places
    }
}
