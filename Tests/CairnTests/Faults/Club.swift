import Cairn
import CairnContract
import CairnTesting

/// A club whose members' tab guards itself.
@MainActor
final class Club: Coordinator {
    enum Destination: Cairn.Destination { case lobby, news, members }
    enum Route: Hashable { case news, select, push, present }
    static let links = LinkTable<Destination>(
        scheme: "club", [.link("members", to: .members).then(Members.links)])
    let root: Tree.Root<Destination>
    /// What the members' part says of its own beginning, or of that of what it holds.
    var verdict: Verdict<Members.Destination> = .allow
    /// Whether the members' part begins with a coordinator, for which it answers.
    var hasTeams = false
    fileprivate(set) var members: [Tree.Node.ID] = []
    fileprivate(set) var made: [Members.Destination] = []
    fileprivate(set) var isSignedIn = false

    init(_ root: Tree.Root<Destination> = .tabs(.stack(.lobby), [.screen(.members)])) { self.root = root }

    func transition(for route: Route, from asker: Asker) throws -> Next {
        switch route {
        case .news: .push(.news)
        case .select: .select(.members)
        case .push: .push(.members)
        case .present: .present(.members, as: .sheet)
        }
    }

    func transition(toLinked destination: Destination) -> Tree.Transition<Destination, Never> {
        .select(destination)
    }

    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        guard place == .members else { return Screen(router) { _ in NoView("\(place)") } }
        members.append(router.asker)
        return Members(self)
    }
}

@MainActor
final class Members: EnterGuard {
    enum Destination: Cairn.Destination { case roster, teams, welcome, signIn }
    enum Route: Hashable { case roster }
    static let links = LinkTable<Destination>(scheme: "club", [.link("roster", to: .roster)])
    private let club: Club
    var root: Tree.Root<Destination> { .stack(club.hasTeams ? .teams : .roster) }

    init(_ club: Club) { self.club = club }

    func transition(for route: Route, from asker: Asker) throws -> Next { .push(.roster) }

    func mayEnter(_ destination: Destination, from asker: Asker) -> Verdict<Destination> {
        destination == .roster && !club.isSignedIn ? club.verdict : .allow
    }

    func mayEnter(inside destination: AnyDestination, from asker: Asker) -> Verdict<Destination> {
        destination.base as? Teams.Route == .lineup && !club.isSignedIn ? club.verdict : .allow
    }

    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        club.made.append(place)
        return switch place {
        case .teams: Teams()
        case .signIn: SignIn { [club] _ in club.isSignedIn = true }
        case .roster, .welcome: Screen(router) { _ in NoView("\(place)") }
        }
    }
}

@MainActor
final class Teams: Coordinator {
    enum Route: Cairn.Destination { case lineup }
    var root: Tree.Root<Route> { .stack(.lineup) }

    func screen(for place: Route, router: Router<Route>) -> any Presentable {
        Screen(router) { _ in NoView("lineup") }
    }
}

/// The ways into the members' part that code takes.
enum WayIn: CaseIterable {
    case link, select, push, present

    /// The tree once the members' part stands there with this in its stack.
    func tree(_ screens: String) -> String {
        switch self {
        case .link, .select: "tabs[stack[lobby], *members:stack[\(screens)]]"
        case .push: "tabs[*stack[lobby > members(\(screens))], members]"
        case .present: "tabs[*stack[lobby], members] + sheet(members:stack[\(screens)])"
        }
    }
}

extension WayIn {
    /// The tree while somebody signs in first. No screen asks for a link, so that all there is opens its sheet.
    func signIn(over tree: String) -> String {
        "\(tree) + sheet(signIn:stack[credentials]\(self == .link ? " by tabs" : ""))"
    }
}

extension Stage {
    func enter(_ way: WayIn) throws -> Request {
        switch way {
        case .link: navigator.follow("club://members/roster", by: Club.links)
        case .select: try ask(for: Club.Route.select)
        case .push: try ask(for: Club.Route.push)
        case .present: try ask(for: Club.Route.present)
        }
    }
}
