extension Tree {
    /// What a container is that holds places side by side, one of them in front: tabs, pages, or one of the app's
    /// own, such as a drawer.
    ///
    /// To the tree they are all alike, only a host tells them apart. One of your own is a name here, and for
    /// UIKit an adapter at the host:
    /// ```swift
    /// extension Tree.Kind { static let drawer = Self("drawer") }
    /// ```
    /// ```swift
    /// var root: Tree.Root<Destination> { .container(.drawer, .menu, .matches, selected: 1) }
    /// ```
    public struct Kind: Hashable, Sendable, Codable, CustomStringConvertible {
        /// Its name in tree notation: `drawer[menu, *matches]`.
        public let description: String

        /// A container of the app's own. What tree notation could not read, anything but letters and digits or a
        /// word that means something there already, is written another way: `side-bar` as `side_2d_bar`.
        public init(_ name: String) {
            description = name.asOwnName(beside: ["stack", "split"])
        }

        /// A tab bar.
        public static let tabs = Self("tabs")
        /// Pages that are turned by a finger.
        public static let pages = Self("pages")
    }
}

extension String {
    /// As a name in tree notation. A text that is one stays as it is, any other character becomes its number.
    /// - Parameter known: The words that mean something there.
    func asOwnName(beside known: [String]) -> String {
        let word = unicodeScalars.map { $0.isInName ? String($0) : "_\(String($0.value, radix: 16))_" }
            .joined()
        return word.unicodeScalars.first?.beginsName == true && !known.contains(word) ? word : "own_" + word
    }
}
