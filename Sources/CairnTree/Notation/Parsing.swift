extension Tree {
    /// Reads tree notation: `stack[list > match(7) > signUp(name > photo)] + sheet(stack[compose])`.
    ///
    /// `stack[a > b]` is a navigation stack, root first; `tabs[a, *b]`, `pages[*a, b]` and `split[a, b]` hold places
    /// side by side, the star at the one in front, of columns only where they are one stack; `signUp(b > c)` a coordinator's
    /// range of the stack it stands in; `home:stack[a]` a coordinator with a stack of its own; ` + sheet(c)` a modal, ` by a` names
    /// its opener where that is not the screen in front below it (`a#2`: the second of that name);
    /// `stack[a + currentContext(b)]` a modal over that stack only; `drawer[a, *b]` a container of the app's own;
    /// `split[a, b, ]` the first two of three columns, with the last closed; `()` a window with nothing in it, which has not begun
    /// or was closed;
    /// `~LockScreen over stack[a]` a root that other code gave the window, in the place of the tree after it. The
    /// destinations are known by their labels only, and ids are counted from 0 in the order of reading. What
    /// a tree prints is read and printed as the same. Other notation may print otherwise, without an opener that goes without saying,
    /// say.
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
    private var read = ReadPlaces()

    init(scanner: NotationScanner, destination: @escaping (String) -> AnyDestination) {
        self.scanner = scanner
        self.destination = destination
    }

    mutating func tree() throws(NotationError) -> Tree {
        var tree = try layers()
        if scanner.take("over ") {
            let foreign = tree
            guard foreign.layers.allSatisfy({ $0.isForeign && $0.isScreen }) else {
                throw scanner.failure("expected foreign screens only before ' over '")
            }
            tree = try layers()
            tree.foreignRoot = Tree.ForeignRoot(layers: foreign.shown.layers, since: tree.shown)
        }
        scanner.skipSpaces()
        guard scanner.isAtEnd else { throw scanner.failure("expected ' + ' and a modal, or the end") }
        return tree
    }

    private mutating func layers() throws(NotationError) -> Tree {
        // Openers are among these layers only: a foreign root, which was read before, hides them.
        let first = read.count
        let root = try node(depth: 0)
        var modals: [Tree.Modal] = []
        while scanner.take("+") {
            modals.append(try modal(over: (modals.last?.node ?? root).visible.id, from: first))
        }
        return Tree(root: root, modals: modals)
    }

    private mutating func modal(
        over front: Tree.Node.ID, from first: Int
    ) throws(NotationError) -> Tree.Modal {
        let before = scanner
        guard let style = scanner.modalStyle(), style != .currentContext, scanner.take("(") else {
            throw before.failure("expected a modal's style, such as sheet or fullScreen, and '('")
        }
        let below = first..<read.count
        let node = try node(depth: 0)
        let opener = scanner.take("by ") ? try opener(among: below) : front
        try scanner.expect(")", "expected ')' after the modal")
        return Tree.Modal(style: style, opener: opener, node: node)
    }

    private mutating func opener(among places: Range<Int>) throws(NotationError) -> Tree.Node.ID {
        let before = scanner
        let label = try scanner.label()
        let count = scanner.take("#") ? scanner.number() ?? 0 : 1
        guard let opener = read.find(label, number: count, in: places) else {
            throw before.failure("the opener '\(label)' does not stand below this modal")
        }
        return opener
    }

    private mutating func node(depth: Int, isPlaced: Bool = false) throws(NotationError) -> Tree.Node {
        guard depth < 100 else { throw scanner.failure("nested too deep to read: 100 levels at most") }
        let id = ids.next()
        if let kind = scanner.container() { return try container(kind, id, nil, depth: depth) }
        let opening: Tree.Node.Opening = isPlaced || depth == 0 ? .placed : .pushed
        if scanner.take("(") {
            read.add(nil)
            if depth == 0, scanner.take(")") { return Tree.Node(id: id, destination: nil) }
            return try range(id, nil, opening, depth: depth)
        }
        let label = try scanner.label()
        let destination =
            label.hasPrefix("~")
            ? AnyDestination(Foreign(String(label.dropFirst()))) : destination(label)
        if scanner.take(":") {
            guard let kind = scanner.container() else {
                throw scanner.failure("expected a container after ':', such as 'stack['")
            }
            return try container(kind, id, destination, depth: depth)
        }
        read.add(destination)
        if scanner.take("(") { return try range(id, destination, opening, depth: depth) }
        return Tree.Node(id: id, destination: destination, opening: opening)
    }

    private mutating func container(
        _ kind: String, _ id: Tree.Node.ID, _ destination: AnyDestination?, depth: Int
    ) throws(NotationError) -> Tree.Node {
        read.add(destination, kind: kind)
        if kind == "stack" { return try stack(id, destination, depth: depth) }
        let (nodes, front, lacksLast, end) = try sideBySide(kind, depth: depth)
        if kind == "split" {
            var node = Tree.Node(id: id, destination: destination, content: .split(nodes, front: front))
            node.lacksSecondary = lacksLast
            return node
        }
        guard let front else { throw end.failure("expected '*' before the one in front") }
        return Tree.Node(
            id: id, destination: destination, content: .choice(Tree.Kind(kind), nodes, front: front))
    }

    private mutating func stack(
        _ id: Tree.Node.ID, _ destination: AnyDestination?, depth: Int
    ) throws(NotationError) -> Tree.Node {
        let places = try places(depth: depth)
        var stack = Tree.Node(id: id, destination: destination, content: .stack(places))
        while scanner.take("+") {
            try scanner.expect("currentContext(", "expected 'currentContext(' in a stack, or ']' before '+'")
            let below = id.number..<read.count
            let node = try node(depth: depth + 1)
            let opener = scanner.take("by ") ? try opener(among: below) : stack.visible.id
            try scanner.expect(")", "expected ')' after the modal")
            stack.covers.append(Tree.Modal(style: .currentContext, opener: opener, node: node))
        }
        try scanner.expect("]", "expected ' > ' and the next screen, or ']'")
        return stack
    }

    private mutating func sideBySide(_ kind: String, depth: Int) throws(NotationError) -> (
        nodes: [Tree.Node], front: Int?, lacksLast: Bool, end: NotationScanner
    ) {
        var nodes: [Tree.Node] = []
        var front: Int?
        repeat {
            if kind == "split", nodes.count == 2, scanner.take("]") { return (nodes, front, true, scanner) }
            if scanner.take("*") {
                guard front == nil else { throw scanner.failure("only one can be in front") }
                front = nodes.count
            }
            nodes.append(try node(depth: depth + 1, isPlaced: true))
        } while scanner.take(",")
        let end = scanner
        try scanner.expect("]", "expected ', ' and the next place, or ']'")
        return (nodes, front, false, end)
    }

    private mutating func range(
        _ id: Tree.Node.ID, _ destination: AnyDestination?, _ opening: Tree.Node.Opening, depth: Int
    ) throws(NotationError) -> Tree.Node {
        let places = try places(depth: depth)
        try scanner.expect(")", "expected ' > ' and the next screen, or ')'")
        return Tree.Node(id: id, destination: destination, opening: opening, content: .flow(places))
    }

    private mutating func places(depth: Int) throws(NotationError) -> [Tree.Node] {
        var places = [try node(depth: depth + 1)]
        while scanner.take(">") { places.append(try node(depth: depth + 1)) }
        return places
    }
}
