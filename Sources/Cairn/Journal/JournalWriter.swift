/// Writes a journal to a file while the session goes on, so that whatever ends it, what led there is in the file.
/// ```swift
/// var writer = JournalWriter()
/// for await _ in navigator.changes() { file.write(Data(writer.newText(of: navigator.journal).utf8)) }
/// ```
/// One writer for each journal; given another that has not come as far, it begins anew. It remembers what it has written, and by
/// which label it called every destination; one that equals an earlier one is called as that was, though it prints otherwise. It keeps
/// every destination that it has called so, as the journal has it: its memory grows with how many different ones there were.
public struct JournalWriter: Sendable {
    /// Every destination by a label of its own, and what notation makes of that.
    private var names: [AnyDestination: (name: String, notation: String)] = [:]
    private var taken: Set<String> = []
    /// By label the highest number in a name, where several are labelled alike.
    private var numbers: [String: Int] = [:]
    /// The newest entry that was written.
    private var written: Journal.Entry?
    private var begins = true

    /// A writer that has written nothing yet.
    public init() {}

    /// The lines of the entries that are new since the last time, each ended; empty where there are none.
    ///
    /// The first time a line comes before them that says from which tree they go on, and again where the journal has dropped
    /// entries since: a replay goes on from there. A journal keeps at least the newest ``Journal/limit``. Takes time in
    /// proportion to what is new.
    public mutating func newText(of journal: Journal) -> String {
        let last = journal.entries.last?.number ?? -1
        // It is another one, which has not come as far.
        if let written, last < written.number, last >= 0 { self = JournalWriter() }
        let next = written.map { $0.number + 1 } ?? 0
        let fresh = max(last + 1 - next, 0)
        var entries = journal.entries.suffix(fresh)
        var before = written
        if let oldest = entries.first, oldest.number > next {
            // It says where those led that were dropped.
            before = entries.removeFirst()
            begins = true
        }
        var lines = begins ? [header(after: before)] : []
        for entry in entries { lines.append(line(for: entry)) }
        (written, begins) = (journal.entries.last ?? written, false)
        return lines.map { $0 + "\n" }.joined()
    }

    /// Has the next text say from which tree it goes on, as the first does: where other lines came between in the file.
    public mutating func beginAnew() { begins = true }

    /// Gives names to all that comes in them, in that order.
    mutating func name(_ entries: [Journal.Entry]) {
        if let first = entries.first { _ = relabelled(first.before) }
        for entry in entries {
            if let change = entry.change { _ = saved(change) }
        }
    }

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
            fields["tree"] = .text(entry.tree.notation { named($0).notation })
            if !entry.ids.isEmpty { fields["ids"] = .list(entry.ids.map { SavedValue($0.number) }) }
        }
        fields["cause"] = .text(entry.cause.description)
        fields["outcome"] = .text(entry.outcome.description)
        if !entry.unguarded.isEmpty { fields["unguarded"] = .list(entry.unguarded.map { .text($0) }) }
        return SavedValue.object(fields).json()
    }

    private mutating func relabelled(_ tree: Tree) -> Tree {
        tree.mapped { AnyDestination(label: named($0).name) }
    }

    private mutating func named(_ destination: AnyDestination) -> (name: String, notation: String) {
        if let named = names[destination] { return named }
        let label = destination.label
        var name = label
        while !taken.insert(name).inserted {
            let number = numbers[label, default: 1] + 1
            numbers[label] = number
            name = label.numbered(number)
        }
        let named = (name, AnyDestination(label: name).label)
        names[destination] = named
        return named
    }

    private mutating func saved(_ change: Journal.Change) -> SavedValue {
        // Nothing in here can fail to be encoded.
        (try? SavedValue(SavedChange(change) { AnyDestination(label: named($0).name) })) ?? .null
    }
}
