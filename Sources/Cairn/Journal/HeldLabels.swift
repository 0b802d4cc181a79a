/// How those destinations of a tree are called that hold an object: each by its label, and of several that are labelled
/// alike, the others with a number, so that a replay tells them apart.
///
/// What is called how is kept by node, as long as it is in the tree: the destinations themselves would be kept alive.
struct HeldLabels {
    private var labels: [Tree.Node.ID: String] = [:]

    var isEmpty: Bool { labels.isEmpty }

    /// The names in a tree.
    func names(in tree: Tree) -> Names {
        var names = Names()
        for node in tree.nodes {
            if let label = labels[node.id], let destination = node.destination {
                names.call(destination, label)
            }
        }
        return names
    }

    /// Keeps the names of what is in a tree, and forgets all others.
    mutating func keep(_ names: Names, in tree: Tree) {
        labels = [:]
        guard !names.isEmpty else { return }
        for node in tree.nodes {
            if let destination = node.destination { labels[node.id] = names[destination] }
        }
    }

    /// The names by destination: to be let go when an entry is noted.
    struct Names {
        private var names: [AnyDestination: String] = [:]
        private var taken: Set<String> = []

        var isEmpty: Bool { names.isEmpty }

        subscript(destination: AnyDestination) -> String? { names[destination] }

        /// The destination, by its name if it has one.
        func label(_ destination: AnyDestination) -> AnyDestination {
            names[destination].map { AnyDestination(label: $0) } ?? destination
        }

        mutating func call(_ destination: AnyDestination, _ name: String) {
            names[destination] = name
            taken.insert(name)
        }

        /// Finds a name for it, if it holds an object and has none.
        mutating func note(_ destination: AnyDestination) {
            guard destination.holdsObject, names[destination] == nil else { return }
            let label = destination.label
            var (name, count) = (label, 1)
            while taken.contains(name) {
                count += 1
                name = "`\(label.filter { $0 != "`" }) \(count)`"
            }
            call(destination, name)
        }
    }
}

extension AnyDestination {
    /// Whether it keeps an object alive.
    var holdsObject: Bool { Cairn.holdsObject(base) }
}
