import Cairn
import CairnBinding

extension Tree.Animation {
    /// One screen fades into the next.
    public static let fade = Self("fade")
}

/// The tab of the matches.
@MainActor
public final class MatchesCoordinator: Coordinator {
    public typealias Route = MatchesViewModel.Route

    public enum Destination: Cairn.Destination, Codable {
        case list, newMatch, match(Match.ID)
        case failed(MatchesViewModel.Attempt, StoreError)

        /// What went wrong is not saved: the next time it may go well.
        enum CodingKeys: CodingKey { case list, newMatch, match }
    }

    static let links = LinkTable<Destination>([
        .link("", to: .list),
        .link("new", to: .newMatch).then(EditMatchCoordinator.links),
        .link("{id}/edit", to: Destination.match).then(EditMatchCoordinator.links),
        // A match has no other screen than its editor.
        .link("{id}", to: Destination.match).parseOnly,
    ])

    private let module: MatchesModule
    private let views: MatchesViews
    private let profiles: Profiles
    /// The list's view model, which makes those of its matches.
    private let list: MatchesViewModel

    public init(module: MatchesModule, views: MatchesViews, profiles: Profiles) {
        self.module = module
        self.views = views
        self.profiles = profiles
        list = MatchesViewModel(module)
    }

    public var root: Tree.Root<Destination> { .stack(.list) }

    public func transition(for route: Route, from asker: Asker) -> Next {
        switch route {
        case .add: return open(.newMatch)
        case .edit(let id) where list.knows(id): return open(.match(id))
        case .edit(let id): return .alertOnce(Self.gone(id))
        case .gone(let id): return .several(.close, .alertOnce(Self.gone(id)))
        case .failed(let attempt, let error): return .alertOnce(.failed(attempt, error))
        case .again(let attempt):
            list.attempt(attempt)
            return .none
        }
    }

    /// The list may not have been read yet, or long ago, so whether there is such a match is for the editor to find out.
    /// It never stands on another one.
    public func transition(toLinked destination: Destination) -> Tree.Transition<Destination, Never> {
        .several(.popTo(.list), open(destination))
    }

    private static func gone(_ id: Match.ID) -> Destination {
        .failed(.refresh, .refused(.unknownMatch(id)))
    }

    /// As a stack of its own, or on this one: the editor is the same.
    private func open(_ destination: Destination) -> Next {
        switch module.preferences.transitionStyle.value {
        case .sheet: .present(destination, as: .sheet)
        case .push: .push(destination)
        case .fade: .animated(.push(destination), by: .fade)
        }
    }

    public func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .list: Screen(list, views.list)
        case .newMatch:
            EditMatchCoordinator(form: list.editor(), views: views, profiles: profiles)
        case .match(let id):
            EditMatchCoordinator(form: list.editor(of: id), views: views, profiles: profiles)
        case .failed(let attempt, let error): Dialog.failure(error, again: Route.again(attempt))
        }
    }
}
