/// Which coordinators each screen is drawn in, the outermost first.
///
/// A screen is its coordinator's wherever that runs: an editor that is now in a tab and now in a modal is one group. So groups
/// go by the types that declare destinations, and lie in each other as the nodes of the tree did where they were seen.
struct ScreenFlows {
    /// By screen.
    private(set) var paths: [[String]] = []
    /// The type that declares what is seen directly in a node, by the node's label.
    private var types: [String: String] = [:]
    private var outer: [String: String] = [:]

    init(of screens: [AppMap.Screen]) {
        for screen in screens {
            if let type = Self.type(of: screen), let label = screen.coordinators.last, types[label] == nil {
                types[label] = type
            }
        }
        guard !types.isEmpty else {
            paths = screens.map { screen in
                screen.coordinators.isEmpty ? screen.tab.map { ["Tab \($0)"] } ?? [] : screen.coordinators
            }
            return
        }
        findOuter(screens)
        paths = screens.map { screen in
            (Self.type(of: screen) ?? chain(of: screen).last).map { path(to: $0) } ?? []
        }
    }

    /// The coordinator that declares a destination; nil for the system's screens and for an app without navigator.
    private static func type(of screen: AppMap.Screen) -> String? {
        let parts = screen.destination.split(separator: ".")
        return parts.count > 1 && !screen.destination.contains("(")
            ? parts.dropLast().joined(separator: ".") : nil
    }

    /// The types around a screen, as far as they are known.
    private func chain(of screen: AppMap.Screen) -> [String] {
        var chain: [String] = []
        for type in screen.coordinators.compactMap({ types[$0] }) where chain.last != type {
            chain.append(type)
        }
        return chain
    }

    /// In which type each lies: what all have in common, where it was seen in several.
    private mutating func findOuter(_ screens: [AppMap.Screen]) {
        var around: [String: [[String]]] = [:]
        for screen in screens {
            guard let type = Self.type(of: screen) else { continue }
            var chain = chain(of: screen)
            if let index = chain.firstIndex(of: type) { chain.removeSubrange(index...) }
            // A modal's nodes begin with itself, which tells nothing of where it was opened.
            if !chain.isEmpty { around[type, default: []].append(chain) }
        }
        for (type, chains) in around { outer[type] = chains.max { $0.count < $1.count }?.last }
        // Not every chain begins at the root, so each is made whole before they are compared.
        let whole = around.mapValues { $0.map { path(to: $0[$0.count - 1]) } }
        for (type, paths) in whole {
            let common = paths.dropFirst().reduce(paths[0]) { known, path in
                zip(known, path).prefix { $0 == $1 }.map(\.0)
            }
            outer[type] = common.last
        }
    }

    private func path(to type: String) -> [String] {
        var path = [type]
        while let next = outer[path[0]], !path.contains(next) { path.insert(next, at: 0) }
        return path
    }
}
