#if canImport(UIKit)
    import Cairn
    import CairnUIKit
    import Foundation
    import KickaboutCore
    import UIKit

    /// The app of a small football league.
    public final class AppDelegate: UIResponder, UIApplicationDelegate {
        public var window: UIWindow?
        public private(set) var navigator: Navigator?
        /// What the app is made of; whoever plays it puts another one here before it starts.
        public static var makeModule: @MainActor () -> AppModule = { AppModule(files: Disk(ownFolder)) }

        public func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let module = Self.makeModule()
            let navigator = Navigator(root: AppCoordinator(module: module, views: .uiKit))
            navigator.attach(
                UIKitHost(
                    window: window, tabItem: { [badge = module.badge] in .item(of: $0, badge: badge) },
                    animators: [.fade: FadeAnimator()]))
            module.preferences.reducesMotion.observe(with: window) { _, yes in
                UIView.setAnimationsEnabled(!yes)
            }
            self.window = window
            self.navigator = navigator
            return true
        }

        private static var ownFolder: URL {
            let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
            return (folders.first ?? FileManager.default.temporaryDirectory)
                .appendingPathComponent("Kickabout", isDirectory: true)
        }
    }

    extension UITabBarItem {
        /// What the tab of a place says, with the badge on that of the matches.
        fileprivate static func item(of place: Tree.Node, badge: Property<String?>) -> UITabBarItem? {
            guard let tab = place.destination?.base as? LeagueCoordinator.Destination else { return nil }
            let item = UITabBarItem(title: tab.title, image: nil, tag: 0)
            if tab == .matches { item.bind.badgeValue <~ badge }
            return item
        }
    }
#endif
