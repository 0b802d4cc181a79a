/// How those destinations of a tree are called that hold an object: each by its label, and of several that are labelled
/// alike, the others with a number, so that a replay tells them apart.
///
/// It keeps the destinations themselves, as long as they are in the tree. So a navigator has it beside its journal, of which
/// copies live on.
struct HeldLabels {
    private var names: [AnyDestination: Name] = [:]
    /// Which of them stands where.
    private var places: [Tree.Node.ID: AnyDestination] = [:]
    private var taken: Set<String> = []
    /// By label the highest number of those that are taken.
    private var numbers: [String: Int] = [:]
    /// Those that got a name since the last tree.
    private var fresh: [AnyDestination] = []
    /// The newest tree, as it is and as it was noted, which the next one is compared with: so a change costs what it
    /// changes. Nil as long as both are the same.
    private(set) var newest: (tree: Tree, noted: Tree)?

    private struct Name {
        let text: String
        let label: String
        var places = 0
    }

    var isEmpty: Bool { names.isEmpty }

    /// The destination, by its name if it has one.
    func label(_ destination: AnyDestination) -> AnyDestination {
        names[destination].map { AnyDestination(label: $0.text) } ?? destination
    }

    /// Finds a name for it, if it holds an object and has none.
    mutating func name(_ destination: AnyDestination) {
        guard names[destination] == nil, destination.holdsObject else { return }
        let label = destination.label
        var number = numbers[label] ?? 0
        var text: String
        repeat {
            number += 1
            text = label.numbered(number)
        } while taken.contains(text)
        taken.insert(text)
        numbers[label] = number
        names[destination] = Name(text: text, label: label)
        fresh.append(destination)
    }

    /// Forgets the names of what is not in a tree, where it follows another.
    /// - Parameter noted: The tree as it is noted.
    mutating func keep(_ tree: Tree, noted: Tree, after earlier: Tree) {
        for id in tree.departed(in: earlier) {
            guard let destination = tree[id]?.destination, names[destination] != nil else { continue }
            names[destination]?.places += 1
            places[id] = destination
        }
        for id in earlier.departed(in: tree) {
            guard let destination = places.removeValue(forKey: id) else { continue }
            names[destination]?.places -= 1
            forgetIfGone(destination)
        }
        newest = isEmpty ? nil : (tree, noted)
    }

    /// Forgets the names of what was spoken of and is not in the tree.
    mutating func forgetTheSpokenOf() {
        for destination in fresh { forgetIfGone(destination) }
        fresh = []
        if isEmpty { newest = nil }
    }

    private mutating func forgetIfGone(_ destination: AnyDestination) {
        guard let name = names[destination], name.places == 0 else { return }
        names[destination] = nil
        taken.remove(name.text)
        var number = numbers[name.label] ?? 0
        while number > 0, !taken.contains(name.label.numbered(number)) { number -= 1 }
        numbers[name.label] = number > 0 ? number : nil
    }
}

extension String {
    /// The name of one of several that are labelled alike: the first has the label itself.
    func numbered(_ number: Int) -> String {
        number == 1 ? self : "`\(filter { $0 != "`" }) \(number)`"
    }
}

extension AnyDestination {
    /// Whether it keeps an object alive.
    var holdsObject: Bool { Cairn.holdsObject(base) }
}
