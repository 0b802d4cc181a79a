// Which rows of a list are on screen, and where one comes to lie.
extension CellList {
    /// The rows on screen, in order.
    var paths: [IndexPath] { onScreen.keys.sorted() }

    /// The cells on screen, in the order of their rows.
    var cells: [Cell] { paths.compactMap { cell(at: $0) } }

    /// The places on screen, counted through.
    var places: Range<Int> {
        let room = owner.room
        let first = max(0, min(Int(capping: owner.contentOffset.y / owner.cellHeight), counts.total - room))
        return first..<min(counts.total, first + room)
    }

    /// Scrolls until that place lies where it is to lie; for none, by the shortest way.
    func scroll(to place: Int, _ position: UITableView.ScrollPosition, animated: Bool) {
        let (room, first) = (owner.room, Int(capping: owner.contentOffset.y / owner.cellHeight))
        let wanted =
            switch position {
            case .none: place < first ? place : max(first, place - room + 1)
            case .top: place
            case .middle: place - room / 2
            case .bottom: place - room + 1
            }
        let row = max(0, min(wanted, counts.total - room))
        owner.setContentOffset(
            CGPoint(x: owner.contentOffset.x, y: CGFloat(row) * owner.cellHeight), animated: animated)
    }
}
