/// Where requests enter a navigator: all that routers, askers and requests know of it. It keeps nothing alive; what is asked
/// once the navigator is gone is refused.
@MainActor
final class RequestDoor {
    /// The navigator; of a router that has no place yet, what keeps its requests.
    private(set) weak var owner: AnyObject?
    /// Asks in the name of a node; the coordinator of another node may be told to decide.
    let ask: @MainActor (Ask, Tree.Node.ID, _ owner: Tree.Node.ID?, FlowWaiter?) -> Request
    /// Refuses in the name of a node what cannot even be asked.
    let refuse: @MainActor (Ask, Tree.Node.ID, Refusal) -> Request
    /// Asks what has waited for a place, now that a router has one; and refuses it, when that did not come.
    let askWaiting: @MainActor (WaitingRequest, Ask, Tree.Node.ID, _ owner: Tree.Node.ID?) -> Void
    let refuseWaiting: @MainActor (WaitingRequest, Tree.Node.ID) -> Void
    /// Whether it is in a decision or guard of this navigator that something is asked just now.
    let isServing: @MainActor () -> Bool
    /// Takes back the request of that number.
    let cancel: @MainActor (Int) -> Void
    /// A button of the dialog at this node was pressed that answers somebody.
    let press: @MainActor (Tree.Node.ID) -> Void
    /// Asks for what a button of the dialog at a node asks for.
    let askPressed: @MainActor (Ask, Tree.Node.ID, _ owner: Tree.Node.ID?, _ dialog: Tree.Node.ID) -> Request
    /// Waits until nothing moves.
    let settled: @MainActor () async -> Void
    /// What a node shows, and what was made for it; nil for one that has left.
    let find: @MainActor (Tree.Node.ID) -> (destination: AnyDestination?, model: Any?)?

    init(
        of owner: AnyObject,
        ask: @escaping @MainActor (Ask, Tree.Node.ID, Tree.Node.ID?, FlowWaiter?) -> Request,
        refuse: @escaping @MainActor (Ask, Tree.Node.ID, Refusal) -> Request,
        askWaiting: @escaping @MainActor (WaitingRequest, Ask, Tree.Node.ID, Tree.Node.ID?) -> Void = {
            _, _, _, _ in
        },
        refuseWaiting: @escaping @MainActor (WaitingRequest, Tree.Node.ID) -> Void = { _, _ in },
        isServing: @escaping @MainActor () -> Bool = { false },
        cancel: @escaping @MainActor (Int) -> Void = { _ in },
        press: @escaping @MainActor (Tree.Node.ID) -> Void = { _ in },
        askPressed: @escaping @MainActor (Ask, Tree.Node.ID, Tree.Node.ID?, Tree.Node.ID) -> Request = {
            ask, _, _, _ in Request(ask, .refused(.noNavigator))
        },
        settled: @escaping @MainActor () async -> Void = {},
        find: @escaping @MainActor (Tree.Node.ID) -> (destination: AnyDestination?, model: Any?)? = { _ in
            nil
        }
    ) {
        self.owner = owner
        self.ask = ask
        self.refuse = refuse
        self.askWaiting = askWaiting
        self.refuseWaiting = refuseWaiting
        self.isServing = isServing
        self.cancel = cancel
        self.press = press
        self.askPressed = askPressed
        self.settled = settled
        self.find = find
    }
}
