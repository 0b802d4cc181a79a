#if canImport(UIKit)
    import Cairn
    import UIKit

    /// When nothing moves any more, and who says so: each way is told once.
    extension UIKitHost {
        func rested() {
            // What was under way before may end while the next step waits for it. That step ends later, and says what
            // is shown then.
            guard !isStepWaiting else { return }
            underWay = nil
            touched = nil
            finger = nil
            restCount += 1
            navigator?.hear(.rested(look()))
            fillEmptyPlaces()
            claimExits()
            leaveIfOver()
        }

        /// Comes to rest in the next cycle of the run loop, unless it does so before: while UIKit calls the
        /// completions of a transition, that transition is not quite over, and a push would be one too many.
        func restSoon() {
            soon { $0.rested() }
        }

        /// Does something in the next cycle, unless everything has come to rest before.
        private func soon(_ body: @escaping @MainActor (UIKitHost) -> Void) {
            let count = restCount
            nextCycle { [weak self] in
                if let self, restCount == count { body(self) }
            }
        }

        /// Comes to rest when the transition of a stack, or of tabs, is over. For a stack `didShow` says so; where other
        /// code interferes it may never come, and for a cancelled swipe it does not: then the completion does. A
        /// transition may also be gone before it began, begin only in the next cycle, or be followed by another at once.
        func restWhenOver(_ container: UIViewController) {
            let coordinator = container.transitionCoordinator
            let restOrWait: @MainActor (UIKitHost) -> Void = { [weak container, weak coordinator] host in
                guard let container, let next = container.transitionCoordinator, next !== coordinator else {
                    return host.rested()
                }
                host.restWhenOver(container)
            }
            coordinator?.animate(alongsideTransition: nil) { [weak self, count = restCount] _ in
                // `didShow` may have said so already.
                if let self, restCount == count { soon(restOrWait) }
            }
            soon { [weak container, isHeard = coordinator != nil] host in
                if !isHeard || container?.transitionCoordinator == nil { restOrWait(host) }
            }
        }

        /// Comes to rest once no modal is on its way in or out, unless it does so before: for what UIKit may refuse
        /// or break off without a word.
        func restWhenNothingMoves() {
            let count = restCount
            nextCycle { [weak self] in
                self?.whenNothingMoves {
                    if self?.restCount == count { self?.rested() }
                }
            }
        }

        func nextCycle(_ body: @escaping @MainActor () -> Void) {
            // Apple: "If the duration of the animation is 0, this block is performed at the beginning of the
            // next run loop cycle."
            UIView.animate(withDuration: 0, animations: {}) { _ in body() }
        }
    }
#endif
