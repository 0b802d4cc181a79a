extension Shown {
    /// What fills the window, or one modal over it.
    package struct Layer: Hashable, Sendable, Codable {
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
        var hasCovers: Bool { shared.hasCovers }
        /// Whether there are columns in here.
        package var hasColumns: Bool { shared.hasColumns }
        private var shared: Shared

        /// Its part with the container of an id changed, however deep; nil when that is not in here.
        func replacing(_ container: Tree.Node.ID, by change: (Part) -> Part) -> Part? {
            shared.part.replacing(container, by: change)
        }

        /// Whether both are one piece of memory, and so the same.
        package func isSameMemory(as other: Layer) -> Bool { shared === other.shared }

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
                if let earlier, !earlier.hasCovers, !earlier.hasColumns {
                    (hasCovers, hasColumns) = part.extras(since: earlier.part)
                } else {
                    (hasCovers, hasColumns) = (part.hasCovers, part.hasColumns)
                }
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
}

extension Shown.Part {
    fileprivate var hasColumns: Bool {
        switch self {
        case .screen, .foreign: false
        case .split: true
        // In a stack there are screens only.
        case .stack(_, _, let over): over.contains { $0.hasColumns }
        case .choice(_, _, let parts, _):
            parts.indices.contains { !parts[$0].isScreen && parts[$0].hasColumns }
        }
    }

    /// Whether there is nothing in it to look for.
    var isScreen: Bool {
        if case .screen = self { true } else { false }
    }

    /// Whether any stack in here is covered, and whether there are columns, where an earlier state had neither.
    fileprivate func extras(since earlier: Shown.Part) -> (covers: Bool, columns: Bool) {
        guard case .choice(_, _, let parts, _) = self, case .choice(_, _, let old, _) = earlier else {
            return (hasCovers, hasColumns)
        }
        var extras = (covers: false, columns: false)
        if parts.isSameMemory(as: old) { return extras }
        for index in parts.indices where index >= old.count || !parts[index].isSameMemory(as: old[index]) {
            if parts[index].hasCovers { extras.covers = true }
            if parts[index].hasColumns { extras.columns = true }
        }
        return extras
    }
}
