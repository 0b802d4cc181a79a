/// How those destinations of a tree are called that hold an object: each by its label, and of several that are labelled
/// alike, the others with a number, so that a replay tells them apart.
///
/// It keeps the destinations themselves, as long as they are in the tree. So a navigator has it beside its journal, of which
/// copies live on.
struct HeldLabels {
    /// By a number of their own: an object that is changed may come to be equal to another, and a dictionary traps that has two equal
    /// keys.
    private var names: [Int: Name] = [:]
    /// The numbers of those that had this hash when they were named.
    private var numbersByHash: [Int: [Int]] = [:]
    private var count = 0
    /// Which of them stands where.
    private var places: [Tree.Node.ID: Int] = [:]
    private var taken: Set<String> = []
    /// By label the highest number of those that are taken.
    private var numbers: [String: Int] = [:]
    /// Those that got a name since the last tree.
    private var fresh: [Int] = []
    /// The newest tree, as it is and as it was noted, which the next one is compared with: so a change costs what it
    /// changes. Nil as long as both are the same.
    private(set) var newest: (tree: Tree, noted: Tree)?

    private struct Name {
        let destination: AnyDestination
        let hash: Int
        let text: String
        let label: String
        var places = 0
    }

    var isEmpty: Bool { names.isEmpty }

    /// The destination, by its name if it has one.
    func label(_ destination: AnyDestination) -> AnyDestination {
        number(of: destination).flatMap { names[$0] }.map { AnyDestination(label: $0.text) } ?? destination
    }

    private func number(of destination: AnyDestination) -> Int? {
        guard !names.isEmpty else { return nil }
        return numbersByHash[destination.hashValue]?.first { names[$0]?.destination == destination }
    }

    /// Finds a name for it, if it holds an object and has none.
    mutating func name(_ destination: AnyDestination) {
        guard number(of: destination) == nil, destination.holdsObject else { return }
        let label = destination.label
        var number = numbers[label] ?? 0
        var text: String
        repeat {
            number += 1
            text = label.numbered(number)
        } while taken.contains(text)
        taken.insert(text)
        numbers[label] = number
        count += 1
        let name = Name(destination: destination, hash: destination.hashValue, text: text, label: label)
        names[count] = name
        numbersByHash[name.hash, default: []].append(count)
        fresh.append(count)
    }

    /// Forgets the names of what is not in a tree, where it follows another.
    /// - Parameter noted: The tree as it is noted.
    mutating func keep(_ tree: Tree, noted: Tree, after earlier: Tree) {
        for id in tree.departed(in: earlier) {
            guard let destination = tree[id]?.destination, let number = number(of: destination) else {
                continue
            }
            names[number]?.places += 1
            places[id] = number
        }
        for id in earlier.departed(in: tree) {
            guard let number = places.removeValue(forKey: id) else { continue }
            names[number]?.places -= 1
            forgetIfGone(number)
        }
        newest = isEmpty ? nil : (tree, noted)
    }

    /// Forgets the names of what was spoken of and is not in the tree.
    mutating func forgetTheSpokenOf() {
        for number in fresh { forgetIfGone(number) }
        fresh = []
        if isEmpty { newest = nil }
    }

    private mutating func forgetIfGone(_ number: Int) {
        guard let name = names[number], name.places == 0 else { return }
        names[number] = nil
        numbersByHash[name.hash]?.removeAll { $0 == number }
        if numbersByHash[name.hash]?.isEmpty == true { numbersByHash[name.hash] = nil }
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
