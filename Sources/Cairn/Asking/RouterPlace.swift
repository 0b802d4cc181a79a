/// A node in whose name a router asks that was made before it. Kept by what was made for the node, and so let go with it.
@MainActor
final class RouterPlace {
    let asker: Tree.Node.ID
    let door: any PlacedDoor
    private let early: EarlyRouter
    /// The coordinator that decides; nil for the one that made the screen, or one around it.
    private let decider: Tree.Node.ID?
    private let embed: (@MainActor (Any) -> Any)?
    /// Whether the node was ever in the tree.
    private(set) var hasEntered = false
    /// Whether no change is to bring it just now, though one may later.
    private var isSetAside = false

    /// - Parameter embed: What makes of the router's routes those of the coordinator; nil where they are the same.
    init(
        of early: EarlyRouter, at asker: Tree.Node.ID, by door: any PlacedDoor,
        decidedBy decider: Tree.Node.ID? = nil, embed: (@MainActor (Any) -> Any)? = nil
    ) {
        (self.early, self.asker, self.door) = (early, asker, door)
        (self.decider, self.embed) = (decider, embed)
        early.isComing(at: self)
    }

    var isComing: Bool { !hasEntered && !isSetAside }
    var isInTree: Bool { hasEntered && door.find(asker) != nil }

    /// The node is in the tree now. Does nothing the second time.
    func enter() {
        guard !hasEntered else { return }
        hasEntered = true
        early.entered(self)
    }

    func ask(_ ask: Ask, isForParent: Bool, waiter: FlowWaiter?) -> Request {
        door.ask(
            whole(ask, isForParent: isForParent), from: asker, owner: decider(of: ask), waiter: waiter)
    }

    /// What waited for this place is asked now.
    func run(_ waiting: Request) {
        let ask = waiting.ask
        door.ask(
            whole(ask, isForParent: waiting.isForParent), from: asker, owner: decider(of: ask), as: waiting)
    }

    private func whole(_ ask: Ask, isForParent: Bool) -> Ask {
        guard let embed, !isForParent, case .route(let route) = ask else { return ask }
        return .route(embed(route))
    }

    private func decider(of ask: Ask) -> Tree.Node.ID? {
        if case .route = ask { decider } else { nil }
    }

    /// The change that was to bring the node was given up. What was made is kept, since its place is in the tree.
    func setAside() {
        guard isComing else { return }
        isSetAside = true
        Self.giveUp(asker, of: early, by: door)
    }

    deinit {
        if !hasEntered { Self.giveUp(asker, of: early, by: door) }
    }

    /// The change that was to bring the node was given up. Another may bring the screen in the same turn.
    nonisolated private static func giveUp(
        _ asker: Tree.Node.ID, of early: EarlyRouter, by door: any PlacedDoor
    ) {
        Task { @MainActor in early.givenUp(asker, of: door) }
    }
}
