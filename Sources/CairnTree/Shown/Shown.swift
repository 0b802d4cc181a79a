/// What a host shows: the places of a tree as a person could see them, with the ranges of coordinators
/// dissolved. The first law says that, whenever nothing moves, this equals `tree.shown`.
package struct Shown: Hashable, Sendable, Codable {
    /// The window's own layer first, then each modal; never empty.
    package var layers: [Layer]
    /// Whether this is what other code shows in the place of the tree: it gave the window another root, and the one that
    /// shows the tree is set aside, and may come back.
    package var hidesTree: Bool

    /// A window with these layers; at least one.
    package init(layers: [Layer], hidesTree: Bool = false) {
        self.layers = layers
        self.hidesTree = hidesTree
    }

    /// Whether both are one piece of memory, and so the same.
    package func sharesMemory(with other: Shown) -> Bool {
        layers.sharesMemory(with: other.layers) && hidesTree == other.hidesTree
    }

    private enum CodingKeys: CodingKey {
        case layers, hidesTree
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            layers: try container.decode([Layer].self, forKey: .layers),
            hidesTree: try container.decodeIfPresent(Bool.self, forKey: .hidesTree) ?? false)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(layers, forKey: .layers)
        if hidesTree { try container.encode(true, forKey: .hidesTree) }
    }

    /// What fills the window, or one modal over it.
    package struct Layer: Hashable, Sendable, Codable, CustomStringConvertible {
        /// How the modal looks; nil for the window's own layer.
        package var style: Tree.ModalStyle? {
            get { shared.style }
            set { shared = Shared(shared.part, newValue, after: shared) }
        }
        /// The controller of the layer.
        package var part: Part {
            get { shared.part }
            set { shared = Shared(newValue, shared.style, after: shared) }
        }
        /// Whether any stack in here is covered.
        package var hasCovers: Bool { shared.hasCovers }
        /// Whether there are columns in here.
        package var hasColumns: Bool { shared.hasColumns }
        private var shared: Shared

        package var description: String { "\(style.map { "\($0) " } ?? "")\(part)" }

        /// Its part with the container of an id changed, however deep; nil when that is not in here.
        func replacing(_ container: Tree.Node.ID, by change: (Part) -> Part) -> Part? {
            shared.part.replacing(container, by: change)
        }

        /// Whether both are one piece of memory, and so the same.
        package func sharesMemory(with other: Layer) -> Bool { shared === other.shared }

        /// The window's own layer, or with a style a modal.
        package init(_ part: Part, as style: Tree.ModalStyle? = nil) {
            shared = Shared(part, style)
        }

        private enum CodingKeys: CodingKey {
            case style, part
        }

        package init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            self.init(
                try container.decode(Part.self, forKey: .part),
                as: try container.decodeIfPresent(Tree.ModalStyle.self, forKey: .style))
        }

        package func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encodeIfPresent(style, forKey: .style)
            try container.encode(part, forKey: .part)
        }

        /// In memory that copies share: most layers are the same before and after a change, and equal at a glance.
        private final class Shared: Hashable, Sendable {
            let part: Part
            let style: Tree.ModalStyle?
            let hasCovers: Bool
            let hasColumns: Bool

            init(_ part: Part, _ style: Tree.ModalStyle?, after earlier: Shared? = nil) {
                self.part = part
                self.style = style
                // Among many places side by side, what an earlier state had none of is looked for in what has changed.
                let extras = earlier.map { part.extras(since: $0.part) }
                hasCovers = earlier?.hasCovers == false ? extras?.covers ?? false : part.hasCovers
                hasColumns = earlier?.hasColumns == false ? extras?.columns ?? false : part.hasColumns
            }

            static func == (left: Shared, right: Shared) -> Bool {
                left === right || left.style == right.style && left.part == right.part
            }

            func hash(into hasher: inout Hasher) {
                hasher.combine(style)
                hasher.combine(part)
            }
        }
    }

    /// A window with nothing in it yet.
    package static let nothing = Shown(layers: [Layer(.foreign(Tree.Node.ID(-1), "nothing"))])

    /// One controller of the host. Small, since there are many beside each other, and most stay as they are.
    package enum Part: Hashable, Sendable, Codable {
        /// A controller made for a screen of the tree.
        case screen(Tree.Node.ID)
        /// A controller that Cairn did not make, with the name of its class.
        indirect case foreign(Tree.Node.ID, String)
        /// A navigation stack, its root first, and what is presented over this stack only.
        indirect case stack(Tree.Node.ID, [Part], over: [Part])
        /// Places side by side, and which one is in front.
        indirect case choice(Tree.Kind, Tree.Node.ID, [Part], front: Tree.Node.ID)
        /// Columns, the primary one first; where they are one stack, which one is in front; and which one is empty, of three
        /// of which the first two are not.
        indirect case split(Tree.Node.ID, [Part], front: Tree.Node.ID? = nil, lacking: Lacking? = nil)

        /// The column that is empty. An optional, since older journals do not say.
        package enum Lacking: Hashable, Sendable, Codable {
            case secondary

            /// - Parameter isSecondary: Whether the last one is; otherwise there is none.
            package init?(isSecondary: Bool) {
                guard isSecondary else { return nil }
                self = .secondary
            }
        }

        /// Written out since the compiler's own copies both parts first, with all arrays in them.
        package static func == (left: Part, right: Part) -> Bool {
            if left.sharesMemory(with: right) { return true }
            switch left {
            case .screen(let id):
                guard case .screen(id) = right else { return false }
                return true
            case .foreign(let id, let name):
                guard case .foreign(id, name) = right else { return false }
                return true
            case .stack(let id, let parts, let over):
                guard case .stack(id, let others, let otherOver) = right else { return false }
                return parts.isEqual(to: others) && over.isEqual(to: otherOver)
            case .choice(let kind, let id, let parts, let front):
                guard case .choice(kind, id, let others, front) = right else { return false }
                return parts.isEqual(to: others)
            case .split(let id, let parts, let front, let lacking):
                guard case .split(id, let others, front, lacking) = right else { return false }
                return parts.isEqual(to: others)
            }
        }

        /// Whether both are the same bits: one screen, or a container in one piece of memory.
        package func sharesMemory(with other: Part) -> Bool {
            // Asked of each of many places: two loads, and no loop.
            guard MemoryLayout<Part>.size == 9 else { return false }
            return withUnsafeBytes(of: self) { mine in
                withUnsafeBytes(of: other) { other in
                    mine.loadUnaligned(as: UInt64.self) == other.loadUnaligned(as: UInt64.self)
                        && mine[8] == other[8]
                }
            }
        }

        /// The node whose controller it is.
        package var id: Tree.Node.ID {
            switch self {
            case .screen(let id), .foreign(let id, _), .stack(let id, _, _), .split(let id, _, _, _),
                .choice(_, let id, _, _):
                id
            }
        }

        /// The controllers directly inside, bottom or left first.
        package var children: [Part] {
            switch self {
            case .screen, .foreign: []
            case .stack(_, let parts, let over): over.isEmpty ? parts : parts + over
            case .split(_, let parts, _, _), .choice(_, _, let parts, _): parts
            }
        }

        /// The controller inside that is in front: the top of a stack, the selected tab, the last column where all are
        /// beside each other.
        package var front: Part? {
            switch self {
            case .screen, .foreign: nil
            case .stack(_, let parts, let over): over.last ?? parts.last
            case .split(_, let parts, nil, _): parts.last
            case .choice(_, _, let parts, let id), .split(_, let parts, let id?, _):
                parts.first { $0.id == id }
            }
        }

        /// This part and all inside it.
        package var all: [Part] { [self] + children.flatMap(\.all) }

        /// The same part with the container of an id changed, however deep; nil when it is not in here.
        func replacing(_ container: Tree.Node.ID, by change: (Part) -> Part) -> Part? {
            if id == container { return change(self) }
            switch self {
            case .screen, .foreign: return nil
            case .stack(let id, let parts, let over):
                if over.isEmpty { return nil }
                return over.replacing(container, by: change).map { .stack(id, parts, over: $0) }
            case .split(let id, let parts, let front, let lacking):
                return parts.replacing(container, by: change).map {
                    .split(id, $0, front: front, lacking: lacking)
                }
            case .choice(let kind, let id, let parts, let front):
                return parts.replacing(container, by: change).map { .choice(kind, id, $0, front: front) }
            }
        }
    }

    /// Whether there are columns in it.
    package var hasColumns: Bool { layers.contains { $0.hasColumns } }

    /// The ids of everything shown, containers included.
    package var ids: Set<Tree.Node.ID> { Set(layers.flatMap { $0.part.all.map(\.id) }) }
}
