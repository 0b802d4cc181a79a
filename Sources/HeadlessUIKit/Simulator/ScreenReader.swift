/// Reads what is on screen once, both as an outline and as things a finger can reach.
@MainActor
struct ScreenReader {
    /// Something with a name.
    struct Found {
        enum Target {
            case control(UIControl)
            case field(any TypedInto)
            case adjustable(any Adjustable)
            case picker(UIPickerView)
            case segment(UISegmentedControl, Int)
            case menuElement(UIMenuElement)
            case menuPreview(MenuPreview)
            case barButton(UIBarButtonItem)
            case alertAction(UIAlertAction, UIAlertController)
            case tab(UIViewController, UITabBarController)
            case placedTab(UITab, UITabBarController)
            case sidebarButton(UITabBarController)
            case row(UITableViewCell, UITableView)
            case item(UICollectionViewCell, UICollectionView)
            case swipeAction(UIContextualAction, any SwipeableList)
            /// It can be read, and not touched.
            case nothing
        }

        var names: [String]
        var target: Target
        var isEnabled = true
        var isHidden = false
        /// The number of the layer it lies in.
        var layer: Int
        /// Whether it lies beside what can be seen.
        var isOffScreen = false
        /// The view that reads like that.
        var view: UIView?
    }

    let simulator: Simulator
    var outline = Simulator.Outline()
    var found: [Found] = []
    /// The stacks of the layer that fingers reach, outermost first.
    private(set) var stacks: [UINavigationController] = []
    /// The pages of the layer that fingers reach, outermost first.
    private(set) var pagers: [UIPageViewController] = []
    /// The columns of the layer that fingers reach, outermost first.
    private(set) var splits: [UISplitViewController] = []
    /// What can be scrolled in the layer that fingers reach, outermost first.
    private(set) var scrollers: [UIScrollView] = []
    /// The modal that is the layer that fingers reach.
    private(set) var topPresentation: Presentation?
    /// The same, or the modal in which it covers its presenter only: what a finger pulls, or taps beside.
    private(set) var topSheet: Presentation?
    /// The number of the layer that fingers reach.
    private(set) var topLayer = 0
    /// The number of the lowest layer that fingers reach.
    private var lowestLayer = 0
    /// Views in lower layers that fingers reach all the same.
    private var passthroughs: [UIView] = []
    /// The title of the row being read, whose texts are read already.
    var rowTitle: String?
    /// Whether a view around takes no touches.
    var isOff = false
    /// What is read elsewhere, though it lies in what is being read.
    var skipped: UIView?
    private var layers: [Simulator.Outline.Layer] = []
    /// Modals met on the way, that lie in front of what is being read.
    private var nested: [PresentationView] = []

    init(_ simulator: Simulator) {
        self.simulator = simulator
        for window in simulator.windows { read(window) }
        readInputs()
        if simulator.isCovered { cover() }
        if let menu = simulator.openMenu { readMenu(menu) }
        outline.isMoving = simulator.isMoving
        outline.gesture = simulator.gesture?.outline
    }

    /// Something of the system's lies over the app: nothing can be reached.
    private mutating func cover() {
        lowestLayer = .max
        (stacks, pagers, splits, passthroughs) = ([], [], [], [])
        (topPresentation, topSheet) = (nil, nil)
    }

    private mutating func read(_ window: UIWindow) {
        layers = []
        readLayers(in: window, as: .root, presentation: nil)
        let scene = simulator.shownScenes.count > 1 ? window.windowScene?.session.number : nil
        outline.windows.append(.init(isKey: window.isKeyWindow, scene: scene, layers: layers))
    }

    /// A window, and what a modal lies in, hold a controller's view, unless a modal has taken its place; the modals that stand on that
    /// controller; and what the app has put beside them. It may have put a modal's view into one of its own.
    private mutating func readLayers(
        in view: UIView, as style: Simulator.Outline.Layer.Style, presentation: Presentation?
    ) {
        let outer = isOff
        isOff = outer || !view.isUserInteractionEnabled
        let root = (view as? UIWindow)?.rootViewController
        let modal = presentation?.presented
        // What lies behind the modal is read once its layer is there.
        var behind: [UIView]? = modal == nil ? nil : []
        for view in view.subviews {
            if let modal = view as? PresentationView {
                read(modal)
                continue
            }
            if let controller = view.owner, root == nil || root === controller {
                open(controller, as: style, presentation: presentation)
            } else if let modal, let content = modal.viewIfLoaded, content.isDescendant(of: view) {
                open(modal, as: style, presentation: presentation)
                readBeside(content, in: view)
            } else if behind == nil {
                readBeside(nil, in: view)
                continue
            } else {
                behind?.append(view)
                continue
            }
            for view in behind ?? [] { readBeside(nil, in: view) }
            behind = nil
        }
        isOff = outer
    }

    /// What an app has put beside a controller's view is in the layer that is in front so far. What lies behind all is out of sight.
    private mutating func readBeside(_ content: UIView?, in view: UIView) {
        guard let index = layers.indices.last else { return }
        skipped = content
        var screen = layers[index].screen
        read(view, into: &screen, isHidden: false, isOff: false)
        layers[index].screen = screen
        skipped = nil
        readNested()
    }

    private mutating func readNested() {
        let inFront = nested
        nested = []
        for modal in inFront { read(modal) }
    }

    private mutating func read(_ modal: PresentationView) {
        guard let presentation = modal.presentation else { return }
        if presentation.isSearch { return readModals(on: modal) }
        readLayers(in: modal, as: presentation.outlineStyle, presentation: presentation)
    }

    /// A search is read with the screen it belongs to; modals may stand on it.
    private mutating func readModals(on search: PresentationView) {
        for case let modal as PresentationView in search.subviews { read(modal) }
    }

    private mutating func open(
        _ controller: UIViewController, as style: Simulator.Outline.Layer.Style, presentation: Presentation?
    ) {
        let sheet = presentation?.sheet
        let outer = topSheet
        if isOff {
            // A finger reaches what lies beneath.
            topLayer += 1
        } else {
            openLayer(isCovering: sheet?.isUndimmed != true)
            topPresentation = presentation
            topSheet = presentation?.isInContext == true ? outer : presentation
            passthroughs = (presentation?.shown as? UIPopoverPresentationController)?.passthroughViews ?? []
        }
        let index = layers.count
        let canBePulled =
            presentation?.answersPull == true && presentation?.presented.isModalForFinger == false
        layers.append(
            .init(style: style, canBePulledAway: canBePulled, screen: .init(controller: controller.typeName)))
        if let sheet, presentation?.isSheet == true {
            layers[index].detent = sheet.selected?.detent.identifier.rawValue
            layers[index].hasGrabber = sheet.prefersGrabberVisible
        }
        layers[index].screen = screen(of: controller)
        readNested()
    }

    /// Whether a finger reaches that, and a person sees it.
    func sees(_ one: Found) -> Bool { reaches(one) && !one.isHidden && !one.isOffScreen }

    /// Whether a finger reaches that.
    func reaches(_ one: Found) -> Bool {
        if one.layer >= lowestLayer { return true }
        let view: UIView? =
            switch one.target {
            case .control(let control): control
            case .field(let field): field
            default: nil
            }
        return passthroughs.contains { view?.isDescendant(of: $0) == true }
    }

    /// Where the chain of responders begins for a bar's buttons: the controller in front.
    var responder: UIResponder? {
        stacks.last?.topViewController ?? simulator.windows.last?.rootViewController
    }

    mutating func meet(_ split: UISplitViewController) { if !isOff { splits.append(split) } }
    mutating func meet(_ stack: UINavigationController) { if !isOff { stacks.append(stack) } }

    /// Reads what takes no touches where that is so, or where nothing around it does.
    mutating func reading<Result>(_ isOff: Bool, _ read: (inout Self) -> Result) -> Result {
        let outer = self.isOff
        self.isOff = outer || isOff
        defer { self.isOff = outer }
        return read(&self)
    }

    /// What lies beneath is out of reach, unless it is not covered.
    mutating func openLayer(isCovering: Bool = true) {
        topLayer += 1
        (topPresentation, topSheet) = (nil, nil)
        passthroughs = []
        guard isCovering else { return }
        lowestLayer = topLayer
        (stacks, pagers, splits, scrollers) = ([], [], [], [])
    }

    mutating func read(
        _ view: UIView, into screen: inout Simulator.Outline.Screen, isHidden: Bool, isOff: Bool
    ) {
        if let modal = view as? PresentationView {
            if let presentation = modal.presentation, presentation.coversPlace {
                screen.embedded.append(self.screen(of: presentation.presented))
            } else {
                nested.append(modal)
            }
            return
        }
        // The modal beside it is read in its place.
        if view.owner?.presentation?.coversPlace == true { return }
        if view === skipped { return }
        let isHidden = isHidden || view.isHidden || view.alpha < 0.01
        let isOff = isOff || self.isOff || !view.isUserInteractionEnabled
        let owner = isHidden ? nil : view.owner
        if let owner, owner.isBarContainer {
            screen.embedded.append(reading(isOff) { $0.screen(of: owner) })
            return
        }
        if let toolbar = view as? UIToolbar, !isHidden {
            screen.toolbar += reading(isOff) { reader in
                (toolbar.items ?? []).flatMap { reader.buttons($0) }
            }
            return
        }
        let pager = owner as? UIPageViewController
        if let pager, !isOff { pagers.append(pager) }
        if let scroller = view as? UIScrollView, !(view is PageScroller) {
            if !isHidden, !isOff { scrollers.append(scroller) }
            if let table = view as? UITableView {
                return read(table, into: &screen, isHidden: isHidden, isOff: isOff)
            }
            if let collection = view as? UICollectionView {
                return read(collection, into: &screen, isHidden: isHidden, isOff: isOff)
            }
        }
        if rowTitle != nil, view is UILabel || view is UIImageView { return }
        if let (element, target) = view.reading(inRow: rowTitle) {
            var element = element
            if isOff, case .nothing = target {} else if isOff { element.isEnabled = false }
            add(element, to: &screen, target: target, isHidden: isHidden, also: view.otherNames, view: view)
            if view is UIControl { return }
        }
        if let control = view as? UISegmentedControl {
            return readSegments(of: control, into: &screen, isHidden: isHidden, isOff: isOff)
        }
        for subview in (view as? UIStackView)?.inOrder ?? view.subviews {
            read(subview, into: &screen, isHidden: isHidden, isOff: isOff)
        }
        if let (count, index) = pager?.indicator {
            add(
                .init(kind: .text(nil), label: "page \(index + 1) of \(count)"), to: &screen, target: .nothing
            )
        }
    }

    mutating func add(
        _ element: Simulator.Outline.Element, to screen: inout Simulator.Outline.Screen, target: Found.Target,
        isHidden: Bool = false, also names: [String] = [], view: UIView? = nil
    ) {
        let isOffScreen = view?.isOffScreen ?? false
        found.append(
            .init(
                names: [element.label] + names, target: target, isEnabled: element.isEnabled,
                isHidden: isHidden, layer: topLayer, isOffScreen: isOffScreen, view: view))
        if !isHidden, !isOffScreen { screen.elements.append(element) }
    }
}
