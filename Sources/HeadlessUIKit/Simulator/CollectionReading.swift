// Collections, read in the order of their items.
extension ScreenReader {
    mutating func read(
        _ collection: UICollectionView, into screen: inout Simulator.Outline.Screen, isHidden: Bool,
        isOff: Bool
    ) {
        let list = collection.list
        let shown = collection.supplements.shown
        let sections = Set(list.paths.map(\.section)).union(shown.keys.map(\.section)).sorted()
        let known = Array(shown.values)
        let others = collection.subviews.filter { view in
            !(view is UICollectionViewCell) && !known.contains { $0 === view }
        }
        for view in others { read(view, into: &screen, isHidden: isHidden, isOff: isOff) }
        for section in sections {
            func readSupplements(
                _ kinds: [String], _ reader: inout ScreenReader, _ screen: inout Simulator.Outline.Screen
            ) {
                for kind in kinds {
                    guard let view = shown[.init(kind: kind, section: section)] else { continue }
                    reader.read(view, into: &screen, isHidden: isHidden, isOff: isOff)
                }
            }
            let kinds = collection.collectionViewLayout.supplementaryKinds
            let footer = UICollectionView.elementKindSectionFooter
            readSupplements(kinds.filter { $0 != footer }, &self, &screen)
            for path in list.paths where path.section == section {
                guard let cell = list.onScreen[path] else { continue }
                read(cell, in: collection, into: &screen, isHidden: isHidden, isOff: isOff)
            }
            readSupplements(kinds.filter { $0 == footer }, &self, &screen)
        }
    }

    private mutating func read(
        _ cell: UICollectionViewCell, in collection: UICollectionView,
        into screen: inout Simulator.Outline.Screen,
        isHidden: Bool, isOff: Bool
    ) {
        let isHidden = isHidden || cell.isHidden || cell.alpha < 0.01
        let isOff = isOff || !cell.isUserInteractionEnabled
        var row = Simulator.Outline.Row()
        row.place = collection.list.outlinePlace(of: cell)
        row.accessory = cell.outlineAccessory
        row.isSelected = cell.isSelected
        if let button = cell.editButton {
            row.editing = button.kind == .delete ? .delete : .insert
        }
        let title = add(
            row, of: cell, in: collection, target: .item(cell, collection),
            texts: cell.contentView.texts + cell.accessoryTexts, to: &screen, isHidden: isHidden, isOff: isOff
        )
        readControls(
            of: [cell.contentView], named: title, into: &screen, isHidden: isHidden, isOff: isOff)
    }
}

extension UICollectionViewCell {
    /// Those that are there, while the collection is editing or while it is not.
    private var atTheEnd: [UICellAccessory] {
        let isEditing = (superview as? UICollectionView)?.isEditing == true
        return (self as? UICollectionViewListCell)?.accessories.filter { $0.isShown(isEditing: isEditing) }
            ?? []
    }
    /// The information button.
    var detail: UICellAccessory? { atTheEnd.first { $0.kind == .detail } }
    /// The round button in front.
    var editButton: UICellAccessory? { atTheEnd.first { $0.kind == .delete || $0.kind == .insert } }

    fileprivate var accessoryTexts: [String] {
        atTheEnd.compactMap { if case .label(let text) = $0.kind { text } else { nil } }
    }

    fileprivate var outlineAccessory: Simulator.Outline.Row.Accessory {
        let kinds = atTheEnd.map(\.kind)
        if detail != nil { return kinds.contains(.disclosure) ? .detailDisclosure : .detail }
        if kinds.contains(.disclosure) { return .disclosure }
        return kinds.contains(.checkmark) ? .checkmark : .none
    }
}
