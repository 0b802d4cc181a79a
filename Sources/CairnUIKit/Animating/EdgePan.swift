#if canImport(UIKit)
    import UIKit

    #if NO_EDGE_PAN
        /// Where a window has no edge that a finger could come in from, one that never begins.
        final class EdgePan: UIPanGestureRecognizer {
            var edges: UIRectEdge = []

            override init(target: Any?, action: Selector?) {
                super.init(target: target, action: action)
                isEnabled = false
            }
        }
    #else
        typealias EdgePan = UIScreenEdgePanGestureRecognizer
    #endif
#endif
