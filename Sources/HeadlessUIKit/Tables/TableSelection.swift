// Selection, scrolling and editing of a table.
extension UITableView {
    private var selectsSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Whether a tap on a row does anything: not while editing, unless rows may be selected then.
    var rowsCanBeTapped: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    func selectInCode(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
        list.load()
        guard let path else {
            for path in list.selected { deselect(path, animated: animated) }
            return
        }
        guard list.counts.contains(path) else { return }
        if !selectsSeveral {
            for other in list.selected where other != path { deselect(other, animated: animated) }
        }
        select(path, animated: animated)
        if position != .none { scroll(to: path, position, animated: animated) }
    }

    func deselect(_ path: IndexPath, animated: Bool) {
        guard let index = list.selected.firstIndex(of: path) else { return }
        list.selected.remove(at: index)
        list.cell(at: path)?.setSelected(false, animated: animated)
    }

    private func select(_ path: IndexPath, animated: Bool) {
        guard !list.selected.contains(path) else { return }
        list.selected.append(path)
        list.cell(at: path)?.setSelected(true, animated: animated)
    }

    /// What a finger's tap on a row does. While a row is swiped open, it closes that one.
    func tapRow(_ cell: UITableViewCell) {
        layoutIfNeeded()
        guard let path = list.path(of: cell) else { return }
        if swiped != nil { return closeSwiped() }
        guard rowsCanBeTapped else { return }
        if let delegate = tableDelegate {
            guard delegate.tableView(self, shouldHighlightRowAt: path) else { return }
            cell.setHighlighted(true, animated: false)
            delegate.tableView(self, didHighlightRowAt: path)
            cell.setHighlighted(false, animated: false)
            delegate.tableView(self, didUnhighlightRowAt: path)
            guard list.holds(path) else { return }
        }
        let isFirst = !selectsSeveral || list.selected.isEmpty
        chooseByFinger(path)
        guard isFirst, let delegate = tableDelegate,
            delegate.tableView(self, canPerformPrimaryActionForRowAt: path)
        else { return }
        delegate.tableView(self, performPrimaryActionForRowAt: path)
    }

    private func chooseByFinger(_ path: IndexPath) {
        if selectsSeveral, list.selected.contains(path) { return deselectByFinger(path) }
        var chosen = path
        if let delegate = tableDelegate {
            guard let other = delegate.tableView(self, willSelectRowAt: path) else { return }
            chosen = other
        }
        if !selectsSeveral { for other in list.selected where other != chosen { deselectByFinger(other) } }
        guard list.holds(chosen) else { return }
        select(chosen, animated: false)
        tableDelegate?.tableView(self, didSelectRowAt: chosen)
    }

    private func deselectByFinger(_ path: IndexPath) {
        guard let delegate = tableDelegate else { return deselect(path, animated: false) }
        guard let chosen = delegate.tableView(self, willDeselectRowAt: path) else { return }
        deselect(chosen, animated: false)
        delegate.tableView(self, didDeselectRowAt: chosen)
    }

    func tapAccessory(_ cell: UITableViewCell) {
        guard let path = list.path(of: cell) else { return }
        tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }

    func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        list.load()
        guard let place = list.counts.place(of: path) else {
            Simulator.current.raise(
                .range,
                "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues:]: "
                    + "row (\(path.row)) beyond bounds for section (\(path.section)).")
            return
        }
        list.scroll(to: place, position, animated: animated)
    }

    func editingDidChange(animated: Bool) {
        closeSwiped()
        for path in list.selected { deselect(path, animated: animated) }
        for cell in list.cells { cell.setEditing(isEditing, animated: animated) }
    }

    /// What the round button in front of a row does, while editing.
    func tapEditControl(_ cell: UITableViewCell) {
        guard let path = list.path(of: cell) else { return }
        switch editingStyle(at: path) {
        case .insert: ownDataSource?.tableView(self, commit: .insert, forRowAt: path)
        case .delete:
            swiped = SwipedRow(
                cell: cell, actions: [deleteAction(path)], performsFirst: false, isBySwipe: false)
        case .none: break
        }
    }

    /// What editing offers for a row.
    func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
        guard ownDataSource?.tableView(self, canEditRowAt: path) == true else { return .none }
        return tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }

    func canMove(_ cell: UITableViewCell) -> Bool {
        guard isEditing, let path = list.path(of: cell) else { return false }
        return ownDataSource?.tableView(self, canMoveRowAt: path) == true
    }

    /// What a finger does that drags a row to where another is, while editing.
    func drag(_ cell: UITableViewCell, to proposed: IndexPath) {
        guard let source = list.path(of: cell) else { return }
        let target =
            tableDelegate?.tableView(
                self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
        guard target != source else { return }
        var update = ListUpdate()
        update.moved = [(source, target)]
        ownDataSource?.tableView(self, moveRowAt: source, to: target)
        list.relocate(to: list.ask(), reloading: { _ in false }, update.path)
    }
}
