#if canImport(UIKit)
    import UIKit

    /// UIKit's own recognizers that take a person back.
    extension UINavigationController {
        #if NO_SWIPE_BACK
            var swipeFromEdge: UIGestureRecognizer? { nil }
            var swipesInContent: [UIGestureRecognizer] { [] }
        #elseif NO_EDGE_PAN
            var swipeFromEdge: UIGestureRecognizer? { nil }
            /// Whatever takes a person back: nothing here can tell where that has to begin.
            var swipesInContent: [UIGestureRecognizer] {
                guard #available(visionOS 26, *) else {
                    return [interactivePopGestureRecognizer].compactMap(\.self)
                }
                return [interactivePopGestureRecognizer, interactiveContentPopGestureRecognizer].compactMap(
                    \.self)
            }
        #else
            /// The one that a finger from the edge begins.
            var swipeFromEdge: UIGestureRecognizer? { interactivePopGestureRecognizer }
            /// Those that begin anywhere, which iOS 26 has.
            var swipesInContent: [UIGestureRecognizer] {
                guard #available(iOS 26, *) else { return [] }
                return [interactiveContentPopGestureRecognizer].compactMap(\.self)
            }
        #endif

        /// Whether the app has left a person the way back from the top: UIKit takes its swipe away as well where the app's own
        /// buttons stand in the place of the back button.
        var hasWayBack: Bool {
            #if NO_SWIPE_BACK
                true
            #else
                guard let item = topViewController?.navigationItem, !item.hidesBackButton else {
                    return false
                }
                let isReplaced =
                    item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
                return !isReplaced && swipeFromEdge?.isEnabled != false
            #endif
        }
    }

    extension UIPanGestureRecognizer {
        /// One that does not begin with two fingers, where there can be two.
        static func ofOneFinger() -> UIPanGestureRecognizer {
            let pan = UIPanGestureRecognizer()
            #if !NO_SWIPE_BACK
                pan.maximumNumberOfTouches = 1
            #endif
            return pan
        }
    }
#endif
