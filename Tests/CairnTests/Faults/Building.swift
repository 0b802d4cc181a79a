import Cairn
import CairnContract

/// A building whose hall guards itself: what a window begins with.
@MainActor
final class Building: EnterGuard {
    enum Destination: Cairn.Destination { case hall, garden, gate, signIn }
    enum Route: Hashable { case garden, hall }
    static let links = LinkTable<Destination>(scheme: "building", [.link("garden", to: .garden)])
    let root: Tree.Root<Destination>
    private let verdict: Verdict<Destination>
    private(set) var made: [Destination] = []
    private var isSignedIn = false

    init(_ root: Tree.Root<Destination> = .stack(.hall), hall verdict: Verdict<Destination>) {
        self.root = root
        self.verdict = verdict
    }

    func transition(for route: Route, from asker: Asker) throws -> Next {
        switch route {
        case .garden: .push(.garden)
        case .hall: .replaceAll(.stack(.hall))
        }
    }

    func transition(toLinked destination: Destination) -> Next { .replaceAll(.stack(destination)) }

    func mayEnter(_ destination: Destination, from asker: Asker) -> Verdict<Destination> {
        destination == .hall && !isSignedIn ? verdict : .allow
    }

    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        made.append(place)
        if place == .signIn { return SignIn { _ in self.isSignedIn = true } }
        return Screen(router) { _ in NoView("\(place)") }
    }
}
