/// A finger on a view: which recognizers might hear of it, and which of them win.
@MainActor
struct Touch {
    /// What hears of the finger first; nil where nothing does.
    private let view: UIView?

    /// - Parameter view: what the finger is on. One that takes no touches leaves them to a view around it. A control keeps its own
    ///   gesture from recognizers around it.
    init(_ view: UIView) { self.view = view.takingTouches }

    /// Those of the view and of all around it, the innermost first.
    var candidates: [UIGestureRecognizer] {
        var all: [UIGestureRecognizer] = []
        _ = reaches {
            all.append($0)
            return false
        }
        return all
    }

    /// Whether one that fits hears of the finger, from the innermost out.
    private func reaches(where fits: (UIGestureRecognizer) -> Bool) -> Bool {
        var controls: [UIControl] = []
        var next = view
        while let around = next {
            for one in around.hears ? around.recognizers ?? [] : []
            where one.isEnabled && one.takesOneFinger {
                if !controls.contains(where: { $0.keeps(one) }), fits(one) { return true }
            }
            if let control = around as? UIControl { controls.append(control) }
            next = around.parentView
        }
        return false
    }

    /// Those that recognize, of the ones that fit: asked whether they may begin, not waiting for another that fits, and
    /// the innermost only, unless delegates let others go along. The rest fail, and are not asked.
    func winners<Kind: UIGestureRecognizer>(_ kind: Kind.Type, where fits: (Kind) -> Bool) -> [Kind] {
        let fitting = candidates.compactMap { $0 as? Kind }.filter(fits)
        var answers: [ObjectIdentifier: Bool] = [:]
        func mayBegin(_ one: Kind) -> Bool {
            if let answer = answers[ObjectIdentifier(one)] { return answer }
            let leaves = !one.cancelsTouchesInView || view?.gestureRecognizerShouldBegin(one) != false
            let answer = leaves && one.ownDelegate?.gestureRecognizerShouldBegin(one) ?? true
            answers[ObjectIdentifier(one)] = answer
            return answer
        }
        var winners: [Kind] = []
        for one in fitting where winners.allSatisfy({ one.goes(with: $0) }) {
            let waits = fitting.contains { $0 !== one && one.waits(for: $0) && mayBegin($0) }
            if !waits, mayBegin(one) { winners.append(one) }
        }
        return winners
    }

    /// Whether there is one that a finger of that kind could reach. Asks no delegate.
    func has<Kind: UIGestureRecognizer>(_ kind: Kind.Type, where fits: (Kind) -> Bool = { _ in true }) -> Bool
    { reaches { ($0 as? Kind).map(fits) ?? false } }

    /// A tap.
    /// - Returns: whether the view itself hears nothing of it. What is typed into hears by a recognizer of its own, and so of taps
    ///   that are recognized around it.
    func tap() -> Bool {
        let winners = winners(UITapGestureRecognizer.self) { $0.numberOfTapsRequired == 1 }
        return Self.fire(winners, view is any TypedInto ? winners.filter { $0.view === view } : winners)
    }

    /// Two taps in a row: the first is a tap of its own to whatever does not wait for the second.
    func doubleTap() {
        let twice = winners(UITapGestureRecognizer.self) { $0.numberOfTapsRequired == 2 }
        let once = winners(UITapGestureRecognizer.self) { one in
            one.numberOfTapsRequired == 1 && !twice.contains { one.waits(for: $0) }
        }
        _ = Self.fire(once)
        _ = Self.fire(twice)
    }

    func swipe(_ direction: UISwipeGestureRecognizer.Direction) -> Bool {
        let winners = winners(UISwipeGestureRecognizer.self) { $0.direction.contains(direction) }
        _ = Self.fire(winners)
        return !winners.isEmpty
    }

    /// - Returns: whether one of those that can take the touch away does.
    private static func fire(_ winners: [UIGestureRecognizer], _ takers: [UIGestureRecognizer]? = nil) -> Bool
    {
        for winner in winners {
            winner.enter(.ended)
            winner.stand(at: .possible)
        }
        return (takers ?? winners).contains(where: \.cancelsTouchesInView)
    }
}
