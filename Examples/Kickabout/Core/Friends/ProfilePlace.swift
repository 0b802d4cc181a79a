import Cairn
import CairnBinding

/// A route, or a destination, that can be somebody's profile. An enum says so with a case, and has nothing to write.
public nonisolated protocol ProfilePlace {
    static func profile(_ id: Player.ID) -> Self
}

/// A view model whose screen leads to profiles. How they come is not its affair.
@MainActor
public protocol OpensProfiles: Routed where Route: ProfilePlace {}

extension OpensProfiles {
    public func profileTapped(_ id: Player.ID) { router.trigger(.profile(id)) }
}

/// How a profile comes on screen.
enum ProfileOpening {
    case modal, pushed
}

/// A coordinator that shows profiles: both the decision and the making are written here, once for all of them.
@MainActor
protocol ShowsProfiles: Coordinator where Destination: ProfilePlace {
    var profiles: Profiles { get }
}

extension ShowsProfiles {
    /// Modal, unless said otherwise; the setting says how it moves. Whatever it is then, closing follows it.
    func openProfile<Result>(
        _ id: Player.ID, as opening: ProfileOpening = .modal
    ) -> Tree.Transition<Destination, Result> {
        let next: Tree.Transition<Destination, Result> =
            switch opening {
            case .modal: .present(.profile(id), as: .sheet)
            case .pushed: .push(.profile(id))
            }
        return profiles.module.preferences.transitionStyle.value == .fade ? .animated(next, by: .fade) : next
    }
}

/// What a profile is made of, wherever it opens.
@MainActor
public struct Profiles {
    public typealias Dependencies = ProfileViewModel.Dependencies & HasPreferences

    let module: any Dependencies
    let view: KickaboutViews.View<ProfileViewModel>

    public init(module: any Dependencies, view: @escaping KickaboutViews.View<ProfileViewModel>) {
        self.module = module
        self.view = view
    }

    func screen(of id: Player.ID) -> any Presentable {
        ProfileCoordinator(id: id, module: module, view: view)
    }
}
