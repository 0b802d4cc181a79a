/// What a table and a collection are to their list of cells.
@MainActor
protocol CellListOwner: UIScrollView {
    associatedtype Cell: UIView
    /// What the data source says.
    func askForCounts() -> [Int]
    func askForCell(at path: IndexPath) -> Cell
    func willDisplay(_ cell: Cell, at path: IndexPath)
    func didEndDisplaying(_ cell: Cell, at path: IndexPath)
    func show(_ cell: Cell, selected: Bool)
    func reuseIdentifier(of cell: Cell) -> String?
    func prepareForReuse(_ cell: Cell)
    /// What a row is taken to measure, in points, where a point has to be told.
    var cellHeight: CGFloat { get }
    /// The rows, or items, changed in number.
    func countsDidChange()
    /// A row or an item; a table view or a collection view.
    static var nouns: (one: String, list: String) { get }
}

extension CellListOwner {
    /// How many rows, or items, are seen at a time.
    var room: Int { max(1, (window?.simulator ?? Simulator.current).cellsPerScreen) }
}

/// The cells of a table or a collection: made when their rows come on screen, and used again for others.
@MainActor
final class CellList<Owner: CellListOwner> {
    typealias Cell = Owner.Cell

    unowned let owner: Owner
    private(set) var counts = ListCounts([])
    private(set) var isLoaded = false
    /// Whether the cells on screen are of data that is no more, until the next layout.
    private(set) var isStale = false
    private(set) var onScreen: [IndexPath: Cell] = [:]
    /// The first chosen first.
    var selected: [IndexPath] = []
    /// Makes new cells.
    var makers: [String: () -> Cell] = [:]
    private var idle: [String: [Cell]] = [:]
    private var refreshed: Cell?
    private var update: ListUpdate?
    private var before = ListCounts([])
    private var depth = 0
    private var isLayingOut = false
    /// The cell that is edited, while its row is off screen: it stays, out of sight, and with it the keyboard.
    private var edited: (path: IndexPath, cell: Cell)?
    /// Counts what makes others of the rows on screen: what hears of a cell that goes may change the list.
    private var changes = 0

    init(owner: Owner) { self.owner = owner }

    /// Asks how much there is, unless it is known.
    func load() {
        guard !isLoaded else { return }
        isLoaded = true
        counts = ask()
        owner.countsDidChange()
    }

    /// What the data source says there is. Raises for less than nothing.
    func ask() -> ListCounts {
        ListCounts(
            owner.askForCounts().enumerated().map { section, count in
                guard count < 0 else { return min(count, ListCounts.most) }
                let noun = Owner.nouns
                Simulator.current.raise(
                    .internalInconsistency,
                    "The data source of a \(noun.list) says that there are \(count) \(noun.one)s in section \(section)"
                )
                return 0
            })
    }

    /// Whether there is such a row, now that its delegate may have changed the list.
    func holds(_ path: IndexPath) -> Bool {
        load()
        return counts.contains(path)
    }

    /// Forgets everything; the next layout asks again.
    func reload() {
        changes += 1
        isLoaded = false
        isStale = true
        selected = []
        owner.setNeedsLayout()
    }

    /// Lays out at once where the data are others than those on screen, or nothing was laid out: not in the middle of a change, and
    /// not without a size, which in a window needs no number here.
    func freshen() {
        if isStale, depth == 0, owner.window != nil || !owner.bounds.isEmpty { layOut() }
    }

    func cell(at path: IndexPath) -> Cell? { isStale ? nil : onScreen[path] }

    func path(of cell: UIView) -> IndexPath? {
        isStale ? nil : onScreen.first { $0.value === cell }?.key
    }

    /// Takes away the cells whose rows are off screen, and asks for those that came on.
    func layOut() {
        guard !isLayingOut else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        var (seen, wanted): (Int, [IndexPath])
        repeat {
            load()
            seen = changes
            wanted = places.compactMap { counts.path(at: $0) }
            let kept = Set(wanted)
            retireEdited { !isStale && holdsKeyboard($0) ? $1 : nil }
            for path in paths where changes == seen && (isStale || !kept.contains(path)) {
                if isStale || !setAside(path) { retire(path) }
            }
        } while changes != seen
        isStale = false
        for path in wanted where onScreen[path] == nil && changes == seen { bring(path) }
    }

    private func holdsKeyboard(_ cell: Cell) -> Bool {
        (Simulator.current.firstResponder as? UIView)?.isDescendant(of: cell) == true
    }

    /// Keeps a cell whose row goes off screen while it is edited.
    private func setAside(_ path: IndexPath) -> Bool {
        guard let cell = onScreen[path], holdsKeyboard(cell) else { return false }
        onScreen[path] = nil
        edited = (path, cell)
        cell.isHidden = true
        return true
    }

    /// Lets go of the cell that was kept, unless `place` says where its row stands now.
    private func retireEdited(unless place: (Cell, IndexPath) -> IndexPath?) {
        guard let (path, cell) = edited else { return }
        edited = place(cell, path).map { (path: $0, cell: cell) }
        if edited == nil {
            cell.isHidden = false
            takeOut(cell, of: path)
        }
    }

    private func bring(_ path: IndexPath) {
        if let kept = edited, kept.path == path {
            edited = nil
            kept.cell.isHidden = false
            onScreen[path] = kept.cell
            return
        }
        let cell = owner.askForCell(at: path)
        onScreen[path] = cell
        owner.show(cell, selected: selected.contains(path))
        owner.addSubview(cell)
        owner.willDisplay(cell, at: path)
    }

    private func retire(_ path: IndexPath) {
        if let cell = onScreen.removeValue(forKey: path) { takeOut(cell, of: path) }
    }

    private func takeOut(_ cell: Cell, of path: IndexPath) {
        cell.removeFromSuperview()
        if let name = owner.reuseIdentifier(of: cell) { idle[name, default: []].append(cell) }
        owner.didEndDisplaying(cell, at: path)
    }

    /// A cell that waits to be used again, or a new one of the registered class; nil where there is neither.
    func dequeue(_ identifier: String) -> Cell? {
        if let cell = refreshed, owner.reuseIdentifier(of: cell) == identifier {
            refreshed = nil
            return cell
        }
        if let cell = idle[identifier]?.popLast() {
            owner.prepareForReuse(cell)
            return cell
        }
        return makers[identifier]?()
    }

    /// Has the data source configure the cells of these rows again, those that are on screen, without new ones.
    func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            guard let cell = cell(at: path) else { continue }
            refreshed = cell
            let again = owner.askForCell(at: path)
            refreshed = nil
            guard again !== cell else { continue }
            retire(path)
            onScreen[path] = again
            owner.addSubview(again)
        }
    }

    /// Collects what `body` says has changed, and shows it, once the outermost call is over.
    func change(_ body: (inout ListUpdate) -> Void) {
        begin()
        if update != nil { body(&update!) }
        end()
    }

    func begin() {
        if depth == 0 {
            load()
            before = counts
            update = ListUpdate()
        }
        depth += 1
    }

    func end() {
        guard depth > 0 else { return }
        depth -= 1
        guard depth == 0, let update else { return }
        self.update = nil
        let after = ask()
        let (one, list) = Owner.nouns
        if let objection = update.objection(from: before, to: after, noun: one, list: list) {
            Simulator.current.raise(.internalInconsistency, objection)
            return reload()
        }
        relocate(to: after, reloading: update.reloads, update.path)
    }

    /// Takes over new data: cells go along with their rows, to where `place` says these stand now.
    func relocate(
        to after: ListCounts, reloading: (IndexPath) -> Bool, _ place: (IndexPath) -> IndexPath?
    ) {
        changes += 1
        counts = after
        isLoaded = true
        owner.countsDidChange()
        selected = selected.compactMap { reloading($0) ? nil : place($0) }
        guard !isStale else { return }
        let old = onScreen
        var (moved, gone): ([IndexPath: Cell], [IndexPath]) = ([:], [])
        for path in paths {
            if !reloading(path), let now = place(path), after.contains(now) {
                moved[now] = old[path]
            } else {
                gone.append(path)
            }
        }
        onScreen = moved
        retireEdited { _, path in
            reloading(path) ? nil : place(path).flatMap { after.contains($0) ? $0 : nil }
        }
        for path in gone { if let cell = old[path] { takeOut(cell, of: path) } }
        // A list that was never laid out waits for its first layout.
        if owner.window != nil || !moved.isEmpty { layOut() }
        owner.setNeedsLayout()
    }
}
