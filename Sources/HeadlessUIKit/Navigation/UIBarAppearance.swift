/// How a bar looks. Recorded, of no effect.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    open var backgroundEffect: UIBlurEffect?
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?

    @preconcurrency @MainActor public required override init() { super.init() }

    /// Makes a copy of what another appearance has in common with this kind.
    @preconcurrency @MainActor public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        adopt(barAppearance)
    }

    open func configureWithDefaultBackground() { (backgroundEffect, backgroundColor) = (nil, nil) }
    open func configureWithOpaqueBackground() {
        (backgroundEffect, backgroundColor) = (nil, .systemBackground)
    }
    open func configureWithTransparentBackground() {
        (backgroundEffect, backgroundColor, shadowColor) = (nil, nil, nil)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let made = type(of: self).init()
        made.adopt(self)
        return made
    }

    final func copied() -> Self { copy(with: nil) as? Self ?? self }

    func adopt(_ other: UIBarAppearance) {
        backgroundEffect = other.backgroundEffect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }
}

/// How a navigation bar looks. Recorded, of no effect.
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How buttons look. It keeps a copy.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { buttonAppearanceKept }
        set { buttonAppearanceKept = newValue.copied() }
    }
    private lazy var buttonAppearanceKept = UIBarButtonItemAppearance()
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtonAppearanceKept }
        set { doneButtonAppearanceKept = newValue.copied() }
    }
    private lazy var doneButtonAppearanceKept = UIBarButtonItemAppearance()
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { backButtonAppearanceKept }
        set { backButtonAppearanceKept = newValue.copied() }
    }
    private lazy var backButtonAppearanceKept = UIBarButtonItemAppearance()
    /// What ``doneButtonAppearance`` is called since iOS 26.
    open var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtonAppearance }
        set { doneButtonAppearance = newValue }
    }
    open private(set) var backIndicatorImage: UIImage?
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
        backIndicatorImage = image
        backIndicatorTransitionMaskImage = transitionMaskImage
    }

    override func adopt(_ other: UIBarAppearance) {
        super.adopt(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
        backButtonAppearance = other.backButtonAppearance
        backIndicatorImage = other.backIndicatorImage
        backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
    }
}

/// How a tab bar looks. Recorded, of no effect.
open class UITabBarAppearance: UIBarAppearance {
    /// How items look. It keeps a copy.
    open var stackedLayoutAppearance: UITabBarItemAppearance {
        get { stackedLayoutAppearanceKept }
        set { stackedLayoutAppearanceKept = newValue.copied() }
    }
    private lazy var stackedLayoutAppearanceKept = UITabBarItemAppearance()
    open var inlineLayoutAppearance: UITabBarItemAppearance {
        get { inlineLayoutAppearanceKept }
        set { inlineLayoutAppearanceKept = newValue.copied() }
    }
    private lazy var inlineLayoutAppearanceKept = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { compactInlineLayoutAppearanceKept }
        set { compactInlineLayoutAppearanceKept = newValue.copied() }
    }
    private lazy var compactInlineLayoutAppearanceKept = UITabBarItemAppearance()
    open var selectionIndicatorTintColor: UIColor?
    open var selectionIndicatorImage: UIImage?

    override func adopt(_ other: UIBarAppearance) {
        super.adopt(other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance
        inlineLayoutAppearance = other.inlineLayoutAppearance
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
    }
}

/// How a toolbar looks. Recorded, of no effect.
open class UIToolbarAppearance: UIBarAppearance {
    /// How buttons look. It keeps a copy.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { buttonAppearanceKept }
        set { buttonAppearanceKept = newValue.copied() }
    }
    private lazy var buttonAppearanceKept = UIBarButtonItemAppearance()
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtonAppearanceKept }
        set { doneButtonAppearanceKept = newValue.copied() }
    }
    private lazy var doneButtonAppearanceKept = UIBarButtonItemAppearance()
    /// What ``doneButtonAppearance`` is called since iOS 26.
    open var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtonAppearance }
        set { doneButtonAppearance = newValue }
    }

    override func adopt(_ other: UIBarAppearance) {
        super.adopt(other)
        guard let other = other as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
    }
}

/// How one bar looks: as ever, where there is little room, and with what scrolls beneath it at its end.
@MainActor
struct BarLooks<Appearance: UIBarAppearance> {
    var standard: Appearance
    var compact: Appearance?
    var edge: Appearance?
    var compactEdge: Appearance?
}
