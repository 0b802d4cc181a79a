/// A finger that pulls a sheet down.
@MainActor
struct Pull {
    /// Nil for a stack's screen that was zoomed into, and for a finger that holds nothing.
    let presentation: Presentation?
    /// Nil for a sheet that only gives a little and snaps back.
    let transition: ScreenTransition?
    /// The stack whose screen was zoomed into.
    var stack: UINavigationController?
}

extension Presentation {
    private var delegate: (any UIAdaptivePresentationControllerDelegate)? { controller.delegate }

    /// Whether a finger can take hold of this modal at all.
    var isSheet: Bool { sheet != nil && !(presented is UIAlertController) }

    /// The sheet it is shown in, a popover's where there is little room included.
    var sheet: UISheetPresentationController? { shown as? UISheetPresentationController }

    /// Whether a finger that moves down takes hold of it: a sheet, or what was zoomed into.
    var answersPull: Bool { isSheet || presented.zoom != nil && presented.transitioningDelegate == nil }

    /// Whether a finger may dismiss it.
    private var mayBePulled: Bool {
        let mayDismiss =
            !presented.isModalForFinger && delegate?.presentationControllerShouldDismiss(controller) ?? true
        return presented.zoomMayBegin(mayDismiss, velocity: CGVector(dx: 0, dy: 1000))
    }

    /// Whether it is at rest: neither coming nor going, and no modal on it but in a context within it, as a search is.
    var isAtRest: Bool {
        guard let container else { return false }
        return chain.allSatisfy {
            $0.phase == .presented && $0.container?.isDescendant(of: container) == true
        }
    }

    func beginPull() -> Pull {
        guard mayBePulled else { return Pull(presentation: self, transition: nil) }
        // Who was asked may have dismissed it, or presented on it: the finger holds nothing then.
        guard isAtRest else { return Pull(presentation: nil, transition: nil) }
        let chain = chain
        for presentation in chain { presentation.markAsLeaving() }
        let transition = makeTransition(from: presented, to: presenter, animated: true, interactive: true)
        self.transition = transition
        // The delegate may set up what goes with the transition, so its coordinator is there already.
        delegate?.presentationControllerWillDismiss(controller)
        beginDismissing(chain, transition)
        transition.run { self.endPull(chain, transition, cancelled: $0) }
        return Pull(presentation: self, transition: transition)
    }

    /// The finger lets go of a sheet that may not be dismissed.
    func attemptFailed() { delegate?.presentationControllerDidAttemptToDismiss(controller) }

    private func endPull(_ chain: [Presentation], _ transition: ScreenTransition, cancelled: Bool) {
        guard cancelled else {
            let delegate = delegate
            finishDismissing(chain, transition) { [controller] in
                delegate?.presentationControllerDidDismiss(controller)
            }
            return
        }
        cancelDismissing(chain, transition)
    }
}

extension UIViewController {
    /// Whether this modal, or a controller shown in it, keeps a finger from dismissing it.
    var isModalForFinger: Bool {
        isModalInPresentation || (shownChildren ?? children).contains { $0.isModalForFinger }
    }
}
