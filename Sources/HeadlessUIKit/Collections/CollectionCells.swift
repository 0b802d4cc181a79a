// The cells of a collection, and what stands around its sections.
extension UICollectionView: CellListOwner {
    typealias Cell = UICollectionViewCell

    static var nouns: (one: String, list: String) { ("item", "collection view") }
    var cellHeight: CGFloat { 44 }

    func askForCounts() -> [Int] {
        guard let dataSource = ownDataSource else { return [] }
        return (0..<max(0, dataSource.numberOfSections(in: self))).map {
            dataSource.collectionView(self, numberOfItemsInSection: $0)
        }
    }

    func askForCell(at path: IndexPath) -> UICollectionViewCell {
        let cell = ownDataSource?.collectionView(self, cellForItemAt: path) ?? UICollectionViewCell()
        if cell.configurationState.isEditing != isEditing { cell.show { $0.isEditing = isEditing } }
        return cell
    }

    func willDisplay(_ cell: UICollectionViewCell, at path: IndexPath) {
        collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    }

    func didEndDisplaying(_ cell: UICollectionViewCell, at path: IndexPath) {
        if swiped?.cell === cell { swiped = nil }
        collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }

    func show(_ cell: UICollectionViewCell, selected: Bool) {
        if cell.isSelected != selected { cell.isSelected = selected }
    }

    func reuseIdentifier(of cell: UICollectionViewCell) -> String? { cell.reuseIdentifier }

    func prepareForReuse(_ cell: UICollectionViewCell) { cell.prepareForReuse() }

    func countsDidChange() {
        contentSize = CGSize(width: bounds.width, height: CGFloat(list.counts.total) * cellHeight)
        if list.counts.counts.count != supplements.sectionsLaidOut { supplements.retireAll(from: self) }
    }

    func registerCells(of cellClass: AnyClass?, as identifier: String) {
        guard let cellClass else {
            list.makers[identifier] = nil
            return
        }
        guard let cellClass = cellClass as? UICollectionViewCell.Type else {
            Simulator.current.raise(.invalidArgument, "\(cellClass) is not a UICollectionViewCell")
            return
        }
        list.makers[identifier] = { cellClass.init(registeredAs: identifier) }
    }

    func unregistered(_ identifier: String) -> UICollectionViewCell {
        Simulator.current.raise(
            .internalInconsistency,
            "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must "
                + "register a nib or a class for the identifier or connect a prototype cell in a storyboard")
        return UICollectionViewCell(registeredAs: identifier)
    }

    /// Makes the headers and footers of the sections on screen, and takes others away.
    func layOutSupplements() {
        supplements.sectionsLaidOut = list.counts.counts.count
        let sections = list.counts.sections(at: list.places).prefix(room)
        supplements.keep(Set(sections), in: self)
        for section in sections {
            for kind in collectionViewLayout.supplementaryKinds(in: section) {
                let place = SupplementaryViews.Place(kind: kind, section: section)
                guard supplements.shown[place] == nil else { continue }
                let path = IndexPath(item: 0, section: section)
                guard
                    let view = ownDataSource?.collectionView(
                        self, viewForSupplementaryElementOfKind: kind, at: path)
                else { continue }
                supplements.shown[place] = view
                addSubview(view)
                collectionDelegate?.collectionView(
                    self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
            }
        }
    }
}

/// The views around a collection's sections. What hears of one that goes may have others taken away.
@MainActor
final class SupplementaryViews {
    struct Place: Hashable {
        let kind: String
        let section: Int
    }

    var shown: [Place: UICollectionReusableView] = [:]
    var sectionsLaidOut = 0
    private var idle: [String: [UICollectionReusableView]] = [:]
    private var makers: [String: () -> UICollectionReusableView] = [:]

    func register(_ viewClass: AnyClass?, _ kind: String, _ identifier: String) {
        guard let viewClass = viewClass as? UICollectionReusableView.Type else { return }
        makers[kind + identifier] = { viewClass.init(registeredAs: identifier) }
    }

    func dequeue(_ kind: String, _ identifier: String) -> UICollectionReusableView {
        if let view = idle[kind + identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        if let maker = makers[kind + identifier] { return maker() }
        Simulator.current.raise(
            .internalInconsistency,
            "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class "
                + "for the identifier or connect a prototype cell in a storyboard")
        return UICollectionReusableView(registeredAs: identifier)
    }

    func keep(_ sections: Set<Int>, in view: UICollectionView) {
        for place in shown.keys where !sections.contains(place.section) {
            guard let old = shown.removeValue(forKey: place) else { continue }
            old.removeFromSuperview()
            if let name = old.reuseIdentifier { idle[place.kind + name, default: []].append(old) }
        }
    }

    /// The next layout makes them again.
    func retireAll(from view: UICollectionView) {
        keep([], in: view)
        view.setNeedsLayout()
    }
}
