// Menus: what opens them, and what they read like.
extension Simulator.User {
    /// Holds a finger on something until its menu opens, a button's, a row's, a view's with a context menu, or its
    /// long press is recognized.
    public func hold(_ name: String, at index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line)
        throws(Simulator.UserError)
    {
        simulator.isAsked(at: fileID, line)
        let asked = "hold \"\(name)\""
        let (found, reader) = try find(name, at: index, asked: asked) { $0.mayBeHeld }
        guard let (menu, preview) = simulator.enter({ found.heldOffer }) else {
            guard let view = found.view, found.hasLongPress else {
                throw failure(asked, .notTouchable, reader)
            }
            return try press(view, asked: asked)
        }
        simulator.clock.advance(by: .milliseconds(500))
        simulator.enter {
            simulator.openMenu = OpenMenu(menu, sender: found.menuSender, preview: preview())
        }
    }

    /// Taps beside the menu that is open, which closes it.
    public func dismissMenu(fileID: StaticString = #fileID, line: UInt = #line) throws(Simulator.UserError) {
        simulator.isAsked(at: fileID, line)
        guard simulator.openMenu != nil else { throw failure("close the menu", .notThere, read()) }
        simulator.openMenu = nil
    }
}

extension ScreenReader {
    /// The open menu is a layer in front of all others.
    mutating func readMenu(_ menu: OpenMenu) {
        guard let window = outline.windows.indices.last else { return }
        openLayer()
        var screen = Simulator.Outline.Screen(controller: "UIMenu")
        if let preview = menu.preview {
            add(
                .init(kind: .button(.init()), label: preview.shownTitle), to: &screen,
                target: .menuPreview(preview), also: ["Preview"])
        }
        for line in menu.lines {
            switch line {
            case .heading(let text):
                add(.init(kind: .text(.footnote), label: text), to: &screen, target: .nothing)
            case .loading: add(.init(kind: .activity, label: "Loading"), to: &screen, target: .nothing)
            case .element(let element):
                add(element.outlineElement, to: &screen, target: .menuElement(element))
            }
        }
        outline.windows[window].layers.append(.init(style: .menu, canBePulledAway: false, screen: screen))
    }
}

extension UIMenuElement {
    fileprivate var outlineElement: Simulator.Outline.Element {
        var button = Simulator.Outline.Button(subtitle: subtitle)
        var isEnabled = true
        if let action = self as? UIAction {
            if action.attributes.contains(.destructive) { button.role = .destructive }
            isEnabled = !action.attributes.contains(.disabled)
            switch action.state {
            case .on: button.mark = .on
            case .mixed: button.mark = .mixed
            case .off: break
            }
        }
        if let menu = self as? UIMenu {
            button.opensMenu = true
            if menu.options.contains(.destructive) { button.role = .destructive }
        }
        return .init(kind: .button(button), label: shownTitle, isEnabled: isEnabled)
    }
}

extension ScreenReader.Found {
    /// Whether something here may open a menu when it is held. Asks no delegate.
    @MainActor var mayBeHeld: Bool {
        switch target {
        case .control(let control) where control.heldMenu != nil: true
        case .barButton(let item): item.menu != nil && item.primaryAction != nil
        case .row, .item: true
        default: view?.mayBeHeld ?? false
        }
    }

    /// The menu that opens. Asks delegates.
    @MainActor var heldMenu: UIMenu? { heldOffer?.0 }

    /// The menu that opens, and what makes the preview above it. Asks delegates.
    @MainActor fileprivate var heldOffer: (UIMenu, () -> MenuPreview?)? {
        switch target {
        case .control(let control) where control.heldMenu != nil:
            return control.heldMenu.map { ($0, { nil }) }
        case .barButton(let item):
            return item.primaryAction == nil ? nil : item.menu.map { ($0, { nil }) }
        case .row(let cell, let table):
            guard let path = table.list.path(of: cell) else { return nil }
            let delegate = table.tableDelegate
            if let offer = delegate?.tableView(
                table, contextMenuConfigurationForRowAt: path, point: .zero), let menu = offer.makeMenu()
            {
                let tell = { [weak table, weak delegate] (preview: MenuPreview) -> Void in
                    guard let table else { return }
                    delegate?.tableView(table, willPerformPreviewActionForMenuWith: offer, animator: preview)
                }
                return (menu, { offer.makePreview(tell) })
            }
        case .item(let cell, let collection):
            guard let path = collection.list.path(of: cell) else { return nil }
            let delegate = collection.collectionDelegate
            if let offer = delegate?.collectionView(
                collection, contextMenuConfigurationForItemsAt: [path], point: .zero),
                let menu = offer.makeMenu()
            {
                let tell = { [weak collection, weak delegate] (preview: MenuPreview) -> Void in
                    guard let collection else { return }
                    delegate?.collectionView(
                        collection, willPerformPreviewActionForMenuWith: offer, animator: preview)
                }
                return (menu, { offer.makePreview(tell) })
            }
        default: break
        }
        guard let interaction = view?.takingTouches?.contextMenuInteraction,
            let offer = interaction.delegate?.contextMenuInteraction(
                interaction, configurationForMenuAtLocation: .zero),
            let menu = offer.makeMenu()
        else { return nil }
        let tell = { [weak interaction] (preview: MenuPreview) -> Void in
            guard let interaction else { return }
            interaction.delegate?.contextMenuInteraction(
                interaction, willPerformPreviewActionForMenuWith: offer, animator: preview)
        }
        return (menu, { offer.makePreview(tell) })
    }

    @MainActor var menuSender: Any? {
        switch target {
        case .control(let control): control
        case .barButton(let item): item
        default: view
        }
    }

}

extension UIView {
    /// Whether a finger that stays here means something to this view, or to one around it.
    fileprivate var mayBeHeld: Bool {
        takingTouches?.contextMenuInteraction != nil || Touch(self).has(UILongPressGestureRecognizer.self)
    }
}

extension UIControl {
    /// The menu that opens when it is held; a button whose tap opens it is tapped.
    fileprivate var heldMenu: UIMenu? {
        guard let button = self as? UIButton, !button.showsMenuAsPrimaryAction else { return nil }
        return button.menu
    }
}
