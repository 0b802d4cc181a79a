import Cairn
import CairnUIKit
import UIKit

// The code of Examples/ComingFromXCoordinator.md, compiled. `ReadmeTests` compares the two.

enum Club {
    @MainActor final class HomeViewModel {
        let router: Router<ClubCoordinator.Route>
        init(router: Router<ClubCoordinator.Route>) { self.router = router }
        func membersTapped() { router.trigger(.members) }
    }

    final class HomeViewController: UIViewController {
        let viewModel: HomeViewModel
        init(viewModel: HomeViewModel) {
            self.viewModel = viewModel
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
    }

    final class MembersViewController: UIViewController {
        let router: Router<ClubCoordinator.Route>
        init(router: Router<ClubCoordinator.Route>) {
            self.router = router
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
    }

    final class MemberViewController: UIViewController {
        let router: Router<MemberCoordinator.Route>
        init(id: Int, router: Router<MemberCoordinator.Route>) {
            self.router = router
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
    }
}

private typealias HomeViewModel = Club.HomeViewModel
private typealias HomeViewController = Club.HomeViewController
private typealias MembersViewController = Club.MembersViewController
private typealias MemberViewController = Club.MemberViewController

extension Tree.Animation { static let fade = Self("fade") }

@MainActor final class ClubCoordinator: Coordinator {
    enum Route: Cairn.Destination { case home, members, member(Int) }

    static let links = LinkTable<Route>(
        scheme: "club", [.link("members", to: .members), .link("members/{id}", to: Route.member)])

    var root: Tree.Root<Route> { .stack(.home) }

    func transition(for route: Route, from asker: Asker) -> Next {
        switch route {
        case .home: .popToRoot
        case .members: .animated(.push(route), by: .fade)
        case .member: .present(route, as: .sheet)
        }
    }

    func screen(for route: Route, router: Router<Route>) -> any Presentable {
        switch route {
        case .home: Screen(HomeViewModel(router: router), HomeViewController.init)
        case .members: MembersViewController(router: router)
        case .member(let id): MemberCoordinator(id: id)
        }
    }
}

@MainActor final class MemberCoordinator: Coordinator {
    enum Route: Cairn.Destination { case profile, matches }

    let id: Int
    init(id: Int) { self.id = id }

    var root: Tree.Root<Route> { .stack(.profile) }

    func screen(for route: Route, router: Router<Route>) -> any Presentable {
        MemberViewController(id: id, router: router)
    }
}

@MainActor
func start(in window: UIWindow) -> Navigator {
    let navigator = Navigator(root: ClubCoordinator())
    navigator.attach(UIKitHost(window: window, configuration: .init(animators: [.fade: FadeAnimator()])))
    return navigator
}

@MainActor
func open(_ link: String, in navigator: Navigator) async {
    let outcome = await navigator.follow(link, by: ClubCoordinator.links).outcome
    if case .refused(let why) = outcome { print(why) }
}
