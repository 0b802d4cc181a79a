extension Simulator {
    /// Where a finger that swipes back begins.
    public enum SwipeStart: Hashable, Sendable {
        /// At the left edge of the screen.
        case edge
        /// In the content, on what is in front, where no control is.
        case content
    }
}

// Whole gestures move the clock by the finger's 0.3 seconds, as those of a sheet do.
extension Simulator.User {
    /// Swipes back, all the way.
    public func swipeBack(
        from start: Simulator.SwipeStart = .edge, fileID: StaticString = #fileID, line: UInt = #line
    ) throws(Simulator.UserError) {
        simulator.isAsked(at: fileID, line)
        try beginSwipeBack(from: start)
        glide(to: 1)
        endSwipe(finish: true)
    }

    /// Swipes back as far as `progress`, from 0 to 1, and lets the screen slide back.
    public func swipeBack(
        from start: Simulator.SwipeStart = .edge, cancelAt progress: Double, fileID: StaticString = #fileID,
        line: UInt = #line
    ) throws(Simulator.UserError) {
        simulator.isAsked(at: fileID, line)
        try beginSwipeBack(from: start)
        glide(to: progress)
        endSwipe(finish: false)
    }

    /// Puts a finger down and begins to move it to the right: the transition starts on this line. No stack moves when a
    /// recognizer that the swipe has to wait for takes the finger.
    public func beginSwipeBack(
        from start: Simulator.SwipeStart = .edge, fileID: StaticString = #fileID, line: UInt = #line
    ) throws(Simulator.UserError) {
        simulator.isAsked(at: fileID, line)
        let reader = read()
        let asked = start == .edge ? "swipe back" : "swipe back in the content"
        if reader.outline.isMoving { throw failure(asked, .moving, reader) }
        let stack = reader.swipeableStack(from: start)
        if let stack, !simulator.enter({ stack.zoomMayBegin(CGVector(dx: 1000, dy: 0)) }) {
            throw failure(asked, .notThere, reader)
        }
        switch start {
        case .edge:
            if let stack {
                let taken = simulator.enter { stack.edgeSwipeIsTaken(among: reader.candidates) }
                if let taken { return try drag([taken], asked, reader) }
                return swipe(stack, from: start, along: [])
            }
            try drag(simulator.enter { reader.edgeWinners }, asked, reader)
        case .content:
            let pans = simulator.enter { reader.contentWinners(in: stack) }
            if let stack, let along = simulator.enter({ stack.contentSwipe(beside: pans) }) {
                return swipe(stack, from: start, along: along)
            }
            try drag(pans, asked, reader)
        }
    }

    private func swipe(
        _ stack: UINavigationController, from start: Simulator.SwipeStart,
        along pans: [UIPanGestureRecognizer]
    ) {
        simulator.gesture = .swipe(stack, along: pans, progress: 0)
        simulator.enter {
            for pan in pans { pan.enter(.began) }
            stack.beginSwipe(stack.swipeGesture(from: start))
        }
    }

    private func drag(
        _ pans: [UIPanGestureRecognizer], _ asked: String, _ reader: ScreenReader
    ) throws(Simulator.UserError) {
        guard !pans.isEmpty else { throw failure(asked, .notThere, reader) }
        simulator.gesture = .pan(pans, progress: 0)
        simulator.enter { for pan in pans { pan.enter(.began) } }
    }

    /// Moves the finger that swipes: 0 is where it began, 1 the other edge. Does nothing without one.
    public func moveSwipe(to progress: Double) {
        switch simulator.gesture {
        case .swipe(let stack, let pans, let before):
            simulator.gesture = .swipe(stack, along: pans, progress: progress)
            simulator.enter {
                move(pans, by: progress - before)
                stack.moveSwipe(to: progress)
            }
        case .pan(let pans, let before):
            simulator.gesture = .pan(pans, progress: progress)
            simulator.enter { move(pans, by: progress - before) }
        case .pull, nil: break
        }
    }

    /// Lifts the finger that swipes. Does nothing without one. A recognizer of the app's own sees it go quickly, on its
    /// way or back.
    public func endSwipe(finish: Bool) {
        switch simulator.gesture {
        case .swipe(let stack, let pans, _):
            simulator.gesture = nil
            simulator.enter {
                lift(from: pans, finish: finish)
                stack.releaseSwipe(finish: finish)
            }
        case .pan(let pans, _):
            simulator.gesture = nil
            simulator.enter { lift(from: pans, finish: finish) }
        case .pull, nil: break
        }
    }

    private func move(_ pans: [UIPanGestureRecognizer], by progress: Double) {
        for pan in pans where pan.isRecognizing {
            pan.move(by: CGPoint(x: progress * simulator.screen.bounds.width, y: 0), in: 0.1)
            pan.enter(.changed)
        }
    }

    private func lift(from pans: [UIPanGestureRecognizer], finish: Bool) {
        for pan in pans {
            if pan.isRecognizing {
                pan.release(at: finish ? 1000 : -1000)
                pan.enter(.ended)
                pan.stand(at: .possible)
            }
            pan.reset()
        }
    }
}
