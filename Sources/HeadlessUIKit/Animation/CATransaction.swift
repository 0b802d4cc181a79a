/// Groups animations: those that begin between ``begin()`` and ``commit()``, transitions of controllers among
/// them, and tells when all are over.
@preconcurrency @MainActor
open class CATransaction: NSObject {
    /// Opens a group, in the one that is open, if any.
    public class func begin() {
        let clock = Simulator.current.clock
        let group = AnimationGroup(in: clock.openGroup)
        clock.openGroup = group
    }

    /// Closes the group. Does nothing without one.
    public class func commit() {
        let clock = Simulator.current.clock
        guard let group = clock.openGroup else { return }
        clock.openGroup = group.outer
        group.close()
    }

    /// Calls `block` when all animations that begin from here to the commit are over; on the line of the commit
    /// if there are none. Without an open group it counts those up to the next turn. A block that was set
    /// before then waits for those that began before.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        let clock = Simulator.current.clock
        if clock.openGroup == nil {
            begin()
            clock.nextTurn { commit() }
        }
        guard let group = clock.openGroup else { return }
        guard group.completion != nil else {
            group.completion = block
            return
        }
        let next = AnimationGroup(in: group.outer)
        next.completion = block
        clock.openGroup = next
        group.close()
    }

    /// The block that was set in the open group.
    public class func completionBlock() -> (() -> Void)? { Simulator.current.clock.openGroup?.completion }

    /// Whether layers change at once. Recorded, of no effect: nothing is drawn.
    public class func setDisableActions(_ flag: Bool) { Simulator.current.disablesActions = flag }
    public class func disableActions() -> Bool { Simulator.current.disablesActions }
}

/// Animations that one completion waits for.
@MainActor
final class AnimationGroup {
    /// The group it lies in, which waits for these animations as well.
    let outer: AnimationGroup?
    var completion: (() -> Void)?
    private var isClosed = false
    private var count = 0

    init(in outer: AnimationGroup?) { self.outer = outer }

    /// An animation begins.
    func enter() {
        count += 1
        outer?.enter()
    }

    /// An animation is over.
    func leave() {
        count -= 1
        check()
        outer?.leave()
    }

    /// No more animations will begin in it.
    func close() {
        isClosed = true
        check()
    }

    private func check() {
        guard isClosed, count == 0, let completion else { return }
        self.completion = nil
        completion()
    }
}
