import Cairn
import CairnContract

/// The flow in which a person says who they are.
@MainActor
final class SignIn: Coordinator {
    enum Destination: Cairn.Destination { case credentials }
    enum Route: Hashable { case done(String) }
    typealias Output = String
    private let signedIn: (String) -> Void
    var root: Tree.Root<Destination> { .stack(.credentials) }

    init(_ signedIn: @escaping (String) -> Void = { _ in }) { self.signedIn = signedIn }

    func transition(for route: Route, from asker: Asker) throws -> Next {
        guard case .done(let name) = route else { return .none }
        signedIn(name)
        return .finish(name)
    }

    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        Screen(router) { _ in NoView("credentials") }
    }
}
