/// A view that turns touches into events, for actions and for targets' methods.
open class UIControl: UIView {
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF_0000)
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
    }

    public enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing
    }

    /// Whether touches do anything. `sendActions(for:)` in code works all the same.
    open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
    /// Whether a tap opens the control's menu in the place of its primary action.
    open var showsMenuAsPrimaryAction = false
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
    private var registered: [(action: UIAction, events: Event)] = []
    final var targets: [(call: TargetAction, events: Event)] = []

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a control; the action is performed for `primaryActionTriggered`.
    public init(frame: CGRect, primaryAction: UIAction?) {
        super.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    @preconcurrency @MainActor public convenience init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var state: State {
        var state = State.normal
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    func stateDidChange() {}

    /// Performs `action` for these events, in place of one with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        registered.append((action, controlEvents))
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        for index in registered.indices where registered[index].action.identifier == identifier {
            registered[index].events.subtract(controlEvents)
        }
        registered.removeAll { $0.events.isEmpty }
    }

    /// The events that something is registered for.
    open var allControlEvents: Event {
        targets.reduce(into: registered.reduce(into: Event()) { $0.formUnion($1.events) }) {
            $0.formUnion($1.events)
        }
    }

    /// Calls `iterator` with each action, and each method of a target, and with the events it is for, until that sets its last argument.
    open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        var stops = false
        for (action, events) in registered where !stops { iterator(action, nil, events, &stops) }
        for (call, events) in targets where !stops {
            iterator(nil, (call.target, call.action), events, &stops)
        }
    }

    /// Does what a tap would: opens the menu, or performs what is registered for the primary action. Since iOS 17.4.
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

    /// Performs, on this line, every action registered for one of these events, in the order they were added.
    open func sendActions(for controlEvents: Event) {
        for (action, events) in registered where !events.isDisjoint(with: controlEvents) {
            sendAction(action)
        }
        callTargets(for: controlEvents)
    }

    /// Performs one action. An override that does not call super keeps it from happening.
    open func sendAction(_ action: UIAction) { action.perform(sender: self) }

    /// Calls one method of a target, or without one of the first in the chain of responders that has it. An override that does
    /// not call super keeps it from happening.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        TargetAction(target, action).call(sender: self, from: self)
    }

    /// What a finger's tap does: the control is highlighted from when the finger comes down until it is lifted. A button's
    /// primary action comes with its `touchUpInside`.
    func tapped() {
        isHighlighted = true
        sendActions(for: .touchDown)
        isHighlighted = false
        sendActions(for: .touchUpInside)
        sendActions(for: .primaryActionTriggered)
    }
}
