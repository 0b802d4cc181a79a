#if canImport(UIKit)
    import UIKit

    /// Stands in a tab, page or column that was never in front, for which nothing was made.
    final class EmptyPlace: UIViewController {
        /// Other code may bring it to the front by a plain call, of which nobody hears.
        var appeared: (@MainActor () -> Void)?

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            appeared?()
        }
    }
#endif
