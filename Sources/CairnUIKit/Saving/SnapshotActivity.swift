#if canImport(UIKit)
    import Cairn
    import UIKit

    /// Snapshots by way of UIKit's scenes, which keep an activity for each window.
    extension Snapshot {
        private static let key = "cairn.snapshot"

        /// The snapshot as UIKit keeps it for a scene.
        /// ```swift
        /// func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        ///     navigator?.snapshot().activity(type: "com.example.club.window")
        /// }
        /// ```
        /// More than 4 MB are not read again: ``init(activity:)`` throws for that.
        /// - Parameter type: One of those under `NSUserActivityTypes` in the app's Info.plist.
        public func activity(type: String) -> NSUserActivity {
            let activity = NSUserActivity(activityType: type)
            activity.isEligibleForHandoff = false
            activity.addUserInfoEntries(from: [Self.key: text])
            return activity
        }

        /// What a scene kept; nil when that holds no snapshot.
        /// ```swift
        /// let snapshot = try? session.stateRestorationActivity.flatMap { try Snapshot(activity: $0) }
        /// navigator = Navigator(root: AppCoordinator(), restoring: snapshot)
        /// ```
        /// - Throws: ``SavedTextError``.
        public init?(activity: NSUserActivity) throws(SavedTextError) {
            guard let text = activity.userInfo?[Self.key] as? String else { return nil }
            try self.init(text: text)
        }
    }
#endif
