#if !canImport(ObjectiveC)
    /// What a person was doing, to be taken up again. Foundation has it on Apple's systems only.
    open class NSUserActivity: NSObject {
        public let activityType: String
        open var title: String?
        open var userInfo: [AnyHashable: Any]?
        open var requiredUserInfoKeys: Set<String>?
        /// The page of a link to the app's website.
        open var webpageURL: URL?
        open var referrerURL: URL?
        open var targetContentIdentifier: String?
        open var persistentIdentifier: String?
        open var isEligibleForHandoff = true
        open var isEligibleForSearch = false

        public init(activityType: String) {
            self.activityType = activityType
            super.init()
        }

        open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
            userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
        }

        /// Of no effect: activities are taken up only when the simulator says so.
        open func becomeCurrent() {}
        open func resignCurrent() {}
        open func invalidate() {}
    }

    /// The type of a link to the app's website.
    public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif
