#if canImport(UIKit)
    import UIKit

    #if NO_EDGE_PAN
        /// Stays without a view: a window has no edge that a finger could come in from.
        typealias EdgePan = UIPanGestureRecognizer

        extension DrivingFinger {
            func enter(from view: UIView) {}
        }
    #else
        typealias EdgePan = UIScreenEdgePanGestureRecognizer

        extension DrivingFinger {
            /// Has a finger come in from the leading edge of a view. Does nothing the second time.
            func enter(from view: UIView) {
                guard let edge = recognizer as? EdgePan, edge.view == nil else { return }
                let isMirrored = view.traitCollection.layoutDirection == .rightToLeft
                edge.edges = isMirrored ? .right : .left
                goal = isMirrored ? .left : .right
                view.addGestureRecognizer(edge)
            }
        }
    #endif
#endif
