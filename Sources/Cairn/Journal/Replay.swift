/// Plays the journal of a file again: the same trees in the same order, asking no coordinator and no guard, and knowing
/// none of the app's types.
/// ```swift
/// var replay = try Replay(text: text)
/// while let step = try replay.next() { print(step) }
/// ```
/// A step prints as the number of its entry, who wanted it and what became of it, and below that the tree:
/// ```
/// 0  start: performed
/// stack[list]
/// 1  list asked for match(7): performed
/// stack[list > match(7)]
/// ```
/// Where the file says so anew, as ``JournalWriter`` has it, the replay goes on from another tree. Lines of others between
/// the entries, objects with no `number`, are passed over.
public struct Replay: Sendable {
    /// The tree after the steps that were made.
    public private(set) var tree: Tree
    /// How many entries were made.
    public private(set) var count = 0
    private var position = 0
    private let lines: [Substring]
    private var ids = Tree.IDs()
    /// How the places in the tree came, as far as the journal has it since it last began.
    private var origins: [Tree.Node.ID: Journal.Origin] = [:]

    /// One entry, and what it made of the tree.
    public struct Step: Sendable, CustomStringConvertible {
        /// As the journal counted it.
        public let number: Int
        /// Who wanted it, as ``Journal/Cause`` prints.
        public let cause: String
        /// What became of it, as ``Outcome`` prints; of what was refused or superseded the tree is the one before.
        public let outcome: String
        /// The tree after it.
        public let tree: Tree
        /// How the places in it came, where the journal has that.
        package let origins: [Tree.Node.ID: Journal.Origin]

        /// The number, the cause and the outcome in a line, and below it the tree.
        public var description: String { "\(number)  \(cause): \(outcome)\n\(tree)" }
    }

    /// Why a journal cannot be played on. The line is counted from 1, as in an editor.
    public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// A line that cannot be read.
        case unreadable(line: Int, String)
        /// A change that cannot be made to the tree there is.
        case refused(line: Int, Refusal)
        /// The tree is another than the journal says: both in notation.
        case differs(line: Int, expected: String, found: String)

        /// The line and why, in a sentence; where trees differ, both of them below it.
        public var description: String {
            switch self {
            case .unreadable(let line, let why): "line \(line) cannot be read: \(why)"
            case .refused(let line, let refusal): "line \(line) cannot be played: \(refusal)"
            case .differs(let line, let expected, let found):
                "line \(line) makes another tree\n    recorded: \(expected)\n    replayed: \(found)"
            }
        }
    }

    /// Reads where a journal begins.
    /// - Parameter limit: How many bytes it may have; the memory taken is in proportion.
    /// - Throws: ``SavedTextError`` for what is longer, is no journal, or was written by a newer Cairn.
    public init(text: String, limit: Int = 64_000_000) throws(SavedTextError) {
        guard text.utf8.count <= limit else { throw .tooLong(text.utf8.count, limit: limit) }
        lines = text.journalLines
        guard let first = lines.firstIndex(where: { !$0.isEmpty }) else { throw .foreign("journal") }
        guard let header = try? SavedValue(json: String(lines[first])), header.isHeader else {
            throw .foreign("journal")
        }
        position = first + 1
        (tree, ids) = try Self.beginning(header)
    }

    /// The tree that a header says, and the count of ids.
    private static func beginning(_ header: SavedValue) throws(SavedTextError) -> (Tree, Tree.IDs) {
        guard let version = header["cairn"]?.int, version > 0 else { throw .foreign("journal") }
        guard version <= Journal.version else { throw .tooNew(version: version, known: Journal.version) }
        guard let start = header["tree"], let last = header["last"]?.int else { throw .foreign("journal") }
        let tree = try Tree(labelled: start)
        return (tree, try Tree.IDs(after: last, in: tree))
    }

    /// Makes the next step; nil at the end. After a failure the tree is as it was.
    public mutating func next() throws(Failure) -> Step? {
        while position < lines.count {
            guard !lines[position].isEmpty else {
                position += 1
                continue
            }
            let line = position + 1
            let entry = try Self.reading(line) { try SavedValue(json: String(lines[position])) }
            if entry.isHeader {
                (tree, ids) = try Self.reading(line) { try Self.beginning(entry) }
                origins = [:]
            } else if let number = entry["number"]?.int {
                if let saved = entry["change"] {
                    let change = try Self.reading(line) { try saved.read(SavedChange.self).change() }
                    let dealt = try Self.reading(line) { try entry.dealtIDs(notIn: tree) }
                    try make(change, dealing: dealt, expecting: entry["tree"]?.text ?? "", line: line)
                }
                position += 1
                count += 1
                return Step(
                    number: number, cause: entry["cause"]?.text ?? "", outcome: entry["outcome"]?.text ?? "",
                    tree: tree, origins: origins)
            } else if entry["change"] != nil {
                throw .unreadable(line: line, "it has no number")
            }
            position += 1
        }
        return nil
    }

    /// Makes all the steps that are left. After a failure the tree is as it was before the step that failed.
    public mutating func playToEnd() throws(Failure) { while try next() != nil {} }

    private static func reading<Value>(_ line: Int, _ read: () throws -> Value) throws(Failure) -> Value {
        do { return try read() } catch { throw .unreadable(line: line, words(of: error)) }
    }

    private mutating func make(
        _ change: Journal.Change, dealing dealt: [Tree.Node.ID], expecting expected: String, line: Int
    ) throws(Failure) {
        var next = ids
        next.deal(next: dealt)
        var brought: [Tree.Node.ID: Journal.Origin] = [:]
        let made: Tree
        do throws(Refusal) { made = try tree.applying(change, ids: &next, origins: &brought) } catch {
            throw .refused(line: line, error)
        }
        guard made.notation == expected else {
            throw .differs(line: line, expected: expected, found: made.notation)
        }
        let deals = next.takeDealt()
        guard dealt.isEmpty || deals == dealt else {
            throw .unreadable(line: line, "it has \(dealt.count) ids, and its change deals \(deals.count)")
        }
        var known: Set<Tree.Node.ID> = []
        if let double = made.nodes.first(where: { !known.insert($0.id).inserted }) {
            throw .unreadable(line: line, "two places have the id \(double.id)")
        }
        for id in tree.departed(in: made) { origins[id] = nil }
        for (id, origin) in brought where known.contains(id) { origins[id] = origin }
        (tree, ids) = (made, next)
    }
}

extension SavedValue {
    /// Whether it says where a journal begins, or begins anew.
    fileprivate var isHeader: Bool { self["kind"] == .text("journal") }
}
