// How pages are set, and turned.
extension UIPageViewController {
    /// Seconds a page takes.
    private static var duration: TimeInterval { 0.3 }

    private var simulator: Simulator { storedView?.window?.simulator ?? .current }

    func setPages(_ new: [UIViewController], animated: Bool, completion: ((Bool) -> Void)?) {
        let required = spineLocation == .mid || isDoubleSided && transitionStyle == .pageCurl ? 2 : 1
        // The second of two that do not lie side by side is the back of the first, which is seen while it curls.
        let isSheet = isDoubleSided && spineLocation != .mid && transitionStyle == .pageCurl
        guard new.count == required || isSheet && !animated && new.count == 1 else {
            simulator.raise(
                .invalidArgument,
                "The number of view controllers provided (\(new.count)) doesn't match the number required "
                    + "(\(required)) for the requested transition")
            return
        }
        if running != nil {
            postponed.append { [weak self] in
                self?.setPages(new, animated: animated, completion: completion)
            }
            return
        }
        let new = isSheet ? Array(new.prefix(1)) : new
        let old = pages
        pages = new
        neighbours = [:]
        askForIndicator()
        for page in new where page.parentController !== self { adopt(page) }
        guard appearance.isOn else {
            catchUp()
            settle(from: old)
            simulator.clock.nextTurn { completion?(true) }
            return
        }
        let animated = animated && simulator.areAnimationsEnabled
        let transition = begin(to: new, animated: animated, interactive: false)
        simulator.clock.nextTurn {
            transition.run { _ in
                self.finish(transition, from: old)
                completion?(true)
                self.end(transition)
            }
        }
    }

    /// The wills, and the new pages' views.
    private func begin(to new: [UIViewController], animated: Bool, interactive: Bool) -> ScreenTransition {
        let (coming, going) = (new.filter { !displayed.contains($0) }, displayed.filter { !new.contains($0) })
        let transition = ScreenTransition(
            simulator.clock, from: going.first, to: coming.first, container: view, animated: animated,
            interactive: interactive, duration: Self.duration)
        running = transition
        transition.start()
        for page in coming { page.loadViewIfNeeded() }
        for page in coming { page.startAppearingAsSeen(animated: animated) }
        for page in coming { show(page) }
        for page in going { page.startDisappearingAsSeen(animated: animated) }
        displayed = going + new
        return transition
    }

    private func finish(_ transition: ScreenTransition, from old: [UIViewController]) {
        let going = displayed.filter { !pages.contains($0) }
        displayed = pages
        // A page that curls is gone before the other is there; one that scrolls, after.
        if transitionStyle == .pageCurl { remove(going) }
        // The container may have gone and come back meanwhile, with the old ones.
        if appearance.isOn {
            for page in pages { page.startAppearingAsSeen(animated: false) }
            putInPlace()
        }
        if appearance.state == .appeared { for page in pages { page.finishAppearingAsSeen() } }
        if transitionStyle == .scroll { remove(going) }
        settle(from: old)
    }

    private func remove(_ going: [UIViewController]) {
        for page in going {
            page.startDisappearingAsSeen(animated: false)
            page.viewWithModals?.removeFromSuperview()
            page.finishDisappearingAsSeen()
        }
    }

    /// Tells those who came and those who left that it is done.
    private func settle(from old: [UIViewController]) {
        for page in old where !pages.contains(page) && page.parentController === self {
            page.willMove(toParent: nil)
            page.leaveParent()
        }
        for page in pages where !old.contains(page) { page.didMove(toParent: self) }
    }

    private func end(_ transition: ScreenTransition) {
        running = nil
        transition.complete()
        let waiting = postponed
        postponed = []
        for change in waiting { change() }
    }

    private func show(_ page: UIViewController) {
        guard let view else { return }
        if let scroller, scroller.frame != view.bounds { scroller.frame = view.bounds }
        page.lie(in: scroller ?? view)
    }

    /// Puts the pages in place without a transition: the container is off screen.
    func catchUp() {
        remove(displayed.filter { !pages.contains($0) })
        displayed = pages
        // Off screen nothing is loaded that was not.
        guard isViewLoaded, appearance.isOn else { return }
        putInPlace()
    }

    private func putInPlace() {
        for page in pages where page.viewWithModals?.superview !== scroller ?? view { show(page) }
    }

    /// What the container took along in the midst of a turn that ends without it does not come back with the container.
    func forgetTheGone() {
        let gone = displayed.filter { !pages.contains($0) && $0.appearance.state == .disappeared }
        remove(gone)
        displayed.removeAll { gone.contains($0) }
    }

    private func askForIndicator() {
        indicator = nil
        guard transitionStyle == .scroll, navigationOrientation == .horizontal, let dataSource = ownDataSource
        else { return }
        simulator.defaultWasCalled = false
        let count = dataSource.presentationCount(for: self)
        let index = dataSource.presentationIndex(for: self)
        if !simulator.defaultWasCalled { indicator = (count, index) }
    }

    // A finger.

    /// The page that a finger can turn to; of pages that scroll, asked for once.
    func neighbour(_ direction: NavigationDirection) -> UIViewController? {
        guard running == nil, pages.count == 1, appearance.state == .appeared,
            scroller?.takesFinger != false
        else { return nil }
        return ask(direction)
    }

    private func ask(_ direction: NavigationDirection) -> UIViewController? {
        guard let dataSource = ownDataSource else { return nil }
        if transitionStyle == .scroll, let known = neighbours[direction] { return known }
        let page: UIViewController? =
            switch direction {
            case .forward: dataSource.pageViewController(self, viewControllerAfter: pages[0])
            case .reverse: dataSource.pageViewController(self, viewControllerBefore: pages[0])
            }
        neighbours[direction] = .some(page)
        return page
    }

    func beginTurn(_ direction: NavigationDirection, to page: UIViewController) {
        let old = pages
        ownDelegate?.pageViewController(self, willTransitionTo: [page])
        // Who sets pages there takes them from the finger.
        guard running == nil, pages == old else { return }
        if page.parentController !== self { adopt(page) }
        let transition = begin(to: [page], animated: true, interactive: true)
        transition.run { cancelled in
            // The page may have left for another container, and an old one as well.
            let cancelled = cancelled || page.parentController !== self
            if cancelled {
                self.goBack(from: page, to: self.pages)
            } else {
                self.pages = [page]
                self.neighbours = [:]
                self.indicator?.index += direction == .forward ? 1 : -1
                self.finish(transition, from: old)
                if self.transitionStyle == .scroll { self.lieBeside(old[0], direction) }
            }
            self.ownDelegate?.pageViewController(
                self, didFinishAnimating: true, previousViewControllers: old,
                transitionCompleted: !cancelled)
            self.end(transition)
        }
    }

    /// Of pages that scroll the one that was left stays where it lies, and the next one is loaded before it is wanted.
    private func lieBeside(_ old: UIViewController, _ direction: NavigationDirection) {
        neighbours[direction == .forward ? .reverse : .forward] = .some(old)
        ask(direction)?.loadViewIfNeeded()
    }

    private func goBack(from page: UIViewController, to old: [UIViewController]) {
        displayed = old
        if appearance.isOn {
            for page in old { page.startAppearingAsSeen(animated: true) }
            putInPlace()
        }
        if appearance.state == .appeared { for page in old { page.finishAppearingAsSeen() } }
        // It may have left meanwhile; and a data source that goes round and round may have given the page that lies.
        guard page.parentController === self, !old.holds(page) else { return }
        page.startDisappearingAsSeen(animated: true)
        remove([page])
        page.willMove(toParent: nil)
        page.leaveParent()
    }
}
