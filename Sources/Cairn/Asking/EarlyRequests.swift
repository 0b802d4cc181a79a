/// What is asked by routers that have no place yet, while a test runs: at its end it says what nobody will ever hear of.
@MainActor
package final class EarlyRequests {
    /// Those of the test that runs in this task.
    @TaskLocal package static var ofTest: EarlyRequests?

    private var requests: [Request] = []

    package init() {}

    func note(_ request: Request) { requests.append(request) }

    /// Why the first that waits for a place does so; nil where none does.
    package var whyOneWaits: String? {
        requests.first { $0.waitsForPlace }.map(Self.why)
    }

    /// A view model that no `Screen` holds never has a place: all that one sees of it is a tap to which nothing happens.
    static func why(_ request: Request) -> String {
        "\(request.route) waits: no screen in a tree has its router. A coordinator returns a Routed view model in "
            + "Screen(model, view); for any other it hands on the router of screen(for:router:)."
    }
}
