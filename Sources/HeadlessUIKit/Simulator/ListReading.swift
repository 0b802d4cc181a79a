// Lists, read in the order of their rows.
extension ScreenReader {
    mutating func read(
        _ table: UITableView, into screen: inout Simulator.Outline.Screen, isHidden: Bool, isOff: Bool
    ) {
        let list = table.list
        func rest(_ view: UIView?, _ reader: inout ScreenReader, _ screen: inout Simulator.Outline.Screen) {
            if let view { reader.read(view, into: &screen, isHidden: isHidden, isOff: isOff) }
        }
        rest(table.refreshControl, &self, &screen)
        rest(table.backgroundView, &self, &screen)
        rest(table.tableHeaderView, &self, &screen)
        let rows = Dictionary(grouping: list.paths, by: \.section)
        for section in Set(rows.keys).union(table.headers.keys).union(table.footers.keys).sorted() {
            rest(table.headers[section], &self, &screen)
            for path in rows[section] ?? [] {
                guard let cell = list.onScreen[path] else { continue }
                read(cell, in: table, into: &screen, isHidden: isHidden, isOff: isOff)
            }
            rest(table.footers[section], &self, &screen)
        }
        rest(table.tableFooterView, &self, &screen)
        let known =
            [table.refreshControl, table.backgroundView, table.tableHeaderView, table.tableFooterView]
            .compactMap { $0 } + Array(table.headers.values) + Array(table.footers.values)
        for view in table.subviews where !(view is UITableViewCell) && !known.contains(where: { $0 === view })
        {
            rest(view, &self, &screen)
        }
    }

    private mutating func read(
        _ cell: UITableViewCell, in table: UITableView, into screen: inout Simulator.Outline.Screen,
        isHidden: Bool,
        isOff: Bool
    ) {
        let isHidden = isHidden || cell.isHidden || cell.alpha < 0.01
        let isOff = isOff || !cell.isUserInteractionEnabled
        var row = Simulator.Outline.Row()
        row.place = table.list.outlinePlace(of: cell)
        row.accessory = cell.outlineAccessory
        row.isSelected = cell.isSelected
        if table.isEditing, let path = table.list.path(of: cell) {
            switch table.editingStyle(at: path) {
            case .delete: row.editing = .delete
            case .insert: row.editing = .insert
            case .none: break
            }
            row.canBeMoved = table.canMove(cell)
        }
        let title = add(
            row, of: cell, in: table, target: .row(cell, table), texts: cell.contentView.texts, to: &screen,
            isHidden: isHidden, isOff: isOff)
        readControls(
            of: [cell.contentView, cell.accessoryView].compactMap { $0 }, named: title, into: &screen,
            isHidden: isHidden, isOff: isOff)
    }

    /// A row, with its actions if it is swiped open.
    /// - Returns: its title.
    mutating func add(
        _ row: Simulator.Outline.Row, of cell: UIView, in list: any SwipeableList, target: Found.Target,
        texts: [String], to screen: inout Simulator.Outline.Screen, isHidden: Bool, isOff: Bool
    ) -> String {
        let title = cell.accessibilityLabel ?? texts.first ?? cell.accessibilityIdentifier ?? ""
        let details = texts.dropFirst(texts.first == title ? 1 : 0)
        let actions = list.swiped?.cell === cell ? list.swiped?.actions ?? [] : []
        var row = row
        row.detail = details.isEmpty ? nil : details.joined(separator: ", ")
        row.swipeActions = actions.map(\.shownTitle)
        add(
            .init(kind: .row(row), label: title, identifier: cell.accessibilityIdentifier, isEnabled: !isOff),
            to: &screen, target: target, isHidden: isHidden,
            also: texts + [cell.accessibilityIdentifier].compactMap { $0 }, view: cell)
        for action in actions where !isHidden {
            found.append(
                .init(
                    names: [action.shownTitle], target: .swipeAction(action, list), isEnabled: !isOff,
                    layer: topLayer))
        }
        return title
    }

    /// What can be touched in a row by itself; what has no name of its own goes by the row's.
    mutating func readControls(
        of views: [UIView], named title: String, into screen: inout Simulator.Outline.Screen, isHidden: Bool,
        isOff: Bool
    ) {
        let outer = rowTitle
        rowTitle = title
        for view in views { read(view, into: &screen, isHidden: isHidden, isOff: isOff) }
        rowTitle = outer
    }
}

extension CellList {
    /// Where a row stands in a list of which a part only is on screen.
    func outlinePlace(of cell: Cell) -> Simulator.Outline.Row.Place? {
        guard onScreen.count < counts.total, let path = path(of: cell), let index = counts.place(of: path)
        else { return nil }
        return .init(index: index, count: counts.total)
    }
}

extension UIView {
    /// What can be read in this view and those in it, hidden ones and controls left out.
    var texts: [String] {
        guard !isHidden, alpha >= 0.01, !(self is UIControl) else { return [] }
        if let label = self as? UILabel { return [label.text ?? ""].filter { !$0.isEmpty } }
        let inOrder = (self as? UIStackView)?.arrangedSubviews ?? subviews
        return inOrder.flatMap(\.texts)
    }
}

extension UITableViewCell {
    fileprivate var outlineAccessory: Simulator.Outline.Row.Accessory {
        guard accessoryView == nil else { return .none }
        switch isEditing ? editingAccessoryType : accessoryType {
        case .none: return .none
        case .disclosureIndicator: return .disclosure
        case .detailDisclosureButton: return .detailDisclosure
        case .checkmark: return .checkmark
        case .detailButton: return .detail
        }
    }
}
