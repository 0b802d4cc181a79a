// The screen of a controller.
extension ScreenReader {
    mutating func screen(of controller: UIViewController) -> Simulator.Outline.Screen {
        // A modal in the context of a tab, say, takes that tab's place and leaves the bar.
        if let modal = controller.presentation, modal.coversPlace {
            return screen(of: modal.presented)
        }
        return reading(controller.viewIfLoaded?.isUserInteractionEnabled == false) { reader in
            reader.ownScreen(of: controller)
        }
    }

    private mutating func ownScreen(of controller: UIViewController) -> Simulator.Outline.Screen {
        if let alert = controller as? UIAlertController { return screen(of: alert) }
        if let tabs = controller as? UITabBarController { return screen(of: tabs) }
        if let split = controller as? UISplitViewController { return screen(of: split) }
        guard let navigation = controller as? UINavigationController else {
            return content(of: controller)
        }
        meet(navigation)
        guard let shown = navigation.swipe?.transition.from ?? navigation.displayed else {
            return .init(controller: navigation.typeName)
        }
        let hides = navigation.hidesBarsForRoom
        let hasBar = !navigation.isNavigationBarHidden && !hides
        let search = shown.navigationItem.searchController
        let ownBar = hasBar && search?.hidesBar != true ? navigation.storedBar : nil
        let bar =
            hasBar && search?.hidesBar != true
            ? reading(ownBar?.isUserInteractionEnabled == false) { $0.bar(of: navigation, shown) } : nil
        var top = Simulator.Outline.Screen(controller: "")
        if hasBar, let search { read(search.searchBar, into: &top, isHidden: false, isOff: false) }
        var screen = screen(of: shown)
        if !top.elements.isEmpty { screen.elements = top.elements + screen.elements }
        screen.navigationBar = merge(screen.navigationBar, into: bar)
        readBeside(shown.viewWithModals, of: navigation, into: &screen)
        readBeside(ownBar?.itemViews ?? [], in: ownBar, into: &screen)
        if !navigation.isToolbarHidden, !hides {
            let toolbar = navigation.storedToolbar
            screen.toolbar = reading(toolbar?.isUserInteractionEnabled == false) { reader in
                (shown.toolbarItems ?? []).flatMap { reader.buttons($0) }
            }
            readBeside(toolbar?.itemViews ?? [], in: toolbar, into: &screen)
        }
        return screen
    }

    /// What a controller's view shows; or what a search in it has found, beneath a bar that lies in that view.
    private mutating func content(of controller: UIViewController) -> Simulator.Outline.Screen {
        var screen = Simulator.Outline.Screen(controller: controller.typeName)
        guard let view = controller.viewIfLoaded, view.window != nil else { return screen }
        guard let search = controller.activeSearch, let results = search.shownResults else {
            read(view, into: &screen, isHidden: false, isOff: false)
            return screen
        }
        if search.searchBar.isDescendant(of: view) {
            read(search.searchBar, into: &screen, isHidden: false, isOff: false)
        }
        read(results.view, into: &screen, isHidden: false, isOff: false)
        return screen
    }
}

extension UIViewController {
    var typeName: String {
        let type = ObjectIdentifier(type(of: self))
        if let name = Self.typeNames[type] { return name }
        let name = String(describing: Swift.type(of: self))
        Self.typeNames[type] = name
        return name
    }

    /// The runtime takes a while to find a name, and each reading asks for it.
    private static var typeNames: [ObjectIdentifier: String] = [:]

    /// Whether it has bars, or columns with bars, of its own.
    var isBarContainer: Bool {
        self is UINavigationController || self is UITabBarController || self is UISplitViewController
    }
}
