import Cairn
import CairnStudio
import KickaboutApp
import KickaboutCore
import LoginRecipe
import UIKit

/// A bug that is planted in Kickabout while it runs, somewhere behind its login.
enum KickaboutPlant: Sendable {
    /// A back button that ignores taps, in a chat: as if by the action that asks guards.
    case deafBack
    /// A profile that is kept for good.
    case keptProfile
    /// A form with changes that other code dismisses, and that is said to have left by a finger.
    case slippingEditor

    /// The law that it breaks.
    var law: Int { self == .keptProfile ? 7 : 8 }
}

@MainActor
final class KickaboutGardener {
    private let plant: KickaboutPlant
    private var kept: [UIViewController] = []

    init(_ plant: KickaboutPlant) { self.plant = plant }

    static let links = [
        "kickabout://matches", "kickabout://matches/1/edit", "kickabout://matches/3/edit/players/home",
        "kickabout://rankings/1", "kickabout://friends/2/chat", "kickabout://settings",
    ]

    /// Kickabout with this plant, as a command.
    static func studio(_ plant: KickaboutPlant) -> Studio<AppDelegate> {
        let gardener = KickaboutGardener(plant)
        return Studio(
            AppDelegate.self, name: "kickabout",
            links: links,
            prepare: { simulator in
                gardener.kept = []
                let (clock, files) = (simulator.clock, MemoryFiles())
                let accounts = FileAuthenticationService(clock: clock)
                let league = StandInService(clock: clock)
                // The app asks for it as it launches; other tests have put their own there, and launch again.
                let others = AppDelegate.makeModule
                AppDelegate.makeModule = {
                    AppDelegate.makeModule = others
                    let module = AppModule(files: files, clock: clock)
                    module.authentication = accounts
                    module.standIn = league
                    return module
                }
            },
            navigator: { app in
                if let navigator = app.front?.navigator { gardener.tend(app.front?.window, navigator) }
                return app.front?.navigator
            })
    }

    /// Called whenever the studio asks for the navigator, which is before and after each thing done.
    private func tend(_ window: UIWindow?, _ navigator: Navigator) {
        var front = window?.rootViewController
        while let modal = front?.presentedViewController { front = modal }
        if let tabs = front as? UITabBarController { front = tabs.selectedViewController }
        let top = (front as? UINavigationController)?.topViewController ?? front
        let name = top.map { "\(type(of: $0))" } ?? ""
        switch plant {
        case .deafBack where name == "ChatViewController":
            top?.navigationItem.backAction = UIAction(identifier: .init("cairn.back")) { _ in }
        case .keptProfile where name == "ProfileViewController":
            if let top, !kept.contains(top) { kept.append(top) }
        case .slippingEditor where name == "EditMatchViewController" && navigator.isSettled:
            let left = Shown(layers: navigator.tree.shown.layers.dropLast())
            guard !left.layers.isEmpty, navigator.isArmed(against: left) else { break }
            front?.presentingViewController?.dismiss(animated: false)
            navigator.hear(.moved(left))
            navigator.hear(.rested(left))
        default: break
        }
    }
}
