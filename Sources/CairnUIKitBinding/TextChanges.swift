#if canImport(UIKit)
    import UIKit

    /// Hears a person type in a text view, until it is ended. The view keeps it: a notification center keeps an observer until
    /// somebody takes it away, also one of a view that is gone.
    @MainActor
    final class TextChanges {
        private nonisolated(unsafe) let token: any NSObjectProtocol

        init(of view: UITextView, changed: @escaping @MainActor () -> Void) {
            token = NotificationCenter.default.addObserver(
                forName: UITextView.textDidChangeNotification, object: view, queue: nil
            ) { _ in
                MainActor.assumeIsolated { changed() }
            }
            objc_setAssociatedObject(view, key, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }

        deinit { NotificationCenter.default.removeObserver(token) }

        func end(of view: UITextView) {
            objc_setAssociatedObject(view, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }

        /// A view may be bound more than once.
        private var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
    }
#endif
