import Cairn
import CairnBinding

/// Editing a match: in a stack of its own where it is presented, on the stack around where it is pushed. The outcome
/// decides whether it closes, and the flow ends with a match that was saved.
@MainActor
public final class EditMatchCoordinator: WaitingCoordinator {
    public enum Route { case players(Side), newPlayer, add(String), save, cancel }
    public nonisolated enum Destination: Cairn.Destination {
        case form, players(Side), newPlayer, failed(StoreError)
    }

    public typealias Output = Match.ID

    private let viewModel: EditMatchViewModel
    private let store: any Store
    private let views: MatchesViews

    public init(_ viewModel: EditMatchViewModel, store: any Store, views: MatchesViews) {
        self.viewModel = viewModel
        self.store = store
        self.views = views
    }

    public var root: Tree.Root<Destination> { .stack(.form) }

    public func decision(for route: Route, from asker: Asker) async throws -> Next {
        switch route {
        case .players(let side): return .push(.players(side))
        case .newPlayer: return .present(.newPlayer, as: .alert)
        case .add(let name):
            store.addPlayer(name)
            return .none
        case .save:
            do {
                return .finish(try await viewModel.save())
            } catch let error as StoreError {
                return .present(.failed(error), as: .alert)
            }
        case .cancel: return .close
        }
    }

    public func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .form:
            viewModel.onPlayers = { router.trigger(.players($0)) }
            viewModel.onSave = { router.trigger(.save) }
            viewModel.onCancel = { router.trigger(.cancel) }
            return Screen(viewModel, views.edit)
        case .players(let side):
            let players = viewModel.playersViewModel(for: side)
            players.onNewPlayer = { router.trigger(.newPlayer) }
            return Screen(players, views.players)
        case .newPlayer:
            return Dialog<Route>(
                "New player", fields: [.field("Name", rule: .unused(among: store.players.value))],
                .button("Save", text: Route.add), .cancel)
        case .failed(let error):
            return Dialog<Route>("Not saved", message: error.text, .button("Try again", .save), .cancel)
        }
    }
}

extension DialogRule {
    static func unused(among players: [Player]) -> DialogRule {
        let names = players.map(\.name).sorted()
        return DialogRule("a name other than \(names.joined(separator: ", "))") {
            DialogRule.filled.holds(for: $0) && !names.contains($0)
        }
    }
}
