import Testing
import UIKit

/// Snapshots that are filled, emptied and moved about at random, beside plain arrays that are gone through for everything.
@MainActor @Suite(.simulator)
struct SnapshotWalkTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func `a snapshot has its sections and items where plain arrays have them`(seed: UInt64) {
        // Asking for a section that is not there.
        defer { _ = Simulator.current.log.takeRaises() }
        var dice = Dice(state: seed)
        var snapshot = Snapshot()
        var plain = PlainLists()
        for _ in 0..<60 {
            plain.change(&snapshot, &dice)
            #expect(snapshot.sectionIdentifiers == plain.sections)
            #expect(snapshot.itemIdentifiers == plain.items.flatMap { $0 })
            #expect(snapshot.numberOfItems == plain.items.joined().count)
            for section in 0..<12 {
                let index = plain.sections.firstIndex(of: section)
                #expect(snapshot.indexOfSection(section) == index)
                #expect(snapshot.itemIdentifiers(inSection: section) == index.map { plain.items[$0] } ?? [])
            }
            for item in 0..<40 {
                #expect(snapshot.indexOfItem(item) == Array(plain.items.joined()).firstIndex(of: item))
                let section = plain.items.firstIndex { $0.contains(item) }.map { plain.sections[$0] }
                #expect(snapshot.sectionIdentifier(containingItem: item) == section)
            }
            let all = snapshot.itemIdentifiers
            snapshot.reloadItems(all + [100])
            snapshot.reconfigureItems(all)
            #expect(Set(all).isSubset(of: snapshot.reloadedItemIdentifiers))
            #expect(Set(all).isSubset(of: snapshot.reconfiguredItemIdentifiers))
            #expect(!snapshot.reloadedItemIdentifiers.contains(100))
        }
    }
}

private struct PlainLists {
    var sections: [Int] = []
    var items: [[Int]] = []

    /// Does the same to both.
    mutating func change(_ snapshot: inout NSDiffableDataSourceSnapshot<Int, Int>, _ dice: inout Dice) {
        let section = Int.random(in: 0..<12, using: &dice)
        let other = sections.randomElement(using: &dice)
        let few = Array(Array(0..<40).shuffled(using: &dice).prefix(Int.random(in: 1...5, using: &dice)))
        let anchor = items.joined().randomElement(using: &dice)
        switch (Int.random(in: 0..<9, using: &dice), other, anchor) {
        case (0...1, _, _) where !sections.contains(section):
            snapshot.appendSections([section])
            insert(section, at: sections.count)
        case (2, let other?, _) where !sections.contains(section):
            snapshot.insertSections([section], beforeSection: other)
            insert(section, at: sections.firstIndex(of: other) ?? 0)
        case (3, let other?, _) where sections.contains(section) && section != other:
            snapshot.moveSection(section, afterSection: other)
            let moved = take(section)
            insert(section, at: (sections.firstIndex(of: other) ?? 0) + 1, moved)
        case (4, let other?, _) where sections.count > 3:
            snapshot.deleteSections([other])
            _ = take(other)
        case (5...6, let other?, _):
            snapshot.appendItems(few, toSection: other)
            remove(few)
            items[sections.firstIndex(of: other) ?? 0] += few
        case (7, _, let anchor?) where !few.contains(anchor):
            snapshot.insertItems(few, beforeItem: anchor)
            remove(few)
            insert(few, before: anchor)
        case (8, _, let anchor?) where few[0] != anchor && items.joined().contains(few[0]):
            snapshot.moveItem(few[0], beforeItem: anchor)
            remove([few[0]])
            insert([few[0]], before: anchor)
        default:
            let gone = few.count > 2 ? few : Array(few.prefix(1))
            snapshot.deleteItems(gone)
            remove(gone)
        }
    }

    private mutating func insert(_ section: Int, at index: Int, _ its: [Int] = []) {
        sections.insert(section, at: index)
        items.insert(its, at: index)
    }

    private mutating func take(_ section: Int) -> [Int] {
        guard let index = sections.firstIndex(of: section) else { return [] }
        sections.remove(at: index)
        return items.remove(at: index)
    }

    private mutating func insert(_ some: [Int], before anchor: Int) {
        for section in items.indices {
            guard let index = items[section].firstIndex(of: anchor) else { continue }
            items[section].insert(contentsOf: some, at: index)
            return
        }
    }

    private mutating func remove(_ gone: [Int]) {
        for section in items.indices { items[section].removeAll { gone.contains($0) } }
    }
}
