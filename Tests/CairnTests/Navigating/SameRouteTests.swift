import Testing

@testable import Cairn

/// A second tap asks for the same, whatever the route is made of; two that merely print alike are two.
struct SameRouteTests {
    private final class Player { let name = "Ana" }
    private enum Route {
        case list, other
        case picked(Player)
        case numbered(Int, by: String)
        case done(() -> Void)
        case secret(Secret)
        case maybe(Player?)
    }
    private struct Secret: Redacting {
        var word: String
        var redacted: String { "secret" }
    }

    @Test func `routes that are not Equatable are compared by case and payload`() {
        #expect(isSameRoute(Route.list, Route.list))
        #expect(!isSameRoute(Route.list, Route.other))
        #expect(isSameRoute(Route.numbered(7, by: "Ana"), Route.numbered(7, by: "Ana")))
        #expect(!isSameRoute(Route.numbered(7, by: "Ana"), Route.numbered(8, by: "Ana")))
        #expect(!isSameRoute(Route.numbered(7, by: "Ana"), Route.list))
    }

    @Test func `what a type says of itself is not what its cases are`() {
        enum Route: CustomStringConvertible {
            case list, settings, picked(Player)
            var description: String { "route" }
        }
        let ana = Player()
        #expect(!isSameRoute(Route.list, Route.settings))
        #expect(
            isSameRoute(Route.picked(ana), Route.picked(ana)) && !isSameRoute(Route.picked(ana), Route.list))
    }

    @Test func `objects are compared by identity, secrets by what they are, and closures are never the same`()
    {
        let (ana, other) = (Player(), Player())
        #expect(isSameRoute(Route.picked(ana), Route.picked(ana)))
        #expect(!isSameRoute(Route.picked(ana), Route.picked(other)))
        #expect(
            isSameRoute(Route.maybe(ana), Route.maybe(ana)) && isSameRoute(Route.maybe(nil), Route.maybe(nil))
        )
        #expect(!isSameRoute(Route.maybe(ana), Route.maybe(nil)))
        #expect(isSameRoute(Route.secret(Secret(word: "a")), Route.secret(Secret(word: "a"))))
        #expect(!isSameRoute(Route.secret(Secret(word: "a")), Route.secret(Secret(word: "b"))))
        #expect(!isSameRoute(Route.done {}, Route.done {}))
        #expect(!isSameRoute(1, "1") && isSameRoute(1, 1))
    }
}
