/// Where the requests of a router enter that belongs to no app, but to a test or a preview (`Router.init(_:)` of CairnTesting): its
/// routes are told, and nothing comes of them.
@MainActor
final class TellingDoor<Route>: RequestDoor {
    private let tell: @MainActor (Route) -> Void

    init(_ tell: @escaping @MainActor (Route) -> Void) { self.tell = tell }

    /// A view model that goes on only after `.performed` does so. One that waits for a result cannot: nothing is there that
    /// could end with one, and it would wait for ever.
    func ask(_ ask: Ask, from _: Tree.Node.ID, owner _: Tree.Node.ID?, waiter: FlowWaiter?) -> Request {
        if case .route(let route) = ask, let route = route as? Route { tell(route) }
        guard let waiter else { return Request(ask, .performed) }
        let output = waiter.expected.map { "\($0)" } ?? "a result"
        let refusal = Refusal.makingFailed(
            ask.label,
            why:
                "its router only tells what it is asked for, so nothing ends with \(output); run a coordinator that does "
                + "in a TestApp")
        waiter.answer(.failure(refusal))
        return Request(ask, .refused(refusal))
    }

    func refuse(_ ask: Ask, from _: Tree.Node.ID, _ refusal: Refusal) -> Request {
        Request(ask, .refused(refusal))
    }
}

extension Router {
    /// A router that belongs to no app. No `init`, which would be ambiguous with that of CairnTesting wherever both are seen.
    package static func telling(_ asked: @escaping @MainActor (Route) -> Void) -> Router {
        Router(asker: .nowhere, door: TellingDoor(asked))
    }
}
