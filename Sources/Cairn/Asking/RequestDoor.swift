/// Where the requests of a router enter: a navigator's, or those of a router that has no place yet (``EarlyRouter``).
@MainActor
protocol RequestDoor: AnyObject, Sendable {
    /// Asks in the name of a node; the coordinator of another node may be told to decide.
    func ask(_ ask: Ask, from asker: Tree.Node.ID, owner: Tree.Node.ID?, waiter: FlowWaiter?) -> Request
    /// Refuses in the name of a node what cannot even be asked.
    func refuse(_ ask: Ask, from asker: Tree.Node.ID, _ refusal: Refusal) -> Request
}

/// All that routers, askers and requests know of their navigator. It keeps nothing alive; what is asked once the navigator is
/// gone is refused. A protocol, so that nothing on this side names the navigator (`Navigating/NavigatorDoor.swift`).
@MainActor
protocol PlacedDoor: RequestDoor {
    /// The navigator, as long as it lives.
    var owner: AnyObject? { get }
    /// Whether it is in a decision or guard of this navigator that something is asked just now.
    var isServing: Bool { get }
    /// Asks what has waited for a place, now that its router has one.
    func ask(_ ask: Ask, from asker: Tree.Node.ID, owner: Tree.Node.ID?, as waiting: Request)
    /// Refuses what has waited for a place that did not come.
    func refuse(_ waiting: Request, from asker: Tree.Node.ID)
    /// Asks for what a button of the dialog at a node asks for.
    func ask(_ route: Any, from opener: Tree.Node.ID, owner: Tree.Node.ID, dialog: Tree.Node.ID)
    /// A button of the dialog at this node was pressed that answers somebody.
    func press(_ dialog: Tree.Node.ID)
    /// Closes a node that is still in the tree.
    func close(_ node: Tree.Node.ID)
    /// Takes back the request of that number.
    func cancel(_ request: Int)
    /// Waits until nothing moves, and keeps no navigator meanwhile.
    func settled() async
    /// What a node shows, and what was made for it; nil for one that has left.
    func find(_ node: Tree.Node.ID) -> (destination: AnyDestination?, model: Any?)?
}
