/// A route that is nothing but bits, such as an enum's case with a number: it can be kept without keeping anything alive,
/// and is written out when someone reads it.
struct PlainRoute: @unchecked Sendable, CustomStringConvertible {
    private let route: Any

    /// Nil for a route that holds an object, a text or a list.
    init?(_ route: Any) {
        guard Self.isPlain(route) else { return nil }
        self.route = route
    }

    private static func isPlain<Route>(_: Route) -> Bool { _isPOD(Route.self) }

    var description: String { label(of: route) }
}
