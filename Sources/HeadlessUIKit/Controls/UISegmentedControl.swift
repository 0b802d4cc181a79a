/// Several choices side by side, of which one is taken. A finger's tap on another sends `valueChanged`; code sends
/// nothing.
open class UISegmentedControl: UIControl {
    public nonisolated static let noSegment = -1

    private struct Segment {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        var isEnabled = true
    }

    private var segments: [Segment] = []
    private var chosen = UISegmentedControl.noSegment
    /// The segment that is taken, from 0; ``noSegment`` for none. Raises for one that is not there.
    open var selectedSegmentIndex: Int {
        get { chosen }
        set {
            guard newValue == Self.noSegment || segments.indices.contains(newValue) else {
                Simulator.current.raise(
                    .range, "-[UISegmentedControl setSelectedSegmentIndex:] index out of range")
                return
            }
            chosen = newValue
        }
    }
    /// Whether a tap performs, and leaves nothing taken.
    open var isMomentary = false
    open var apportionsSegmentWidthsByContent = false
    open var selectedSegmentTintColor: UIColor?
    /// How titles look. Recorded, of no effect.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
    {
        styles[state.rawValue] = attributes
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        styles[state.rawValue]
    }
    private var styles: [UInt: [NSAttributedString.Key: Any]] = [:]

    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Makes segments of titles and images.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
    }
    /// Makes segments that perform an action each.
    public init(frame: CGRect, actions: [UIAction]) {
        super.init(frame: frame)
        segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
    }
    @preconcurrency @MainActor public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var numberOfSegments: Int { segments.count }
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        segments.insert(Segment(title: title), at: min(max(0, segment), segments.count))
        if chosen >= segment { chosen += 1 }
    }
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        segments.insert(
            Segment(title: action.title, image: action.image, action: action),
            at: min(max(0, segment), segments.count))
        if chosen >= segment { chosen += 1 }
    }
    /// Does nothing for a segment that is not there.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        if chosen == segment { chosen = Self.noSegment } else if chosen > segment { chosen -= 1 }
    }
    open func removeAllSegments() {
        segments = []
        chosen = Self.noSegment
    }
    open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { $0.title = title } }
    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].title : nil
    }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { $0.image = image } }
    open func imageForSegment(at segment: Int) -> UIImage? {
        segments.indices.contains(segment) ? segments[segment].image : nil
    }
    /// What a segment does, with its title and image.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { $0 = Segment(title: action.title, image: action.image, action: action) }
    }
    open func actionForSegment(at segment: Int) -> UIAction? {
        segments.indices.contains(segment) ? segments[segment].action : nil
    }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }
    open func isEnabledForSegment(at segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }

    private func change(_ segment: Int, _ change: (inout Segment) -> Void) {
        if segments.indices.contains(segment) { change(&segments[segment]) }
    }

    /// What a person reads on each.
    var titles: [String] { segments.map { $0.title ?? $0.image?.name ?? "" } }

    /// What a finger's tap on a segment does: nothing on the one that is taken.
    func tap(_ segment: Int) {
        guard segments.indices.contains(segment), segment != chosen || isMomentary else { return }
        chosen = segment
        segments[segment].action?.perform(sender: self)
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
        if isMomentary { chosen = Self.noSegment }
    }
}
