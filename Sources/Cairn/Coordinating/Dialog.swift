/// An alert or an action sheet, as a value: a destination is made into one as others are made into screens, and
/// presented `as: .alert` or `as: .actionSheet`.
///
/// Its buttons are routes. The dialog leaves when one is pressed, and the route is asked in the name of the
/// screen that opened the dialog.
public struct Dialog<Route>: Presentable {
    /// What it says first.
    public var title: String
    /// What it says below that; nil for nothing.
    public var message: String?
    /// The choices, in order; never empty when made by the initializer.
    public var buttons: [Button]

    /// One choice.
    public struct Button {
        /// What it says.
        public var label: String
        /// What pressing it does to the one who presses.
        public var role: DialogRole
        /// What pressing it asks for; nil only closes the dialog.
        public var route: Route?

        /// A choice that asks for a route.
        public static func button(_ label: String, _ route: Route) -> Button {
            Button(label: label, role: .normal, route: route)
        }

        /// A choice that loses something.
        public static func destructive(_ label: String, _ route: Route) -> Button {
            Button(label: label, role: .destructive, route: route)
        }

        /// Closes the dialog and asks for nothing.
        public static func cancel(_ label: String = "Cancel") -> Button {
            Button(label: label, role: .cancel, route: nil)
        }

        /// Closes the dialog and asks for nothing, labelled "Cancel".
        public static var cancel: Button { .cancel() }
    }

    /// With no buttons it gets one that closes it, labelled "OK".
    public init(_ title: String, message: String? = nil, _ buttons: Button...) {
        self.title = title
        self.message = message
        self.buttons = buttons.isEmpty ? [.cancel("OK")] : buttons
    }
}

/// What a button of a dialog does to the one who presses it.
public enum DialogRole: Hashable, Sendable {
    case normal, destructive, cancel
}

extension Dialog: Equatable where Route: Equatable {}
extension Dialog: Sendable where Route: Sendable {}
extension Dialog.Button: Equatable where Route: Equatable {}
extension Dialog.Button: Sendable where Route: Sendable {}

/// A dialog in the tree, as a host shows it: what to draw, and whom to tell.
@MainActor
public struct BoundDialog: Presentable {
    /// What it says first.
    public let title: String
    /// What it says below that; nil for nothing.
    public let message: String?
    /// The choices, in order.
    public let buttons: [(label: String, role: DialogRole)]
    let press: @MainActor (Int) -> Void

    /// Tells that a person chose a button, once the dialog is on its way out; a number that no button has does
    /// nothing.
    public func pressed(_ index: Int) {
        guard buttons.indices.contains(index) else { return }
        press(index)
    }
}

/// Dialogs with any routes.
@MainActor
protocol AnyDialog {
    func bound(to ask: @escaping @MainActor (Any) -> Void) -> BoundDialog
}

extension Dialog: AnyDialog {
    func bound(to ask: @escaping @MainActor (Any) -> Void) -> BoundDialog {
        BoundDialog(title: title, message: message, buttons: buttons.map { ($0.label, $0.role) }) { index in
            if let route = buttons[index].route { ask(route) }
        }
    }
}
