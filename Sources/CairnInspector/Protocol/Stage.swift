#if CAIRN_INSPECTOR
    extension Wire {
        /// What is on screen, and what can be done there.
        package struct Stage: Codable, Hashable, Sendable {
            /// Back to front. Only the last can be touched.
            package var windows: [Window] = []
            /// Whether a transition or a gesture is under way: nothing can be touched then.
            package var isMoving = false
            /// What seems to move, when something does: by what the screen was before.
            package var motion: Motion?
            /// The finger that is down.
            package var finger: Finger?
            package var looks = Looks()
            /// What can be done to the screen as a whole, in the order of the terminal: return key, scrolling, refreshing,
            /// turning a page, a sheet's pull.
            package var gestures: [Gesture] = []
            /// Everything that can be done, as lines of script in the order of the terminal's numbers.
            package var possible: [String] = []
        }

        package enum Motion: String, Codable, Hashable, Sendable { case push, pop, present, dismiss, other }

        /// A finger that is down, and how far it has come, from 0 to 1.
        package struct Finger: Codable, Hashable, Sendable {
            package var kind: Kind
            package var progress: Double

            /// `swipe` is a swipe back from the left edge, `pull` a pull of the sheet in front.
            package enum Kind: String, Codable, Hashable, Sendable { case swipe, pull }
        }

        /// Something that is done to no element in particular.
        package struct Gesture: Codable, Hashable, Sendable {
            package enum Kind: String, Codable, Hashable, Sendable {
                case back, backMenu, swipe, pull, detent, outside
                case scroll, refresh, nextPage, previousPage, returnKey, dismissMenu, swipeOver
            }

            package var kind: Kind
            /// Whose back menu's title, which detent, which way, or which way over what.
            package var name: String?
            package var line: String
            /// The line for a finger that is let go on its way; `…` stands for how far it came, from 0 to 1.
            package var letGo: String?

            package init(kind: Kind, name: String? = nil, line: String) {
                (self.kind, self.name, self.line) = (kind, name, line)
            }
        }

        /// The device and its settings.
        package struct Looks: Codable, Hashable, Sendable {
            package var device = Device.phone
            /// In points.
            package var width = 390.0
            package var height = 844.0
            /// As a script's `rotate` says it.
            package var orientation = "upright"
            package var isDark = false
            /// The size of text, as a script's `textsize` says it: `large` is what a device comes with.
            package var textSize = "large"
            package var isRightToLeft = false
            /// `compact` or `regular`.
            package var horizontal = "compact"
            package var vertical = "regular"
            /// Lines that change the settings, by what they change to.
            package var changes: [Change] = []

            package struct Change: Codable, Hashable, Sendable {
                /// `orientation`, `appearance`, `textSize`
                package var setting: String
                package var value: String
                package var line: String

                package init(setting: String, value: String, line: String) {
                    (self.setting, self.value, self.line) = (setting, value, line)
                }
            }
        }

        package struct Window: Codable, Hashable, Sendable {
            package var isKey: Bool
            /// From the root up. What a full-screen modal has replaced is not among them.
            package var layers: [Layer]
            /// The number of its scene, where an app shows several.
            package var scene: Int?
            /// Brings it to the front.
            package var tap: String?
        }

        /// The root of a window, or a modal.
        package struct Layer: Codable, Hashable, Sendable {
            /// `root`, `fullScreen`, `overFullScreen`, `sheet`, `currentContext`, `overCurrentContext`, `popover`, `custom`,
            /// `alert`, `actionSheet`, `menu`
            package var style: String
            package var canBePulledAway: Bool
            package var hasGrabber: Bool
            /// The name of the height at which a sheet rests.
            package var detent: String?
            /// The node of the tree that is seen in it, where there is a navigator.
            package var node: Int?
            package var screen: Screen
        }

        /// What one controller shows.
        package struct Screen: Codable, Hashable, Sendable {
            /// The type of the controller.
            package var controller: String
            package var bar: Bar?
            /// In reading order. Nothing is known of where each lies: rows stand under each other, and the rest is a guess.
            package var elements: [Element] = []
            /// How many more elements there are.
            package var omitted = 0
            package var toolbar: [BarButton] = []
            package var tabs: [Tab]?
            /// Screens with bars of their own in this one; of a split view its columns side by side, `column` says which.
            package var embedded: [Screen] = []
            /// `primary`, `supplementary`, `secondary`, `compact`
            package var column: String?
        }

        /// A navigation bar.
        package struct Bar: Codable, Hashable, Sendable {
            package var title: String?
            package var hasLargeTitle: Bool
            package var prompt: String?
            /// What the back button says; nil when there is none.
            package var back: String?
            package var backTap: String?
            /// What holding the back button lists, nearest first.
            package var backMenu: [Choice] = []
            /// From the left.
            package var left: [BarButton] = []
            /// From the right edge inwards.
            package var right: [BarButton] = []
        }

        package struct BarButton: Codable, Hashable, Sendable {
            package var title: String
            package var isEnabled: Bool
            /// Whether it stands out, as Done does.
            package var isProminent: Bool
            package var tap: String?
            package var hold: String?
        }

        package struct Tab: Codable, Hashable, Sendable {
            package var title: String
            package var badge: String?
            package var isSelected: Bool
            package var isEnabled: Bool
            package var tap: String?
        }

        /// Something to choose by its title.
        package struct Choice: Codable, Hashable, Sendable {
            package var title: String
            package var isSelected: Bool?
            package var isEnabled: Bool?
            package var tap: String?
        }
    }
#endif
