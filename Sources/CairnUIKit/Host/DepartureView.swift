#if canImport(UIKit)
    import Cairn
    import UIKit

    /// Lies unseen in a view of UIKit's, and tells when that leaves the window. When code dismisses a modal, nobody is told otherwise.
    final class DepartureView: UIView {
        private let left: @MainActor () -> Void

        init(left: @escaping @MainActor () -> Void) {
            self.left = left
            super.init(frame: .zero)
            isHidden = true
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func didMoveToWindow() {
            super.didMoveToWindow()
            if window == nil { left() }
        }
    }

    extension UIKitHost {
        /// Looks again once a modal has gone that is still in the tree.
        func watchDeparture(of modal: UIViewController) {
            let entry = known.entry(for: modal)
            guard let container = modal.presentationController?.containerView,
                entry.departure?.superview !== container
            else { return }
            entry.departure = watchDeparture(in: container) { [weak entry] in entry?.hasLeft == false }
        }

        /// Looks again once a view has left the window, if that is news.
        func watchDeparture(
            in view: UIView, isNews: @escaping @MainActor () -> Bool = { true }
        ) -> DepartureView {
            let departure = DepartureView { [weak self] in
                if isNews() { self?.motion.nextCycle { self?.navigator?.lookAgain() } }
            }
            view.insertSubview(departure, at: 0)
            return departure
        }
    }
#endif
