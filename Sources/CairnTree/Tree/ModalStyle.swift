extension Tree {
    /// How a modal looks.
    ///
    /// One of your own is a name here, and for UIKit a presentation controller at the host:
    /// ```swift
    /// extension Tree.ModalStyle { static let card = Self.custom("card") }
    /// ```
    /// ```swift
    /// UIKitHost(window: window, configuration: .init(presentations: [.card: CardPresentation.init]))
    /// ```
    public struct ModalStyle: Hashable, Sendable {
        /// Its name in tree notation: `sheet`.
        public let name: String

        /// The heights at which a sheet can rest, the smallest first; empty for the host's own.
        public let detents: [Detent]
        /// Where the sheet rests, at first: a finger, and `.rest(at:)`, give its ``Tree/Modal`` another style. Nil where there are
        /// no detents.
        public let detent: Detent?
        /// Whether a grabber is shown at the sheet's upper edge.
        public let hasGrabber: Bool

        private init(
            _ name: String, _ detents: [Detent] = [], at detent: Detent? = nil, grabber: Bool = false
        ) {
            let detents = detents.map(\.atLeastOne)
            let detent = detent?.atLeastOne
            self.name = name
            self.detents = detents
            self.detent = detent.flatMap { detents.contains($0) ? $0 : nil } ?? detents.first
            hasGrabber = grabber
        }

        /// A card over part of what is below, pulled down by a finger. As large as the host has it, and for UIKit as its
        /// controller says.
        public static let sheet = Self("sheet")

        /// A sheet that rests at some heights, between which a finger drags it.
        /// - Parameters:
        ///   - detents: The smallest first.
        ///   - selected: Where it rests at first; the smallest by default.
        public static func sheet(detents: [Detent], selected: Detent? = nil, grabber: Bool = false) -> Self {
            Self("sheet", detents, at: selected, grabber: grabber)
        }

        /// A sheet that is small and in the middle where there is room, on a pad; on a phone the same as `sheet`.
        public static let formSheet = Self("formSheet")

        /// A form sheet that rests at some heights, as ``sheet(detents:selected:grabber:)``.
        public static func formSheet(detents: [Detent], selected: Detent? = nil, grabber: Bool = false)
            -> Self
        {
            Self("formSheet", detents, at: selected, grabber: grabber)
        }

        /// Whether there is little room in it, also where the window has much. A popover over something narrow is a sheet, with the
        /// room of a page.
        package func isNarrow(over isBelowNarrow: Bool) -> Bool {
            name == Self.formSheet.name || name == Self.popover.name && !isBelowNarrow
        }

        /// Covers the window; left only by code.
        public static let fullScreen = Self("fullScreen")
        /// Lies over the whole window, and what is below stays there and active: it can be seen through; left only by code.
        public static let overFullScreen = Self("overFullScreen")
        /// An alert in the middle; its destination is made into a `Dialog`.
        public static let alert = Self("alert")
        /// Choices from the bottom edge; its destination is made into a `Dialog`.
        public static let actionSheet = Self("actionSheet")
        /// A bubble beside what opened it, left by a tap outside; on a phone a sheet.
        public static let popover = Self("popover")
        /// Covers the asker's stack among tabs, pages or columns and nothing else: the tab bar stays, and another tab can be
        /// selected. It is part of that stack.
        /// - Refused while the stack is not in front, and where the asker's place among them is no stack.
        /// - Where a stack fills the window, the same as full screen.
        public static let currentContext = Self("currentContext")

        /// A presentation of the app's own, which the host is told of by this name: where it has none, it lies over the
        /// whole window, as `overFullScreen`. What is below stays there and active; how a finger takes it away is up to the
        /// app. What tree notation could not read as a name is written another way: `a-b` as `a_2d_b`.
        public static func custom(_ name: String) -> Self {
            Self(name.asOwnName(beside: known.map(\.name)))
        }

        /// The style without what is said of its heights: `sheet` for `sheet(detents:)`.
        package var plain: Self { Self(name) }

        /// The same style, resting at another of its heights; at one that it does not have, it stays where it is.
        package func resting(at detent: Detent) -> Self {
            Self(name, detents, at: detents.contains(detent) ? detent : self.detent, grabber: hasGrabber)
        }

        /// Whether one presentation can be both: the same style, wherever it rests.
        package func isSamePresentation(as other: Self) -> Bool {
            name == other.name && detents == other.detents && hasGrabber == other.hasGrabber
        }

        /// The style of that name, without heights.
        static func named(_ name: String) -> Self { known.first { $0.name == name } ?? .custom(name) }

        /// Whether it is a presentation of the app's own.
        package var isCustom: Bool { !Self.known.contains { $0.name == name } }

        /// Whether what is presented is made into a dialog.
        package var isDialog: Bool { self == .alert || self == .actionSheet }

        /// Whether a finger can pull it down; a popover is a sheet on a phone.
        package var isPulledDown: Bool { hasDetents || self == .popover }

        /// Whether it is a sheet, which can have heights.
        private var hasDetents: Bool { name == Self.sheet.name || name == Self.formSheet.name }

        private static let known: [Self] = [
            .sheet, .formSheet, .fullScreen, .overFullScreen, .alert, .actionSheet, .popover, .currentContext,
        ]
    }
}

extension Tree.ModalStyle {
    /// A height at which a sheet rests.
    public enum Detent: Hashable, Sendable, Codable, CustomStringConvertible {
        /// Half of the room there is.
        case medium
        /// All the room there is.
        case large
        /// A height in points, no more than the room there is. A style takes less than a point for one.
        case height(Int)

        var atLeastOne: Detent {
            if case .height(let points) = self { .height(max(1, points)) } else { self }
        }

        /// The height in tree notation: `medium`, `height(200)`.
        public var description: String {
            switch self {
            case .medium: "medium"
            case .large: "large"
            case .height(let points): "height(\(points))"
            }
        }
    }
}
