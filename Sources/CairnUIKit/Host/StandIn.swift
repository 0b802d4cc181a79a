#if canImport(UIKit)
    import UIKit

    /// Stands where a controller of other code's stood alone that is gone: its stack was emptied, or another host shows the
    /// tree now, which cannot make it again.
    final class StandIn: UIViewController {
        /// The class of the one that is gone.
        let name: String

        init(for name: String) {
            self.name = name
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }
    }
#endif
