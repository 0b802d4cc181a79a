/// A window's tree as it is saved, in text that people can read: JSON with a version.
///
/// Destinations that are `Codable` are saved; any other is lost, with what stands on it. Controllers that Cairn did not
/// make are never saved. One snapshot is one window: an app with several has several.
public struct Snapshot: Hashable, Sendable, CustomStringConvertible {
    /// The version of the form that is written. Older ones are read.
    public static let version = 1

    /// What was in the tree and is not in here, and why. Not part of the text.
    public let lost: [Loss]
    package let value: SavedValue

    /// One place that was lost, and why: when it was saved, or when it was restored.
    public struct Loss: Hashable, Sendable, CustomStringConvertible {
        /// The place in tree notation, as far as it is known.
        public let label: String
        /// Why, and what could be done about it.
        public let why: String

        package init(_ label: String, _ why: String) {
            self.label = label
            self.why = why
        }

        /// What is lost and why, in a sentence.
        public var description: String { "'\(label)' is lost: \(why)" }
    }

    init(value: SavedValue, lost: [Loss]) {
        self.value = value
        self.lost = lost
    }

    /// Reads a snapshot. What is wrong inside of a part is found when that part is restored, and loses that part only.
    /// - Parameter limit: How many bytes it may have; the memory taken is in proportion.
    /// - Throws: ``SavedTextError`` for what is longer, is no snapshot, or was written by a newer Cairn.
    public init(text: String, limit: Int = 4_000_000) throws(SavedTextError) {
        guard text.utf8.count <= limit else { throw .tooLong(text.utf8.count, limit: limit) }
        do { value = try SavedValue(json: text) } catch {
            // Of what is no object, and of a journal, which is one object after the other, it helps nobody to know where it ends.
            let first = text.prefix { !$0.isNewline }
            let isBroken = first.hasPrefix("{") && (try? SavedValue(json: String(first))) == nil
            throw isBroken ? error : .foreign("snapshot")
        }
        lost = []
        guard let version = value["cairn"]?.int, version > 0 else { throw .foreign("snapshot") }
        guard version <= Self.version else { throw .tooNew(version: version, known: Self.version) }
    }

    /// The snapshot in text, to be written to a file.
    public var text: String { value.json(isPretty: true) + "\n" }

    /// The same text, as `print(snapshot)` shows it.
    public var description: String { text }

    /// What the root coordinator saved.
    package var windowPart: SavedValue? { value["window"]?["saved"] }

    /// What a navigator knows of a node beyond the tree.
    package struct Details {
        /// The node of the coordinator that makes it, and in whose name it came.
        package var owner: Tree.Node.ID?
        package var opener: Tree.Node.ID?
        /// The version of that coordinator's destinations.
        package var version: Int?
        /// What its view model saves.
        package var part: SavedValue?
        /// Whether the places side by side in it are those that its coordinator began with.
        package var isAsBegun: Bool

        package init(
            owner: Tree.Node.ID? = nil, opener: Tree.Node.ID? = nil, version: Int? = nil,
            part: SavedValue? = nil, isAsBegun: Bool = false
        ) {
            self.owner = owner
            self.opener = opener
            self.version = version
            self.part = part
            self.isAsBegun = isAsBegun
        }
    }
}

extension Tree {
    /// The tree as it is saved, without what only a navigator knows: for a window in use, ask its navigator.
    public func snapshot() -> Snapshot { snapshot(lost: []) { _ in Snapshot.Details() } }

    /// - Parameters:
    ///   - lost: What was lost already, of the parts that view models save.
    ///   - unsaved: What is not saved with what stands on it, and why.
    ///   - keepsIDs: Whether a container that UIKit made keeps its id below 0. For whoever restores it is one like any other.
    ///   - details: What a navigator knows of a node.
    package func snapshot(
        lost: [Snapshot.Loss], unsaved: [Node.ID: String] = [:], keepsIDs: Bool = false,
        details: @escaping (Node.ID) -> Snapshot.Details
    ) -> Snapshot {
        let nodes = nodes
        let highest = keepsIDs ? nil : nodes.lazy.map(\.id.number).max()
        var writer = SnapshotWriter(root: root.id, highest: highest, why: unsaved, details: details)
        writer.save(nodes)
        writer.drop(from: self, nodes)
        var fields: SavedValue.Fields = ["cairn": SavedValue(Snapshot.version)]
        let modals = modals.filter { !writer.dropped.contains($0.nodeID) }.map { writer.modal($0) }
        if !modals.isEmpty { fields["modals"] = .list(modals) }
        fields["window"] = writer.node(root)
        return Snapshot(value: .object(fields), lost: lost + writer.losses(of: nodes))
    }
}

private struct SnapshotWriter {
    let root: Tree.Node.ID
    /// The highest id, from which those below 0 are counted anew; nil where they are kept.
    let highest: Int?
    let details: (Tree.Node.ID) -> Snapshot.Details
    private(set) var destinations: [Tree.Node.ID: SavedValue] = [:]
    /// Why destinations cannot be saved.
    private(set) var why: [Tree.Node.ID: String]
    /// Those, and what stands on them.
    private(set) var dropped: Set<Tree.Node.ID> = []

    init(
        root: Tree.Node.ID, highest: Int?, why: [Tree.Node.ID: String],
        details: @escaping (Tree.Node.ID) -> Snapshot.Details
    ) {
        self.root = root
        self.highest = highest
        self.why = why
        self.details = details
    }

    mutating func save(_ nodes: [Tree.Node]) {
        destinations.reserveCapacity(nodes.count)
        for node in nodes {
            guard let destination = node.destination, why[node.id] == nil else { continue }
            if node.isForeign {
                why[node.id] = "Cairn did not make it, and cannot make it again"
            } else if destination.base is AskedDialog {
                why[node.id] = "nobody will be there to await its answer; ask again once the screen is back"
            } else if let codable = destination.base as? any Codable {
                do {
                    destinations[node.id] = try SavedValue(inSnapshot: codable)
                } catch {
                    why[node.id] = "it could not be encoded: \(words(of: error))"
                }
            } else {
                why[node.id] = "\(type(of: destination.base)) is not Codable; make it so, to have it saved"
            }
        }
    }

    mutating func drop(from tree: Tree, _ nodes: [Tree.Node]) {
        guard !why.isEmpty else { return }
        let left = Set(tree.pruned(of: Set(why.keys)).nodes.map(\.id))
        dropped = Set(nodes.map(\.id)).subtracting(left)
    }

    func losses(of nodes: [Tree.Node]) -> [Snapshot.Loss] {
        guard !dropped.isEmpty else { return [] }
        return nodes.filter { dropped.contains($0.id) && $0.destination != nil }.map {
            Snapshot.Loss($0.label, why[$0.id] ?? "it stood on what is lost, or in it")
        }
    }

    private func number(of id: Tree.Node.ID) -> Int {
        guard let highest, id.number < 0 else { return id.number }
        return highest - id.number
    }

    func modal(_ modal: Tree.Modal) -> SavedValue {
        .object([
            "opener": SavedValue(modal.opener.number), "place": node(modal.node),
            "style": .text(modal.style.description),
        ])
    }

    func node(_ node: Tree.Node, in owner: Tree.Node.ID? = nil) -> SavedValue {
        let number = SavedValue(number(of: node.id))
        var fields = SavedValue.Fields()
        var inner = owner ?? root
        // In the order of their names, as objects keep them.
        if let animation = node.animation { fields["animation"] = .text(animation.description) }
        // Of places side by side, and of columns, one that is lost keeps its place.
        guard !dropped.contains(node.id) else {
            return .object(["id": number, "label": .text(node.firstDestination?.label ?? node.label)])
        }
        let details = details(node.id)
        if let destination = node.destination {
            fields["destination"] = destinations[node.id]
            fields["id"] = number
            // What a report calls it is told by the destination, unless it is to keep something to itself.
            if destination.base is any Redacting { fields["label"] = .text(destination.label) }
            if let opener = details.opener, opener != details.owner {
                fields["opener"] = SavedValue(opener.number)
            }
            if let owner = details.owner, owner != inner { fields["owner"] = SavedValue(owner.number) }
            if let part = details.part { fields["saved"] = part }
            if let version = details.version { fields["version"] = SavedValue(version) }
            inner = node.id
        } else {
            fields["id"] = number
            if let part = details.part { fields["saved"] = part }
        }
        if node.opening == .pushed { fields["pushed"] = .bool(true) }
        write(node, in: inner, isAsBegun: details.isAsBegun, to: &fields)
        let covers = node.covers.filter { !dropped.contains($0.nodeID) }
        if !covers.isEmpty { fields["over"] = .list(covers.map(modal)) }
        return .object(fields)
    }

    private func write(
        _ node: Tree.Node, in owner: Tree.Node.ID, isAsBegun: Bool, to fields: inout SavedValue.Fields
    ) {
        let own = dropped.isEmpty ? node.children : node.children.filter { !dropped.contains($0.id) }
        guard !own.isEmpty else { return }
        switch node.content {
        case .screen: break
        case .stack: fields["stack"] = .list(own.map { self.node($0, in: owner) })
        case .flow: fields["range"] = .list(own.map { self.node($0, in: owner) })
        case .split(let columns, let front):
            if node.lacksSecondary { fields["lacksSecondary"] = .bool(true) }
            if let front { fields["front"] = SavedValue(front) }
            fields["split"] = .list(columns.map { self.node($0, in: owner) })
        case .choice(let kind, let nodes, let front):
            if isAsBegun { fields["asBegun"] = .bool(true) }
            fields["kind"] = .text(kind.description)
            fields["front"] = SavedValue(front)
            fields["places"] = .list(nodes.map { self.node($0, in: owner) })
        }
    }
}
