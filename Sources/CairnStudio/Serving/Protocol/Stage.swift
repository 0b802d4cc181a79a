extension Wire {
    /// What is on screen, and what can be done there.
    struct Stage: Codable, Hashable, Sendable {
        /// Back to front. Only the last can be touched.
        var windows: [Window] = []
        /// Whether a transition or a gesture is under way: nothing can be touched then.
        var isMoving = false
        /// What seems to move, when something does: by what the screen was before.
        var motion: Motion?
        /// The finger that is down.
        var finger: Finger?
        var looks = Looks()
        /// What can be done to the screen as a whole, in the order of the terminal: return key, scrolling, refreshing,
        /// turning a page, a sheet's pull.
        var gestures: [Gesture] = []
        /// Everything that can be done, as lines of script in the order of the terminal's numbers.
        var possible: [String] = []
    }

    enum Motion: String, Codable, Hashable, Sendable { case push, pop, present, dismiss, other }

    /// A finger that is down, and how far it has come, from 0 to 1.
    struct Finger: Codable, Hashable, Sendable {
        var kind: Kind
        var progress: Double

        /// `swipe` is a swipe back from the left edge, `pull` a pull of the sheet in front.
        enum Kind: String, Codable, Hashable, Sendable { case swipe, pull }
    }

    /// Something that is done to no element in particular.
    struct Gesture: Codable, Hashable, Sendable {
        enum Kind: String, Codable, Hashable, Sendable {
            case back, backMenu, swipe, pull, detent, outside
            case scroll, refresh, nextPage, previousPage, returnKey, dismissMenu
        }

        var kind: Kind
        /// Whose back menu's title, which detent, or which way.
        var name: String?
        var line: String
    }

    /// The device and its settings.
    struct Looks: Codable, Hashable, Sendable {
        var device = Device.phone
        /// In points.
        var width = 390.0
        var height = 844.0
        /// As a script's `rotate` says it.
        var orientation = "upright"
        var isDark = false
        /// The size of text, as a script's `textsize` says it: `large` is what a device comes with.
        var textSize = "large"
        var isRightToLeft = false
        /// `compact` or `regular`.
        var horizontal = "compact"
        var vertical = "regular"
        /// Lines that change the settings, by what they change to.
        var changes: [Change] = []

        struct Change: Codable, Hashable, Sendable {
            /// `orientation`, `appearance`, `textSize`
            var setting: String
            var value: String
            var line: String
        }
    }

    struct Window: Codable, Hashable, Sendable {
        var isKey: Bool
        /// From the root up. What a full-screen modal has replaced is not among them.
        var layers: [Layer]
        /// The name of its scene, where an app has several.
        var scene: String?
    }

    /// The root of a window, or a modal.
    struct Layer: Codable, Hashable, Sendable {
        /// `root`, `fullScreen`, `overFullScreen`, `sheet`, `currentContext`, `overCurrentContext`, `popover`, `custom`,
        /// `alert`, `actionSheet`, `menu`
        var style: String
        var canBePulledAway: Bool
        var hasGrabber: Bool
        /// The name of the height at which a sheet rests.
        var detent: String?
        /// The node of the tree that is seen in it, where there is a navigator.
        var node: Int?
        var screen: Screen
    }

    /// What one controller shows.
    struct Screen: Codable, Hashable, Sendable {
        /// The type of the controller.
        var controller: String
        var bar: Bar?
        /// In reading order. Nothing is known of where each lies: rows stand under each other, and the rest is a guess.
        var elements: [Element] = []
        /// How many more elements there are.
        var omitted = 0
        var toolbar: [BarButton] = []
        var tabs: [Tab]?
        /// Screens with bars of their own in this one; of a split view its columns side by side, `column` says which.
        var embedded: [Screen] = []
        /// `primary`, `supplementary`, `secondary`, `compact`
        var column: String?
    }

    /// A navigation bar.
    struct Bar: Codable, Hashable, Sendable {
        var title: String?
        var hasLargeTitle: Bool
        var prompt: String?
        /// What the back button says; nil when there is none.
        var back: String?
        var backTap: String?
        /// What holding the back button lists, nearest first.
        var backMenu: [Choice] = []
        /// From the left.
        var left: [BarButton] = []
        /// From the right edge inwards.
        var right: [BarButton] = []
    }

    struct BarButton: Codable, Hashable, Sendable {
        var title: String
        var isEnabled: Bool
        /// Whether it stands out, as Done does.
        var isProminent: Bool
        var tap: String?
        var hold: String?
    }

    struct Tab: Codable, Hashable, Sendable {
        var title: String
        var badge: String?
        var isSelected: Bool
        var isEnabled: Bool
        var tap: String?
    }

    /// Something to choose by its title.
    struct Choice: Codable, Hashable, Sendable {
        var title: String
        var isSelected: Bool?
        var isEnabled: Bool?
        var tap: String?
    }
}
