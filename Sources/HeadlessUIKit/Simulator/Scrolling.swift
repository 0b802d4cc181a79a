extension Simulator.User {
    /// Scrolls by as much as is seen at a time: the innermost view that can be scrolled that way, or the one with that
    /// accessibility label or identifier. The finger takes 0.3 seconds and stops before it lets go.
    public func scroll(
        _ direction: Simulator.Outline.Direction = .down, in name: String? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) throws(Simulator.UserError) {
        simulator.isAsked(at: fileID, line)
        let asked = "scroll \(direction.rawValue)" + (name.map { " in \"\($0)\"" } ?? "")
        let reader = read()
        if reader.outline.isMoving { throw failure(asked, .moving, reader) }
        guard let (view, point) = reader.scroller(direction, name) else {
            throw failure(asked, .notThere, reader)
        }
        simulator.enter { view.drag(to: point) }
        simulator.clock.advance(by: .milliseconds(300))
    }

    /// Scrolls down until something that reads like that is on screen. Does nothing if it is.
    public func scroll(to name: String, fileID: StaticString = #fileID, line: UInt = #line) throws(Simulator
        .UserError)
    {
        simulator.isAsked(at: fileID, line)
        while true {
            let reader = read()
            if reader.isVisible(name) { return }
            guard reader.scroller(.down, nil) != nil else {
                throw failure("scroll to \"\(name)\"", .notThere, reader)
            }
            try scroll(.down)
        }
    }

    /// Taps the status bar, which scrolls the view in front to its top if its delegate agrees: on a phone the only one on screen that
    /// wants to be scrolled so, or else none.
    public func tapStatusBar(fileID: StaticString = #fileID, line: UInt = #line) throws(Simulator.UserError) {
        simulator.isAsked(at: fileID, line)
        let reader = read()
        if reader.outline.isMoving { throw failure("tap the status bar", .moving, reader) }
        let scrollers = reader.scrollers.filter { $0.scrollsToTop && !$0.isOffScreen }
        guard let view = scrollers.last,
            scrollers.count == 1 || simulator.device.userInterfaceIdiom == .pad
        else { return }
        simulator.enter {
            let top = CGPoint(x: view.contentOffset.x, y: -view.adjustedContentInset.top)
            guard view.ownDelegate?.scrollViewShouldScrollToTop(view) ?? true, view.contentOffset != top
            else {
                return
            }
            view.setContentOffset(top, animated: false)
            view.ownDelegate?.scrollViewDidScrollToTop(view)
        }
    }

    /// Pulls a list down at its top, as far as its refresh control needs.
    public func pullToRefresh(fileID: StaticString = #fileID, line: UInt = #line) throws(Simulator.UserError)
    {
        simulator.isAsked(at: fileID, line)
        let reader = read()
        if reader.outline.isMoving { throw failure("pull to refresh", .moving, reader) }
        guard let control = reader.refreshControl else { throw failure("pull to refresh", .notThere, reader) }
        simulator.clock.advance(by: .milliseconds(300))
        simulator.enter { control.pulled() }
    }
}

extension ScreenReader {
    /// The innermost view that a finger can scroll that way, or the one of that name, and how far.
    func scroller(_ direction: Simulator.Outline.Direction, _ name: String?) -> (UIScrollView, CGPoint)? {
        for view in scrollers.reversed() {
            if let name, view.accessibilityLabel != name, view.accessibilityIdentifier != name { continue }
            if let point = view.fingerTarget(direction) { return (view, point) }
        }
        return nil
    }

    /// The control of the innermost list that can be pulled to refresh now.
    var refreshControl: UIRefreshControl? {
        let view = scrollers.last {
            $0.isScrollEnabled && $0.refreshControl != nil && $0.fingerTarget(.up) == nil
        }
        guard let control = view?.refreshControl, !control.isRefreshing, control.isEnabled else { return nil }
        return control
    }

    func isVisible(_ name: String) -> Bool {
        found.contains { sees($0) && $0.names.contains(name) }
    }
}
