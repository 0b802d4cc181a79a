/// Reads the tree of a snapshot, place by place from the outside in: whoever knows the coordinators says what each is.
/// What cannot be read is lost, and nothing else.
package struct SnapshotReader {
    package private(set) var losses: [Snapshot.Loss] = []
    /// The places that were lost. They are still in the tree that was read.
    package private(set) var lost: Set<Tree.Node.ID> = []
    /// The coordinators whose places side by side were those that they had begun with.
    package private(set) var asBegun: Set<Tree.Node.ID> = []
    /// The highest id that was read.
    package private(set) var last = 0
    private let snapshot: Snapshot
    private let root: Tree.Node.ID
    private let offset: Int
    private let lowest: Int
    private let highest: Int
    private var ids: Set<Tree.Node.ID> = []
    private var nameless = Int.min
    /// The numbers of those that have put places elsewhere than into themselves.
    private var owners: Set<Int> = []
    /// The numbers of what stands in a tab or on a page behind another.
    private var behind: Set<Int> = []

    /// - Parameters:
    ///   - root: The id of the window's own node, in the snapshot and in the tree.
    ///   - offset: What is added to all other ids.
    ///   - lowest: The lowest id that there may be; a host counts from 0 down.
    package init(_ snapshot: Snapshot, root: Tree.Node.ID, offset: Int = 0, lowest: Int = 0) {
        self.lowest = lowest
        self.snapshot = snapshot
        self.root = root
        self.offset = offset
        highest = Tree.Node.ID.highestSaved - offset
        ids = [root]
        last = root.number
        if let window = snapshot.value["window"] { look(over: window, isBehind: false) }
        for modal in snapshot.value["modals"]?.list ?? [] {
            if let place = modal["place"] { look(over: place, isBehind: false) }
        }
    }

    /// What an app has saved may say "owner", too: only places are looked at.
    private mutating func look(over place: SavedValue, isBehind: Bool) {
        if let owner = place["owner"]?.int { owners.insert(owner) }
        if isBehind, let id = place["id"]?.int { behind.insert(id) }
        for name in Self.containers {
            let inside = place[name]?.list ?? []
            let front = name == "places" ? Self.front(of: place, among: inside) : nil
            for (index, inner) in inside.enumerated() {
                look(over: inner, isBehind: isBehind || front.map { $0 != index } ?? false)
            }
        }
        for cover in place["over"]?.list ?? [] {
            if let inner = cover["place"] { look(over: inner, isBehind: isBehind) }
        }
    }

    /// Which of the places side by side is in front: the first, where it is not said.
    private static func front(of place: SavedValue, among places: [SavedValue]) -> Int {
        place["front"]?.int.flatMap { places.indices.contains($0) ? $0 : nil } ?? 0
    }

    /// Whoever knows the coordinators.
    package typealias Entering<Failure: Error> = (SavedPlace) throws(Failure) -> Reentry

    package mutating func tree<Failure: Error>(_ enter: Entering<Failure>) throws(Failure) -> Tree {
        let window = snapshot.value["window"] ?? .null
        var tree = Tree(root: Tree.Node(id: root, destination: nil))
        if try !fill(&tree.root, from: window, at: .window, owner: root, depth: 0, enter) {
            lose(root, "the window", "there is nothing in it that can be read")
        }
        let modals = snapshot.value["modals"]?.list ?? []
        var below = modals.isEmpty ? [] : Set(tree.root.all.map(\.id))
        for modal in modals {
            guard let read = try self.modal(modal, over: below, owner: root, depth: 0, enter) else {
                continue
            }
            guard read.style != .currentContext else {
                losses.append(
                    Snapshot.Loss("\(read.style.name)(\(read.node.label))", "it cannot stand there"))
                continue
            }
            below.formUnion(read.node.all.map(\.id))
            tree.modals.append(read)
        }
        return tree
    }

    /// Where a place stands.
    private enum Position { case window, inStack, alone }

    /// What a report calls a place that nobody can decode.
    private static func label(of place: SavedValue) -> String {
        place["label"]?.text ?? place["destination"]?.label ?? "a place"
    }

    /// Whether what was saved of a place says what stood in it.
    static func holdsPlaces(_ value: SavedValue) -> Bool { containers.contains { value[$0] != nil } }

    private static let containers = ["stack", "range", "split", "places"]

    private mutating func lose(_ id: Tree.Node.ID, _ label: String, _ why: String) {
        lost.insert(id)
        losses.append(Snapshot.Loss(label, why))
    }

    /// A place that could not be read, and will be pruned.
    private mutating func gone(_ value: SavedValue, _ why: String) -> Tree.Node {
        let label = Self.label(of: value)
        nameless += 1
        let id = Tree.Node.ID(nameless)
        lose(id, label, why)
        return Tree.Node(id: id, destination: AnyDestination(Named(description: label)))
    }

    private func id(_ value: SavedValue?) -> Tree.Node.ID? {
        guard let number = value?.int, number >= lowest, number <= highest else {
            return nil
        }
        return number == root.number ? root : Tree.Node.ID(number + offset)
    }

    private mutating func modal<Failure: Error>(
        _ value: SavedValue, over below: Set<Tree.Node.ID>, owner: Tree.Node.ID, depth: Int,
        _ enter: Entering<Failure>
    ) throws(Failure) -> Tree.Modal? {
        guard let style = value["style"]?.text.flatMap(Tree.ModalStyle.init(notation:)),
            let opener = id(value["opener"]), let place = value["place"]
        else {
            losses.append(Snapshot.Loss("a modal", "its style, its opener or its place is missing"))
            return nil
        }
        guard below.contains(opener) else {
            losses.append(Snapshot.Loss(Self.label(of: place), "what presented it is lost, or was not saved"))
            return nil
        }
        let node = try node(place, at: .alone, owner: owner, depth: depth + 1, enter)
        if style.isDialog, !node.isScreen {
            lose(node.id, node.label, "an alert has nothing in it")
        }
        return Tree.Modal(style: style, opener: opener, node: node)
    }

    private mutating func covers<Failure: Error>(
        of value: SavedValue, over node: Tree.Node, depth: Int, _ enter: Entering<Failure>
    ) throws(Failure) -> [Tree.Modal] {
        let over = value["over"]?.list ?? []
        guard case .stack = node.content else {
            if !over.isEmpty {
                losses.append(Snapshot.Loss("what covered \(node.label)", "that is no stack"))
            }
            return []
        }
        var below = over.isEmpty ? [] : Set(node.all.map(\.id))
        var covers: [Tree.Modal] = []
        for cover in over {
            // Any coordinator may cover a stack, so the one that did is named, but for the root.
            guard let read = try modal(cover, over: below, owner: root, depth: depth + 1, enter) else {
                continue
            }
            guard read.style == .currentContext else {
                losses.append(
                    Snapshot.Loss("\(read.style.name)(\(read.node.label))", "it cannot stand over a stack"))
                continue
            }
            below.formUnion(read.node.all.map(\.id))
            covers.append(read)
        }
        return covers
    }

    private mutating func node<Failure: Error>(
        _ value: SavedValue, at position: Position, owner: Tree.Node.ID, depth: Int,
        _ enter: Entering<Failure>
    ) throws(Failure) -> Tree.Node {
        guard depth < Snapshot.deepest else {
            return gone(value, "nested too deep, \(Snapshot.deepest) levels are read")
        }
        if let number = value["id"]?.int, number > highest {
            return gone(value, "its id is higher than any that is read, \(highest)")
        }
        guard let id = id(value["id"]), ids.insert(id).inserted else {
            return gone(value, "its id is missing, or used twice")
        }
        last = max(last, id.number)
        let opening: Tree.Node.Opening = value["pushed"] == .bool(true) ? .pushed : .placed
        guard let destination = value["destination"] else {
            var node = Tree.Node(id: id, destination: nil, opening: opening)
            guard value["label"] == nil, position == .alone,
                try fill(&node, from: value, at: position, owner: owner, depth: depth, enter)
            else { return gone(value, "it was not saved, or has nothing in it") }
            if node.isFlow { return gone(value, "a range without a coordinator") }
            node.animation = value["animation"]?.text.map { Tree.Animation($0) }
            return node
        }
        let own = self.id(value["owner"]) ?? owner
        let reentry = try enter(
            SavedPlace(
                id: id, destination: destination, version: value["version"]?.int ?? 0, owner: own,
                opener: self.id(value["opener"]) ?? own, part: value["saved"],
                hasContent: Self.holdsPlaces(value),
                isOwner: value["id"]?.int.map(owners.contains) == true,
                isBehind: value["id"]?.int.map(behind.contains) == true))
        return try self.node(value, id, reentry, opening, at: position, depth: depth, enter)
    }

    private mutating func node<Failure: Error>(
        _ value: SavedValue, _ id: Tree.Node.ID, _ reentry: Reentry, _ opening: Tree.Node.Opening,
        at position: Position, depth: Int, _ enter: Entering<Failure>
    ) throws(Failure) -> Tree.Node {
        var node: Tree.Node
        switch reentry {
        case .lost(let destination, let why):
            let label = destination?.label ?? Self.label(of: value)
            lose(id, label, why)
            return Tree.Node(id: id, destination: AnyDestination(Named(description: label)))
        case .empty(let destination, let why):
            losses.append(Snapshot.Loss("what was in \(destination.label)", why))
            node = Tree.Node(id: id, destination: destination, opening: opening)
        case .whole(let destination):
            node = Tree.Node(id: id, destination: destination, opening: opening)
            let isFilled = try fill(&node, from: value, at: position, owner: id, depth: depth, enter)
            if !isFilled, Self.holdsPlaces(value) {
                losses.append(Snapshot.Loss("what was in \(destination.label)", "it cannot stand there"))
            }
        }
        node.animation = value["animation"]?.text.map { Tree.Animation($0) }
        return node
    }

    /// Puts into a node what it held.
    /// - Returns: Whether it held anything that can stand there.
    private mutating func fill<Failure: Error>(
        _ node: inout Tree.Node, from value: SavedValue, at position: Position, owner: Tree.Node.ID,
        depth: Int, _ enter: Entering<Failure>
    ) throws(Failure) -> Bool {
        guard let content = try content(of: value, in: position, owner: owner, depth: depth, enter) else {
            return false
        }
        node.content = content
        if value["asBegun"] == .bool(true) { asBegun.insert(node.id) }
        // Two columns, which are the first of three.
        node.lacksSecondary = value["lacksSecondary"] == .bool(true)
        node.covers = try covers(of: value, over: node, depth: depth, enter)
        return true
    }

    private mutating func nodes<Failure: Error>(
        _ values: [SavedValue], at position: Position, owner: Tree.Node.ID, depth: Int,
        _ enter: Entering<Failure>
    ) throws(Failure) -> [Tree.Node] {
        var nodes: [Tree.Node] = []
        for value in values {
            nodes.append(try node(value, at: position, owner: owner, depth: depth + 1, enter))
        }
        return nodes
    }

    /// What is in a place; nil for nothing, and for what cannot stand there.
    private mutating func content<Failure: Error>(
        of value: SavedValue, in position: Position, owner: Tree.Node.ID, depth: Int,
        _ enter: Entering<Failure>
    ) throws(Failure) -> Tree.Node.Content? {
        if let range = value["range"]?.list, !range.isEmpty, position == .inStack || range.count == 1 {
            let inner: Position = position == .inStack ? .inStack : .alone
            return .flow(try nodes(range, at: inner, owner: owner, depth: depth, enter))
        }
        guard position != .inStack else { return nil }
        if let stack = value["stack"]?.list, !stack.isEmpty {
            return .stack(try nodes(stack, at: .inStack, owner: owner, depth: depth, enter))
        }
        if let columns = value["split"]?.list, (1...3).contains(columns.count) {
            let front = value["front"]?.int.flatMap { columns.indices.contains($0) ? $0 : nil }
            return .split(try nodes(columns, at: .alone, owner: owner, depth: depth, enter), front: front)
        }
        if let places = value["places"]?.list, !places.isEmpty, let kind = value["kind"]?.text {
            return .choice(
                Tree.Kind(kind), try nodes(places, at: .alone, owner: owner, depth: depth, enter),
                front: Self.front(of: value, among: places))
        }
        return nil
    }
}
