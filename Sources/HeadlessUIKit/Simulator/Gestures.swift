/// A finger that is down.
@MainActor
enum Finger {
    /// With recognizers of the app's own that go along.
    case swipe(UINavigationController, along: [UIPanGestureRecognizer], progress: Double)
    case pull(Pull, progress: Double)
    /// On its way as if to swipe back, to recognizers of the app's own.
    case pan([UIPanGestureRecognizer], progress: Double)

    var outline: Simulator.Outline.Gesture {
        switch self {
        case .swipe(_, _, let progress), .pan(_, let progress): .swipeBack(progress)
        case .pull(_, let progress): .pull(progress)
        }
    }
}

// Whole gestures move the clock by the finger's 0.3 seconds. What follows once the finger has let go, the rest
// of the animation, waits for the clock to be moved.
extension Simulator.User {
    private static var fingerTime: Duration { .milliseconds(300) }

    /// Taps the back button of the navigation bar.
    public func tapBack(fileID: StaticString = #fileID, line: UInt = #line) throws(Simulator.UserError) {
        simulator.isAsked(at: fileID, line)
        let stack = try backButton("tap back")
        simulator.enter { stack.tapBackButton() }
    }

    /// Holds the back button, and chooses the controller with that title in the menu.
    public func backMenu(to title: String, fileID: StaticString = #fileID, line: UInt = #line)
        throws(Simulator.UserError)
    {
        simulator.isAsked(at: fileID, line)
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
            let layers = reader.outline.windows.last?.layers ?? []
            let reason: Simulator.UserError.Reason =
                if layers.last?.screen.hasBackButton == true {
                    .disabled
                } else if layers.contains(where: { $0.screen.hasBackButton }) { .covered } else { .notThere }
            throw failure(asked, reason, reader)
        }
        return stack
    }

    /// Pulls the sheet down, all the way. One that may not be dismissed snaps back; its delegate is told.
    public func pullSheet(fileID: StaticString = #fileID, line: UInt = #line) throws(Simulator.UserError) {
        simulator.isAsked(at: fileID, line)
        try beginPull()
        glide(to: 1)
        endPull(finish: true)
    }

    /// Pulls the sheet down as far as `progress`, from 0 to 1, and lets it spring back.
    public func pullSheet(cancelAt progress: Double, fileID: StaticString = #fileID, line: UInt = #line)
        throws(Simulator.UserError)
    {
        simulator.isAsked(at: fileID, line)
        try beginPull()
        glide(to: progress)
        endPull(finish: false)
    }

    /// Takes hold of the sheet, or of a screen that was zoomed into, and begins to pull: the transition starts on this line.
    public func beginPull(fileID: StaticString = #fileID, line: UInt = #line) throws(Simulator.UserError) {
        simulator.isAsked(at: fileID, line)
        let reader = read()
        let asked = "pull the sheet"
        if reader.outline.isMoving { throw failure(asked, .moving, reader) }
        if let stack = simulator.enter({ reader.zoomedStack }) {
            return simulator.enter {
                let begins = stack.zoomMayBegin(CGVector(dx: 0, dy: 1000))
                simulator.gesture = .pull(
                    Pull(presentation: nil, transition: nil, stack: begins ? stack : nil), progress: 0)
                if begins { stack.beginSwipe(nil) }
            }
        }
        guard let sheet = reader.topSheet, sheet.answersPull else {
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
        if let stack = pull.stack { simulator.enter { stack.moveSwipe(to: progress) } }
    }

    /// Lifts the finger that pulls. Does nothing without one.
    public func endPull(finish: Bool) {
        guard case .pull(let pull, _) = simulator.gesture else { return }
        simulator.gesture = nil
        simulator.enter {
            if let stack = pull.stack {
                stack.releaseSwipe(finish: finish)
            } else if let transition = pull.transition {
                transition.endInteraction(cancelled: !finish)
            } else if finish, let sheet = pull.presentation, sheet.isSheet {
                sheet.attemptFailed()
            }
        }
    }

    func glide(to progress: Double) {
        let steps = 3
        for step in 1...steps {
            simulator.clock.advance(by: Self.fingerTime / steps)
            let reached = progress * Double(step) / Double(steps)
            moveSwipe(to: reached)
            movePull(to: reached)
        }
    }
}

extension Simulator.Outline.Screen {
    fileprivate var hasBackButton: Bool {
        navigationBar?.backTitle != nil || embedded.contains { $0.hasBackButton }
    }
}
