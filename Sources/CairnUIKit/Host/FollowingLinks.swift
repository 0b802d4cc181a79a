#if canImport(UIKit)
    import Cairn
    import UIKit

    /// Links as UIKit hands them over: in a scene delegate each is one line.
    extension Navigator {
        /// Follows a link that the system opened; see ``Cairn/Navigator/follow(_:by:)``.
        @discardableResult
        public func follow<Destination>(_ url: URL, by table: LinkTable<Destination>) -> Request {
            follow(url.absoluteString, by: table)
        }

        /// Follows what `scene(_:openURLContexts:)` is told. UIKit gives several links in no order; they are followed in that of
        /// their texts, and the last counts.
        @discardableResult
        public func follow<Destination>(
            _ contexts: Set<UIOpenURLContext>, by table: LinkTable<Destination>
        ) -> [Request] {
            contexts.sorted { $0.url.absoluteString < $1.url.absoluteString }.map {
                follow($0.url, by: table)
            }
        }

        /// Follows the universal link that `scene(_:continue:)` is told of. Does nothing, and returns nil,
        /// for an activity without a page.
        @discardableResult
        public func follow<Destination>(
            _ activity: NSUserActivity, by table: LinkTable<Destination>
        ) -> Request? {
            activity.webpageURL.map { follow($0, by: table) }
        }

        /// Follows the links with which a scene was opened, those of `scene(_:willConnectTo:options:)`. The app itself reads
        /// which link a notification (`notificationResponse`) or a shortcut (`shortcutItem`) carries, and follows that.
        @discardableResult
        public func follow<Destination>(
            _ options: UIScene.ConnectionOptions, by table: LinkTable<Destination>
        ) -> [Request] {
            follow(options.urlContexts, by: table)
                + options.userActivities.compactMap { follow($0, by: table) }
        }
    }
#endif
