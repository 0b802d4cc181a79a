import Cairn

/// Names destinations by the type that declares them and by their case, without what they carry: `MatchesCoordinator.match`.
struct DestinationNames {
    /// Names are found by reflection, which takes its time.
    private var names: [AnyDestination: String] = [:]
    private var types: [ObjectIdentifier: String] = [:]
    /// The types that were met, by their name.
    private(set) var met: [String: any Any.Type] = [:]

    /// What a destination is called in a map.
    mutating func name(of destination: AnyDestination) -> String {
        if let name = names[destination] { return name }
        let name = read(destination)
        names[destination] = name
        return name
    }

    /// How a destination calls itself, where that is not its case: of a league that is shared `sharedLeague`.
    mutating func alias(of destination: AnyDestination) -> String? {
        guard destination.base is any CustomStringConvertible, !isCairns(destination) else { return nil }
        let (name, word) = (name(of: destination), destination.word)
        let type = typeName(of: destination)
        return type + "." + word == name ? nil : type + "." + word
    }

    /// The names of all cases that a type of destinations declares.
    mutating func declared(by type: Any.Type) -> [String] {
        let owner = typeName(type)
        return DeclaredCases.names(of: type).map { $0.map { "\(owner).\($0)" } } ?? [owner]
    }

    private mutating func read(_ destination: AnyDestination) -> String {
        if isCairns(destination) { return destination.word }
        let type = typeName(of: destination)
        guard let name = DeclaredCases.name(of: destination.base) else { return type }
        met[type] = Swift.type(of: destination.base)
        return "\(type).\(name)"
    }

    /// Whether no coordinator declares it: a question, a controller that is not Cairn's, what only a label is left of.
    private func isCairns(_ destination: AnyDestination) -> Bool {
        destination.base is AskedDialog || destination.base is Foreign || destination.base is Named
    }

    private mutating func typeName(of destination: AnyDestination) -> String {
        typeName(Swift.type(of: destination.base))
    }

    private mutating func typeName(_ type: Any.Type) -> String {
        if let name = types[ObjectIdentifier(type)] { return name }
        let name = Self.shortened(String(reflecting: type))
        types[ObjectIdentifier(type)] = name
        return name
    }

    /// Without the module, what the compiler calls a private place, and the last word where it says nothing.
    static func shortened(_ name: String) -> String {
        var words: [Substring] = []
        var depth = 0
        var start = name.startIndex
        for index in name.indices {
            switch name[index] {
            case "<", "(": depth += 1
            case ">", ")": depth -= 1
            case "." where depth == 0:
                words.append(name[start..<index])
                start = name.index(after: index)
            default: break
            }
        }
        words.append(name[start...])
        words = words.dropFirst(words.count > 1 ? 1 : 0).filter { !$0.hasPrefix("(") }
        if words.count > 1, ["Destination", "Route"].contains(words.last) { words.removeLast() }
        return words.joined(separator: ".")
    }
}

extension AnyDestination {
    /// Its label without what it carries; a question's with what it asks, whatever it asks it of.
    fileprivate var word: String {
        base is AskedDialog ? label.withoutValues : caseName
    }
}

extension String {
    /// Numbers, and what stands between quotation marks, are data in what an app says: `Send … to “…”?`.
    fileprivate var withoutValues: String {
        replacing(/“[^”]*”/, with: "“…”").replacing(/\\"[^"]*\\"/, with: "\\\"…\\\"")
            .replacing(/\d+([.,:\s\u{a0}\u{202f}’']\d+)*/, with: "…")
    }
}
