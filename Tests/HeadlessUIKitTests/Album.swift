import UIKit

/// Sections of names, as the data source and delegate of a collection.
class Album: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    final class Cell: UICollectionViewCell {
        let label = UILabel()
        var prepared = 0
        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
        override func prepareForReuse() {
            super.prepareForReuse()
            prepared += 1
        }
    }
    final class Header: UICollectionReusableView {
        let label = UILabel()
        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
    }

    let record: Record
    var sections: [[String]]
    var allows = true
    var notes = false
    init(_ record: Record, _ sections: [String]...) {
        self.record = record
        self.sections = sections
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        record.lines.append("cell \(path.section).\(path.item)")
        let cell = view.dequeueReusableCell(withReuseIdentifier: "c", for: path)
        (cell as? Cell)?.label.text = sections[path.section][path.item]
        return cell
    }
    func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
        let header = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "h", for: path)
        (header as? Header)?.label.text = "Section \(path.section)"
        return header
    }
    func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
        record.lines.append("should \(path.item)")
        return allows
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
        record.lines.append("did \(path.item)")
    }
    func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
        record.lines.append("didNot \(path.item)")
    }
    func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) { note("light", path) }
    func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) { note("dark", path) }
    func collectionView(_ view: UICollectionView, performPrimaryActionForItemAt path: IndexPath) {
        note("primary", path)
    }
    private func note(_ text: String, _ path: IndexPath) {
        if notes { record.lines.append("\(text) \(path.item)") }
    }
}
