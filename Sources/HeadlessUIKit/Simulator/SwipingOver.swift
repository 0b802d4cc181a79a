// A finger that moves over something: a row, or what has recognizers of the app's own.
extension Simulator.User {
    /// Swipes over something: what a recognizer of swipes hears; or a row to the left or to the right, so that it shows its
    /// actions, or all the way, so that it performs the first; or else what a recognizer of drags hears, half as far as its view
    /// is wide or high. A tap on a row's action's title then performs that.
    public func swipe(
        _ name: String, _ direction: Simulator.Outline.Direction = .left, fully: Bool = false,
        at index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) throws(Simulator.UserError) {
        simulator.isAsked(at: fileID, line)
        let asked = "swipe \"\(name)\" \(direction.rawValue)" + (fully ? " fully" : "")
        let found = try find(name, at: index, asked: asked) { $0.mayBeSwipedOver }.0
        if let view = found.view, simulator.enter({ Touch(view).swipe(direction.swipe) }) { return }
        if let (cell, list) = found.target.swipeable, direction == .left || direction == .right,
            let actions = simulator.enter({ list.swipeActions(of: cell, direction, listing: false) })
        {
            return simulator.enter { list.swipe(actions, fully: fully) }
        }
        guard !fully, let view = found.view,
            let pan = simulator.enter({ Touch(view).candidates.first { $0.isDragged(direction, over: view) } }
            )
        else { throw failure(asked, .notTouchable, read()) }
        let size = simulator.enter { pan.view?.bounds.size ?? .zero }
        let way = CGPoint(x: size.width / 2 * direction.across, y: size.height / 2 * direction.down)
        guard drag(view, by: way) else { throw failure(asked, .refused, read()) }
    }

    /// Drags a finger from something, so many points to the right and down, in 0.3 seconds and steps of a third.
    public func pan(
        _ name: String, by distance: CGPoint, at index: Int? = nil, fileID: StaticString = #fileID,
        line: UInt = #line
    ) throws(Simulator.UserError) {
        simulator.isAsked(at: fileID, line)
        let asked = "drag \"\(name)\""
        let view = try touchable(name, at: index, asked: asked) { $0.has(UIPanGestureRecognizer.self) }
        guard drag(view, by: distance) else { throw failure(asked, .refused, read()) }
    }

    /// - Returns: whether a recognizer takes the finger. They are asked when it has come a third of the way.
    private func drag(_ view: UIView, by distance: CGPoint) -> Bool {
        let steps = 3
        let step = CGPoint(x: distance.x / CGFloat(steps), y: distance.y / CGFloat(steps))
        let pans = simulator.enter {
            let touch = Touch(view)
            let hearing = touch.candidates.compactMap { $0 as? UIPanGestureRecognizer }
            for pan in hearing { pan.move(by: step, in: 0.1) }
            let winners = touch.winners(UIPanGestureRecognizer.self) {
                !($0 is UIScreenEdgePanGestureRecognizer)
            }
            for pan in hearing where !winners.contains(pan) { pan.reset() }
            return winners
        }
        guard !pans.isEmpty else { return false }
        for number in 1...steps {
            simulator.clock.advance(by: .milliseconds(100))
            simulator.enter {
                for pan in pans {
                    if number == 1 {
                        if pan.isListening { pan.enter(.began) }
                    } else {
                        pan.move(by: step, in: 0.1)
                        if pan.isRecognizing { pan.enter(.changed) }
                    }
                }
            }
        }
        simulator.enter {
            for pan in pans {
                if pan.isRecognizing {
                    pan.enter(.ended)
                    pan.stand(at: .possible)
                }
                pan.reset()
            }
        }
        return true
    }
}

extension ScreenReader.Found {
    /// Whether a finger that moves over it means something, in some direction. Asks no delegate.
    @MainActor var mayBeSwipedOver: Bool {
        isRow
            || view.map { view in
                Touch(view).has(UIGestureRecognizer.self) { one in
                    Simulator.Outline.Direction.allCases.contains { one.hears($0, over: view) }
                }
            } ?? false
    }

    /// The ways in which a finger may move over it: to the actions of a row, and those that recognizers hear which nothing before
    /// it was offered for. Asks no delegate of a recognizer.
    @MainActor
    func ways(offered: inout Set<ObjectIdentifier>) -> [Simulator.Outline.Direction] {
        let all: [Simulator.Outline.Direction] = [.left, .right, .up, .down]
        var ways: Set<Simulator.Outline.Direction> = []
        if let (cell, list) = target.swipeable, list.swiped?.cell !== cell {
            for way in all.prefix(2) where list.swipeActions(of: cell, way, listing: true) != nil {
                ways.insert(way)
            }
        }
        if let view {
            for one in Touch(view).candidates {
                let heard = all.filter { one.hears($0, over: view) }
                if !heard.isEmpty, offered.insert(ObjectIdentifier(one)).inserted { ways.formUnion(heard) }
            }
        }
        return all.filter(ways.contains)
    }
}

extension UIGestureRecognizer {
    /// Whether a finger that moves in that direction over a view in its own is heard.
    fileprivate func hears(_ direction: Simulator.Outline.Direction, over view: UIView) -> Bool {
        if let swipe = self as? UISwipeGestureRecognizer { return swipe.direction.contains(direction.swipe) }
        return isDragged(direction, over: view)
    }

    /// Whether it recognizes drags, from no edge. One of a whole stack hears what swipes that back, and a list in between scrolls
    /// up and down by itself.
    fileprivate func isDragged(_ direction: Simulator.Outline.Direction, over view: UIView) -> Bool {
        guard self is UIPanGestureRecognizer, !(self is UIScreenEdgePanGestureRecognizer),
            !(self.view?.owner is UINavigationController)
        else { return false }
        guard direction == .up || direction == .down else { return true }
        var next: UIView? = view
        while let inner = next, inner !== self.view {
            if inner is UIScrollView { return false }
            next = inner.parentView
        }
        return true
    }
}

extension Simulator.Outline.Direction {
    fileprivate var swipe: UISwipeGestureRecognizer.Direction {
        switch self {
        case .down: .down
        case .up: .up
        case .right: .right
        case .left: .left
        }
    }

    /// To the right and down, as a factor.
    fileprivate var across: CGFloat { self == .right ? 1 : self == .left ? -1 : 0 }
    fileprivate var down: CGFloat { self == .down ? 1 : self == .up ? -1 : 0 }
}
