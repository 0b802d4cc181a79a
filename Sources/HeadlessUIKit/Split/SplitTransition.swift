/// What a column's stack lies in. Beside the secondary column there is little room.
final class ColumnView: UIView {
    private let column: UISplitViewController.Column

    init(_ column: UISplitViewController.Column, frame: CGRect) {
        self.column = column
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func adaptedForSubviews(_ traits: UITraitCollection) -> UITraitCollection {
        guard column != .secondary, column != .compact, traits.horizontalSizeClass == .regular else {
            return traits
        }
        return traits.modifyingTraits { $0.horizontalSizeClass = .compact }
    }
}

// How the screen follows the columns.
extension UISplitViewController {
    private var simulator: Simulator { storedView?.window?.simulator ?? .current }

    /// The columns that are to be on screen now.
    private var wanted: [Column] {
        if !isStacked { return shownColumns }
        return [given[.compact] != nil ? .compact : .primary].filter { controller(in: $0) != nil }
    }

    /// Other columns are to be on screen: they are exchanged, or nothing is seen of it.
    func followColumns(animated: Bool) {
        guard appearance.isOn, !isRearranging else { return }
        let (old, new) = (displayed, wanted)
        guard old != new else { return }
        let animated = animated && simulator.areAnimationsEnabled
        let transition = ScreenTransition(
            simulator.clock, from: nil, to: nil, container: view, animated: animated, duration: 0.3)
        running = transition
        transition.start()
        let leaving = old.filter { !new.contains($0) }.compactMap { controller(in: $0) }
        let arriving = new.filter { !old.contains($0) }
        for controller in leaving { controller.startDisappearingAsSeen(animated: animated) }
        displayed = new
        for column in arriving {
            controller(in: column)?.loadViewIfNeeded()
            controller(in: column)?.startAppearingAsSeen(animated: animated)
            place(column)
            // Before that the container, on its way into its window, will tell them.
            if appearance.isAnnounced { controller(in: column)?.announceAppearingAsSeen() }
        }
        simulator.clock.nextTurn {
            transition.run { _ in
                self.finish(transition, leaving, arriving.compactMap { self.controller(in: $0) })
                self.tell(gone: old.filter { !new.contains($0) }, come: arriving)
            }
        }
    }

    private func finish(
        _ transition: ScreenTransition, _ left: [UIViewController], _ arrived: [UIViewController]
    ) {
        if running === transition { running = nil }
        let shown = shownChildren ?? []
        // One that is in the stack of all by now has gone there, and is left alone.
        for controller in left where controller.parentController === self && !shown.contains(controller) {
            controller.viewWithModals?.removeFromSuperview()
            controller.finishDisappearingAsSeen()
        }
        // In the middle of its own appearance the container tells them when it is over.
        if appearance.state == .appeared {
            for controller in arrived where shown.contains(controller) {
                controller.finishAppearingAsSeen()
            }
        }
        transition.complete()
    }

    private func tell(gone: [Column], come: [Column]) {
        guard appearance.state == .appeared else { return }
        for column in come where displayed.contains(column) {
            ownDelegate?.splitViewController(self, didShow: column)
        }
        for column in gone where !displayed.contains(column) && !isStacked {
            ownDelegate?.splitViewController(self, didHide: column)
        }
    }

    /// Puts the columns in place without a transition: the container is off screen.
    func catchUp() {
        let new = wanted
        for column in displayed where !new.contains(column) {
            let controller = controller(in: column)
            controller?.viewWithModals?.removeFromSuperview()
            controller?.finishDisappearingAsSeen()
        }
        displayed = new
        for column in new { place(column) }
    }

    private func place(_ column: Column) {
        guard let controller = controller(in: column), let container = view else { return }
        let room = columnViews[column] ?? ColumnView(column, frame: container.bounds)
        columnViews[column] = room
        if room.superview !== container { container.addSubview(room) }
        if room.frame != container.bounds { room.frame = container.bounds }
        if controller.viewWithModals?.superview !== room { controller.lie(in: room) }
        if column != .secondary, !isStacked { simulator.traitsVary = true }
    }
}
