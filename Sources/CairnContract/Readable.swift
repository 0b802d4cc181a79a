import Cairn

extension Tree {
    /// What a person should see and cannot read; nil when all of it is there. Of columns beside each other one has to be
    /// there: upright, a pad hides the primary one.
    func unreadable(among readable: Set<String>) -> String? {
        let visible = shown.visible
        var columns: [Node.ID: (names: [String], isRead: Bool)] = [:]
        for id in visible.sorted() {
            guard let lineage = lineage(to: id), let destination = lineage.last?.destination?.base else {
                continue
            }
            let name: String
            switch destination {
            case let place as Place: name = place.description
            case let dialog as AskedDialog: name = dialog.title
            default: continue
            }
            let split = lineage.first { if case .split(_, nil) = $0.content { true } else { false } }
            // A person may send the only column away that holds something: what is left is empty.
            if let split, split.children.count == 1 { continue }
            guard let split else {
                if readable.contains(name) { continue }
                return name
            }
            let known = columns[split.id] ?? ([], false)
            columns[split.id] = (known.names + [name], known.isRead || readable.contains(name))
        }
        return columns.sorted { $0.key < $1.key }.first { !$0.value.isRead }?.value.names.first
    }
}
