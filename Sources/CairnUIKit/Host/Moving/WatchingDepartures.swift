#if canImport(UIKit)
    import Cairn
    import UIKit

    extension UIKitHost {
        /// Looks again once a modal has gone that is still in the tree.
        func watchDeparture(of modal: UIViewController) {
            let entry = known.entry(for: modal)
            guard let container = modal.presentationController?.containerView,
                entry.departure?.superview !== container
            else { return }
            entry.departure = watchDeparture(in: container) { [weak entry] in entry?.hasLeft == false }
        }

        /// Looks again once the view of the app's navigation controller, on which this is a guest, goes out of sight or comes back: then
        /// screens are active or not, and what waited for a window has one. An app's tabs, pages and containers tell nobody.
        func watchSight(of stack: UINavigationController) {
            let departure = watchDeparture(in: stack.view)
            departure.came = { [weak self] in
                self?.foreground.noteWindow()
                self?.motion.nextCycle { self?.navigator?.lookAgain() }
            }
            self.departure = departure
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
