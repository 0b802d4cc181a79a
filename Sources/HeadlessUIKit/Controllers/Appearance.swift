/// Where a controller stands between off screen and on screen.
struct Appearance {
    enum State { case disappeared, appearing, appeared, disappearing }

    var state = State.disappeared
    var isAnimated = false
    /// Whether `viewIsAppearing` was sent for the appearance under way.
    var isAnnounced = false
    /// How many transitions were begun by hand and not yet ended.
    var depth = 0
    var isBeingDismissed = false
    /// How many presentations and exchanges of children send the callbacks.
    var managers = 0
    /// The window that sends them, whose root this is.
    weak var rootOf: UIWindow?
    /// Whether somebody else sends the callbacks, rather than the view's coming and going.
    var isManaged: Bool { managers > 0 || rootOf != nil }
    /// How often the controller was exchanged for another child of its container.
    var exchanges = 0
    /// The field that had the keyboard when the controller was covered.
    weak var covered: UIView?

    var isOn: Bool { state == .appearing || state == .appeared }
}

// Each step happens only from where it makes sense, so that a transition overtaken by another may finish
// its own steps blindly: what no longer applies does nothing.
extension UIViewController {
    final func startAppearing(animated: Bool) {
        guard !appearance.isOn else { return }
        appearance.state = .appearing
        appearance.isAnimated = animated
        appearance.isAnnounced = false
        viewWillAppear(animated)
        prepareShownChildren()
        for child in forwardedChildren { child.startAppearing(animated: animated) }
        containerWillAppear(animated)
        systemInterfaceFollows()
    }

    /// The view is in its window, not yet laid out.
    final func announceAppearing() {
        guard appearance.state == .appearing, !appearance.isAnnounced else { return }
        appearance.isAnnounced = true
        viewIsAppearing(appearance.isAnimated)
        for child in forwardedChildren { child.announceAppearing() }
        if appearance.covered != nil { restoreFirstResponder() }
    }

    final func finishAppearing() {
        guard appearance.state == .appearing else { return }
        announceAppearing()
        guard appearance.state == .appearing else { return }
        appearance.state = .appeared
        viewDidAppear(appearance.isAnimated)
        for child in forwardedChildren { child.finishAppearing() }
        isEntering = false
        containerDidAppear(appearance.isAnimated)
    }

    final func startDisappearing(animated: Bool) {
        guard appearance.isOn else { return }
        appearance.state = .disappearing
        appearance.isAnimated = animated
        viewWillDisappear(animated)
        for child in forwardedChildren { child.startDisappearing(animated: animated) }
    }

    final func finishDisappearing() {
        guard appearance.state == .disappearing else { return }
        appearance.state = .disappeared
        viewDidDisappear(appearance.isAnimated)
        for child in forwardedChildren { child.finishDisappearing() }
        for child in takenOutChildren { child.finishDisappearing() }
        isEntering = false
        containerDidDisappear()
    }

    /// The children that appear and disappear with this controller. A container that knows which of its
    /// children is shown says so, of one as well that left it on this line; any other passes the callbacks to all whose views are
    /// in its own.
    private var forwardedChildren: [UIViewController] {
        if let shown = shownChildren { return shown.flatMap(\.seen) + plainChildren }
        guard !children.isEmpty, shouldAutomaticallyForwardAppearanceMethods, let view = storedView else {
            return []
        }
        return children.flatMap(\.seen).filter { $0.storedView?.isDescendant(of: view) == true }
    }

    /// Those that an app has put into one of UIKit's containers.
    private var plainChildren: [UIViewController] {
        guard hasPlainChildren, shouldAutomaticallyForwardAppearanceMethods, let view = storedView else {
            return []
        }
        return children.filter(\.isPlainChild).flatMap(\.seen).filter {
            $0.storedView?.isDescendant(of: view) == true
        }
    }

    /// The children that began to disappear with this container, and whose views were taken out of its own before they did.
    private var takenOutChildren: [UIViewController] {
        guard !children.isEmpty, !knowsShownChildren || hasPlainChildren,
            shouldAutomaticallyForwardAppearanceMethods
        else {
            return []
        }
        return children.filter { $0.mayFollowItsView && $0.storedView?.window == nil }
    }

    /// What is to be seen of a controller where it lies, and of the modals in its context: these go and come with it.
    final var seen: [UIViewController] {
        guard let presentation else { return [self] }
        let own = presentation.hidesPresenter ? [] : [self]
        let isSeenAlong = presentation.isInContext && !presentation.isSearch && presentation.hasBegun
        return isSeenAlong ? own + presentation.presented.seen : own
    }

    /// Whether it leaves the screen, or has left it, with what it lies in.
    final var isGoing: Bool {
        if appearance.state != .disappeared { return appearance.state == .disappearing }
        if let incoming { return incoming.isInContext && incoming.presenter?.isGoing == true }
        return parentController?.isGoing == true
    }

    // As each of these steps, for all that is to be seen of a controller.

    final func startAppearingAsSeen(animated: Bool) {
        if presentation == nil { return startAppearing(animated: animated) }
        for controller in seen { controller.startAppearing(animated: animated) }
    }

    final func announceAppearingAsSeen() {
        if presentation == nil { return announceAppearing() }
        for controller in seen { controller.announceAppearing() }
    }

    final func finishAppearingAsSeen() {
        if presentation == nil { return finishAppearing() }
        for controller in seen { controller.finishAppearing() }
    }

    final func startDisappearingAsSeen(animated: Bool) {
        if presentation == nil { return startDisappearing(animated: animated) }
        for controller in seen { controller.startDisappearing(animated: animated) }
    }

    final func finishDisappearingAsSeen() {
        if presentation == nil { return finishDisappearing() }
        for controller in seen { controller.finishDisappearing() }
    }

    final func beginByHand(_ isAppearing: Bool, animated: Bool) {
        appearance.depth += 1
        if isAppearing == appearance.isOn {
            warnUnbalanced()
        } else if isAppearing {
            loadViewIfNeeded()
            startAppearing(animated: animated)
        } else {
            startDisappearing(animated: animated)
        }
    }

    final func endByHand() {
        guard appearance.depth > 0 else { return warnUnbalanced() }
        appearance.depth -= 1
        guard appearance.depth == 0 else { return }
        finishAppearing()
        finishDisappearing()
    }

    private func warnUnbalanced() {
        Simulator.current.warn("Unbalanced calls to begin/end appearance transitions for \(self).")
    }
}

// A view that comes into a window, or leaves it, takes its controller along: unless somebody else sends
// that controller's callbacks.
extension UIViewController {
    private var followsItsView: Bool {
        guard mayFollowItsView else { return false }
        return parentController?.appearance.isOn ?? true
    }

    /// A parent that goes takes along what is still in its view.
    private var leavesWithItsView: Bool {
        guard mayFollowItsView else { return false }
        guard let parent = parentController, parent.appearance.state == .disappearing else { return true }
        return parent.storedView.map { storedView?.isDescendant(of: $0) != true } ?? true
    }

    private var mayFollowItsView: Bool {
        guard !appearance.isManaged, appearance.depth == 0 else { return false }
        guard let parent = parentController else { return true }
        return (!parent.knowsShownChildren || isPlainChild)
            && parent.shouldAutomaticallyForwardAppearanceMethods
    }

    final func viewWillMove(to window: UIWindow?) {
        if window == nil {
            if leavesWithItsView { startDisappearing(animated: false) }
        } else if followsItsView {
            startAppearing(animated: false)
        }
    }

    final func viewDidMove(to window: UIWindow?) {
        if window == nil {
            if leavesWithItsView { finishDisappearing() }
        } else if followsItsView, parentController?.appearance.state != .appearing {
            finishAppearing()
        }
    }
}
