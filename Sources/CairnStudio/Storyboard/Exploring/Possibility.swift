import UIKit

/// Something that can be done now.
struct Possibility: Hashable, Sendable {
    var action: Action
    /// What it is one of: the rows of a list are one kind.
    var kind: String
    /// What the thing reads that is touched; nil for what is done to the screen as a whole.
    var control: String?
    /// What the row is called, without what it shows of data; nil for what is done to no row.
    var row: String?
    /// Whether it lies behind a row that a finger has swiped open: it leads elsewhere, and rows are alike all the same.
    var isBehindRow = false
    /// Whether a person does it to a thing, which should then do something.
    var isControl = false
}

extension Possibility {
    /// One of which there is no other.
    init(_ action: Action) { self.init(action: action, kind: action.description) }
}
