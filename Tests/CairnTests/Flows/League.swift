import Cairn
import CairnContract

/// A small app with a flow in it: sign-up asks for a name, then for a photo, and ends with a user.
struct Player: Hashable {
    let name: String
}

enum LeagueRoute: Hashable { case signUp, signUpInASheet, signUpAndTell, welcome(Player), cover, list }

extension ResultRoute where Route == LeagueRoute, Output == Player {
    static var signUp: Self { .init(.signUp) }
    static var signUpInASheet: Self { .init(.signUpInASheet) }
    static var list: Self { .init(.list) }
}

@MainActor
final class LeagueScreen {
    let router: Router<LeagueRoute>
    init(_ router: Router<LeagueRoute>) { self.router = router }
}

@MainActor
final class League: Coordinator {
    typealias Route = LeagueRoute
    enum Destination: Cairn.Destination { case list, signUp, toldSignUp, welcome(String), cover }
    var root: Tree.Root<Destination> { .stack(.list) }

    func transition(for route: Route, from asker: Asker) throws -> Next {
        switch route {
        case .list: .push(.list)
        case .signUp: .push(.signUp)
        case .signUpInASheet: .present(.signUp, as: .sheet)
        case .signUpAndTell: .push(.toldSignUp)
        case .welcome(let player): .push(.welcome(player.name))
        case .cover: .push(.cover)
        }
    }

    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        switch place {
        case .signUp: SignUp()
        case .toldSignUp: SignUp().onFinish { LeagueRoute.welcome($0) }
        case .list, .welcome, .cover: Screen(LeagueScreen(router)) { _ in NoView("") }
        }
    }
}

@MainActor
final class SignUpScreen {
    let router: Router<SignUp.Route>
    init(_ router: Router<SignUp.Route>) { self.router = router }
}

@MainActor
final class SignUp: Coordinator {
    enum Route: Hashable { case photo, done(Player) }
    enum Destination: Cairn.Destination { case name, photo }
    typealias Output = Player
    var root: Tree.Root<Destination> { .stack(.name) }

    func transition(for route: Route, from asker: Asker) throws -> Next {
        switch route {
        case .photo: .push(.photo)
        case .done(let player): .finish(player)
        }
    }

    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        Screen(SignUpScreen(router)) { _ in NoView("") }
    }
}
