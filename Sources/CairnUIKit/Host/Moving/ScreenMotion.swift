#if canImport(UIKit)
    import Cairn
    import UIKit

    /// A screen whose motion is followed.
    @MainActor
    protocol MovingScreen: AnyObject {
        /// What moves there although no step moves it: a modal on its way in or out, a stack under a finger.
        var mover: UIViewController? { get }
        /// A modal on its way in or out, whoever moves it.
        var movingModal: UIViewController? { get }

        func look() -> Shown
        /// Has UIKit do a step, which ends in ``ScreenMotion/hear(_:)``.
        func begin(_ step: Patch.Step)
        func tell(_ event: HostMachine.Event)
        /// Puts what was made since into the places that have come to the front.
        /// - Returns: Whether there are empty places left.
        func fillEmptyPlaces() -> Bool
        /// Everything has come to rest, and the navigator knows.
        func tidyUp()
    }

    /// Feeds a ``HostMotion`` with what UIKit says, and does what comes of it.
    @MainActor
    final class ScreenMotion {
        weak var screen: (any MovingScreen)?
        private var motion = HostMotion()
        private var step: Patch.Step?
        private(set) var isStepAnimated = true
        /// Whether the host puts controllers into empty places: what UIKit tells them meanwhile may have them ask for something.
        private var isFilling = false
        /// Whether a step was given meanwhile.
        private var stepWaits = false
        /// Whether UIKit is in the middle of a call that changes something without animation, and tells of that.
        private var isInCall = false
        private var fingerDriver: (any UIViewControllerInteractiveTransitioning)?
        /// Of the step under way, where a finger asked for what that opens.
        private var openingDriver: (any UIViewControllerInteractiveTransitioning)?

        var isPerforming: Bool { motion.isPerforming }
        var isFillingContainer: Bool { motion.isFillingContainer }
        /// Whether a finger of the host's own has begun a closing that nothing drives yet.
        var hasDriver: Bool { motion.isDriven && fingerDriver != nil }
        /// Whether neither a step nor a finger nor a modal moves anything.
        var isAtRest: Bool { motion.isResting && screen?.movingModal == nil }

        /// What drives the closing that a finger began, where UIKit's own does not. Good for one transition: another, as of
        /// a tap on the back button a moment after the finger has let go, would wait for that finger for ever.
        func takeDriver() -> (any UIViewControllerInteractiveTransitioning)? {
            guard hasDriver else { return nil }
            defer { fingerDriver = nil }
            return fingerDriver
        }

        /// The step under way is about to open something: a finger that asked for it may drive it.
        func willOpen(in window: UIWindow?) {
            if isStepAnimated { openingDriver = OfferedDriver.take(in: window) }
        }

        /// What drives the opening that UIKit begins now; from then on a finger holds it.
        func takeOpeningDriver() -> (any UIViewControllerInteractiveTransitioning)? {
            guard isPerforming, let driver = openingDriver else { return nil }
            openingDriver = nil
            hear(.driven)
            return driver
        }

        func isTouched(_ mover: AnyObject) -> Bool { motion.isTouched(ObjectIdentifier(mover)) }

        /// Does a step as soon as nothing else moves.
        func give(_ step: Patch.Step, animated: Bool) {
            (self.step, isStepAnimated) = (step, animated)
            if isFilling { stepWaits = true } else { give() }
        }

        private func give() {
            let obstacle: HostMotion.Obstacle? = screen?.mover.map {
                $0.transitionCoordinator == nil ? .brief : .transition
            }
            hear(.given(behind: obstacle ?? (isInCall && step?.changesContainer == true ? .brief : nil)))
        }

        /// A person, or other code, began to move something.
        /// - Returns: Whether that is so: a step moves things as well.
        func touched(
            _ mover: AnyObject, mayGoBack: Bool,
            drivenBy driver: (any UIViewControllerInteractiveTransitioning)? = nil
        ) -> Bool {
            if let driver { fingerDriver = driver }
            return hear(
                .touched(ObjectIdentifier(mover), mayGoBack: mayGoBack, isDriven: driver != nil))
        }

        /// A person, or other code, changed something that does not move, and UIKit tells of it afterwards.
        func changedAtOnce(_ changed: AnyObject) {
            hear(.changedAtOnce(ObjectIdentifier(changed)))
            if isTouched(changed) { hear(.released) }
        }

        /// - Returns: Whether anything came of it.
        @discardableResult
        func hear(_ event: HostMotion.Event) -> Bool {
            let effects = motion.hear(event)
            let wasInCall = isInCall
            if case .stackShows(_, _, isOver: true) = event { isInCall = true }
            for effect in effects { perform(effect) }
            isInCall = wasInCall
            return !effects.isEmpty
        }

        private func perform(_ effect: HostMotion.Effect) {
            guard let screen else { return }
            switch effect {
            case .begin:
                if let step { screen.begin(step) }
            case .postpone:
                screen.tell(.postponed)
                waitForOthers()
            case .waitForAll:
                let age = motion.age
                whenNothingMoves(in: { $0.mover }, inAge: age) { [weak self] in self?.hear(.waited(age)) }
            case .tellFinger: screen.tell(.began)
            case .tellMoved: screen.tell(.moved(screen.look()))
            case .tellRest:
                (fingerDriver, openingDriver) = (nil, nil)
                screen.tell(.rested(screen.look()))
            case .fillPlaces: fillPlaces(of: screen)
            case .tidyUp: screen.tidyUp()
            case .restSoon: restSoon()
            }
        }

        private func fillPlaces(of screen: any MovingScreen) {
            guard !isFilling else { return }
            isFilling = true
            let someAreLeft = screen.fillEmptyPlaces()
            isFilling = false
            hear(.filled(someAreLeft: someAreLeft))
            guard stepWaits else { return }
            stepWaits = false
            give()
        }

        private func waitForOthers() {
            let over: @MainActor () -> Void = { [weak self, age = motion.age] in
                self?.nextCycle { self?.hear(.waited(age)) }
            }
            guard let mover = screen?.mover, let coordinator = mover.transitionCoordinator else {
                return over()
            }
            whenOver(coordinator, of: mover, over)
        }
    }

    extension Patch.Step {
        /// Whether UIKit may leave it undone in the middle of a call that changes a container.
        fileprivate var changesContainer: Bool { if case .container = self { true } else { false } }
    }

    /// Watching what UIKit may end without a word.
    extension ScreenMotion {
        /// Comes to rest in the next cycle of the run loop, unless it does so before: while UIKit calls the
        /// completions of a transition, that transition is not quite over, and a push would be one too many.
        func restSoon() {
            soon { $0.hear(.released) }
        }

        /// Comes to rest when the transition of a stack, or of tabs, is over. For a stack `didShow` says so; where other
        /// code interferes it may never come, and for a cancelled swipe it does not: then the completion does. A
        /// transition may also be gone before it began, begin only in the next cycle, or be followed by another at once.
        func restWhenOver(_ container: UIViewController) {
            let coordinator = container.transitionCoordinator
            let restOrWait: @MainActor (ScreenMotion) -> Void = { [weak container, weak coordinator] motion in
                guard let container, let next = container.transitionCoordinator, next !== coordinator else {
                    motion.hear(.watched(motion.motion.age))
                    return
                }
                motion.restWhenOver(container)
            }
            coordinator?.animate(alongsideTransition: nil) { [weak self, age = motion.age] _ in
                // `didShow` may have said so already.
                if let self, motion.age == age { soon(restOrWait) }
            }
            soon { [weak container, isHeard = coordinator != nil] motion in
                if !isHeard || container?.transitionCoordinator == nil { restOrWait(motion) }
            }
        }

        /// Comes to rest once no modal is on its way in or out, unless it does so before: for what UIKit may refuse
        /// or break off without a word.
        func restWhenNothingMoves() {
            let age = motion.age
            nextCycle { [weak self] in
                self?.whenNothingMoves(inAge: age) { self?.hear(.watched(age)) }
            }
        }

        /// Runs at once, or once the presentation or dismissal under way is over: UIKit refuses a second one meanwhile,
        /// with no more than a line in the console. One without animation is over in a cycle or two; it is not waited for
        /// longer than that.
        /// - Parameters:
        ///   - mover: What may not move meanwhile; modals unless told otherwise.
        ///   - age: The only one in which it runs at all: who waits for something that is long over would look through
        ///     all modals in each cycle, as long as others come and go.
        func whenNothingMoves(
            in mover: @escaping @MainActor (any MovingScreen) -> UIViewController? = { $0.movingModal },
            inAge age: Int? = nil, cycles: Int = 4, _ body: @escaping @MainActor () -> Void
        ) {
            if let age, age != motion.age { return }
            guard let moving = screen.flatMap(mover), cycles > 0 else { return body() }
            if let coordinator = moving.transitionCoordinator {
                whenOver(coordinator, of: moving) { [weak self] in
                    self?.nextCycle { self?.whenNothingMoves(in: mover, inAge: age, body) }
                }
            } else {
                nextCycle { [weak self] in
                    self?.whenNothingMoves(in: mover, inAge: age, cycles: cycles - 1, body)
                }
            }
        }

        /// Runs once, when a transition is over. One that calls its completions at this moment takes no more of them: it is
        /// gone in the next cycle.
        func whenOver(
            _ coordinator: any UIViewControllerTransitionCoordinator, of mover: UIViewController,
            _ body: @escaping @MainActor () -> Void
        ) {
            var isOver = false
            let end: @MainActor () -> Void = {
                guard !isOver else { return }
                isOver = true
                body()
            }
            coordinator.animate(alongsideTransition: nil) { _ in end() }
            nextCycle { [weak mover, weak coordinator] in
                if coordinator == nil || mover?.transitionCoordinator !== coordinator { end() }
            }
        }

        /// Does something in the next cycle, unless everything has come to rest before.
        func soon(_ body: @escaping @MainActor (ScreenMotion) -> Void) {
            let age = motion.age
            nextCycle { [weak self] in
                if let self, motion.age == age { body(self) }
            }
        }

        func nextCycle(_ body: @escaping @MainActor () -> Void) {
            // Apple: "If the duration of the animation is 0, this block is performed at the beginning of the
            // next run loop cycle."
            let options: UIView.AnimationOptions = .overrideInheritedDuration
            UIView.animate(withDuration: 0, delay: 0, options: options, animations: {}) { _ in body() }
        }
    }
#endif
