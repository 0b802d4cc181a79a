/// What a long press on the app's icon offers.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
    public let type: String
    public let localizedTitle: String
    public let localizedSubtitle: String?
    /// Recorded, of no effect.
    public let icon: UIApplicationShortcutIcon?
    public let userInfo: [String: any NSSecureCoding]?
    open var targetContentIdentifier: Any?

    @preconcurrency @MainActor
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
        super.init()
    }

    @preconcurrency @MainActor
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}

/// The picture of a shortcut. Recorded, of no effect.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
    /// The name of a symbol, or of an image of the app's.
    let name: String

    @preconcurrency @MainActor
    public init(systemImageName: String) {
        name = systemImageName
        super.init()
    }

    @preconcurrency @MainActor
    public init(templateImageName: String) {
        name = templateImageName
        super.init()
    }
}
