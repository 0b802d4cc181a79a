extension Simulator.User {
    /// Swipes to the next page, or to the one before, all the way.
    public func swipePage(_ direction: UIPageViewController.NavigationDirection = .forward) throws(Simulator
        .UserError)
    {
        try turnPage(direction, to: 1, finish: true)
    }

    /// Swipes towards the next page, or the one before, as far as `progress`, from 0 to 1, and lets it slide back.
    public func swipePage(
        _ direction: UIPageViewController.NavigationDirection = .forward, cancelAt progress: Double,
        fileID: StaticString = #fileID, line: UInt = #line
    ) throws(Simulator.UserError) {
        simulator.isAsked(at: fileID, line)
        try turnPage(direction, to: progress, finish: false)
    }

    private func turnPage(
        _ direction: UIPageViewController.NavigationDirection, to progress: Double, finish: Bool
    ) throws(Simulator.UserError) {
        let asked = direction == .forward ? "swipe to the next page" : "swipe to the page before"
        let reader = read()
        if reader.outline.isMoving { throw failure(asked, .moving, reader) }
        // Both are asked for, whichever way the finger goes.
        let (next, before) = simulator.enter { (reader.page(.forward), reader.page(.reverse)) }
        guard let (pager, page) = direction == .forward ? next : before else {
            throw failure(asked, .notThere, reader)
        }
        simulator.enter { pager.beginTurn(direction, to: page) }
        simulator.clock.advance(by: .milliseconds(300))
        simulator.enter {
            pager.running?.update(progress)
            pager.running?.endInteraction(cancelled: !finish)
        }
    }
}

extension ScreenReader {
    /// The innermost pages that a finger can turn, and the page it would come to.
    func page(_ direction: UIPageViewController.NavigationDirection) -> (
        UIPageViewController, UIViewController
    )? {
        for pager in pagers.reversed() {
            if let page = pager.neighbour(direction) { return (pager, page) }
        }
        return nil
    }
}
