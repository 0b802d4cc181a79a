extension Tree {
    /// How a modal looks.
    ///
    /// One of your own is a name here, and for UIKit a presentation controller at the host:
    /// ```swift
    /// extension Tree.ModalStyle { static let card = Self.custom("card") }
    /// UIKitHost(window: window, presentations: [.card: CardPresentation.init(presentedViewController:presenting:)])
    /// ```
    public struct ModalStyle: Hashable, Sendable {
        /// Its name in tree notation: `sheet`.
        public let name: String

        private init(_ name: String) {
            self.name = name
        }

        /// A card over part of what is below, pulled down by a finger.
        public static let sheet = Self("sheet")
        /// A sheet that is small and in the middle where there is room, on a pad; on a phone the same as `sheet`.
        public static let formSheet = Self("formSheet")
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
        /// Covers the asker's stack among tabs, pages or columns and nothing else: the tab bar stays, and another
        /// tab can be selected. It is part of that stack. Refused while the stack is not in front, and where a
        /// place is no stack; where a stack fills the window, the same as full screen.
        public static let currentContext = Self("currentContext")

        /// A presentation of the app's own, which the host is told of by this name: where it has none, it lies over the
        /// whole window, as `overFullScreen`. What is below stays there and active; how a finger takes it away is up to the
        /// app. What tree notation could not read as a name is written another way.
        public static func custom(_ name: String) -> Self {
            let word = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
            let isRead = word.first?.isLetter == true && !known.contains { $0.name == word }
            return Self(isRead ? word : "own_" + word)
        }

        /// Whether it is a presentation of the app's own.
        public var isCustom: Bool { !Self.known.contains { $0.name == name } }

        /// Whether what is presented is made into a dialog.
        package var isDialog: Bool { self == .alert || self == .actionSheet }

        /// Whether a finger can pull it down; a popover is a sheet on a phone.
        package var isPulledDown: Bool { self == .sheet || self == .formSheet || self == .popover }

        private static let known: [Self] = [
            .sheet, .formSheet, .fullScreen, .overFullScreen, .alert, .actionSheet, .popover, .currentContext,
        ]
    }
}

extension Tree.ModalStyle: CustomStringConvertible, Codable {
    /// The style in tree notation.
    public var description: String { name }

    /// The style that prints so; nil for what is no name.
    package init?(notation: String) {
        var scanner = NotationScanner(notation)
        guard let style = scanner.modalStyle(), scanner.isAtEnd else { return nil }
        self = style
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let style = Self(notation: text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "'\(text)' is no modal style")
        }
        self = style
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension NotationScanner {
    /// A modal's style, when one comes next.
    mutating func modalStyle() -> Tree.ModalStyle? {
        guard let word = word() else { return nil }
        return Tree.ModalStyle.named(word)
    }
}

extension Tree.ModalStyle {
    fileprivate static func named(_ word: String) -> Self {
        known.first { $0.name == word } ?? .custom(word)
    }
}
