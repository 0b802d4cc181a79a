/// A journal as text, to be sent with a report and replayed (``Replay``): JSON, an entry a line, after a first line that
/// says where it begins.
///
/// Destinations stand in it by their labels, in which ``Redacting`` ones keep to themselves what they hold. Different ones
/// that are labelled alike get a number.
extension Journal {
    /// The version of the form that is written.
    public static let version = 1

    /// The newest entries that fit, and the tree before the first of them.
    /// - Parameter limit: How many bytes it takes at most, the first line excepted.
    public func text(limit: Int = 8_000_000) -> String {
        var writer = JournalWriter()
        var lines: [String] = []
        var size = 0
        // An older one that was dropped has taken along what the counting of ids began with.
        let oldest = entries.first.map { $0.number == 0 ? 0 : 1 } ?? 0
        var first = entries.count
        while first > oldest {
            let line = writer.line(for: entries[first - 1])
            size += line.utf8.count + 1
            guard size <= limit else { break }
            lines.append(line)
            first -= 1
        }
        let before = first > 0 ? entries[first - 1] : nil
        return ([writer.header(after: before)] + lines.reversed()).joined(separator: "\n") + "\n"
    }
}

/// Writes entries of a journal, each as one line.
struct JournalWriter {
    /// Every destination by a label of its own.
    private var names: [AnyDestination: String] = [:]
    private var taken: Set<String> = []

    /// - Parameter entry: The one before the first that is written; nil for the beginning.
    mutating func header(after entry: Journal.Entry?) -> String {
        var ids = Tree.IDs()
        let seed = Tree.seed(ids: &ids)
        let tree = entry.map { relabelled($0.tree) } ?? seed
        return SavedValue.object([
            "cairn": SavedValue(Journal.version), "kind": .text("journal"), "tree": tree.labelled,
            "last": SavedValue(entry?.last ?? ids.last),
        ]).json()
    }

    mutating func line(for entry: Journal.Entry) -> String {
        var fields: SavedValue.Fields = ["number": SavedValue(entry.number)]
        if let change = entry.change {
            fields["change"] = saved(change)
            fields["tree"] = .text(relabelled(entry.tree).notation)
        }
        fields["cause"] = .text(entry.cause.description)
        fields["outcome"] = .text(entry.outcome.description)
        if !entry.unguarded.isEmpty { fields["unguarded"] = .list(entry.unguarded.map { .text($0) }) }
        return SavedValue.object(fields).json()
    }

    private mutating func relabelled(_ tree: Tree) -> Tree {
        tree.mapped { AnyDestination(label: name($0)) }
    }

    private mutating func name(_ destination: AnyDestination) -> String {
        if let name = names[destination] { return name }
        let label = destination.label
        var name = label
        var count = 1
        while !taken.insert(name).inserted {
            count += 1
            name = "`\(label.filter { $0 != "`" }) \(count)`"
        }
        names[destination] = name
        return name
    }

    private mutating func saved(_ change: Journal.Change) -> SavedValue {
        // Nothing in here can fail to be encoded.
        (try? SavedValue(SavedChange(change) { AnyDestination(label: name($0)) })) ?? .null
    }
}
