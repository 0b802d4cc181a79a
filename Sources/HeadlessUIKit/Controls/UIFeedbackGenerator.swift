/// Lets a person feel something. The simulator keeps what it was, in ``Simulator/feedback``.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    @preconcurrency @MainActor public override init() { super.init() }

    /// Wakes what moves in the device, so that the next feedback comes at once: as it always does here.
    open func prepare() {}

    fileprivate func give(_ feedback: Simulator.Feedback) { Simulator.current.feedback.append(feedback) }
}

/// Something has bumped into something.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    private let style: FeedbackStyle

    @preconcurrency @MainActor
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// A medium one.
    @preconcurrency @MainActor public override convenience init() { self.init(style: .medium) }

    open func impactOccurred() { give(.impact(style, intensity: 1)) }
    /// - Parameter intensity: from 0 to 1.
    open func impactOccurred(intensity: CGFloat) { give(.impact(style, intensity: intensity)) }
}

/// Something else is selected.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() { give(.selection) }
}

/// Something has gone well, or not.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    open func notificationOccurred(_ notificationType: FeedbackType) { give(.notification(notificationType)) }
}

extension Simulator {
    /// What an app lets a person feel.
    public enum Feedback: Equatable, Sendable {
        case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
        case selection
        case notification(UINotificationFeedbackGenerator.FeedbackType)
    }
}
