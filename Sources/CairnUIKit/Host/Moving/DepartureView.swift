#if canImport(UIKit)
    import UIKit

    /// Lies unseen in a view of UIKit's, and tells when that leaves the window. When code dismisses a modal, nobody is told otherwise.
    final class DepartureView: UIView {
        /// Told when it comes to a window.
        var came: @MainActor () -> Void = {}
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
            if window == nil { left() } else { came() }
        }
    }
#endif
