#if canImport(UIKit)
    import Cairn
    import UIKit

    extension UIKitHost {
        /// UIKit calls the handler of a button once its alert has gone.
        package func dialogsHaveGone() async {
            guard movingModal is UIAlertController else { return }
            await withCheckedContinuation { gone in
                motion.whenNothingMoves { gone.resume() }
            }
        }
    }
#endif
