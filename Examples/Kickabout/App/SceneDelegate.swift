#if canImport(UIKit)
    import Cairn
    import CairnInspector
    import CairnUIKit
    import CairnUIKitBinding
    import Foundation
    import KickaboutCore
    import UIKit

    /// One window of the app, with a navigator of its own. What it showed comes back when it does.
    public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        public var window: UIWindow?
        public private(set) var navigator: Navigator?
        /// For its links. The navigator keeps it.
        private(set) weak var coordinator: AppCoordinator?
        private var inspector: Inspector?

        public func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene,
                let app = UIApplication.shared.delegate as? AppDelegate
            else { return }
            let window = UIWindow(windowScene: scene)
            let module = app.module.window()
            let coordinator = AppCoordinator(module: module, views: .uiKit)
            let navigator = Navigator(root: coordinator, restoring: saved(in: session))
            navigator.attach(
                UIKitHost(
                    window: window,
                    configuration: .init(
                        tabItem: { [badge = module.badge] in .item(of: $0, badge: badge) },
                        animators: [.fade: FadeAnimator()])))
            self.window = window
            self.navigator = navigator
            self.coordinator = coordinator
            open(connectionOptions)
            inspect(navigator)
        }

        /// What the window showed when it was there last; nil, with a line in the log, where that cannot be read.
        private func saved(in session: UISceneSession) -> Snapshot? {
            do {
                return try session.stateRestorationActivity.flatMap { try Snapshot(activity: $0) }
            } catch {
                NSLog("Kickabout: a window begins anew, as its saved state cannot be read: %@", "\(error)")
                return nil
            }
        }

        /// Shows the window in a studio, where the scheme names one. In a release build nothing comes of it.
        private func inspect(_ navigator: Navigator) {
            guard let address = ProcessInfo.processInfo.environment["CAIRN_STUDIO"],
                let studio = URL(string: address)
            else { return }
            inspector = Inspector(navigator, name: "Kickabout") { [weak self] in
                self?.open($0.absoluteString)
            } link: { [weak self] in
                self?.link(to: $0)?.absoluteString
            }
            inspector?.connect(to: studio)
        }

        public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            navigator?.snapshot().activity(type: "example.kickabout.window")
        }

        public func sceneDidDisconnect(_ scene: UIScene) {
            navigator?.windowClosed()
            (window, navigator, inspector) = (nil, nil, nil)
        }
    }

    extension LeagueCoordinator.Destination {
        /// Its picture in the tab bar.
        fileprivate var symbol: String {
            switch self {
            case .menu: "list.bullet"
            case .matches: "sportscourt"
            case .rankings: "trophy"
            case .friends: "person.2"
            case .settings: "gearshape"
            }
        }
    }

    extension UITabBarItem {
        /// What the tab of a place says, with the badge on that of the matches.
        fileprivate static func item(of place: Tree.Node, badge: Property<String?>) -> UITabBarItem? {
            guard let tab = place.destination?.base as? LeagueCoordinator.Destination else { return nil }
            let item = UITabBarItem(title: tab.title, image: UIImage(systemName: tab.symbol), tag: 0)
            if tab == .matches { item.bind.badgeValue <~ badge }
            return item
        }
    }
#endif
