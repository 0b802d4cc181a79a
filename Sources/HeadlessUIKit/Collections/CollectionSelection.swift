// Selection and scrolling of a collection.
extension UICollectionView {
    private var selectsSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Whether a tap on an item does anything.
    var itemsCanBeTapped: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    func selectInCode(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
        guard allowsSelection else { return }
        list.load()
        guard let path else {
            for path in list.selected { deselect(path) }
            return
        }
        guard list.counts.contains(path) else { return }
        if !selectsSeveral { for other in list.selected where other != path { deselect(other) } }
        select(path)
        if !position.isEmpty { scroll(to: path, position, animated: animated) }
    }

    func deselect(_ path: IndexPath) {
        guard let index = list.selected.firstIndex(of: path) else { return }
        list.selected.remove(at: index)
        list.cell(at: path)?.isSelected = false
    }

    private func select(_ path: IndexPath) {
        guard !list.selected.contains(path) else { return }
        list.selected.append(path)
        list.cell(at: path)?.isSelected = true
    }

    /// What a finger's tap on an item does. While one is swiped open, it closes that.
    func tapItem(_ cell: UICollectionViewCell) {
        layoutIfNeeded()
        guard let path = list.path(of: cell) else { return }
        if swiped != nil {
            swiped = nil
            return
        }
        guard itemsCanBeTapped else { return }
        if let delegate = collectionDelegate {
            guard delegate.collectionView(self, shouldHighlightItemAt: path) else { return }
            cell.isHighlighted = true
            delegate.collectionView(self, didHighlightItemAt: path)
        }
        let isFirst = !selectsSeveral || list.selected.isEmpty
        let isThere = list.holds(path)
        if isThere { chooseByFinger(path) }
        cell.isHighlighted = false
        guard let delegate = collectionDelegate else { return }
        delegate.collectionView(self, didUnhighlightItemAt: path)
        guard isThere, isFirst, delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
        else { return }
        delegate.collectionView(self, performPrimaryActionForItemAt: path)
    }

    private func chooseByFinger(_ path: IndexPath) {
        if selectsSeveral, list.selected.contains(path) {
            guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            deselect(path)
            collectionDelegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !selectsSeveral {
            for other in list.selected where other != path {
                deselect(other)
                collectionDelegate?.collectionView(self, didDeselectItemAt: other)
            }
        }
        guard list.holds(path) else { return }
        select(path)
        collectionDelegate?.collectionView(self, didSelectItemAt: path)
    }

    func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        list.load()
        guard let place = list.counts.place(of: path) else {
            Simulator.current.raise(
                .invalidArgument,
                "attempt to scroll to invalid index path: \(path.section) - \(path.item)")
            return
        }
        let wanted: UITableView.ScrollPosition =
            if position.contains(.top) {
                .top
            } else if position.contains(.centeredVertically) {
                .middle
            } else if position.contains(.bottom) {
                .bottom
            } else {
                .none
            }
        list.scroll(to: place, wanted, animated: animated)
    }
}
