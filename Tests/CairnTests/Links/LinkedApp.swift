import Cairn
import CairnContract

/// An app with links: tabs once somebody has logged in, a welcome before.
@MainActor
final class LinkedApp: EnterGuard {
    enum Destination: Cairn.Destination { case welcome, matches, players, login }
    typealias Route = Never
    static let links = LinkTable<Destination>(
        scheme: "club",
        [
            .link("matches", to: .matches).then(MatchTab.links),
            .link("players", to: .players).then(PlayerTab.links),
        ])
    var root: Tree.Root<Destination> { isLoggedIn ? .tabs(.matches, .players) : .screen(.welcome) }
    var isLoggedIn: Bool
    private(set) weak var form: EditModel?

    init(isLoggedIn: Bool = true) { self.isLoggedIn = isLoggedIn }

    func transition(for route: Never, from asker: Asker) throws -> Next {}

    func transition(toLinked destination: Destination) -> Next {
        .replaceAll(.tabs(.matches, .players, selected: destination == .players ? 1 : 0))
    }

    func mayEnter(_ destination: Destination, from asker: Asker) -> Verdict<Destination> {
        isLoggedIn || [.welcome, .login].contains(destination)
            ? .allow : .interpose(.login, as: .fullScreen)
    }

    func screen(for destination: Destination, router: Router<Never>) -> any Presentable {
        switch destination {
        case .welcome: NoView("welcome")
        case .matches: MatchTab { self.form = $0 }
        case .players: PlayerTab()
        case .login: LoginFlow { self.isLoggedIn = true }
        }
    }
}

/// The same app with its login at the root: a link waits until somebody has logged in there.
@MainActor
final class DoorApp: EnterGuard {
    typealias Destination = LinkedApp.Destination
    enum Route: Hashable { case loggedIn }
    let root: Tree.Root<Destination> = .screen(.login)
    private let visitors = AsyncStream.makeStream(of: Void.self)

    func transition(for route: Route, from asker: Asker) throws -> Next {
        visitors.continuation.finish()
        return .replaceAll(.tabs(.matches, .players))
    }

    func transition(toLinked destination: Destination) -> Tree.Transition<Destination, Never> {
        .replaceAll(.tabs(.matches, .players, selected: destination == .players ? 1 : 0))
    }

    func mayEnter(_ destination: Destination, from asker: Asker) -> Verdict<Destination> {
        guard destination == .players else { return .allow }
        return .wait { [visitors] in
            for await _ in visitors.stream {}
            return .allow
        }
    }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .welcome: NoView("welcome")
        case .matches: MatchTab { _ in }
        case .players: PlayerTab()
        case .login: LoginFlow {}.onFinish { _ in Route.loggedIn }
        }
    }
}

/// The flow that comes first.
@MainActor
final class LoginFlow: Coordinator {
    enum Destination: Cairn.Destination { case credentials }
    enum Route: Hashable { case done }
    typealias Output = Bool
    let root: Tree.Root<Destination> = .stack(.credentials)
    private let pass: @MainActor () -> Void

    init(pass: @escaping @MainActor () -> Void) { self.pass = pass }

    func transition(for route: Route, from asker: Asker) throws -> Next {
        pass()
        return .finish(true)
    }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        Screen(router) { _ in NoView("credentials") }
    }
}

@MainActor
final class MatchTab: Coordinator {
    enum Destination: Cairn.Destination { case list, match(Int), edit(Int), gone }
    typealias Route = Destination
    static let links = LinkTable<Destination>([
        .link("{id}", to: Destination.match), .link("{id}/edit", to: Destination.edit),
    ])
    let root: Tree.Root<Destination> = .stack(.list)
    private let onForm: @MainActor (EditModel) -> Void

    init(onForm: @escaping @MainActor (EditModel) -> Void) { self.onForm = onForm }

    func transition(toLinked destination: Destination) -> Next {
        switch destination {
        case .match(0): .present(.gone, as: .alert)
        case .edit: .present(.stack(destination), as: .sheet)
        default: .push(destination)
        }
    }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .gone: return Dialog<Route>("This match is gone", .cancel)
        case .edit:
            let model = EditModel()
            onForm(model)
            return Screen(model) { _ in NoView("edit") }
        default: return NoView("\(destination)")
        }
    }
}

/// Unsaved changes.
@MainActor
final class EditModel: LeaveGuard {
    var isArmed = false
    private var answers: [CheckedContinuation<Bool, Never>] = []
    private var arrivals: [CheckedContinuation<Void, Never>] = []

    func mayLeave() async -> Bool {
        await withCheckedContinuation {
            answers.append($0)
            for arrival in arrivals { arrival.resume() }
            arrivals = []
        }
    }

    func answer(_ yes: Bool) async {
        if answers.isEmpty { await withCheckedContinuation { arrivals.append($0) } }
        for answer in answers { answer.resume(returning: yes) }
        answers = []
    }
}

@MainActor
final class PlayerTab: Coordinator {
    enum Destination: Cairn.Destination { case all, player(Int) }
    typealias Route = Destination
    static let links = LinkTable<Destination>([
        .link("{id}", to: Destination.player).then(Dead.links)
    ])
    let root: Tree.Root<Destination> = .stack(.all)

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        NoView("\(destination)")
    }

    /// A table that nobody answers for: what a player shows is no coordinator.
    enum Dead: Cairn.Destination {
        case photo
        static let links = LinkTable<Dead>([.link("photo", to: .photo)])
    }
}
