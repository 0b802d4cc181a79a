/// A destination, a route or a flow's result with something in it that no log should show: a password, a name, what a person
/// typed. Or a value in one.
/// ```swift
/// enum LoginRoute: Hashable, Redacting {
///     case signedIn(name: String)
///     var redacted: String { "signedIn" }
/// }
/// ```
/// Tree notation, the journal, refusals, files and reports show ``redacted`` instead of the value; inside another value it is
/// shown as text: `reset("token")`. Two that differ get a number in a journal's text, so that it can still be replayed. A
/// snapshot is not redacted: it could not be restored.
///
/// A log may be written on any thread, so a conformance isolated to the main actor does not compile. In a module that is on the
/// main actor by default, declare it with the type, as above, or as `nonisolated extension LoginRoute: Redacting`; types that it
/// carries are `nonisolated`, too, as those of destinations.
public protocol Redacting: SendableMetatype {
    /// What logs show instead of the value.
    var redacted: String { get }
}
