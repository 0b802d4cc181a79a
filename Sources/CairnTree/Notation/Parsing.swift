extension Tree {
    /// Reads tree notation: `stack[list > match(7) > signUp(name > photo)] + sheet(stack[compose])`.
    ///
    /// `stack[a > b]` is a navigation stack, root first; `tabs[a, *b]`, `pages[*a, b]` and `split[a, b]` hold places
    /// side by side, the star at the one in front; `signUp(b > c)` a coordinator's range of the stack it
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

    private mutating func node(depth: Int, isPlaced: Bool = false) throws(NotationError) -> Tree.Node {
        guard depth < 100 else { throw scanner.failure("nested too deep to read: 100 levels at most") }
        let id = ids.next()
        if let kind = containerKind() { return try container(kind, id, nil, depth: depth) }
        let opening: Tree.Node.Opening = isPlaced || depth == 0 ? .placed : .pushed
        if scanner.take("(") { return try range(id, nil, opening, depth: depth) }
        let label = try scanner.label()
        let destination =
            label.hasPrefix("~")
            ? AnyDestination(Foreign(String(label.dropFirst()))) : destination(label)
        if scanner.take(":") {
            guard let kind = containerKind() else {
                throw scanner.failure("expected a container after ':', such as 'stack['")
            }
            return try container(kind, id, destination, depth: depth)
        }
        if scanner.take("(") { return try range(id, destination, opening, depth: depth) }
        return Tree.Node(id: id, destination: destination, opening: opening)
    }

    private mutating func containerKind() -> String? {
        ["stack", "tabs", "pages", "split"].first { scanner.take($0 + "[") }
    }

    private mutating func container(
        _ kind: String, _ id: Tree.Node.ID, _ destination: AnyDestination?, depth: Int
    ) throws(NotationError) -> Tree.Node {
        let content: Tree.Node.Content
        if kind == "stack" {
            content = .stack(try places(depth: depth, until: "]"))
        } else {
            let (nodes, front) = try sideBySide(depth: depth, canBeInFront: kind != "split")
            switch kind {
            case "tabs": content = .tabs(nodes, selected: front)
            case "pages": content = .pages(nodes, current: front)
            default: content = .split(nodes)
            }
        }
        return Tree.Node(id: id, destination: destination, content: content)
    }

    private mutating func sideBySide(
        depth: Int, canBeInFront: Bool
    ) throws(NotationError) -> (nodes: [Tree.Node], front: Int) {
        var nodes: [Tree.Node] = []
        var front: Int?
        repeat {
            if canBeInFront, scanner.take("*") {
                guard front == nil else { throw scanner.failure("only one can be in front") }
                front = nodes.count
            }
            nodes.append(try node(depth: depth + 1, isPlaced: true))
        } while scanner.take(",")
        guard front != nil || !canBeInFront else {
            throw scanner.failure("expected '*' before the one in front")
        }
        try scanner.expect("]", "expected ', ' and the next place, or ']'")
        return (nodes, front ?? 0)
    }

    private mutating func range(
        _ id: Tree.Node.ID, _ destination: AnyDestination?, _ opening: Tree.Node.Opening, depth: Int
    ) throws(NotationError) -> Tree.Node {
        let places = try places(depth: depth, until: ")")
        return Tree.Node(id: id, destination: destination, opening: opening, content: .flow(places))
    }

    private mutating func places(depth: Int, until end: String) throws(NotationError) -> [Tree.Node] {
        var places = [try node(depth: depth + 1)]
        while scanner.take(">") { places.append(try node(depth: depth + 1)) }
        try scanner.expect(end, "expected ' > ' and the next screen, or '\(end)'")
        return places
    }
}
