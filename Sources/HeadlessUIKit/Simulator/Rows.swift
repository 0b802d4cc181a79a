// What a finger does with the rows of a table, beyond tapping them.
extension Simulator.User {
    /// Taps the information button at the end of a row.
    public func tapAccessory(
        _ name: String, at index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) throws(Simulator.UserError) {
        simulator.isAsked(at: fileID, line)
        let asked = "tap the accessory of \"\(name)\""
        let target = try target(name, at: index, asked: asked) { $0.isRow }
        if case .item(let cell, _) = target {
            guard let detail = cell.detail else { throw failure(asked, .notTouchable, read()) }
            return simulator.enter { detail.action?() }
        }
        guard case .row(let cell, let table) = target else { throw failure(asked, .notTouchable, read()) }
        let type = cell.isEditing ? cell.editingAccessoryType : cell.accessoryType
        guard type == .detailButton || type == .detailDisclosureButton, cell.accessoryView == nil else {
            throw failure(asked, .notTouchable, read())
        }
        simulator.enter { table.tapAccessory(cell) }
    }

    /// Taps the round button in front of a row of a table that is editing: to insert, or to be offered to delete.
    public func tapEditControl(
        _ name: String, at index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) throws(Simulator.UserError) {
        simulator.isAsked(at: fileID, line)
        let asked = "tap the edit control of \"\(name)\""
        let target = try target(name, at: index, asked: asked) { $0.isRow }
        if case .item(let cell, _) = target {
            guard let button = cell.editButton else {
                throw failure(asked, .notTouchable, read())
            }
            return simulator.enter { button.action?() }
        }
        guard case .row(let cell, let table) = target else { throw failure(asked, .notTouchable, read()) }
        let style = simulator.enter {
            table.isEditing ? table.list.path(of: cell).map { table.editingStyle(at: $0) } : nil
        }
        guard let style, style != .none else { throw failure(asked, .notTouchable, read()) }
        simulator.enter { table.tapEditControl(cell) }
    }

    /// Drags a row of a table that is editing to where another row is.
    /// - Parameters:
    ///   - index: which one, of several rows that read the same.
    ///   - otherIndex: which one of those that read like the other.
    public func move(
        _ name: String, at index: Int? = nil, to other: String, at otherIndex: Int? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) throws(Simulator.UserError) {
        simulator.isAsked(at: fileID, line)
        let asked = "move \"\(name)\" to \"\(other)\""
        let (cell, table) = try row(name, at: index, asked: asked)
        let (target, _) = try row(other, at: otherIndex, asked: asked)
        guard simulator.enter({ table.canMove(cell) }), let path = table.list.path(of: target) else {
            throw failure(asked, .notTouchable, read())
        }
        simulator.enter { table.drag(cell, to: path) }
    }

    private func row(
        _ name: String, at index: Int?, asked: String
    ) throws(Simulator.UserError) -> (UITableViewCell, UITableView) {
        let target = try target(name, at: index, asked: asked) { $0.isRow }
        guard case .row(let cell, let table) = target else { throw failure(asked, .notTouchable, read()) }
        return (cell, table)
    }
}

extension ScreenReader.Found {
    var isRow: Bool {
        switch target {
        case .row, .item: true
        default: false
        }
    }

    /// What can be done with a row, beyond tapping it.
    @MainActor
    func rowActions(_ name: String, _ index: Int?) -> [Simulator.Outline.Action] {
        var actions: [Simulator.Outline.Action] = []
        if case .item(let cell, _) = target {
            if cell.detail != nil { actions.append(.accessory(name, at: index)) }
            if cell.editButton != nil { actions.append(.editRow(name, at: index)) }
        }
        guard case .row(let cell, let table) = target else { return actions }
        let type = cell.isEditing ? cell.editingAccessoryType : cell.accessoryType
        if cell.accessoryView == nil, type == .detailButton || type == .detailDisclosureButton {
            actions.append(.accessory(name, at: index))
        }
        if table.isEditing, let path = table.list.path(of: cell), table.editingStyle(at: path) != .none {
            actions.append(.editRow(name, at: index))
        }
        return actions
    }
}

extension ScreenReader.Found.Target {
    /// The row or item, and the list it is in.
    var swipeable: (UIView, any SwipeableList)? {
        switch self {
        case .row(let cell, let table): (cell, table)
        case .item(let cell, let collection): (cell, collection)
        default: nil
        }
    }
}
