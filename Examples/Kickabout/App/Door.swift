#if canImport(UIKit)
    import Cairn
    import KickaboutCore
    import UIKit

    /// The one door by which anything comes from outside: links, activities, shortcuts and notifications, at a cold start
    /// and later. All of them are links by then.
    extension SceneDelegate {
        /// Follows a link; what cannot be followed changes nothing.
        func open(_ link: String) {
            guard let navigator, let coordinator else { return }
            navigator.follow(link, by: coordinator.links(in: navigator.tree))
        }

        /// What was tapped to start the app.
        func open(_ options: UIScene.ConnectionOptions) {
            open(options.urlContexts)
            for activity in options.userActivities { open(activity) }
            if let shortcut = options.shortcutItem { open(shortcut.type) }
            if let link = options.notificationLink { open(link) }
        }

        private func open(_ contexts: Set<UIOpenURLContext>) {
            for context in contexts { open(context.url.absoluteString) }
        }

        private func open(_ activity: NSUserActivity) {
            if let page = activity.webpageURL { open(page.absoluteString) }
        }

        public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            open(contexts)
        }

        public func scene(_ scene: UIScene, continue activity: NSUserActivity) { open(activity) }

        public func windowScene(
            _ windowScene: UIWindowScene, performActionFor shortcut: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            open(shortcut.type)
            completionHandler(true)
        }

        /// The link to what is in front; nil where there is none, as for an alert.
        public var link: URL? {
            navigator.flatMap { link(to: $0.tree.visible.id) }
        }

        /// The link to a place of the tree; nil where there is none.
        public func link(to place: Tree.Node.ID) -> URL? {
            guard let navigator, let coordinator else { return nil }
            let tree = navigator.tree
            return (try? coordinator.links(in: tree).print(place, in: tree)).flatMap { URL(string: $0) }
        }
    }

    extension UIApplicationShortcutItem {
        /// What a long press on the app's icon offers. The type is the link.
        static var all: [UIApplicationShortcutItem] {
            [
                UIApplicationShortcutItem(type: "kickabout://matches/new", localizedTitle: "New match"),
                UIApplicationShortcutItem(type: "kickabout://rankings", localizedTitle: "Rankings"),
            ]
        }
    }
#endif
