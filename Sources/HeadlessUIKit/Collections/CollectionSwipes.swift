// What a swipe on an item of a list does.
extension UICollectionView: SwipeableList {
    func swipeActions(of cell: UIView, _ direction: Simulator.Outline.Direction, listing: Bool) -> SwipedRow?
    {
        guard !isEditing, let path = list.path(of: cell),
            let configuration = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.configuration
        else { return nil }
        let provider =
            direction == .right
            ? configuration.leadingSwipeActionsConfigurationProvider
            : configuration.trailingSwipeActionsConfigurationProvider
        guard let offer = provider?(path), !offer.actions.isEmpty else { return nil }
        return SwipedRow(
            cell: cell, actions: offer.actions, performsFirst: offer.performsFirstActionWithFullSwipe)
    }

    func swipe(_ row: SwipedRow, fully: Bool) {
        swiped = row
        if fully, row.performsFirst, let first = row.actions.first { perform(first) }
    }

    func perform(_ action: UIContextualAction) {
        guard let row = swiped else { return }
        action.handler(action, row.cell) { [weak self] _ in
            if self?.swiped?.cell === row.cell { self?.swiped = nil }
        }
    }
}
