import Cairn
import CairnBinding
import CairnSystemScreens

/// One player's profile, and the ways that lead out of it: most of them end in the system, and answer from there.
@MainActor
public final class ProfileCoordinator: Coordinator {
    public typealias Route = ProfileViewModel.Route

    public enum Destination: Cairn.Destination, Codable {
        case card
        case share, mail, photos
        case failed(ProfileViewModel.Attempt, String)

        /// Nobody waits any more for what the system's screens would answer.
        enum CodingKeys: CodingKey { case card }
    }

    static let links = LinkTable<Destination>([.link("", to: .card)])

    private let id: Player.ID
    private let module: any ProfileViewModel.Dependencies
    private let view: KickaboutViews.View<ProfileViewModel>

    public init(
        id: Player.ID, module: any ProfileViewModel.Dependencies,
        view: @escaping KickaboutViews.View<ProfileViewModel>
    ) {
        self.id = id
        self.module = module
        self.view = view
    }

    public var root: Tree.Root<Destination> { .stack(.card) }

    public func transition(for route: Route, from asker: Asker) throws -> Next {
        switch route {
        case .share: return .present(.share, as: .popover)
        case .mail: return .present(.mail, as: .sheet)
        case .photo: return .present(.photos, as: .sheet)
        case .settings: return .leaveApp(for: .settings)
        case .failed(let attempt, let why): return .present(.failed(attempt, why), as: .alert)
        case .shareInstead:
            try asker.model(ProfileViewModel.self).shareTapped()
            return .none
        }
    }

    public func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .card: Screen(ProfileViewModel(module, of: id, router: router), view)
        case .share:
            ShareSheet(.text(module.book.league.value.summary(of: id)), .link(module.link(toProfileOf: id)))
        case .mail:
            MailDraft(
                subject: module.book.league.value.name(of: id),
                text: module.book.league.value.summary(of: id))
        case .photos: PhotoPicker()
        case .failed(.mail, let why):
            Dialog<Route>(
                "No mail", message: why, .button("Share instead", .shareInstead), .cancel)
        case .failed(_, let why): Dialog<Route>("That did not work", message: why, .cancel("OK"))
        }
    }
}

extension League {
    nonisolated func name(of id: Player.ID) -> String {
        players.first { $0.id == id }?.name ?? "Someone who left"
    }

    /// A player in one sentence, to be shared.
    nonisolated func summary(of id: Player.ID) -> String {
        guard let standing = standings.first(where: { $0.id == id }) else { return name(of: id) }
        let points = "\(standing.points) point\(standing.points == 1 ? "" : "s")"
        let matches = "\(standing.played) match\(standing.played == 1 ? "" : "es")"
        return
            "\(standing.name.setApart) is number \(standing.place) of the league with \(points) from \(matches)."
    }
}
