/// What a swipe on a row offers.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// From the row's edge inwards.
    public let actions: [UIContextualAction]
    /// Whether a swipe all the way performs the first.
    open var performsFirstActionWithFullSwipe = true

    @preconcurrency @MainActor public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

/// One thing that a swipe on a row offers.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable { case normal, destructive }
    /// Called with the action, the view it is shown in, and what is to be called when it is done: with true if it was.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public let style: Style
    public let handler: Handler
    open var title: String?
    open var image: UIImage?
    open var backgroundColor: UIColor! = .systemGray

    @preconcurrency @MainActor public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// What a person reads on it.
    var shownTitle: String { title ?? image?.name ?? "" }
}

/// A row that a finger has swiped open.
@MainActor
struct SwipedRow {
    let cell: UIView
    let actions: [UIContextualAction]
    let performsFirst: Bool
    /// Whether a finger that swipes has opened it, and not the button before a row.
    var isBySwipe = true
}

/// A list whose rows a finger can swipe.
@MainActor
protocol SwipeableList: UIScrollView {
    /// What a swipe on a row would offer; only `listing` what is known to.
    func swipeActions(of cell: UIView, _ direction: Simulator.Outline.Direction, listing: Bool) -> SwipedRow?
    func swipe(_ row: SwipedRow, fully: Bool)
    func perform(_ action: UIContextualAction)
    var swiped: SwipedRow? { get }
}

extension UITableView: SwipeableList {
    /// What a swipe on a row would offer. Asks the delegate, or else the data source whether the row can be edited.
    func swipeActions(of cell: UIView, _ direction: Simulator.Outline.Direction, listing: Bool) -> SwipedRow?
    {
        guard !isEditing, let path = list.path(of: cell) else { return nil }
        let simulator = Simulator.current
        let configuration: UISwipeActionsConfiguration?
        if direction == .right {
            configuration = tableDelegate?.tableView(
                self, leadingSwipeActionsConfigurationForRowAt: path)
        } else {
            simulator.defaultWasCalled = tableDelegate == nil
            configuration = tableDelegate?.tableView(
                self, trailingSwipeActionsConfigurationForRowAt: path)
            if configuration == nil, simulator.defaultWasCalled {
                return swipeToDelete(cell, path, listing: listing)
            }
        }
        guard let configuration, !configuration.actions.isEmpty else { return nil }
        return SwipedRow(
            cell: cell, actions: configuration.actions,
            performsFirst: configuration.performsFirstActionWithFullSwipe)
    }

    /// Whether the data source can delete cannot be asked; a list of what can be done goes by whether it says which
    /// rows can be edited.
    private func swipeToDelete(_ cell: UIView, _ path: IndexPath, listing: Bool) -> SwipedRow? {
        let simulator = Simulator.current
        simulator.defaultWasCalled = false
        guard ownDataSource?.tableView(self, canEditRowAt: path) == true else { return nil }
        if listing, simulator.defaultWasCalled { return nil }
        guard tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete else {
            return nil
        }
        return SwipedRow(cell: cell, actions: [deleteAction(path)], performsFirst: true)
    }

    func deleteAction(_ path: IndexPath) -> UIContextualAction {
        let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
        return UIContextualAction(style: .destructive, title: title ?? "Delete") {
            [weak self] _, cell, done in
            // Rows above may have come or gone meanwhile.
            guard let self, let path = self.list.path(of: cell) else { return done(false) }
            self.commitDelete(path)
            done(true)
        }
    }

    /// Only now can be known whether the data source deletes at all. One that does not would have had nothing to swipe; its
    /// table's button for editing stands there all the same.
    private func commitDelete(_ path: IndexPath) {
        guard let source = ownDataSource else { return }
        let simulator = Simulator.current
        simulator.defaultWasCalled = false
        source.tableView(self, commit: .delete, forRowAt: path)
        guard simulator.defaultWasCalled, !isEditing else { return }
        simulator.raise(
            .internalInconsistency,
            "UIKit offers nothing to delete where tableView(_:commit:forRowAt:) is missing: \(source)")
    }

    /// What a finger that swipes does: opens the row, or all the way performs the first action.
    func swipe(_ row: SwipedRow, fully: Bool) {
        closeSwiped()
        guard let path = list.path(of: row.cell) else { return }
        tableDelegate?.tableView(self, willBeginEditingRowAt: path)
        swiped = row
        if fully, row.performsFirst, let first = row.actions.first { perform(first) }
    }

    /// What a tap on an action of the open row does.
    func perform(_ action: UIContextualAction) {
        guard let row = swiped else { return }
        action.handler(action, row.cell) { [weak self] _ in
            guard let self, self.swiped?.cell === row.cell else { return }
            self.closeSwiped()
        }
    }

    func closeSwiped() {
        guard let row = swiped else { return }
        swiped = nil
        guard row.isBySwipe else { return }
        tableDelegate?.tableView(self, didEndEditingRowAt: list.path(of: row.cell))
    }
}
