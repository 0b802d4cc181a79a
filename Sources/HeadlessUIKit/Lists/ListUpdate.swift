/// What an app says has changed in a list, to be held against what its data source says. Deletions and reloads name
/// places before the update, insertions places after it, moves one of each.
struct ListUpdate {
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()
    var movedSections: [(from: Int, to: Int)] = []
    var deleted: Set<IndexPath> = []
    var inserted: Set<IndexPath> = []
    var reloaded: Set<IndexPath> = []
    var moved: [(from: IndexPath, to: IndexPath)] = []

    /// What UIKit would raise, given the counts before and after; nil where all agree.
    /// - Parameters:
    ///   - noun: a row or an item.
    ///   - list: a table view or a collection view.
    func objection(from before: ListCounts, to after: ListCounts, noun: String, list: String) -> String? {
        let (old, new) = (before.counts, after.counts)
        if let path = deleted.intersection(reloaded).min() {
            return "attempt to delete and reload the same index path (\(path.described))"
        }
        if let path = deleted.union(reloaded).intersection(moved.map(\.from)).min() {
            return "attempt to perform a delete and a move from the same index path (\(path.described))"
        }
        for path in deleted.union(reloaded).sorted() where !before.contains(path) {
            guard old.indices.contains(path.section) else {
                return
                    "attempt to delete \(noun) \(path.row) from section \(path.section), but there are only "
                    + "\(old.count) sections before the update"
            }
            return "attempt to delete \(noun) \(path.row) from section \(path.section) which only contains "
                + "\(old[path.section]) \(noun)s before the update"
        }
        for section in deletedSections.union(reloadedSections) where !old.indices.contains(section) {
            return
                "attempt to delete section \(section), but there are only \(old.count) sections before the "
                + "update"
        }
        for move in movedSections where !old.indices.contains(move.from) {
            return
                "attempt to move section \(move.from), but there are only \(old.count) sections before the update"
        }
        for section in insertedSections.union(IndexSet(movedSections.map(\.to)))
        where !new.indices.contains(section) {
            return
                "attempt to insert section \(section) but there are only \(new.count) sections after the update"
        }
        if new.count != old.count + insertedSections.count - deletedSections.count {
            return
                "Invalid update: invalid number of sections. The number of sections contained in the \(list) "
                + "after the update (\(new.count)) must be equal to the number of sections contained in the "
                + "\(list) before the update (\(old.count)), plus or minus the number of sections inserted or "
                + "deleted (\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
        }
        for path in inserted.union(moved.map(\.to)).sorted() where !after.contains(path) {
            let count = new.indices.contains(path.section) ? new[path.section] : 0
            return "attempt to insert \(noun) \(path.row) into section \(path.section), but there are only "
                + "\(count) \(noun)s in section \(path.section) after the update"
        }
        for section in old.indices {
            guard !reloadedSections.contains(section), let now = self.section(section),
                new.indices.contains(now)
            else { continue }
            let added = inserted.count { $0.section == now }
            let gone = deleted.count { $0.section == section }
            let movedIn = moved.count { $0.to.section == now }
            let movedOut = moved.count { $0.from.section == section }
            if new[now] != old[section] + added - gone + movedIn - movedOut {
                return "Invalid update: invalid number of \(noun)s in section \(now). The number of \(noun)s "
                    + "contained in an existing section after the update (\(new[now])) must be equal to the "
                    + "number of \(noun)s contained in that section before the update (\(old[section])), plus or "
                    + "minus the number of \(noun)s inserted or deleted from that section (\(added) inserted, "
                    + "\(gone) deleted) and plus or minus the number of \(noun)s moved into or out of that "
                    + "section (\(movedIn) moved in, \(movedOut) moved out)."
            }
        }
        return nil
    }

    /// Where a section stands afterwards; nil for one that was deleted.
    func section(_ old: Int) -> Int? {
        if let move = movedSections.first(where: { $0.from == old }) { return move.to }
        guard !deletedSections.contains(old) else { return nil }
        let gone = deletedSections.union(IndexSet(movedSections.map(\.from)))
        let taken = insertedSections.union(IndexSet(movedSections.map(\.to)))
        return Self.slot(old - gone.count(in: 0..<max(0, old)), avoiding: taken)
    }

    /// Where a row stands afterwards; nil for one that was deleted, or whose section was.
    func path(_ old: IndexPath) -> IndexPath? {
        if let move = moved.first(where: { $0.from == old }) { return move.to }
        guard !deleted.contains(old), let section = section(old.section) else { return nil }
        let gone = Set(deleted.union(moved.map(\.from)).filter { $0.section == old.section }.map(\.row))
        let taken = inserted.union(moved.map(\.to)).filter { $0.section == section }.map(\.row)
        let row = Self.slot(old.row - gone.count { $0 < old.row }, avoiding: IndexSet(taken))
        return IndexPath(row: row, section: section)
    }

    /// Whether the row's cell is to be made again.
    func reloads(_ old: IndexPath) -> Bool {
        reloaded.contains(old) || reloadedSections.contains(old.section)
    }

    /// The number of the free place that has so many free ones before it.
    private static func slot(_ free: Int, avoiding taken: IndexSet) -> Int {
        var slot = free
        for place in taken {
            guard place <= slot else { break }
            slot += 1
        }
        return slot
    }
}

extension IndexPath {
    /// As Objective-C describes it.
    fileprivate var described: String {
        "{length = \(count), path = \(map { String($0) }.joined(separator: " - "))}"
    }
}
