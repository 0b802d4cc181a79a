#if CAIRN_INSPECTOR
    extension Wire {
        /// One thing to be read or touched.
        package struct Element: Codable, Hashable, Sendable {
            package enum Kind: String, Codable, Hashable, Sendable {
                case text, button, field, activity, image, row, toggle, slider
                case stepper, segments, value, progress, control
            }

            package var kind: Kind
            /// What a person reads or hears.
            package var label: String
            package var identifier: String?
            package var isEnabled: Bool
            /// The accessibility value.
            package var value: String?

            /// Of a text, the name of its style: `headline`, `body`, `caption1`…
            package var textStyle: String?
            /// Of an image, its name.
            package var image: String?
            package var button: Button?
            package var field: Field?
            package var row: Row?
            /// Of a switch.
            package var isOn: Bool?
            /// Of a slider or a progress bar, from 0 to 1.
            package var part: Double?
            /// Of a stepper.
            package var number: Double?
            package var segments: [Choice]?

            /// What can be done with it now.
            package var acts = Acts()
        }

        /// Lines of script by what a person does to an element; nil for what cannot be done now.
        package struct Acts: Codable, Hashable, Sendable {
            package var tap: String?
            /// Types at the end of what is there. Sent as an `ask.type` with the text, which takes the place of `…`.
            package var type: String?
            package var clear: String?
            /// Holds a finger on it until its menu opens.
            package var hold: String?
            package var swipeLeft: String?
            package var swipeRight: String?
            /// Taps the information button at a row's end.
            package var accessory: String?
            /// Taps the round button in front of a row.
            package var edit: String?
            /// Drags a row to where another is. Ends with `"…"`, in whose place goes what that row's line has between the verb
            /// and the `to`.
            package var move: String?
            package var increase: String?
            package var decrease: String?

            package init() {}
        }

        package struct Button: Codable, Hashable, Sendable {
            /// `plain`, `gray`, `tinted`, `filled`, `bordered`
            package var style: String
            /// `normal`, `primary`, `cancel`, `destructive`
            package var role: String
            package var subtitle: String?
            package var showsActivity: Bool
            /// `on`, `mixed`
            package var mark: String?
            /// Whether a tap opens a menu.
            package var opensMenu: Bool
        }

        package struct Field: Codable, Hashable, Sendable {
            /// Dots for a secure one.
            package var text: String
            package var placeholder: String?
            package var isSecure: Bool
            /// Whether it has the keyboard.
            package var isEditing: Bool
            /// `line`, `lines`, `search`
            package var style: String
        }

        package struct Row: Codable, Hashable, Sendable {
            package var detail: String?
            /// `none`, `disclosure`, `detail`, `detailDisclosure`, `checkmark`
            package var accessory: String
            package var isSelected: Bool
            /// What a row that was swiped open shows.
            package var swipeActions: [Choice]
            /// `delete`, `insert`
            package var editing: String?
            package var canBeMoved: Bool
            /// Where it stands in its list, from 0, and how long that is; nil where the whole list is on screen.
            package var index: Int?
            package var count: Int?
        }
    }
#endif
