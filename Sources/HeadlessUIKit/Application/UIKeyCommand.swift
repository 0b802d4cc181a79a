/// Keys that are held while another is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// What a combination of keys of a hardware keyboard does: a method that somebody in the chain of responders has.
open class UIKeyCommand: UIMenuElement {
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    public let action: Selector?
    public let input: String?
    public let modifierFlags: UIKeyModifierFlags
    public let propertyList: Any?
    open var discoverabilityTitle: String?
    open var attributes: Attributes = []
    open var state: State = .off
    /// Whether it comes before what the field that is edited makes of the keys.
    open var wantsPriorityOverSystemBehavior = false
    /// Whether the keys may be others on another keyboard. Recorded: here there is one.
    open var allowsAutomaticLocalization = true
    /// Whether they are mirrored where one writes from right to left. Recorded, of no effect.
    open var allowsAutomaticMirroring = true

    @preconcurrency @MainActor
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.input = input
        self.modifierFlags = modifierFlags
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, image: image)
    }

    @preconcurrency @MainActor
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    public nonisolated static let inputHome = "UIKeyInputHome"
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    public nonisolated static let inputDelete = "UIKeyInputDelete"

    /// Whether these keys are this command's. Letters are the same, large and small.
    func isFor(_ input: String, _ flags: UIKeyModifierFlags) -> Bool {
        self.input?.lowercased() == input.lowercased() && modifierFlags == flags
            && attributes.isDisjoint(with: [.disabled, .hidden])
    }
}

extension UIResponder {
    /// The first in the chain, from here on, that has a command for these keys, with that command.
    fileprivate func command(for input: String, _ flags: UIKeyModifierFlags) -> UIKeyCommand? {
        var next: UIResponder? = self
        while let responder = next {
            let added = (responder as? UIViewController)?.addedKeyCommands ?? []
            if let found = ((responder.keyCommands ?? []) + added).first(where: { $0.isFor(input, flags) }) {
                return found
            }
            next = responder.nextInFront
        }
        return nil
    }
}

extension Simulator.User {
    /// Presses keys of a hardware keyboard: a letter, or one of `UIKeyCommand`'s names, and those held with it. What a field
    /// that is edited can take it takes, unless a command goes before. Without a first responder the controller in front is
    /// asked first; of columns beside each other none is in front, so what they are in is.
    public func press(
        _ input: String, _ modifiers: UIKeyModifierFlags = [], fileID: StaticString = #fileID,
        line: UInt = #line
    ) throws(Simulator.UserError) {
        simulator.isAsked(at: fileID, line)
        let asked = "press \"\(input)\""
        let reader = read()
        if reader.outline.isMoving { throw failure(asked, .moving, reader) }
        let field = simulator.firstResponder as? any TypedInto
        let isText = field != nil && input.count == 1 && modifiers.isSubset(of: [.shift, .alphaShift])
        let first =
            simulator.firstResponder ?? reader.topPresentation?.presented.front ?? reader.columns
            ?? reader.responder
        let command = simulator.enter { first?.command(for: input, modifiers) }
        if isText, let field, command?.wantsPriorityOverSystemBehavior != true {
            let text = modifiers.isEmpty ? input : input.uppercased()
            simulator.enter { field.append(text) }
        } else if let command, let action = command.action {
            simulator.enter { _ = TargetAction(nil, action).call(sender: command, from: first) }
        } else {
            throw failure(asked, .notThere, reader)
        }
    }
}

extension UIViewController {
    /// The controller that is seen of a container, if that is one.
    fileprivate var front: UIViewController {
        guard let shown = shownChildren, shown.count == 1 else { return self }
        return shown[0].front
    }
}

extension ScreenReader {
    /// What shows several columns beside each other, in the layer that fingers reach.
    fileprivate var columns: UISplitViewController? { splits.first { $0.displayed.count > 1 } }
}
