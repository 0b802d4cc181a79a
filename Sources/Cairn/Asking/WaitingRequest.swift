/// What was asked by a router that has no place yet.
@MainActor
final class WaitingRequest {
    let request: Request
    let waiter: FlowWaiter?
    /// Whether it is not for the coordinator of the place.
    let isOutward: Bool

    init(_ request: Request, _ waiter: FlowWaiter?, isOutward: Bool) {
        (self.request, self.waiter, self.isOutward) = (request, waiter, isOutward)
    }

    var refusal: Refusal { .neverShown(route: request.route) }

    /// Ends it where no journal is there to note that.
    func refuse() {
        let refusal = refusal
        waiter?.answer(.failure(refusal))
        request.end(.refused(refusal))
    }

    func cancel() {
        waiter?.answer(.failure(CancellationError()))
        request.end(.cancelled)
    }
}
