#if CAIRN_INSPECTOR
    /// The properties of a view model as they are now: what reflection sees of them, and of what they hold, within bounds.
    @MainActor
    struct Properties {
        /// How many levels of what they hold are opened.
        fileprivate static let depth = 3
        /// The most members of one value that are told.
        private static let most = 20

        /// How many of these are kept for the screens that are seen.
        private static let reserve = 200

        /// How many members of values may still be told, of all the screens together.
        private var left = Wire.Limit.members

        /// - Returns: The properties of a view model, or of what else stands for a screen, and how many were left out.
        mutating func read(_ object: Any, isSeen: Bool = true) -> ([Wire.Property], Int) {
            let members = PropertyMembers(of: object, most: Wire.Limit.properties, whoeverMadeIt: true)
            let top = members.list.prefix(Wire.Limit.properties).map {
                Item($0.name, $0.value, inside: members.object.map { [$0] } ?? [], depth: 1)
            }
            open(top, min(Wire.Limit.properties, isSeen ? left : left - Self.reserve))
            return (top.map(\.property), members.count - top.count)
        }

        /// Level by level, so that the first of many does not take what there is for all.
        private mutating func open(_ top: [Item], _ most: Int) {
            var (queue, room) = (top[...], most)
            while room > 0, let item = queue.popFirst() {
                guard item.mayBeOpened else { continue }
                let most = min(Self.most, room)
                let members = PropertyMembers(of: item.value, most: most)
                guard members.areWorthIt(after: item.text) else { continue }
                if let object = members.object, item.objects.contains(object) {
                    item.text += ", as above"
                    continue
                }
                let objects = item.objects.union(members.object.map { [$0] } ?? [])
                item.members = members.list.prefix(most).map {
                    Item($0.name, $0.value, inside: objects, depth: item.depth + 1)
                }
                item.omitted = members.count - item.members.count
                (left, room) = (left - item.members.count, room - item.members.count)
                queue += item.members
            }
            for item in queue where item.mayBeOpened {
                let members = PropertyMembers(of: item.value, most: 0)
                if members.areWorthIt(after: item.text) { item.omitted = members.count }
            }
        }
    }

    /// A value on its way to the page.
    @MainActor
    private final class Item {
        let name: String
        let value: Any
        /// Those that it is in, itself not among them: what comes again there is not opened again.
        let objects: Set<ObjectIdentifier>
        let depth: Int
        /// Whether no page is to know it, by its name.
        private let isPassword: Bool
        var text: String
        var members: [Item] = []
        var omitted = 0

        init(_ name: String, _ value: Any, inside objects: Set<ObjectIdentifier>, depth: Int) {
            (self.name, self.value, self.objects, self.depth) = (name, value, objects, depth)
            let lowercased = name.lowercased()
            isPassword = ["password", "passcode"].contains { lowercased.contains($0) }
            text = PropertyText.text(value)
            if isPassword, text != "\"\"", text != "nil" { text = "•••" }
        }

        var mayBeOpened: Bool { depth <= Properties.depth && !isPassword && PropertyMembers.has(value) }

        var property: Wire.Property {
            var property = Wire.Property(name: name.bounded(to: 200), value: text)
            if !members.isEmpty { property.members = members.map(\.property) }
            if omitted > 0 { property.omitted = omitted }
            return property
        }
    }
#endif
