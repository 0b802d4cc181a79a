import Cairn

/// The flow around one match: its editor, its players, and what can go wrong. The outcome of saving decides whether it
/// closes.
@MainActor
public final class EditMatchCoordinator: WaitingCoordinator, ShowsProfiles {
    /// The routes of the screens, joined.
    public enum Route: Hashable {
        case form(EditMatchViewModel.Route)
        case players(PlayersViewModel.Route)
    }

    public enum Destination: Cairn.Destination, Codable, ProfilePlace {
        case form
        case players(Side)
        case profile(Player.ID)
        case newPlayer
        case failed(StoreError)

        /// Questions are put anew, by who has them.
        enum CodingKeys: CodingKey { case form, players, profile }
    }

    static let links = LinkTable<Destination>([
        .link("", to: .form),
        .link("players/{side}", to: Destination.players),
        .link("profiles/{id}", to: Destination.profile).then(ProfileCoordinator.links),
    ])

    let profiles: Profiles
    private let form: EditMatchViewModel
    private let views: MatchesViews

    public init(form: EditMatchViewModel, views: MatchesViews, profiles: Profiles) {
        self.form = form
        self.views = views
        self.profiles = profiles
    }

    public var root: Tree.Root<Destination> { .stack(.form) }

    public func decision(for route: Route, from asker: Asker) async throws -> Next {
        switch route {
        case .form(.save):
            do throws(StoreError) {
                try await form.save()
                return .close
            } catch .cancelled {
                throw CancellationError()
            } catch {
                return .alertOnce(.failed(error))
            }
        case .form(.cancel): return .close
        case .form(.players(let side)): return .push(.players(side))
        case .players(.profile(let id)): return openProfile(id, as: .pushed)
        case .players(.newPlayer): return .alertOnce(.newPlayer)
        case .players(.add(let name)):
            try asker.model(PlayersViewModel.self).add(name)
            return .none
        case .players(.failed(let error)): return .alertOnce(.failed(error))
        }
    }

    public func transition(toLinked destination: Destination) -> Tree.Transition<Destination, Never> {
        if case .profile(let id) = destination { return openProfile(id, as: .pushed) }
        return .several(.popTo(.form), .push(destination))
    }

    public func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .form: Screen(form, routes: Route.form, views.form)
        case .players(let side): Screen(form.chooser(of: side), routes: Route.players, views.players)
        case .profile(let id): profiles.screen(of: id)
        case .newPlayer:
            Dialog<Route>(
                "New player", fields: [.field("Name", rule: form.nameRule)],
                .button("Add", text: { .players(.add($0)) }), .cancel)
        case .failed(let error): Dialog<Route>.failure(error)
        }
    }
}
