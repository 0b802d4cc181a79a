extension Wire {
    /// One thing to be read or touched.
    struct Element: Codable, Hashable, Sendable {
        enum Kind: String, Codable, Hashable, Sendable {
            case text, button, field, activity, image, row, toggle, slider
            case stepper, segments, value, progress, control
        }

        var kind: Kind
        /// What a person reads or hears.
        var label: String
        var identifier: String?
        var isEnabled: Bool
        /// The accessibility value.
        var value: String?

        /// Of a text, the name of its style: `headline`, `body`, `caption1`…
        var textStyle: String?
        /// Of an image, its name.
        var image: String?
        var button: Button?
        var field: Field?
        var row: Row?
        /// Of a switch.
        var isOn: Bool?
        /// Of a slider or a progress bar, from 0 to 1.
        var part: Double?
        /// Of a stepper.
        var number: Double?
        var segments: [Choice]?

        /// What can be done with it now.
        var acts = Acts()
    }

    /// Lines of script by what a person does to an element; nil for what cannot be done now.
    struct Acts: Codable, Hashable, Sendable {
        var tap: String?
        /// Types at the end of what is there. Sent as an `ask.type` with the text, which takes the place of `…`.
        var type: String?
        var clear: String?
        /// Holds a finger on it until its menu opens.
        var hold: String?
        var swipeLeft: String?
        var swipeRight: String?
        /// Taps the information button at a row's end.
        var accessory: String?
        /// Taps the round button in front of a row.
        var edit: String?
        var increase: String?
        var decrease: String?
    }

    struct Button: Codable, Hashable, Sendable {
        /// `plain`, `gray`, `tinted`, `filled`, `bordered`
        var style: String
        /// `normal`, `primary`, `cancel`, `destructive`
        var role: String
        var subtitle: String?
        var showsActivity: Bool
        /// `on`, `mixed`
        var mark: String?
        /// Whether a tap opens a menu.
        var opensMenu: Bool
    }

    struct Field: Codable, Hashable, Sendable {
        /// Dots for a secure one.
        var text: String
        var placeholder: String?
        var isSecure: Bool
        /// Whether it has the keyboard.
        var isEditing: Bool
        /// `line`, `lines`, `search`
        var style: String
    }

    struct Row: Codable, Hashable, Sendable {
        var detail: String?
        /// `none`, `disclosure`, `detail`, `detailDisclosure`, `checkmark`
        var accessory: String
        var isSelected: Bool
        /// What a row that was swiped open shows.
        var swipeActions: [Choice]
        /// `delete`, `insert`
        var editing: String?
        var canBeMoved: Bool
    }
}
