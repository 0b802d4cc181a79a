/// A dialog that a screen presents itself, on its way into the tree.
@MainActor
final class Question: Sendable {
    /// What stands for it in the tree.
    let destination: AnyDestination
    let dialog: BoundDialog
    let decision: Decision

    init<Answer>(_ dialog: Dialog<Answer>, as style: Tree.ModalStyle) {
        destination = AnyDestination(
            AskedDialog(
                title: dialog.title, message: dialog.message,
                labels: dialog.fields.map(\.placeholder) + dialog.buttons.map(\.label)))
        self.dialog = BoundDialog(dialog) { _ in }
        decision = Decision(Tree.Change.present(.screen(destination), as: style))
    }
}
