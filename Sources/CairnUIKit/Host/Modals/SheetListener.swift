#if canImport(UIKit)
    import Cairn
    import UIKit

    /// Hears a finger that pulls a sheet, drags it to another height or taps beside a popover, and holds it up where a
    /// leave-guard has to be asked. The app's own delegate is asked and told as well.
    @MainActor
    class SheetListener: NSObject, UIAdaptivePresentationControllerDelegate {
        let motion: ScreenMotion
        private weak var exits: (any Exits)?
        private(set) weak var next: (any UIAdaptivePresentationControllerDelegate)?
        /// Whether the app's own delegate has said no to the attempt that UIKit tells of next.
        private var isRefused = false

        init(
            motion: ScreenMotion, exits: (any Exits)?,
            next: (any UIAdaptivePresentationControllerDelegate)?
        ) {
            self.motion = motion
            self.exits = exits
            self.next = next
        }

        /// Whether the host with that motion is told, by this one or by another that it passes on to.
        func tells(_ motion: ScreenMotion) -> Bool {
            self.motion === motion || (next as? SheetListener)?.tells(motion) == true
        }

        func resign(from sheet: UIViewController) {
            guard sheet.presentingViewController != nil, let presentation = sheet.presentationController
            else {
                return
            }
            if presentation.delegate === self {
                presentation.delegate = next
                return
            }
            var before = presentation.delegate as? SheetListener
            while let listener = before, listener.next !== self { before = listener.next as? SheetListener }
            before?.next = next
        }

        func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
            isRefused = next?.presentationControllerShouldDismiss?(presentation) == false
            return !isRefused && exits?.isGuarded(presentation.presentedViewController) != true
        }

        func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
            next?.presentationControllerDidAttemptToDismiss?(presentation)
            // What the app does not let go is not asked about.
            defer { isRefused = false }
            if !isRefused { _ = exits?.mayDismiss(presentation.presentedViewController) }
        }

        func presentationControllerWillDismiss(_ presentation: UIPresentationController) {
            next?.presentationControllerWillDismiss?(presentation)
            guard motion.touched(self, mayGoBack: true) else { return }
            // A sheet that springs back is never said to have been dismissed; nor is one whose delegate has left meanwhile. What
            // moves in it, a push say, may end before.
            motion.restWhenOver(presentation.presentedViewController)
        }

        func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
            next?.presentationControllerDidDismiss?(presentation)
            motion.hear(.released)
        }

        func presentationController(
            _ presentation: UIPresentationController,
            willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) {
            next?.presentationController?(
                presentation, willPresentWithAdaptiveStyle: style,
                transitionCoordinator: transitionCoordinator)
        }

        func presentationController(
            _ presentation: UIPresentationController, prepare adapted: UIPresentationController
        ) {
            next?.presentationController?(presentation, prepare: adapted)
        }
    }

    /// For a sheet whose own delegate may have a say in how it adapts. Without one UIKit is not asked anything: to answer
    /// at all would change what it does by itself.
    final class AdaptingSheetListener: SheetListener {
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
            let answer =
                next?.adaptivePresentationStyle?(for: controller, traitCollection: traitCollection)
                ?? next?.adaptivePresentationStyle?(for: controller)
            if let answer { return answer }
            // Apple: a popover is one where neither is compact.
            let isLittle =
                traitCollection.horizontalSizeClass == .compact
                || traitCollection.verticalSizeClass == .compact
            return isLittle ? controller.presentationStyle.inLittleRoom : .none
        }

        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? {
            next?.presentationController?(controller, viewControllerForAdaptivePresentationStyle: style)
        }
    }

    #if !NO_DETENTS
        /// Hears a finger that drags a sheet to another height.
        extension SheetListener: UISheetPresentationControllerDelegate {
            func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
                _ sheet: UISheetPresentationController
            ) {
                (next as? any UISheetPresentationControllerDelegate)?
                    .sheetPresentationControllerDidChangeSelectedDetentIdentifier?(sheet)
                guard motion.touched(self, mayGoBack: false) else { return }
                motion.restSoon()
            }
        }
    #endif

    #if !NO_SHEETS
        extension SheetListener: UIPopoverPresentationControllerDelegate {
            func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
                (next as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation?(
                    popover)
            }

            #if canImport(ObjectiveC) && !os(macOS)
                func popoverPresentationController(
                    _ popover: UIPopoverPresentationController,
                    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
                    in view: AutoreleasingUnsafeMutablePointer<UIView>
                ) {
                    (next as? any UIPopoverPresentationControllerDelegate)?
                        .popoverPresentationController?(popover, willRepositionPopoverTo: rect, in: view)
                }
            #endif
        }
    #endif
#endif
