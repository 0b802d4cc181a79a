import Cairn
import CairnContract
import Testing

// Essay 004 in two forms. First: a route protocol whose static member enum cases witness. The route and the making of
// its screen are written once, and any coordinator that is asked makes it.

private protocol ProfileRoute {
    static func profile(_ id: Int) -> Self
}

extension Router where Route: ProfileRoute {
    fileprivate func openProfile(for id: Int) -> Request { trigger(.profile(id)) }
}

private protocol ProfileMaking: Coordinator where Destination: ProfileRoute {}

extension ProfileMaking {
    func profileScreen(_ id: Int) -> any Presentable { Screen("profile \(id)") { NoView($0) } }
}

@MainActor
private final class Friends: ProfileMaking {
    enum Route: Cairn.Destination, ProfileRoute { case list, profile(Int) }
    var root: Tree.Root<Route> { .stack(.list) }
    func screen(for route: Route, router: Router<Route>) -> any Presentable {
        switch route {
        case .list: Screen(router) { _ in NoView("friends") }
        case .profile(let id): profileScreen(id)
        }
    }
}

@MainActor
private final class Chats: ProfileMaking {
    enum Route: Cairn.Destination, ProfileRoute { case chat, profile(Int) }
    var root: Tree.Root<Route> { .stack(.chat) }
    /// Here a profile is modal.
    func transition(for route: Route, from asker: Asker) throws -> Next { .present(route, as: .sheet) }
    func screen(for route: Route, router: Router<Route>) -> any Presentable {
        switch route {
        case .chat: Screen(router) { _ in NoView("chat") }
        case .profile(let id): profileScreen(id)
        }
    }
}

// Second: a router struct for one screen, which adopts the protocols of the routes it needs. The transition is a
// default in the protocol, overridden by the struct, at run time too, and read once for each opening.

private enum Opening: Hashable { case push, modal }

@MainActor
private protocol OpensProfile {
    var router: Router<Team.Route> { get }
    var profileOpening: Opening { get }
}

extension OpensProfile {
    var profileOpening: Opening { .push }
    func openProfile(for id: Int) { router.trigger(.profile(id, profileOpening)) }
}

@MainActor
private protocol Closable {
    var router: Router<Team.Route> { get }
}

extension Closable {
    func close() -> Outcome? { router.close().result }
}

@MainActor
private struct TeamRouter: OpensProfile, Closable {
    typealias Routes = OpensProfile & Closable
    let router: Router<Team.Route>
    let style: () -> Opening
    var profileOpening: Opening { style() }
}

@MainActor
private final class Team: Coordinator {
    enum Route: Hashable { case profile(Int, Opening) }
    enum Destination: Cairn.Destination { case team, profile(Int) }
    var style = Opening.push
    var root: Tree.Root<Destination> { .stack(.team) }

    func transition(for route: Route, from asker: Asker) throws -> Next {
        switch route {
        case .profile(let id, .push): .push(.profile(id))
        case .profile(let id, .modal): .present(.profile(id), as: .sheet)
        }
    }

    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        let routes: any TeamRouter.Routes = TeamRouter(router: router) { [unowned self] in style }
        return Screen(routes) { _ in NoView("") }
    }
}

@MainActor
struct RouteProtocolTests {
    private func model<Model>(_ stage: Stage) throws -> Model {
        let screen = stage.navigator.made(for: stage.navigator.tree.visible.id) as? Screen
        return try #require(screen?.model as? Model)
    }

    @Test func `one route opens from anywhere pushed here modal there`() throws {
        let friends = Stage(Friends())
        let friendsRouter: Router<Friends.Route> = try model(friends)
        #expect(friendsRouter.openProfile(for: 7).result == .performed)
        #expect(friends.tree == "stack[list > profile(7)]")

        let chats = Stage(Chats())
        let chatRouter: Router<Chats.Route> = try model(chats)
        #expect(chatRouter.openProfile(for: 7).result == .performed)
        #expect(chats.tree == "stack[chat] + sheet(profile(7))")
    }

    @Test func `the transition is read once for each opening and close follows it`() throws {
        let team = Team()
        let stage = Stage(team)
        let routes: any TeamRouter.Routes = try model(stage)
        routes.openProfile(for: 1)
        #expect(stage.tree == "stack[team > profile(1)]")
        team.style = .modal
        let second: any TeamRouter.Routes = try model(stage)
        #expect(second.close() == .performed)
        #expect(stage.tree == "stack[team]")
        routes.openProfile(for: 2)
        #expect(stage.tree == "stack[team] + sheet(profile(2))")
        team.style = .push
        let third: any TeamRouter.Routes = try model(stage)
        #expect(third.close() == .performed)
        #expect(stage.tree == "stack[team]")
    }

    @Test func `closing with nothing to close is a refusal`() throws {
        let stage = Stage(Team())
        let routes: any TeamRouter.Routes = try model(stage)
        #expect(routes.close() == .refused(.nothingToClose(stage.navigator.tree)))
    }
}
