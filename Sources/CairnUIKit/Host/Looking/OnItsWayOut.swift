#if canImport(UIKit)
    import UIKit

    extension UIViewController {
        #if NO_SHEETS
            /// Whether it is on its way out and has nothing more to say.
            var isLeaving: Bool { isBeingDismissed }
        #else
            /// Whether it is on its way out and has nothing more to say. A share sheet takes itself off the screen before
            /// it answers: until then it counts as shown, or whoever waits would be told that it was left.
            var isLeaving: Bool {
                isBeingDismissed && (self as? UIActivityViewController)?.completionWithItemsHandler == nil
            }
        #endif
    }
#endif
