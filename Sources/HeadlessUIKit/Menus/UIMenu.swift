/// Things that can be done, one below the other, some of them in menus of their own.
public final class UIMenu: UIMenuElement {
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Its elements stand among those of the menu around it.
        public static let displayInline = Options(rawValue: 1 << 0)
        public static let destructive = Options(rawValue: 1 << 1)
        /// Of its actions one is on: the one chosen last.
        public static let singleSelection = Options(rawValue: 1 << 5)
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// Tells menus apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let identifier: Identifier
    public let options: Options
    public let children: [UIMenuElement]

    @preconcurrency @MainActor
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        Self.count += 1
        self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(Self.count)")
        self.options = options
        self.children = children
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    private static var count = 0

    /// The same menu with other elements.
    public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
    }

    /// The actions that are on, here and in menus within.
    public var selectedElements: [UIMenuElement] {
        children.flatMap { element -> [UIMenuElement] in
            if let action = element as? UIAction { return action.state == .on ? [action] : [] }
            return (element as? UIMenu)?.selectedElements ?? []
        }
    }

    /// Turns one of the actions on, and the others off, where only one may be.
    func choose(_ action: UIAction, single: Bool = false) {
        let actions = children.compactMap { $0 as? UIAction }
        if single || options.contains(.singleSelection), actions.contains(where: { $0 === action }) {
            for one in actions { one.state = one === action ? .on : .off }
        }
        for menu in children.compactMap({ $0 as? UIMenu }) { menu.choose(action, single: single) }
    }
}

/// Elements of a menu that are found out when it opens.
public final class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private let keeps: Bool
    private var isAsked = false
    /// Nil until they are known.
    private(set) var elements: [UIMenuElement]?

    /// Asks once, when the menu opens, and keeps the answer.
    /// - Parameter elementProvider: Is given what is to be called once the elements are known.
    @preconcurrency @MainActor
    public convenience init(
        _ elementProvider: @escaping (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void
    ) {
        self.init(elementProvider, keeps: true)
    }

    /// Asks each time the menu opens.
    @preconcurrency @MainActor
    public class func uncached(
        _ elementProvider: @escaping (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void
    ) -> Self {
        Self(elementProvider, keeps: false)
    }

    private init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, keeps: Bool) {
        self.provider = provider
        self.keeps = keeps
        super.init(title: "", image: nil)
    }

    /// The menu around it opens.
    func open() {
        if !keeps { (elements, isAsked) = (nil, false) }
        guard !isAsked else { return }
        isAsked = true
        provider { [weak self] in self?.elements = $0 }
    }
}
