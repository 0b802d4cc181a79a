import Cairn

/// Which guards were seen to do more than say yes, to what, and what was entered without them.
struct GuardBook {
    /// The guards of each destination, by its name.
    private(set) var protecting: [String: Set<String>] = [:]
    /// What was entered.
    private(set) var entries: [Entry] = []
    private var known: Set<Key> = []

    struct Entry {
        var key: Key
        /// The screen in front then.
        var screen: AppMap.Screen.ID
        var script: [Action]
    }

    struct Key: Hashable {
        /// The destination.
        var name: String
        /// The type of what was made for it.
        var model: String
        /// The guards around it.
        var guards: [String]
    }

    mutating func judged(_ name: String, by guardian: String, isAllowed: Bool) {
        if !isAllowed { protecting[name, default: []].insert(guardian) }
    }

    mutating func entered(_ key: Key, _ screen: AppMap.Screen.ID, by script: @autoclosure () -> [Action]) {
        guard known.insert(key).inserted else { return }
        entries.append(Entry(key: key, screen: screen, script: script()))
    }

    /// The guards of a destination, in order.
    func guards(of name: String) -> [String] { (protecting[name] ?? []).sorted() }

    /// Whether something is the same as what guards protect, and none of them was seen to protect it.
    private func isPast(
        _ guards: Set<String>, _ key: Key, _ name: String, _ models: Set<String>
    ) -> Bool {
        if key.name == name { return guards.isDisjoint(with: key.guards) }
        let own = protecting[key.name] ?? []
        return key.name.lastWord == name.lastWord && models.contains(key.model)
            && guards.isDisjoint(with: own) && !own.contains(key.name.coordinator)
    }

    /// What was entered without the guard that protects the same elsewhere: the same destination, or one of the same case and made
    /// of the same type.
    var findings: [Finding] {
        var findings: [Finding] = []
        for (name, guards) in protecting.sorted(by: { $0.key < $1.key }) {
            let models = Set(entries.filter { $0.key.name == name }.map(\.key.model)).subtracting([""])
            for entry in entries
            where isPast(guards, entry.key, name, models) {
                let finding = Finding(
                    kind: .unguarded, screen: entry.screen, about: entry.key.name,
                    text:
                        "\(entry.key.name) is entered past \(guards.sorted().joined(separator: ", ")), which "
                        + "guards \(name == entry.key.name ? "it" : "the same in \(name)") elsewhere",
                    script: entry.script.lines)
                if !findings.contains(where: { $0.text == finding.text }) { findings.append(finding) }
            }
        }
        return findings
    }
}

extension String {
    /// The case of a destination's name.
    fileprivate var lastWord: Substring {
        self[(lastIndex(of: ".").map { index(after: $0) } ?? startIndex)...]
    }

    /// The coordinator whose destination it is, which may guard it by a rule of its own.
    fileprivate var coordinator: String { String(self[..<(lastIndex(of: ".") ?? startIndex)]) }
}
