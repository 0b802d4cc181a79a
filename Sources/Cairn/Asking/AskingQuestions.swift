extension Router {
    /// Presents a dialog in the name of this screen, and waits for the answer of the button that is pressed.
    /// ```swift
    /// if try await router.ask(Dialog("Discard the draft?", .destructive("Discard", true), .cancel)) { close() }
    /// ```
    /// It stands in the tree as any other modal does, as `alert(dialog("Discard the draft?"))`; no coordinator decides or
    /// makes it, and no enter-guard is asked about it. A snapshot leaves it out. When this screen leaves, the dialog does;
    /// so it does when the waiting task is cancelled. A screen's coordinator asks a question of its own by a route, and
    /// whoever waits for that is answered alike (``run(_:)``).
    /// - Parameter style: `.alert` or `.actionSheet`; fields stand in an alert only.
    /// - Throws: `CancellationError` when there is no answer: a cancel button was pressed, the dialog or this screen has
    ///   left, another request of this screen came before the dialog did; the `Refusal` when it cannot be presented so.
    public func ask<Answer>(_ dialog: Dialog<Answer>, as style: Tree.ModalStyle = .alert) async throws
        -> Answer
    {
        do {
            return try await output(of: .dialog(Question(dialog, as: style)))
        } catch let refusal as Refusal where !refusal.isMistake {
            throw CancellationError()
        }
    }
}

extension Refusal {
    /// Whether a dialog that is refused so was asked for wrongly, and did not just come too late.
    fileprivate var isMistake: Bool {
        switch self {
        case .askerLeft, .coordinatorLeft, .neverShown, .alreadyAsked, .leaveRefused, .noNavigator: false
        default: true
        }
    }
}
