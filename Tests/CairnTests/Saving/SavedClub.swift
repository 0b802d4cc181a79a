import Cairn
import CairnContract

/// A club's app that saves what is on screen.
@MainActor
final class SavedClub: EnterGuard, Restorable {
    enum Destination: Cairn.Destination, Codable { case matches, players, login }
    typealias Route = Destination
    let root: Tree.Root<Destination> = .tabs(.matches, .players)
    var saved = "no filter"
    /// What the guard says of players.
    var players: Verdict<Destination> = .allow
    private(set) var tab: SavedMatches?

    init() {}

    func restore(_ saved: String) { self.saved = saved }

    func mayEnter(_ destination: Destination, from asker: Asker) -> Verdict<Destination> {
        destination == .players ? players : .allow
    }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .matches:
            let tab = SavedMatches()
            self.tab = tab
            return tab
        case .players: return Screen(SavedForm(router: nil)) { _ in NoView("players") }
        case .login: return LoginFlow { self.players = .allow }
        }
    }
}

/// Its matches. Since version 2 of the app a game is called a match.
@MainActor
final class SavedMatches: MigratingCoordinator {
    enum Destination: Cairn.Destination, Codable {
        case list, match(Int), edit(Int), signUp, failed, camera(Camera)
    }
    typealias Route = Next
    typealias Next = Tree.Transition<Destination, Never>
    let root: Tree.Root<Destination> = .stack(.list)
    let version = 2
    private(set) var openers: [String] = []
    private(set) var signedUp = 0

    /// Cannot be saved.
    struct Camera: Hashable, Sendable, Codable {
        init() {}
        init(from decoder: any Decoder) throws { throw Unsaved() }
        func encode(to encoder: any Encoder) throws { throw Unsaved() }
        struct Unsaved: Error {}
    }

    func migrated(_ old: SavedValue, from version: Int) -> SavedValue {
        version < 2 ? old.renaming("game", to: "match") : old
    }

    func transition(for route: Next, from asker: Asker) throws -> Next { route }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .signUp:
            return SavedSignUp().onFinish { _ in
                self.signedUp += 1
                return Next.none
            }
        case .failed: return Dialog<Route>("Failed", .button("Again", .push(.match(9))), .cancel)
        default:
            if let form: SavedForm = try? router.opener?.model() { openers.append("\(form.text)") }
            return Screen(SavedForm(router: router)) { _ in NoView("form") }
        }
    }
}

/// A flow with a result.
@MainActor
final class SavedSignUp: Coordinator {
    enum Destination: Cairn.Destination, Codable { case name, photo }
    enum Route: Hashable { case photo, done }
    typealias Output = String
    let root: Tree.Root<Destination> = .stack(.name)

    func transition(for route: Route, from asker: Asker) throws -> Next {
        route == .photo ? .push(.photo) : .finish("Ada")
    }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        Screen(router) { _ in NoView("\(destination)") }
    }
}

/// What is typed is saved.
@MainActor
final class SavedForm: Restorable {
    var text = ""
    let router: Router<SavedMatches.Next>?
    var saved: String { text }

    init(router: Router<SavedMatches.Next>?) { self.router = router }

    func restore(_ saved: String) { text = saved }
}
