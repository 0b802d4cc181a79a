/// The wheel above a list that a pull makes turn. The pull sends `valueChanged`; the app ends it.
open class UIRefreshControl: UIControl {
    /// Whether it turns.
    open private(set) var isRefreshing = false
    /// What stands beneath the wheel.
    open var attributedTitle: NSAttributedString?

    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Makes one whose pull performs the action.
    public override init(frame: CGRect, primaryAction: UIAction?) {
        super.init(frame: frame, primaryAction: primaryAction)
    }
    @preconcurrency @MainActor public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes the wheel turn. Sends no event.
    open func beginRefreshing() { isRefreshing = true }

    /// Makes the wheel stop and disappear. Does nothing if it does not turn.
    open func endRefreshing() { isRefreshing = false }

    /// What a finger's pull does.
    func pulled() {
        guard !isRefreshing else { return }
        isRefreshing = true
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }
}
