/// A view model or coordinator with something of its own to be saved beside its destination: what was typed, how far
/// was scrolled.
/// ```swift
/// extension EditViewModel: Restorable {
///     var saved: String { text.value }
///     func restore(_ saved: String) { text.value = saved }
/// }
/// ```
/// Saved where a coordinator returned it: a view model in a ``Screen``, a view controller, a coordinator. The view model of a view
/// controller that was returned by itself is not.
@MainActor
public protocol Restorable: AnyObject {
    /// What it saves. Never say more than a file may know. What is large goes into a file of the app's own: a snapshot of more
    /// than 4 MB is not read again, and a byte of `Data` takes about four in it.
    ///
    /// A text, a number or a list of them does as it is. A type of its own is a value that can be read anywhere: where the module
    /// is on the main actor by default, `nonisolated struct Saved: Codable`. The compiler says of any other that the
    /// conformance "crosses into main actor-isolated code".
    associatedtype Saved: Codable

    /// Read whenever a snapshot is taken.
    var saved: Saved { get }

    /// Gives back what was saved: once, right after it was made, before anything of it is shown. Not called when what
    /// was saved cannot be decoded any more; the screen is there all the same.
    func restore(_ saved: Saved)
}

extension Restorable {
    func part() throws -> SavedValue { try SavedValue(inSnapshot: saved) }

    func give(back part: SavedValue) throws { restore(try part.read(Saved.self)) }
}
