import UIKit

/// Sections of names, as the data source and delegate of a table; writes down what it is asked and told.
final class Roster: NSObject, UITableViewDataSource, UITableViewDelegate {
    let record: Record
    var sections: [[String]]
    var made = 0
    var notes = false
    var willSelect: (IndexPath) -> IndexPath? = { $0 }
    var highlights = true

    init(_ record: Record, _ sections: [String]...) {
        self.record = record
        self.sections = sections
    }

    private func note(_ line: String) { if notes { record.lines.append(line) } }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        note("cell \(path.section).\(path.row)")
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "name")
            ?? {
                made += 1
                return UITableViewCell(style: .subtitle, reuseIdentifier: "name")
            }()
        cell.textLabel?.text = sections[path.section][path.row]
        return cell
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
        note("shows \(path.section).\(path.row)")
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath)
    {
        note("hides \(path.section).\(path.row)")
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        note("should \(indexPath.row)")
        return highlights
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt path: IndexPath) { note("lit \(path.row)") }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt path: IndexPath) {
        note("unlit \(path.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
        note("will \(path.row)")
        return willSelect(path)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { note("did \(path.row)") }
    func tableView(_ tableView: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
        note("willNot \(path.row)")
        return path
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) { note("didNot \(path.row)") }
}

extension World {
    /// A table in a window, laid out, the record empty.
    func show(_ table: UITableView, _ roster: Roster) {
        table.dataSource = roster
        table.delegate = roster
        a.onDL = { [unowned self] in a.view.addSubview(table) }
        host(a)
        record.lines = []
        roster.notes = true
    }

    /// The titles of the rows on screen.
    var rows: [String] {
        (simulator.outline().top?.screen.elements ?? []).compactMap {
            if case .row = $0.kind { $0.label } else { nil }
        }
    }
}
