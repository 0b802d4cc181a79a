import Cairn

/// What went wrong is a destination that holds the error, `case failed(StoreError)`. Its text is made where it is shown, so that
/// neither the tree nor what is saved holds a sentence.
extension Dialog {
    /// Says what went wrong, and offers another try where there is one.
    static func failure(_ error: StoreError, again route: Route? = nil) -> Dialog {
        let title = "That did not work"
        guard let route else { return Dialog(title, message: error.text, .cancel("OK")) }
        return Dialog(title, message: error.text, .button("Try again", route), .cancel)
    }
}

extension Tree.Transition {
    /// Presents an alert, unless it is on screen already: two reads that fail say so once.
    static func alertOnce(_ destination: Destination) -> Self {
        .show(destination, orElse: .present(destination, as: .alert))
    }
}
