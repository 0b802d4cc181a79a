/// An alert or an action sheet, as a value: a destination is made into one as others are made into screens, and
/// presented `as: .alert` or `as: .actionSheet`. Refused in any other place, and with more than one button that cancels.
///
/// Its buttons are routes. The dialog leaves when one is pressed, and the route is asked in the name of the
/// screen that opened the dialog. An alert may have text fields, and buttons whose routes are made of the texts:
/// ```swift
/// Dialog<Route>("New player", fields: [.field("Name", rule: .filled)], .button("Save", text: Route.add), .cancel)
/// ```
/// Or they are answers, of any type: a screen presents such a dialog itself and awaits the answer
/// (``Router/ask(_:as:)``), or asks for a route for which its coordinator presents one (``Router/run(_:)``):
///
/// ```swift
/// if try await router.ask(Dialog("Discard the draft?", .destructive("Discard", true), .cancel)) { close() }
/// ```
public struct Dialog<Route>: Presentable {
    /// What it says first.
    public var title: String
    /// What it says below that; nil for nothing.
    public var message: String?
    /// What can be typed, in order; only in an alert.
    public var fields: [DialogField]
    /// The choices, in order; never empty when made by the initializer. With none, or with two that cancel, the dialog is refused.
    public var buttons: [Button]

    /// One choice.
    public struct Button {
        /// What it says.
        public let label: String
        /// What pressing it does to the one who presses.
        package let role: DialogRole
        /// Whether it stands out, and the return key presses it.
        private(set) var isPreferred = false
        /// Whether its route is made of the texts: it can be pressed while the rule of every field holds.
        var takesTexts: Bool { answer != nil }
        private let answer: (@Sendable ([String]) -> Route)?
        private let fixed: Route?

        private init(_ label: String, _ role: DialogRole, _ route: Route?) {
            (self.label, self.role, fixed, answer) = (label, role, route, nil)
        }

        private init(
            _ label: String, _ role: DialogRole, texts answer: @escaping @Sendable ([String]) -> Route
        ) {
            (self.label, self.role, fixed, self.answer) = (label, role, nil, answer)
        }

        /// What pressing it asks for, with these texts in the fields; nil only closes the dialog.
        public func route(texts: [String] = []) -> Route? { answer.map { $0(texts) } ?? fixed }

        /// A choice that asks for a route.
        public static func button(_ label: String, _ route: Route) -> Button {
            Button(label, .normal, route)
        }

        /// A choice that asks for a route made of the text in the first field: `.button("Save", text: Route.add)`. The text is
        /// empty where there is no field.
        public static func button(
            _ label: String, text route: @escaping @Sendable (String) -> Route
        ) -> Button {
            Button(label, .normal) { route($0.first ?? "") }
        }

        /// A choice that asks for a route made of the texts in all fields, in order. When two dialogs are
        /// compared, it is asked for routes of texts that nobody typed.
        public static func button(
            _ label: String, texts route: @escaping @Sendable ([String]) -> Route
        ) -> Button {
            Button(label, .normal, texts: route)
        }

        /// A choice that loses something.
        public static func destructive(_ label: String, _ route: Route) -> Button {
            Button(label, .destructive, route)
        }

        /// Closes the dialog and asks for nothing. At most one button may cancel; a dialog with two is refused.
        public static func cancel(_ label: String = "Cancel") -> Button {
            Button(label, .cancel, nil)
        }

        /// Closes the dialog and asks for nothing, labelled "Cancel".
        public static var cancel: Button { .cancel() }

        /// The same choice as UIKit's `preferredAction`, `.button("Save", .save).preferred`: it stands out, and the return key
        /// presses it. Of an alert's buttons one may be; a dialog with two is refused, and in an action sheet it is as any other.
        public var preferred: Button {
            var button = self
            button.isPreferred = true
            return button
        }
    }

    /// With no buttons it gets one that closes it, labelled "OK".
    public init(
        _ title: String, message: String? = nil, fields: [DialogField] = [], _ buttons: Button...
    ) {
        self.title = title
        self.message = message
        self.fields = fields
        self.buttons = buttons.isEmpty ? [.cancel("OK")] : buttons
    }
}

/// What a button of a dialog does to the one who presses it.
package enum DialogRole: Hashable, Sendable {
    case normal, destructive, cancel
}

extension Dialog: Equatable where Route: Equatable {}
extension Dialog: Sendable where Route: Sendable {}
extension Dialog.Button: Sendable where Route: Sendable {}

/// Two buttons are equal when they say the same and ask for the same; those that take texts, when they make the same
/// routes of texts that were not chosen for them.
extension Dialog.Button: Equatable where Route: Equatable {
    /// Whether they say the same, are of one role, both preferred or neither, and ask for the same; routes made of texts are
    /// compared by 16 made-up ones.
    public static func == (left: Self, right: Self) -> Bool {
        let probe = (0..<16).map { "text \($0)" }
        return left.label == right.label && left.role == right.role && left.isPreferred == right.isPreferred
            && left.takesTexts == right.takesTexts && left.route(texts: probe) == right.route(texts: probe)
    }
}
