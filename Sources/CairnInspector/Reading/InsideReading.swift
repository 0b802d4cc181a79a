#if CAIRN_INSPECTOR
    import Cairn

    /// Makes of a navigator what the page shows of its inside.
    @MainActor
    package struct InsideReading {
        /// Nil for the tree of a recording, of which nothing else is known.
        private let navigator: Navigator?
        private let saved: [Int: SavedValue]
        private let visible: Set<Tree.Node.ID>
        private let views: [Tree.Node.ID: String]
        private var count = 0
        private var link: (@MainActor (Tree.Node.ID) -> String?)?
        private var properties = Properties()
        private var origins: [Tree.Node.ID: Journal.Origin] = [:]
        private let root: Tree.Node.ID

        /// - Parameters:
        ///   - ledger: keeps what was made for the navigator's screens.
        ///   - snapshot: the navigator's, where it was taken already.
        ///   - link: the link to a place of the tree.
        package static func read(
            _ navigator: Navigator, ledger: Ledger?, snapshot: Snapshot? = nil,
            link: (@MainActor (Tree.Node.ID) -> String?)? = nil
        ) -> Wire.Inside {
            var reading = InsideReading(navigator, ledger, snapshot ?? navigator.snapshot())
            let tree = navigator.tree
            reading.link = link
            var inside = reading.inside(tree)
            inside.isSettled = navigator.isSettled
            inside.pending = navigator.inspectedRequests.prefix(100).map {
                let asker = tree.label(ofAsker: $0.asker).bounded()
                return .init(route: $0.route.bounded(), asker: asker, why: $0.waitsFor.bounded())
            }
            inside.leaks = (ledger?.leaks ?? []).prefix(100).map { $0.description.bounded() }
            inside.notSaved = reading.losses.prefix(100).map { $0.description.bounded() }
            return inside
        }

        /// - Parameter origins: How places came, as a journal has it.
        package static func read(_ tree: Tree, origins: [Tree.Node.ID: Journal.Origin]) -> Wire.Inside {
            var reading = InsideReading(tree)
            reading.origins = origins
            return reading.inside(tree)
        }

        private mutating func inside(_ tree: Tree) -> Wire.Inside {
            var inside = Wire.Inside(notation: tree.notation.bounded(to: 20_000))
            inside.visible = tree.visible.id.number
            inside.root = read(tree.root)
            inside.modals = tree.modals.map { read($0) }
            inside.foreignRoot = tree.foreignRoot.map { _ in tree.notation.bounded() }
            inside.omitted = max(0, count - Wire.Limit.nodes)
            return inside
        }

        private let losses: [Snapshot.Loss]

        private init(_ navigator: Navigator, _ ledger: Ledger?, _ snapshot: Snapshot) {
            self.navigator = navigator
            losses = snapshot.lost
            saved = snapshot.value.savedByNode
            visible = Set(navigator.tree.layers.map(\.visible.id))
            root = navigator.tree.root.id
            let shown = (ledger?.live ?? []).filter(\.isView)
            views = Dictionary(shown.map { ($0.node, $0.type) }) { $1 }
        }

        private init(_ tree: Tree) {
            (navigator, losses, saved, views) = (nil, [], [:], [:])
            visible = Set(tree.layers.map(\.visible.id))
            root = tree.root.id
        }

        private mutating func read(_ modal: Tree.Modal) -> Wire.Modal {
            .init(style: modal.style.description, opener: modal.opener.number, node: read(modal.node))
        }

        private mutating func read(_ node: Tree.Node) -> Wire.Node {
            count += 1
            var result = Wire.Node(
                id: node.id.number, label: node.destination == nil ? nil : node.label.bounded(),
                content: "screen",
                isVisible: visible.contains(node.id), opening: node.opening == .pushed ? "pushed" : "placed",
                animation: node.animation?.description, isForeign: node.isForeign)
            switch node.content {
            case .screen: break
            case .stack: result.content = "stack"
            case .flow: result.content = "flow"
            case .split(_, let front): (result.content, result.front) = ("split", front)
            case .choice(let kind, _, let front): (result.content, result.front) = (kind.description, front)
            }
            if let inspection = navigator?.inspect(node.id) {
                result.opener = inspection.opener == node.id ? nil : inspection.opener.number
                result.owner = inspection.owner.number
                result.made = made(inspection, for: node.id)
            } else if navigator == nil {
                (result.opener, result.owner) = recorded(node)
            }
            if result.opener == nil { result.origin = origin(of: node) }
            if node.destination != nil { result.link = link?(node.id)?.bounded() }
            result.saves = saved[node.id.number].map { $0.json(isPretty: true).bounded() }
            for child in node.children where count < Wire.Limit.nodes { result.children.append(read(child)) }
            for cover in node.covers { result.covers.append(read(cover)) }
            return result
        }

        /// In whose name it came, and which coordinator decides for it.
        private func recorded(_ node: Tree.Node) -> (Int?, Int?) {
            if node.id == root { return (nil, root.number) }
            guard node.destination != nil, case .asked(let opener, let owner) = origins[node.id] else {
                return (nil, nil)
            }
            return (opener.number, owner.number)
        }

        private func origin(of node: Tree.Node) -> String {
            if node.id == root { return "nobody: it was there first" }
            if node.isForeign { return "other code, without Cairn" }
            if node.destination == nil { return "nobody by name: it came with what is in it" }
            return origins[node.id] == .restored
                ? "not known: it came out of a snapshot" : "not known: it was there before the recording"
        }

        private mutating func made(_ inspection: Navigator.Inspection, for node: Tree.Node.ID) -> Wire.Made {
            let kind =
                switch inspection.made {
                case nil: "none"
                case is Screen: "screen"
                case is BoundDialog: "dialog"
                case is any Coordinator: "coordinator"
                default: "other"
                }
            let maker = inspection.owner == node ? nil : navigator?.inspect(inspection.owner)?.model
            var made = Wire.Made(
                kind: kind, type: inspection.model.map { "\(Swift.type(of: $0))".bounded(to: 200) } ?? "",
                maker: maker.map { "\(Swift.type(of: $0))".bounded(to: 200) }, view: views[node],
                guardsLeaving: inspection.guardsLeaving, isArmed: inspection.isArmed,
                guardsEntering: inspection.guardsEntering)
            if let model = inspection.model {
                (made.properties, made.omitted) = properties.read(model, isSeen: visible.contains(node))
            }
            return made
        }
    }

    extension SavedValue {
        /// What a snapshot says of each node itself, by the node's number.
        fileprivate var savedByNode: [Int: SavedValue] {
            var found: [Int: SavedValue] = [:]
            collect(into: &found)
            return found
        }

        private func collect(into found: inout [Int: SavedValue]) {
            switch self {
            case .list(let values): for value in values { value.collect(into: &found) }
            case .object:
                for name in ["window", "modals", "stack", "range", "split", "places", "over", "place"] {
                    self[name]?.collect(into: &found)
                }
                guard let id = self["id"]?.int else { return }
                var own = SavedValue.object([:])
                for name in ["destination", "saved", "version"] { own[name] = self[name] }
                if own != .object([:]) { found[id] = own }
            default: break
            }
        }
    }
#endif
