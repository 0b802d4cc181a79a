// The cells, headers and footers of a table.
extension UITableView: CellListOwner {
    typealias Cell = UITableViewCell

    static var nouns: (one: String, list: String) { ("row", "table view") }

    /// What a row is taken to measure, in points.
    var cellHeight: CGFloat { rowHeight > 0 ? rowHeight : 44 }

    func askForCounts() -> [Int] {
        guard let dataSource = ownDataSource else { return [] }
        return (0..<max(0, dataSource.numberOfSections(in: self))).map {
            dataSource.tableView(self, numberOfRowsInSection: $0)
        }
    }

    func askForCell(at path: IndexPath) -> UITableViewCell {
        let cell = ownDataSource?.tableView(self, cellForRowAt: path) ?? UITableViewCell()
        cell.frame = CGRect(origin: rect(of: path).origin, size: rect(of: path).size)
        if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
        return cell
    }

    func willDisplay(_ cell: UITableViewCell, at path: IndexPath) {
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }

    func didEndDisplaying(_ cell: UITableViewCell, at path: IndexPath) {
        if swiped?.cell === cell { closeSwiped() }
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }

    func show(_ cell: UITableViewCell, selected: Bool) {
        if cell.isSelected != selected { cell.setSelected(selected, animated: false) }
    }

    func reuseIdentifier(of cell: UITableViewCell) -> String? { cell.reuseIdentifier }

    func prepareForReuse(_ cell: UITableViewCell) { cell.prepareForReuse() }

    func countsDidChange() {
        if list.counts.counts.count != sectionsLaidOut { retireAllHeaders() }
        contentSize = CGSize(width: bounds.width, height: CGFloat(list.counts.total) * cellHeight)
    }

    func reload() {
        closeSwiped()
        list.reload()
        retireAllHeaders()
        list.load()
    }

    /// The next layout makes them again.
    func retireAllHeaders() {
        for section in Set(headers.keys).union(footers.keys) { retireHeaders(section) }
        setNeedsLayout()
    }

    func rect(of path: IndexPath) -> CGRect {
        list.load()
        guard let place = list.counts.place(of: path) else { return .zero }
        return CGRect(x: 0, y: CGFloat(place) * cellHeight, width: bounds.width, height: cellHeight)
    }

    func registerCells(of cellClass: AnyClass?, as identifier: String) {
        guard let cellClass else {
            list.makers[identifier] = nil
            return
        }
        guard let cellClass = cellClass as? UITableViewCell.Type else {
            Simulator.current.raise(.invalidArgument, "\(cellClass) is not a UITableViewCell")
            return
        }
        list.makers[identifier] = { cellClass.init(registeredAs: identifier) }
    }

    func unregistered(_ identifier: String) -> UITableViewCell {
        Simulator.current.raise(
            .internalInconsistency,
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                + "identifier or connect a prototype cell in a storyboard")
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    func registerHeaders(of aClass: AnyClass?, as identifier: String) {
        let maker = aClass as? UITableViewHeaderFooterView.Type
        headerMakers[identifier] = maker.map { maker in { maker.init(registeredAs: $0) } }
    }

    func dequeueHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = idleHeaders[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        return headerMakers[identifier]?(identifier)
    }

    /// Makes the headers and footers of the sections on screen, and takes others away.
    func layOutHeaders() {
        sectionsLaidOut = list.counts.counts.count
        let sections = list.counts.sections(at: list.places).prefix(room)
        for section in Set(headers.keys).union(footers.keys).subtracting(sections) { retireHeaders(section) }
        for section in sections {
            if headers[section] == nil, let view = makeHeader(section) {
                headers[section] = view
                addSubview(view)
                tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
            }
            if footers[section] == nil, let view = makeFooter(section) {
                footers[section] = view
                addSubview(view)
                tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
            }
        }
    }

    private func makeHeader(_ section: Int) -> UIView? {
        if let view = tableDelegate?.tableView(self, viewForHeaderInSection: section) { return view }
        return titled(ownDataSource?.tableView(self, titleForHeaderInSection: section), .headline)
    }

    private func makeFooter(_ section: Int) -> UIView? {
        if let view = tableDelegate?.tableView(self, viewForFooterInSection: section) { return view }
        return titled(ownDataSource?.tableView(self, titleForFooterInSection: section), .footnote)
    }

    private func titled(_ title: String?, _ style: UIFont.TextStyle) -> UIView? {
        guard let title else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.text = title
        view.textLabel?.font = .preferredFont(forTextStyle: style)
        return view
    }

    private func retireHeaders(_ section: Int) {
        if let view = headers.removeValue(forKey: section) {
            put(view)
            tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        }
        if let view = footers.removeValue(forKey: section) {
            put(view)
            tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        }
    }

    private func put(_ view: UIView) {
        view.removeFromSuperview()
        if let view = view as? UITableViewHeaderFooterView, let name = view.reuseIdentifier {
            idleHeaders[name, default: []].append(view)
        }
    }

    func replace(_ old: UIView?, with new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { addSubview(new) }
    }
}
