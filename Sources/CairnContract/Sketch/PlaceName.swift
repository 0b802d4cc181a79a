import Cairn

/// What the name of a place says: all there is to know of it, so that whoever reads a tree can build the app again.
///
/// Words are joined by `_`. A place is a kind with a number, then what it does and how it is guarded, and for a
/// coordinator its root: `co7_outRefuse_tabs_s8_stack_s9_ownInterpose` is a coordinator with two tabs, a screen and
/// a stack; a coordinator around it refuses it, and it has a flow come before its own `s9`.
package struct PlaceName {
    package enum Kind: String {
        case screen = "s"
        case coordinator = "co"
        /// A coordinator whose decisions wait.
        case waiting = "wa"
        /// A coordinator that ends with a result.
        case flow = "fl"
    }

    package let kind: Kind
    package let number: Int
    package private(set) var words: [String] = []
    package private(set) var guarding: SketchGuard?
    /// What a coordinator begins with.
    package private(set) var root: Tree.Root<Place>?

    /// Nil for a name that follows no grammar.
    package init?(_ place: Place) {
        var words = place.description.split(separator: "_", omittingEmptySubsequences: false)[...]
        guard let name = PlaceName(reading: &words), words.isEmpty else { return nil }
        self = name
    }

    private init?(reading words: inout ArraySlice<Substring>) {
        guard let first = words.first, let number = Int(first.drop { $0.isLetter }),
            let kind = Kind(rawValue: String(first.prefix { $0.isLetter }))
        else { return nil }
        words.removeFirst()
        (self.kind, self.number) = (kind, number)
        while let word = words.first, !PlaceName.beginsRoot(word), !PlaceName.beginsPlace(word) {
            words.removeFirst()
            if let guarding = SketchGuard(String(word)) {
                self.guarding = guarding
            } else {
                self.words.append(String(word))
            }
        }
        if kind != .screen {
            guard let root = PlaceName.root(reading: &words) else { return nil }
            self.root = root
        }
    }

    private static let rootWords: Set<Substring> = ["stack", "above", "tabs", "pages", "drawer", "split"]

    private static func beginsRoot(_ word: Substring) -> Bool { rootWords.contains(word) }

    private static func beginsPlace(_ word: Substring) -> Bool {
        Kind(rawValue: String(word.prefix { $0.isLetter })) != nil && Int(word.drop { $0.isLetter }) != nil
    }

    private static func root(reading words: inout ArraySlice<Substring>) -> Tree.Root<Place>? {
        guard let word = words.first, beginsRoot(word) else {
            return place(reading: &words).map(Tree.Root.screen)
        }
        words.removeFirst()
        switch word {
        case "stack": return place(reading: &words).map { .stack($0) }
        case "above":
            guard let root = place(reading: &words), let above = place(reading: &words) else { return nil }
            return .stack(root, above: [above])
        default:
            guard let first = self.root(reading: &words), let second = self.root(reading: &words) else {
                return nil
            }
            if word == "split" { return .split(primary: first, secondary: second) }
            return .choice(Tree.Kind(String(word)), first, [second])
        }
    }

    private static func place(reading words: inout ArraySlice<Substring>) -> Place? {
        let start = words
        guard PlaceName(reading: &words) != nil else { return nil }
        return Place(start[start.startIndex..<words.startIndex].joined(separator: "_"))
    }
}

extension PlaceName {
    /// All names that a request for a place may lead to: itself, what a coordinator begins with, and what guards of
    /// any of these do instead or have come first.
    package static func reached(from place: Place) -> Set<String> {
        var reached: Set<String> = []
        var next = [place]
        while let place = next.popLast() {
            guard reached.insert(place.description).inserted, let name = PlaceName(place) else { continue }
            next += name.root?.places ?? []
            next += name.guarding?.leadsTo(from: name.number) ?? []
        }
        return reached
    }
}

extension Tree.Root {
    /// Its destinations, the first first.
    package var places: [Destination] {
        var places: [Destination] = []
        visit { places.append($0) }
        return places
    }
}

extension Place {
    /// Whether it is a flow that a guard or a decision has come first.
    var comesFirst: Bool {
        PlaceName(self).map { $0.kind == .flow && $0.words.contains("first") } ?? false
    }
}
