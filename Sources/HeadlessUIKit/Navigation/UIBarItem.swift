/// What a bar shows: a title, an image.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    open var title: String?
    open var image: UIImage?
    /// Whether a tap does anything.
    open var isEnabled = true
    open var tag = 0
    /// How the title looks. Recorded, of no effect.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
    {
        styles[state.rawValue] = attributes
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        styles[state.rawValue]
    }
    private var styles: [UInt: [NSAttributedString.Key: Any]] = [:]
    /// What a screen reader says.
    open var accessibilityLabel: String?
    /// A name for tests and tools; a person never reads it.
    open var accessibilityIdentifier: String?

    @preconcurrency @MainActor public override init() { super.init() }
}
