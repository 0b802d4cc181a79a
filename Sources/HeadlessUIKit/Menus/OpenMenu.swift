/// The menu that is open in front of everything.
@MainActor
final class OpenMenu {
    let root: UIMenu
    /// The menus opened one from another.
    private(set) var path: [UIMenu]
    private let item: UIBarButtonItem?
    private weak var view: UIView?
    private let isOfView: Bool
    /// What stands above it.
    let preview: MenuPreview?
    /// Whether of the actions only one is on.
    private let isChoice: Bool

    init(_ menu: UIMenu, sender: Any?, isChoice: Bool = false, preview: MenuPreview? = nil) {
        root = menu
        self.preview = preview
        path = [menu]
        item = sender as? UIBarButtonItem
        view = sender as? UIView
        isOfView = sender is UIView
        self.isChoice = isChoice
        Self.open(menu)
    }

    /// Whether what it was opened from has left the screen.
    var isOrphaned: Bool { isOfView && view?.window == nil }

    private static func open(_ menu: UIMenu) {
        for child in menu.children {
            (child as? UIDeferredMenuElement)?.open()
            if let inner = child as? UIMenu, inner.options.contains(.displayInline) { open(inner) }
        }
    }

    /// One line of the menu.
    enum Line {
        case heading(String)
        case element(UIMenuElement)
        case loading
    }

    /// What a person reads, from the top.
    var lines: [Line] {
        let menu = path[path.count - 1]
        return (menu.title.isEmpty ? [] : [.heading(menu.title)]) + Self.lines(menu.children)
    }

    private static func lines(_ elements: [UIMenuElement]) -> [Line] {
        elements.flatMap { element -> [Line] in
            switch element {
            case let menu as UIMenu where menu.options.contains(.displayInline):
                (menu.title.isEmpty ? [] : [.heading(menu.title)]) + lines(menu.children)
            case let deferred as UIDeferredMenuElement: deferred.elements.map(lines) ?? [.loading]
            case let action as UIAction where action.attributes.contains(.hidden): []
            default: [.element(element)]
            }
        }
    }

    /// What a finger's tap on a line does: opens a menu within, or performs the action and closes the menu first.
    func choose(_ element: UIMenuElement, in simulator: Simulator) {
        if let menu = element as? UIMenu {
            path.append(menu)
            Self.open(menu)
            return
        }
        guard let action = element as? UIAction else { return }
        if !action.attributes.contains(.keepsMenuPresented) { simulator.openMenu = nil }
        root.choose(action, single: isChoice)
        action.perform(sender: view ?? item)
    }
}

extension UIMenuElement {
    /// What a person reads on it.
    var shownTitle: String { title.isEmpty ? image?.name ?? "" : title }
}
