/// What moves on a screen of UIKit's, and when that has come to rest. A pure value: what UIKit's delegates and
/// completions say goes in, what the host is to do comes out.
///
/// UIKit ends one movement in several ways at once, or in none: a completion that comes after `didShow`, a swipe that is
/// cancelled without a word, a dismissal that it refuses. So whoever watches a movement remembers the age it began in, and
/// is not heard once everything has come to rest.
package struct HostMotion: Hashable, Sendable {
    /// What a person, or other code, moves: a stack, tabs, a modal.
    package typealias Mover = ObjectIdentifier

    package enum Event: Hashable, Sendable {
        /// The navigator gave a step, while something else may move.
        case given(behind: Obstacle?)
        /// What a step waits for is over, or was waited for long enough; with the age in which that began.
        case waited(Int)
        /// The step has begun to move something.
        case moves(Moving)
        /// The step has begun to move something under the finger that asked for it.
        case driven
        /// The step is done, or UIKit would not do it.
        case done
        /// A completion of a presentation or dismissal that a step began.
        case modalEnded
        /// A stack says that it shows a controller.
        case stackShows(Mover, isTop: Bool, isOver: Bool)
        /// A person, or other code, began to move something, by a finger that may go back or not.
        case touched(Mover, mayGoBack: Bool, isDriven: Bool = false)
        /// A person moved something, and it is where it belongs.
        case released
        /// What was watched since an age has ended.
        case watched(Int)
        /// A person, or other code, changed something that does not move. Ends with ``released``.
        case changedAtOnce(Mover)
        /// A place was left empty, since it was never in front.
        case leftEmpty
        /// What has come to the front was filled, and whether there are empty places left.
        case filled(someAreLeft: Bool)
    }

    /// What stands in the way of a step.
    package enum Obstacle: Hashable, Sendable {
        /// A transition that says when it is over.
        case transition
        /// One without animation: over in a cycle or two, and not waited for longer than that.
        case brief
    }

    /// What a step moves.
    package enum Moving: Hashable, Sendable {
        /// Ends when this stack shows its top.
        case stack(Mover)
        /// Ends with the completion of a presentation or a dismissal.
        case modal
        /// What is in a container changes. Ends at once, or with the animation of its tabs.
        case container
    }

    /// What the host is to do, in order.
    package enum Effect: Hashable, Sendable {
        /// Have UIKit do the step that was given.
        case begin
        /// Say that the step has to wait, and watch what it waits for.
        case postpone
        /// Watch all that moves until nothing does.
        case waitForAll
        /// Say that a finger began to move something.
        case tellFinger
        /// Say what is shown now, and that it still moves.
        case tellMoved
        /// Say what is shown now that nothing moves.
        case tellRest
        /// Put what was made since into the places that have come to the front.
        case fillPlaces
        /// Take hold of what can't be held up when it happens.
        case tidyUp
        /// Come to rest in the next cycle, unless it does so before.
        case restSoon
    }

    private enum Phase: Hashable {
        case resting
        /// A step was given, and something else moves.
        case waiting
        /// What a step does; nil as long as nothing moves by it.
        case performing(Moving?)
        /// What a step did has been shown, and is not quite over.
        case ending
        case touched(Touch)
    }

    /// What a person, or other code, moves.
    private struct Touch: Hashable {
        let mover: Mover
        /// By a finger of the host's own and not by UIKit's.
        var isDriven = false
        /// Whether it may yet go back, or what began to move before: then nothing is read until all that moves is over.
        var mayGoBack = false
        /// Whether something else was moved already. Who began that is heard no more, and it may end without a word, as a swipe
        /// does that is taken back.
        var isOneOfSeveral = false
    }

    private var phase = Phase.resting
    /// How often a brief obstacle is still waited for.
    private var patience = patienceAtFirst
    /// Counts movements: grows when everything comes to rest, and when somebody begins to move something.
    package private(set) var age = 0

    private var hasEmptyPlaces = false

    private static let patienceAtFirst = 4

    package init() {}

    package var isResting: Bool { phase == .resting }
    package var isPerforming: Bool { if case .performing = phase { true } else { false } }
    package var isFillingContainer: Bool { phase == .performing(.container) }
    /// Whether a finger of the host's own drives what moves.
    package var isDriven: Bool { touch?.isDriven == true }

    package func isTouched(_ mover: Mover) -> Bool { touch?.mover == mover }

    private var touch: Touch? { if case .touched(let touch) = phase { touch } else { nil } }

    package mutating func hear(_ event: Event) -> [Effect] {
        switch (event, phase) {
        case (.given(let obstacle?), _) where obstacle == .transition || patience > 0:
            if obstacle == .brief { patience -= 1 }
            phase = .waiting
            return [.postpone]
        case (.given, _):
            patience = Self.patienceAtFirst
            phase = .performing(nil)
            return [.begin]
        case (.waited(age), .waiting), (.waited(age), .touched): return rest()
        case (.moves(let moving), .performing):
            phase = .performing(moving)
            return []
        case (.driven, .performing): return [.tellFinger]
        case (.touched, _) where isDriven: return []
        case (.touched(let mover, let mayGoBack, let isDriven), _) where !isPerforming:
            return begin(Touch(mover: mover, isDriven: isDriven, mayGoBack: mayGoBack))
        case (.touched(let mover, mayGoBack: true, let isDriven), .performing(let moving?))
        where moving != .stack(mover):
            // A finger elsewhere, in another column say: what the step moves comes to its end by itself.
            return begin(Touch(mover: mover, isDriven: isDriven, mayGoBack: true))
        case (.changedAtOnce, .waiting): return [.tellFinger]
        case (.changedAtOnce, .ending): return [.tellMoved]
        case (.changedAtOnce, _) where isDriven: return []
        case (.changedAtOnce(let mover), .resting), (.changedAtOnce(let mover), .touched):
            return begin(Touch(mover: mover))
        case (.done, .performing), (.modalEnded, .performing(.modal)): return rest()
        case (.stackShows(let stack, let isTop, _), .performing(.stack(let busy))):
            guard busy == stack, isTop else { return [] }
            // Also where UIKit says that it is over: what takes the animation from a step, such as columns that become one
            // stack, is still under way then, and the next animation would be nested in it.
            phase = .ending
            return [.restSoon]
        case (.stackShows(_, _, let isOver), .resting): return end(isOver)
        case (.stackShows(let stack, _, let isOver), .touched(let touch)):
            return touch.mover == stack ? end(isOver) : []
        case (.released, .waiting), (.watched(age), .waiting): return []
        case (.released, _), (.watched(age), _): return end()
        case (.leftEmpty, _):
            hasEmptyPlaces = true
            return []
        case (.filled(let someAreLeft), _):
            hasEmptyPlaces = someAreLeft
            return []
        default: return []
        }
    }

    private mutating func begin(_ new: Touch) -> [Effect] {
        var new = new
        if let touch, touch.mover != new.mover || touch.isOneOfSeveral {
            new.isOneOfSeveral = true
            new.mayGoBack = new.mayGoBack || touch.mayGoBack
        }
        phase = .touched(new)
        // Who still watches another movement does not end this one.
        age += 1
        if new.mayGoBack { return [.tellFinger] }
        return hasEmptyPlaces ? [.tellMoved, .fillPlaces] : [.tellMoved]
    }

    private mutating func end(_ isOver: Bool = true) -> [Effect] {
        guard isOver else { return [.restSoon] }
        return touch?.isOneOfSeveral == true ? [.waitForAll] : rest()
    }

    private mutating func rest() -> [Effect] {
        phase = .resting
        age += 1
        return hasEmptyPlaces ? [.tellRest, .fillPlaces, .tidyUp] : [.tellRest, .tidyUp]
    }
}
