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
        #expect(isSame(Route.list, Route.list))
        #expect(!isSame(Route.list, Route.other))
        #expect(isSame(Route.numbered(7, by: "Ana"), Route.numbered(7, by: "Ana")))
        #expect(!isSame(Route.numbered(7, by: "Ana"), Route.numbered(8, by: "Ana")))
        #expect(!isSame(Route.numbered(7, by: "Ana"), Route.list))
    }

    @Test func `what a type says of itself is not what its cases are`() {
        enum Route: CustomStringConvertible {
            case list, settings, picked(Player)
            var description: String { "route" }
        }
        let ana = Player()
        #expect(!isSame(Route.list, Route.settings))
        #expect(isSame(Route.picked(ana), Route.picked(ana)) && !isSame(Route.picked(ana), Route.list))
    }

    @Test func `objects are compared by identity, secrets by what they are, and closures are never the same`()
    {
        let (ana, other) = (Player(), Player())
        #expect(isSame(Route.picked(ana), Route.picked(ana)))
        #expect(!isSame(Route.picked(ana), Route.picked(other)))
        #expect(isSame(Route.maybe(ana), Route.maybe(ana)) && isSame(Route.maybe(nil), Route.maybe(nil)))
        #expect(!isSame(Route.maybe(ana), Route.maybe(nil)))
        #expect(isSame(Route.secret(Secret(word: "a")), Route.secret(Secret(word: "a"))))
        #expect(!isSame(Route.secret(Secret(word: "a")), Route.secret(Secret(word: "b"))))
        #expect(!isSame(Route.done {}, Route.done {}))
        #expect(!isSame(1, "1") && isSame(1, 1))
    }
}
