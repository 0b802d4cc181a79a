/// A dialog in the tree, as a host shows it: what to draw, and whom to tell.
@MainActor
package struct BoundDialog: Presentable {
    /// What it says first.
    package let title: String
    /// What it says below that; nil for nothing.
    package let message: String?
    /// What can be typed, in order.
    package let fields: [DialogField]
    /// The choices, in order.
    package let buttons: [(label: String, role: DialogRole)]
    private let takesTexts: [Bool]
    /// Which of them are preferred.
    private let preferred: [Int]
    /// The type of what its buttons ask for, or answer.
    let answer: Any.Type
    private let value: @MainActor (Int, [String]) -> Any?
    /// Who hears what was pressed; nil for a button that only closes the dialog.
    private var hear: @MainActor (Any?) -> Void

    /// Whether a button can be pressed with these texts in the fields: one that takes them only while the rule of
    /// every field holds, and one that is not there never.
    package func isEnabled(_ index: Int, texts: [String]) -> Bool {
        guard buttons.indices.contains(index) else { return false }
        return !takesTexts[index]
            || fields.count == texts.count && zip(fields, texts).allSatisfy { $0.rule.holds(for: $1) }
    }

    /// The button that stands out, and that the return key presses; nil for none.
    package var preferredButton: Int? { preferred.first }

    /// Why UIKit cannot show it; nil where it can.
    var fault: String? {
        let cancels = buttons.count { $0.role == .cancel }
        if cancels > 1 {
            return "of its buttons \(cancels) cancel, and UIKit takes one that does; make the others .button"
        }
        if preferred.count > 1 {
            return "of its buttons \(preferred.count) are preferred, and UIKit takes one that is"
        }
        return buttons.isEmpty ? "it has no button, and nobody could leave it; add .cancel" : nil
    }

    /// Tells that a person chose a button, once the dialog is on its way out. Does nothing for one that cannot be
    /// pressed.
    package func pressed(_ index: Int, texts: [String] = []) {
        guard isEnabled(index, texts: texts) else { return }
        hear(value(index, texts))
    }

    init<Route>(_ dialog: Dialog<Route>, ask: @escaping @MainActor (Any) -> Void) {
        title = dialog.title
        message = dialog.message
        fields = dialog.fields
        buttons = dialog.buttons.map { ($0.label, $0.role) }
        takesTexts = dialog.buttons.map(\.takesTexts)
        preferred = dialog.buttons.indices.filter { dialog.buttons[$0].isPreferred }
        answer = Route.self
        value = { index, texts in dialog.buttons[index].route(texts: texts) }
        hear = { if let route = $0 { ask(route) } }
    }

    /// The same with its buttons heard by whoever waits for the answer.
    func answering(_ waiter: FlowWaiter, as node: Tree.Node.ID) -> BoundDialog {
        var dialog = self
        dialog.hear = { [waiter] answer in
            guard let answer else { return waiter.answer(.failure(CancellationError())) }
            waiter.press(node)
            waiter.answer(.success(answer))
        }
        return dialog
    }
}

/// Dialogs with any routes.
@MainActor
protocol AnyDialog {
    func bound(to ask: @escaping @MainActor (Any) -> Void) -> BoundDialog
}

extension Dialog: AnyDialog {
    func bound(to ask: @escaping @MainActor (Any) -> Void) -> BoundDialog { BoundDialog(self, ask: ask) }
}
