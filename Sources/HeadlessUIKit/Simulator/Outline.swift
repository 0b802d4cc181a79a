extension Simulator {
    /// What is on screen, as a value: for a test to compare, for a terminal or a web page to draw.
    public struct Outline: Hashable, Sendable {
        /// The windows, back to front.
        public var windows: [Window] = []
        /// Whether a transition or a gesture is under way. A person can do nothing then but wait, or move the finger.
        public var isMoving = false
        /// The finger that is down.
        public var gesture: Gesture?
        /// Everything a person can do now, in reading order. Empty while something moves.
        public var actions: [Action] = []

        /// The layer that fingers reach: the topmost of the front window.
        public var top: Layer? { windows.last?.layers.last }

        /// A window and what lies in it.
        public struct Window: Hashable, Sendable {
            public var isKey: Bool
            /// The number of its scene's session, in an app that shows several scenes at a time.
            public var scene: Int?
            /// The visible layers, from the root up. What a full-screen modal has replaced is not among them.
            public var layers: [Layer]
        }

        /// The root of a window, or a modal.
        public struct Layer: Hashable, Sendable {
            public enum Style: String, Hashable, Sendable {
                case root, fullScreen, overFullScreen, sheet, currentContext, overCurrentContext, popover,
                    custom
                case alert, actionSheet
                /// An open menu.
                case menu
            }

            public var style: Style
            /// Whether it is a sheet that a pull dismisses, unless its delegate says no when asked. One that is modal in
            /// presentation snaps back, and says false.
            public var canBePulledAway: Bool
            public var screen: Screen
            /// The name of the height at which a sheet rests; nil for any other layer.
            public var detent: String?
            /// Whether a sheet shows that it can be dragged.
            public var hasGrabber = false
        }

        /// What one controller shows: a navigation bar, if it is in a stack, and the elements beneath.
        public struct Screen: Hashable, Sendable {
            /// The type of the controller shown, as its programmer named it.
            public var controller: String
            public var navigationBar: NavigationBar?
            /// What can be read and touched, in reading order.
            public var elements: [Element] = []
            /// The toolbar's buttons.
            public var toolbar: [BarButton] = []
            /// The tabs at the bottom; nil where there are none, and where they are hidden.
            public var tabBar: TabBar?
            /// Stacks and tabs that are embedded in this screen, each with a bar of its own; and the columns of a split view
            /// controller that are beside each other, from the primary one.
            public var embedded: [Screen] = []
            /// The column of a split view controller that this is.
            public var column: UISplitViewController.Column?
        }

        /// A navigation bar.
        public struct NavigationBar: Hashable, Sendable {
            /// The title, or what can be read in the view that stands in its place.
            public var title: String?
            /// What stands beneath the title.
            public var subtitle: String?
            /// Whether the title is in large letters below the buttons.
            public var hasLargeTitle = false
            public var prompt: String?
            /// What the back button says; nil when there is none.
            public var backTitle: String?
            /// What a long press on the back button lists, nearest first.
            public var backMenu: [String] = []
            /// From the left.
            public var left: [BarButton] = []
            /// From the right.
            public var right: [BarButton] = []
        }

        /// A tab bar.
        public struct TabBar: Hashable, Sendable {
            public var items: [TabItem]
            /// Whether it is the list of all tabs at the side.
            public var isSidebar = false
        }

        /// One tab.
        public struct TabItem: Hashable, Sendable {
            public var title: String
            public var badge: String?
            public var isSelected: Bool
            public var isEnabled: Bool
        }

        /// A button in a bar.
        public struct BarButton: Hashable, Sendable {
            public var title: String
            public var isEnabled: Bool
            /// Whether it stands out, as Done does.
            public var isProminent: Bool
            /// What its badge says; empty for a mere dot.
            public var badge: String?
        }

        /// One thing to be read or touched.
        public struct Element: Hashable, Sendable {
            public enum Kind: Hashable, Sendable {
                case text(UIFont.TextStyle?)
                case button(Button)
                case field(Field)
                /// A wheel; it turns.
                case activity
                case image(String)
                /// A row of a table.
                case row(Row)
                /// A switch, on or off.
                case toggle(Bool)
                /// A slider, and how far it is along, from 0 to 1.
                case slider(Double)
                /// A stepper, and its value.
                case stepper(Double)
                /// Choices side by side, and the one that is taken.
                case segments([String], selected: Int?)
                /// What a date picker, the wheels of a picker or a page control shows.
                case value(String)
                /// How far something has come, from 0 to 1.
                case progress(Double)
                /// A control of the app's own.
                case control
            }

            public var kind: Kind
            /// What a person reads or hears: the text, the title, the placeholder, the accessibility label.
            public var label: String
            /// The accessibility identifier.
            public var identifier: String?
            public var isEnabled = true
            /// The accessibility value.
            public var value: String?
        }

        /// How a button looks.
        public struct Button: Hashable, Sendable {
            public enum Style: String, Hashable, Sendable { case plain, gray, tinted, filled, bordered }
            public enum Role: String, Hashable, Sendable { case normal, primary, cancel, destructive }

            public var style: Style = .plain
            public var role: Role = .normal
            public var subtitle: String?
            public var showsActivity = false
            /// Whether it is on, as an action of a menu may be.
            public var mark: Mark?
            /// Whether a tap opens a menu.
            public var opensMenu = false

            public enum Mark: String, Hashable, Sendable { case on, mixed }
        }

        /// A text field. A secure one shows as many dots as it has characters.
        public struct Field: Hashable, Sendable {
            public var text: String
            public var placeholder: String?
            public var isSecure: Bool
            public var isEditing: Bool
            public var style = Style.line

            /// A field of one line, of several, or to search by.
            public enum Style: String, Hashable, Sendable { case line, lines, search }
        }

        /// A row of a table, beyond its title.
        public struct Row: Hashable, Sendable {
            /// What stands at its end.
            public enum Accessory: String, Hashable, Sendable {
                case none, disclosure, detail, detailDisclosure, checkmark
            }
            /// What the round button in front of it does.
            public enum Editing: String, Hashable, Sendable { case delete, insert }

            /// Everything else it says.
            public var detail: String?
            public var accessory = Accessory.none
            public var isSelected = false
            /// What a finger that has swiped it open can tap.
            public var swipeActions: [String] = []
            public var editing: Editing?
            public var canBeMoved = false
            /// Where it stands in its list and how long that is; nil where the whole list is on screen.
            public var place: Place?

            /// A row's place in a list of which only a part is on screen, counted through all sections.
            public struct Place: Hashable, Sendable {
                /// From 0.
                public var index: Int
                public var count: Int
            }
        }

        /// A finger that is down, and how far it has come, from 0 to 1.
        public enum Gesture: Hashable, Sendable {
            case swipeBack(Double)
            case pull(Double)
        }

        /// A way to go.
        public enum Direction: String, Hashable, Sendable, CaseIterable { case down, up, right, left }

        /// Something a person can do. ``Simulator/User/perform(_:text:)`` does it.
        public enum Action: Hashable, Sendable {
            /// Tap a button; of several that read the same, the one at that index.
            case tap(String, at: Int? = nil)
            /// Type into a field; of several that read the same, the one at that index.
            case type(String, at: Int? = nil)
            /// Empty a field.
            case clear(String, at: Int? = nil)
            /// Tap the back button.
            case back
            /// Hold the back button and choose.
            case backMenu(String)
            /// Swipe back from the left edge.
            case swipeBack
            /// Swipe to the next page, or to the one before.
            case nextPage, previousPage
            /// Pull the sheet down.
            case pull
            /// Drag the sheet to the height of that name.
            case detent(String)
            /// Tap beside a popover, an action sheet, a sheet that leaves room, or columns that lie over another.
            case outside
            /// Swipe a row, left or right, so that it shows its actions; or swipe over what a recognizer of the app's own
            /// hears of: a quick movement or a drag.
            case swipeOver(String, Direction, at: Int? = nil)
            /// Tap the information button at a row's end.
            case accessory(String, at: Int? = nil)
            /// Tap the round button in front of a row that can be edited.
            case editRow(String, at: Int? = nil)
            /// Drag a row by its handle to where another is.
            case moveRow(String, at: Int? = nil, to: String, toIndex: Int? = nil)
            /// Raise the value of a control by a step, or lower it.
            case increase(String, at: Int? = nil), decrease(String, at: Int? = nil)
            /// Hold a finger on something until its menu opens.
            case hold(String, at: Int? = nil)
            /// Tap beside the open menu.
            case dismissMenu
            /// Scroll by as much as is seen at a time.
            case scroll(Direction)
            /// Pull a list down at its top.
            case refresh
            /// Tap a tab. Where something else reads like it, that is what a tap would reach that does not say tab.
            case tab(String, isNamesake: Bool = false)
            /// Tap another scene's window, by the number of its session: it comes to the front.
            case window(Int)
            /// Tap a button of the alert or action sheet.
            case alertButton(String)
        }
    }
}
