#if canImport(UIKit)
    import Foundation
    import KickaboutCore
    import UIKit

    /// The app of a small football league, in as many windows as one likes.
    public final class AppDelegate: UIResponder, UIApplicationDelegate {
        /// What the app is made of; whoever plays it puts another one here before it starts.
        public static var makeModule: @MainActor () -> AppModule = { AppModule(files: Disk(ownFolder)) }

        /// What all windows share.
        public private(set) lazy var module = Self.makeModule()

        /// The window in front, of several the one that was touched last.
        public var front: SceneDelegate? {
            let scenes = UIApplication.shared.connectedScenes
            let delegates = scenes.compactMap { $0.delegate as? SceneDelegate }
            return delegates.first { $0.window?.isKeyWindow == true } ?? delegates.first
        }

        public func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            application.shortcutItems = UIApplicationShortcutItem.all
            listenToNotifications()
            return true
        }

        public func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }

        private static var ownFolder: URL {
            let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
            return (folders.first ?? FileManager.default.temporaryDirectory)
                .appendingPathComponent("Kickabout", isDirectory: true)
        }
    }
#endif
