#if canImport(UIKit)
    import UIKit

    /// Stands in a tab, page or column that was never in front, for which nothing was made; what covers one there is presented,
    /// and cannot be exchanged, so it holds what is made for it later.
    final class EmptyPlace: UIViewController {
        /// Other code may bring it to the front by a plain call, of which nobody hears.
        var appeared: (@MainActor () -> Void)?

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            appeared?()
        }

        func fill(with screen: UIViewController) {
            appeared = nil
            addChild(screen)
            screen.view.frame = view.bounds
            screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(screen.view)
            screen.didMove(toParent: self)
        }
    }
#endif
