/// What a list shows, as a value: sections and items by their identifiers, all distinct. Where UIKit raises,
/// nothing changes, and the log says why once the snapshot is applied: it may be filled off the main actor. What is asked of a
/// section that is not there is logged at once, if it is asked on the main actor.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    private(set) var sections: [SectionIdentifierType] = []
    private(set) var items: [[ItemIdentifierType]] = []
    /// Where each section was when it came: mostly it still is.
    private var sectionPlaces: [SectionIdentifierType: Int] = [:]
    /// The section of each item, and where in it the item was when it came.
    private var owners: [ItemIdentifierType: (section: SectionIdentifierType, place: Int)] = [:]
    private(set) var reloaded: Set<ItemIdentifierType> = []
    private(set) var reconfigured: Set<ItemIdentifierType> = []
    private(set) var reloadedSections: Set<SectionIdentifierType> = []

    /// What UIKit would have raised.
    private(set) var objections: [String] = []
    /// What UIKit would have written to its log.
    private(set) var remarks: [String] = []

    public init() {}

    public var numberOfItems: Int { owners.count }
    public var numberOfSections: Int { sections.count }
    public var sectionIdentifiers: [SectionIdentifierType] { sections }
    public var itemIdentifiers: [ItemIdentifierType] { items.flatMap { $0 } }
    public var reloadedItemIdentifiers: [ItemIdentifierType] { Array(reloaded) }
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { Array(reconfigured) }
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { Array(reloadedSections) }

    /// How many items a section has. Raises, and gives 0, for one that is not there.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }
    /// The items of a section. Raises, and gives none, for one that is not there.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        if let index = indexOfSection(identifier) { return items[index] }
        if MainQueue.isCurrent {
            MainActor.assumeIsolated {
                Simulator.current.raise(.internalInconsistency, unknownSection)
            }
        }
        return []
    }
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        owners[identifier]?.section
    }
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let place = place(of: identifier) else { return nil }
        return items[..<place.section].reduce(0) { $0 + $1.count } + place.item
    }
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionPlaces[identifier].flatMap { sections.place(of: identifier, expectedAt: $0) }
    }

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        if let index = index(of: toIdentifier) { insert(identifiers, at: index) }
    }
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        if let index = index(of: toIdentifier) { insert(identifiers, at: index + 1) }
    }
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            guard let index = indexOfSection(identifier) else { continue }
            sections.remove(at: index)
            sectionPlaces[identifier] = nil
            for item in items.remove(at: index) { owners[item] = nil }
        }
    }
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { move(identifier, to: toIdentifier, after: 0) }
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { move(identifier, to: toIdentifier, after: 1) }
    /// Has the cells of these sections made again. Raises for one that is not there.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers {
            if indexOfSection(section) != nil {
                reloadedSections.insert(section)
            } else {
                refuse(unknownSection)
            }
        }
    }

    /// Appends to a section, or without one to the last.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let identifier = sectionIdentifier ?? sections.last else {
            return refuse("There are currently no sections in the data source. Please add a section first.")
        }
        guard let section = index(of: identifier) else { return }
        insert(identifiers, section: section, at: items[section].count)
    }
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        if let place = known(beforeIdentifier) { insert(identifiers, section: place.section, at: place.item) }
    }
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        if let place = known(afterIdentifier) {
            insert(identifiers, section: place.section, at: place.item + 1)
        }
    }
    /// Deletes items. Those that are not there are passed over.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        // One alone is taken out where it is found, without a look at all that stay.
        if identifiers.count == 1 {
            if let place = place(of: identifiers[0]) { items[place.section].remove(at: place.item) }
            owners[identifiers[0]] = nil
            return
        }
        let gone = Set(identifiers)
        for section in Set(gone.compactMap { owners[$0]?.section }.compactMap { indexOfSection($0) }) {
            items[section].removeAll(where: gone.contains)
        }
        for item in gone { owners[item] = nil }
    }
    public mutating func deleteAllItems() { self = Self() }
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) { move(identifier, to: toIdentifier, after: 0) }
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) { move(identifier, to: toIdentifier, after: 1) }
    /// Has the cells of these items made again.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for item in identifiers where isKnown(item) { reloaded.insert(item) }
    }
    /// Has the cells of these items configured again, without new ones.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for item in identifiers where isKnown(item) { reconfigured.insert(item) }
    }

    func place(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
        guard let owner = owners[item], let section = indexOfSection(owner.section),
            let index = items[section].place(of: item, expectedAt: owner.place)
        else { return nil }
        return (section, index)
    }

    /// The same without what it asked to be made again, which has been.
    var settled: Self {
        var settled = self
        settled.reloaded = []
        settled.reconfigured = []
        settled.reloadedSections = []
        settled.objections = []
        settled.remarks = []
        return settled
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        guard Set(identifiers).count == identifiers.count,
            identifiers.allSatisfy({ sectionPlaces[$0] == nil })
        else {
            return refuse(
                "Section identifier count does not match data source count. This is most likely due to a "
                    + "hashing issue with the identifiers.")
        }
        sections.insert(contentsOf: identifiers, at: index)
        items.insert(contentsOf: identifiers.map { _ in [] }, at: index)
        for (offset, section) in identifiers.enumerated() { sectionPlaces[section] = index + offset }
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], section: Int, at index: Int) {
        var seen: Set<ItemIdentifierType> = []
        if let twice = identifiers.first(where: { !seen.insert($0).inserted }) {
            return refuse("supplied item identifiers are not unique. Duplicate identifiers: \(twice)")
        }
        let known = Set(identifiers.filter { owners[$0] != nil })
        var index = index
        if !known.isEmpty {
            remarks.append(
                "Diffable data source detected an attempt to insert or append \(known.count) item identifiers that "
                    + "already exist in the snapshot. The existing item identifiers will be moved into place instead."
            )
            index -= items[section][..<index].filter(known.contains).count
            deleteItems(Array(known))
        }
        items[section].insert(contentsOf: identifiers, at: index)
        for (offset, item) in identifiers.enumerated() {
            owners[item] = (sections[section], index + offset)
        }
    }

    private mutating func move(_ section: SectionIdentifierType, to other: SectionIdentifierType, after: Int)
    {
        guard section != other, let from = index(of: section), index(of: other) != nil else { return }
        sections.remove(at: from)
        let moved = items.remove(at: from)
        let target = (indexOfSection(other) ?? 0) + after
        sections.insert(section, at: target)
        sectionPlaces[section] = target
        items.insert(moved, at: target)
    }

    private mutating func move(_ item: ItemIdentifierType, to other: ItemIdentifierType, after: Int) {
        guard item != other, isKnown(item), isKnown(other) else { return }
        deleteItems([item])
        if let place = place(of: other) { insert([item], section: place.section, at: place.item + after) }
    }

    private mutating func index(of section: SectionIdentifierType) -> Int? {
        if let index = indexOfSection(section) { return index }
        refuse("Invalid parameter not satisfying: section \(section) is not in the snapshot")
        return nil
    }

    private mutating func known(_ item: ItemIdentifierType) -> (section: Int, item: Int)? {
        isKnown(item) ? place(of: item) : nil
    }

    private mutating func isKnown(_ item: ItemIdentifierType) -> Bool {
        if owners[item] != nil { return true }
        refuse("Invalid parameter not satisfying: item \(item) is not in the snapshot")
        return false
    }

    private mutating func refuse(_ text: String) { objections.append(text) }
}

private let unknownSection =
    "Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier API "
    + "(which has O(1) performance)"

extension Array where Element: Equatable {
    /// Where an element stands: as expected, or else it is looked for from both ends, since what is taken out in order, or in
    /// reverse, stands there.
    fileprivate func place(of element: Element, expectedAt expected: Int) -> Int? {
        if indices.contains(expected), self[expected] == element { return expected }
        var (front, back) = (0, count - 1)
        while front <= back {
            if self[front] == element { return front }
            if self[back] == element { return back }
            front += 1
            back -= 1
        }
        return nil
    }
}
