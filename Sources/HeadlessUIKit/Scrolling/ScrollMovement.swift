extension UIScrollView {
    /// Seconds an animated movement takes.
    static var movementTime: TimeInterval { 0.3 }

    func scroll(to point: CGPoint, animated: Bool) {
        movements += 1
        let simulator = window?.simulator ?? Simulator.current
        guard animated, window != nil, simulator.areAnimationsEnabled, point != contentOffset else {
            return move(to: point)
        }
        let movement = movements
        simulator.animate(for: Self.movementTime, after: 0) { [weak self] in
            guard let self, self.movements == movement else { return }
            self.move(to: point)
            self.ownDelegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    private func move(to point: CGPoint) {
        guard point != bounds.origin else { return }
        bounds.origin = point
        didScroll()
    }

    func reveal(_ rect: CGRect, animated: Bool) {
        let seen = CGRect(origin: contentOffset, size: viewport)
        var point = contentOffset
        if rect.minX < seen.minX {
            point.x = rect.minX
        } else if rect.maxX > seen.maxX {
            point.x = min(rect.minX, rect.maxX - seen.width)
        }
        if rect.minY < seen.minY {
            point.y = rect.minY
        } else if rect.maxY > seen.maxY {
            point.y = min(rect.minY, rect.maxY - seen.height)
        }
        if point != contentOffset { setContentOffset(point, animated: animated) }
    }

    /// Where a finger would bring the content by moving a viewport's length; nil where there is no more.
    func fingerTarget(_ direction: Simulator.Outline.Direction) -> CGPoint? {
        guard isScrollEnabled, panGestureRecognizer.isEnabled, panGestureRecognizer.takesOneFinger else {
            return nil
        }
        let (insets, size) = (adjustedContentInset, viewport)
        let least = CGPoint(x: -insets.left, y: -insets.top)
        let most = CGPoint(
            x: max(least.x, contentSize.width + insets.right - size.width),
            y: max(least.y, contentSize.height + insets.bottom - size.height))
        var point = contentOffset
        switch direction {
        case .down: point.y = max(point.y, min(most.y, point.y + size.height))
        case .up: point.y = min(point.y, max(least.y, point.y - size.height))
        case .right: point.x = max(point.x, min(most.x, point.x + size.width))
        case .left: point.x = min(point.x, max(least.x, point.x - size.width))
        }
        return point == contentOffset ? nil : point
    }

    /// A whole drag, up to the moment the finger lets go at rest.
    func drag(to point: CGPoint) {
        let start = contentOffset
        movements += 1
        isTracking = true
        isDragging = true
        let pan = panGestureRecognizer
        pan.reset()
        pan.enter(.began)
        ownDelegate?.scrollViewWillBeginDragging(self)
        if keyboardDismissMode != .none {
            let editing = (window?.simulator ?? Simulator.current).firstResponder
            _ = editing?.resignFirstResponder()
        }
        // The finger goes the other way than what is seen.
        pan.move(by: CGPoint(x: start.x - point.x, y: start.y - point.y), in: Self.movementTime)
        if pan.isRecognizing { pan.enter(.changed) }
        move(to: point)
        var target = point
        let speed = 1 / Self.movementTime
        let velocity = CGPoint(
            x: (point.x - start.x) * speed / 1000, y: (point.y - start.y) * speed / 1000)
        ownDelegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
        if pan.isRecognizing {
            pan.enter(.ended)
            pan.stand(at: .possible)
        }
        isTracking = false
        isDragging = false
        ownDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
        move(to: target)
    }
}
