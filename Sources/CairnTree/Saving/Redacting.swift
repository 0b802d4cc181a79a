/// A destination or route with something in it that no log is to know, a password, a name, what a person typed; or a value in one.
/// ```swift
/// extension LoginRoute: Redacting { var redacted: String { "login" } }
/// ```
/// In tree notation, in the journal and in refusals it is called this, as text where it stands inside of another: `reset("token")`, and so it is in files and reports. Two that differ get a
/// number in a journal's text, which can be replayed all the same. What a snapshot holds is not redacted: it could
/// not be restored.
public protocol Redacting {
    /// What it is called.
    var redacted: String { get }
}
