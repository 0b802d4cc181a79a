/// Called with the action that was performed.
public typealias UIActionHandler = (UIAction) -> Void

/// Something that can be done: a title and a closure.
public final class UIAction: UIMenuElement {
    /// Tells actions apart: of two with one identifier on one control and event, the later replaces the other.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    public override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    public let identifier: Identifier
    public var discoverabilityTitle: String?
    public var attributes: Attributes
    public var state: State
    /// What performs it at the moment.
    public private(set) var sender: Any?
    let handler: UIActionHandler

    @preconcurrency @MainActor
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Self.unique()
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    func perform(sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }

    private static var count = 0

    private static func unique() -> Identifier {
        count += 1
        return Identifier("com.apple.action.dynamic.\(count)")
    }
}
