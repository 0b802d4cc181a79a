/// Makes what shows its destinations: what a ``Coordinator`` begins with, and what it creates. Adopt `Coordinator`, which is one.
///
/// A protocol of its own since Swift infers the types of a protocol from its methods. None here names ``Coordinator/Next``, so
/// that the types are known before any decision is looked at, in whatever order the files of an app are compiled.
@MainActor
public protocol ScreenFactory: AnyObject, Presentable {
    /// What its screens ask for.
    associatedtype Route
    /// What it can show. Needs no declaration where `root` says which type that is, `Tree.Root<Route>` say.
    associatedtype Destination: CairnTree.Destination

    /// What it ends with, for a coordinator that is a flow: a user who signed up, the players who were chosen. A flow declares
    /// it, `typealias Output = User`.
    associatedtype Output = Never

    /// What it begins with. Read right after the coordinator was made, and of tabs and pages whenever a snapshot is taken; while one
    /// is restored perhaps not at all, perhaps more than once. So it should have no side effects.
    var root: Tree.Root<Destination> { get }

    /// The making: what shows a destination. Called once for each new node; the view is made later, by the
    /// host, when it is first shown. What it throws refuses the whole change, of which nothing is shown then: a
    /// `Refusal` as it is, any other error as ``Refusal/makingFailed(_:why:)``.
    /// - Parameter router: For the new screen to ask by; it owns nothing and may be kept. A view model that is
    ///   ``Routed`` has one of its own.
    func screen(for destination: Destination, router: Router<Route>) throws -> any Presentable
}
