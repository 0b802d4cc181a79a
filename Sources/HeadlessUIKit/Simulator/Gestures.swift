/// A finger that is down.
@MainActor
enum Finger {
    case swipe(UINavigationController, progress: Double)
    case pull(Pull, progress: Double)
    /// In from the left edge, to recognizers of the app's own.
    case edge([UIScreenEdgePanGestureRecognizer], progress: Double)

    var outline: Simulator.Outline.Gesture {
        switch self {
        case .swipe(_, let progress), .edge(_, let progress): .swipeBack(progress)
        case .pull(_, let progress): .pull(progress)
        }
    }
}

// Whole gestures move the clock by the finger's 0.3 seconds. What follows once the finger has let go, the rest
// of the animation, waits for the clock to be moved.
extension Simulator.User {
    private static var fingerTime: Duration { .milliseconds(300) }

    /// Taps the back button of the navigation bar.
    public func tapBack() throws(Simulator.UserError) {
        let stack = try backButton("tap back")
        simulator.enter { stack.tapBackButton() }
    }

    /// Holds the back button, and chooses the controller with that title in the menu.
    public func backMenu(to title: String) throws(Simulator.UserError) {
        let asked = "hold back, choose \"\(title)\""
        let stack = try backButton(asked)
        guard let index = stack.backMenuTitles.firstIndex(of: title) else {
            throw failure(asked, .notThere, read())
        }
        simulator.enter { stack.chooseInBackMenu(index) }
    }

    private func backButton(_ asked: String) throws(Simulator.UserError) -> UINavigationController {
        let reader = read()
        if reader.outline.isMoving { throw failure(asked, .moving, reader) }
        guard let stack = reader.stackWithBackButton else {
            throw failure(asked, .notThere, reader)
        }
        return stack
    }

    /// Swipes back from the left edge, all the way.
    public func swipeBack() throws(Simulator.UserError) {
        try beginSwipeBack()
        glide(to: 1)
        endSwipe(finish: true)
    }

    /// Swipes back as far as `progress`, from 0 to 1, and lets the screen slide back.
    public func swipeBack(cancelAt progress: Double) throws(Simulator.UserError) {
        try beginSwipeBack()
        glide(to: progress)
        endSwipe(finish: false)
    }

    /// Puts a finger on the left edge and begins to move it: the transition starts on this line. Nothing moves
    /// when a recognizer that the swipe has to wait for takes the finger.
    public func beginSwipeBack() throws(Simulator.UserError) {
        let reader = read()
        let asked = "swipe back"
        if reader.outline.isMoving { throw failure(asked, .moving, reader) }
        guard let stack = reader.swipeableStack else {
            let edges = simulator.enter { reader.edgeWinners }
            guard !edges.isEmpty else { throw failure(asked, .notThere, reader) }
            simulator.gesture = .edge(edges, progress: 0)
            return simulator.enter { for edge in edges { edge.enter(.began) } }
        }
        if simulator.enter({ stack.swipeIsClaimed() }) { return }
        simulator.gesture = .swipe(stack, progress: 0)
        simulator.enter { stack.beginSwipe() }
    }

    /// Moves the finger that swipes: 0 is where it began, 1 the other edge. Does nothing without one.
    public func moveSwipe(to progress: Double) {
        if case .edge(let edges, let before) = simulator.gesture {
            simulator.gesture = .edge(edges, progress: progress)
            let step = CGPoint(x: (progress - before) * simulator.screen.bounds.width, y: 0)
            simulator.enter {
                for edge in edges {
                    edge.move(by: step, in: 0.1)
                    edge.enter(.changed)
                }
            }
        }
        guard case .swipe(let stack, _) = simulator.gesture else { return }
        simulator.gesture = .swipe(stack, progress: progress)
        simulator.enter { stack.moveSwipe(to: progress) }
    }

    /// Lifts the finger that swipes. Does nothing without one. A recognizer of the app's own sees it go quickly, on its
    /// way or back.
    public func endSwipe(finish: Bool) {
        if case .edge(let edges, _) = simulator.gesture {
            simulator.gesture = nil
            simulator.enter {
                for edge in edges {
                    edge.letGo(at: finish ? 1000 : -1000)
                    edge.enter(.ended)
                    edge.state = .possible
                    edge.reset()
                }
            }
        }
        guard case .swipe(let stack, _) = simulator.gesture else { return }
        simulator.gesture = nil
        simulator.enter { stack.releaseSwipe(finish: finish) }
    }

    /// Pulls the sheet down, all the way. One that may not be dismissed snaps back; its delegate is told.
    public func pullSheet() throws(Simulator.UserError) {
        try beginPull()
        glide(to: 1)
        endPull(finish: true)
    }

    /// Pulls the sheet down as far as `progress`, from 0 to 1, and lets it spring back.
    public func pullSheet(cancelAt progress: Double) throws(Simulator.UserError) {
        try beginPull()
        glide(to: progress)
        endPull(finish: false)
    }

    /// Takes hold of the sheet and begins to pull: the transition starts on this line. Nothing moves
    /// when a recognizer that the swipe has to wait for takes the finger.
    public func beginPull() throws(Simulator.UserError) {
        let reader = read()
        let asked = "pull the sheet"
        if reader.outline.isMoving { throw failure(asked, .moving, reader) }
        guard let sheet = reader.topPresentation, sheet.isSheet else {
            throw failure(asked, .notThere, reader)
        }
        guard sheet.isAtRest else { throw failure(asked, .moving, reader) }
        simulator.enter { simulator.gesture = .pull(sheet.beginPull(), progress: 0) }
    }

    /// Moves the finger that pulls: 1 is the lower edge. Does nothing without one.
    public func movePull(to progress: Double) {
        guard case .pull(let pull, _) = simulator.gesture else { return }
        simulator.gesture = .pull(pull, progress: progress)
        pull.transition?.update(progress)
    }

    /// Lifts the finger that pulls. Does nothing without one.
    public func endPull(finish: Bool) {
        guard case .pull(let pull, _) = simulator.gesture else { return }
        simulator.gesture = nil
        simulator.enter {
            if let transition = pull.transition {
                transition.endInteraction(cancelled: !finish)
            } else if finish {
                pull.presentation.attemptFailed()
            }
        }
    }

    private func glide(to progress: Double) {
        let steps = 3
        for step in 1...steps {
            simulator.clock.advance(by: Self.fingerTime / steps)
            let reached = progress * Double(step) / Double(steps)
            moveSwipe(to: reached)
            movePull(to: reached)
        }
    }
}
