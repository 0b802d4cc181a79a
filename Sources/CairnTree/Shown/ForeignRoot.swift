extension Tree {
    /// What other code shows in the window in the place of the tree: a lock screen, say. What was there is set aside and
    /// may come back, with all that was asked meanwhile.
    package struct ForeignRoot: Hashable, Sendable, Codable {
        /// The window's root, and the modals over it.
        package let layers: [Shown.Layer]
        /// What was shown of the tree when that was set aside.
        let since: Shown
    }

    /// The same tree with what was set aside in its place again.
    package var setBack: Tree { behind(nil) }

    /// The same tree, set aside for what other code shows.
    package func behind(_ root: ForeignRoot?) -> Tree {
        var tree = self
        tree.foreignRoot = root
        return tree
    }
}

extension Tree.ForeignRoot {
    /// In tree notation: `~LockScreen + alert(~UIAlertController)`.
    var notation: String {
        layers.map { layer in
            let name = layer.part.name
            return layer.style.map { " + \($0)(\(name))" } ?? name
        }
        .joined()
    }
}

extension Shown.Part {
    fileprivate var name: String {
        if case .foreign(_, let name) = self { AnyDestination(Foreign(name)).label } else { "\(id)" }
    }
}
