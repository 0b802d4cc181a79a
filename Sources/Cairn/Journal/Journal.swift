/// Every change of one navigator's tree in order, each with its cause and outcome, and every request that
/// changed nothing. Kept in memory: the newest ``limit`` entries, and at most twice as many.
///
/// Each entry has the tree before it and after it, which share what is the same in both. Where so much changed that
/// this would take too much memory, as in a stack of a thousand screens, which is another list with each push, fewer are
/// kept: as many as have twenty times ``limit`` places that changed, and 16 in any case. A link that was followed counts as one
/// place more for each 100 bytes of it. Causes, and reasons why something was not done, are kept up to 1,000 Unicode scalars.
public struct Journal: Sendable, CustomStringConvertible {
    /// How many Unicode scalars of a text are kept in a cause or an outcome, 1,000; of a longer one the last is an ellipsis.
    static let textLimit = 1_000
    /// How many entries are kept, 1,000 by default.
    public let limit: Int
    /// The newest last.
    public private(set) var entries: [Entry] = []
    private var count = 0
    /// How many places are in the entries that are not also in the entry before.
    private var places = 0
    /// The highest id that a change has dealt so far, as a replay knows it. Those of changes that were given up are left
    /// out; the first is the window's own.
    private var last = 0

    /// An empty journal; a limit below 1 counts as 1.
    init(limit: Int = 1_000) {
        self.limit = max(1, limit)
    }

    /// Its entries, a line each: the number, who wanted what, and what became of it.
    public var description: String { entries.map { "\($0.number)  \($0)" }.joined(separator: "\n") }

    /// One request, or one thing that was seen on screen.
    public struct Entry: Sendable, CustomStringConvertible {
        /// Counts from 0.
        public let number: Int
        /// Who wanted it.
        public var cause: Cause {
            switch source {
            case .cause(let cause): cause
            case .request(let route, let asker):
                .route(label(of: route), from: before.label(ofAsker: asker))
            }
        }
        /// What became of it; what was seen on screen is always performed.
        public internal(set) var outcome: Outcome
        /// What was applied, enough to do it again without asking anyone; nil when nothing was.
        package internal(set) var change: Change?
        /// The ids that the change dealt, in order, where they are not simply those after the highest of all changes
        /// before; otherwise empty. To make it again: `ids.deal(next: entry.ids)`, and then `tree.applying(change, ids:
        /// &ids)`.
        package let ids: [Tree.Node.ID]
        /// The tree before it. Here and in all of the entry a destination that holds an object stands by its label, lest
        /// the object lives on.
        public internal(set) var before: Tree
        /// The tree after it.
        public internal(set) var tree: Tree
        /// How long it took from being asked to its outcome, on the navigator's clock; zero for what was seen on
        /// screen.
        public let duration: Duration
        /// The screens that were left although their guards were armed: by an exit that cannot be held up.
        public let unguarded: [String]
        var source: Source
        /// The highest id that a change has dealt so far.
        let last: Int
        /// How many places are in its trees that are not also in the entry before.
        fileprivate(set) var places = 0

        /// The cause and the outcome in a line, and the guards that were passed by; without the trees.
        public var description: String {
            "\(cause): \(outcome)"
                + (unguarded.isEmpty ? "" : ", past the guard of \(unguarded.joined(separator: ", "))")
        }
    }

    /// Who wanted it.
    public enum Cause: Hashable, Sendable, CustomStringConvertible {
        /// The app began.
        case start
        /// A screen asked for a route. It is called by its destination, or by its container's kind, such as `tabs`, where the
        /// coordinator's root asked; or by that it is not in the tree: it has left, or never came.
        case route(String, from: String)
        /// A link, which leads there; of a long one the beginning.
        case link(String)
        /// What was saved, after a guard had something come first.
        case restored
        /// A person: a swipe, a pull, the back button. What other code pushes, pops or selects may count as this too, most of what
        /// is animated does, since UIKit's delegates do not tell the two apart.
        case finger
        /// Any other call to the host's own toolkit that Cairn did not make.
        case outside
        /// The window was closed, or the app ended.
        case windowClosed

        /// The cause in a few words: `list asked for match(7)`.
        public var description: String {
            switch self {
            case .start: "start"
            case .route(let route, let asker): "\(asker) asked for \(route)"
            case .link(let path): "a link to \(path)"
            case .restored: "what was saved"
            case .finger: "by finger"
            case .outside: "from outside"
            case .windowClosed: "the window was closed"
            }
        }
    }

    /// Who wanted it, as it is noted: written out when someone reads it.
    enum Source {
        case cause(Cause)
        /// A route that is a destination, or else its label: anything else could keep alive what it holds.
        case request(any Sendable, asker: Tree.Node.ID)
    }

    /// What was done to the tree, as a value.
    package enum Change: Hashable, Sendable {
        /// A decided transition, with what it has in front of columns that no host had shown yet, by their ids; and then
        /// the roots that new coordinators brought.
        case applied(
            Tree.Change, asker: Tree.Node.ID, owner: Tree.Node.ID, begun: [Tree.Node.ID: Int] = [:],
            grown: [Grown] = [])
        /// The root coordinator brought its root.
        case began(grown: [Grown])
        /// The host was seen to show something, and then the roots of coordinators that this made due.
        case absorbed(Shown, since: Shown, grown: [Grown])
        /// The way of a link: before each of these, what stands of it was brought to the front.
        indirect case followed(LinkPath, [Change])
        /// What had to be made in a tab that was never in front, and then what was put there.
        indirect case several([Change])
        /// What was saved came back: this tree, and the ids from there on.
        case restored(Tree, ids: Tree.IDs)
        /// All of it left.
        case closed

        /// Whether it was seen, and has what was shown before and after.
        fileprivate var isSeen: Bool { if case .absorbed = self { true } else { false } }
    }

    /// A coordinator's root, and the node that it was made for.
    package struct Grown: Hashable, Sendable {
        /// The node that the coordinator was made for.
        package let node: Tree.Node.ID
        /// What it began with.
        package let root: Tree.Root<AnyDestination>
    }

    /// What came after the entry of that number, -1 for all: how many of those were dropped, and the entries that are kept.
    package func entries(after number: Int) -> (dropped: Int, entries: ArraySlice<Entry>) {
        let new = max(0, count - 1 - number)
        let kept = entries.suffix(new)
        return (new - kept.count, kept)
    }

    /// Adds an entry.
    /// - Parameters:
    ///   - dealt: The ids that making the change again deals, in order.
    ///   - held: How what holds an object is called in here.
    mutating func note(
        _ source: Source, _ outcome: Outcome, _ change: Change?, ids dealt: [Tree.Node.ID], before: Tree,
        tree: Tree, duration: Duration = .zero, unguarded: [String] = [], calledBy held: inout HeldLabels
    ) {
        makeRoom()
        let unlike = idsToNote(dealt, by: change)
        var entry = Entry(
            number: count, outcome: outcome.cut, change: change, ids: unlike, before: before, tree: tree,
            duration: duration, unguarded: unguarded.map(\.cut),
            source: outcome.isRefused ? source.cutWhereRefused : source.cut, last: last)
        entry.release(calledBy: &held)
        // Now that it has the trees which it keeps.
        if let change {
            let changed = entry.tree.changedPlaces(since: entry.before)
            entry.places = (change.isSeen ? 3 : 1) * changed + source.textPlaces
        } else if let tree = entry.refusedTree {
            entry.places = tree.changedPlaces(since: entry.before)
        }
        entries.append(entry)
        places += entry.places
        count += 1
    }

    /// Drops the oldest entries once there are too many, or they take too much memory: half of them, so that it is seldom done.
    private mutating func makeRoom() {
        var gone = entries.count / 2 >= limit ? entries.count - limit : 0
        let (most, isTooMuch) = limit.multipliedReportingOverflow(by: 20)
        if !isTooMuch, places > most {
            var left = places
            while left > most / 2, entries.count - gone > 16 {
                left -= entries[gone].places
                gone += 1
            }
        }
        guard gone > 0 else { return }
        for entry in entries[..<gone] { places -= entry.places }
        entries.removeFirst(gone)
    }

    /// - Returns: The ids that the change dealt, or nothing where they go without saying.
    private mutating func idsToNote(_ dealt: [Tree.Node.ID], by change: Change?) -> [Tree.Node.ID] {
        // It holds its tree as it is, and deals none.
        if case .restored(_, let ids) = change {
            last = max(last, ids.last)
            return []
        }
        var (follow, highest) = (true, last)
        for (offset, id) in dealt.enumerated() {
            follow = follow && id.number == last + 1 + offset
            highest = max(highest, id.number)
        }
        last = highest
        return follow ? [] : dealt
    }
}
