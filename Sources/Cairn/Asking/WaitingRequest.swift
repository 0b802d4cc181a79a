/// What was asked by a router that has no place yet.
@MainActor
final class WaitingRequest {
    let request: Request
    /// Whether it is not for the coordinator of the place.
    let isForParent: Bool

    init(_ request: Request, isForParent: Bool) {
        (self.request, self.isForParent) = (request, isForParent)
    }

    var refusal: Refusal { .neverShown(route: request.route) }

    /// Ends it where no journal is there to note that.
    func refuse() { request.end(.refused(refusal)) }

    func cancel() { request.end(.cancelled) }
}
