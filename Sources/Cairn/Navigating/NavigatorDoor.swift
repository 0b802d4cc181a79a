/// A navigator's door. Keeps no navigator.
@MainActor
final class NavigatorDoor: PlacedDoor {
    private weak var navigator: Navigator?

    init(_ navigator: Navigator) { self.navigator = navigator }

    var owner: AnyObject? { navigator }

    func ask(_ ask: Ask, from asker: Tree.Node.ID, owner: Tree.Node.ID?, waiter: FlowWaiter?) -> Request {
        guard let navigator else {
            waiter?.answer(.failure(Refusal.noNavigator))
            return RefusalLog.refuseForGood(ask)
        }
        return navigator.ask(ask, from: asker, owner: owner, waiter: waiter)
    }

    func refuse(_ ask: Ask, from asker: Tree.Node.ID, _ refusal: Refusal) -> Request {
        navigator?.refuse(ask, from: asker, refusal) ?? RefusalLog.refuseForGood(ask)
    }

    func ask(_ ask: Ask, from asker: Tree.Node.ID, owner: Tree.Node.ID?, as waiting: Request) {
        guard let navigator else { return waiting.end(.refused(waiting.neverShown)) }
        _ = navigator.ask(ask, from: asker, owner: owner, waiter: waiting.waiter, as: waiting)
    }

    func refuse(_ waiting: Request, from asker: Tree.Node.ID) {
        guard let navigator else { return waiting.end(.refused(waiting.neverShown)) }
        navigator.refuse(waiting, from: asker)
    }

    func ask(_ route: Any, from opener: Tree.Node.ID, owner: Tree.Node.ID, dialog: Tree.Node.ID) {
        _ =
            navigator?.ask(.route(route), from: opener, owner: owner, dialog: dialog)
            ?? RefusalLog.refuseForGood(.route(route))
    }

    func press(_ dialog: Tree.Node.ID) { navigator?.take(.pressed(dialog)) }

    func close(_ node: Tree.Node.ID) {
        if find(node) != nil { navigator?.close(node) }
    }

    func cancel(_ request: Int) { navigator?.cancel(request) }

    var isServing: Bool {
        navigator.map { $0.served != nil || Serving.parent(at: $0) != nil } ?? false
    }

    func settled() async {
        guard navigator?.isSettled == false, let settlers = navigator?.settlers else { return }
        await settlers.wait()
    }

    func find(_ node: Tree.Node.ID) -> (destination: AnyDestination?, model: Any?)? { navigator?.find(node) }
}
