import Foundation

/// The storyboard with everything in its place, in points.
struct Board: Encodable, Equatable, Sendable {
    var width = 0.0
    var height = 0.0
    var cards: [Card] = []
    var arrows: [Arrow] = []
    var frames: [Frame] = []

    /// A screen: its picture, and its name below.
    struct Card: Encodable, Equatable, Sendable {
        var id: AppMap.Screen.ID
        var title: String
        var subtitle: String
        var isModal: Bool
        var change: MapUnion.Change
        /// With its name.
        var frame: CGRect
        var picture: CGRect
        var thumbnail: Thumbnail
    }

    /// From the side of a card to that of another, along lines that are level or upright.
    struct Arrow: Encodable, Equatable, Sendable {
        /// Indices of cards.
        var from: Int
        var to: Int
        var style: BoardPlan.Style
        var change: MapUnion.Change
        var points: [CGPoint]
        /// The control that is touched, where the picture has it.
        var control: CGRect?
        var label: Label?
        var gate: Gate?
        /// The acts that lead there, for whoever asks.
        var acts: [String]
    }

    struct Label: Encodable, Equatable, Sendable {
        var text: String
        var frame: CGRect
    }

    /// Whose guards are asked on this way.
    struct Gate: Encodable, Equatable, Sendable {
        var names: [String]
        var middle: CGPoint
    }

    /// A coordinator around its cards.
    struct Frame: Encodable, Equatable, Sendable {
        var path: [String]
        /// What its title is cut from where there is no room for all of it.
        var name: String
        var title: Label
        var frame: CGRect
        /// Indices of cards, those of groups in it among them.
        var cards: [Int]
    }

    static let titleSize = 12.0
    static let subtitleSize = 10.0
    static let labelSize = 10.5
    static let groupSize = 11.5
    static let caption = 34.0

    init() {}

    init(_ union: MapUnion) {
        let plan = BoardPlan(union)
        guard !plan.cards.isEmpty else { return }
        var drafting = BoardDrafting(plan, on: BoardGrid(plan))
        self = drafting.board()
    }
}
