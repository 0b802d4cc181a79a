#if canImport(UIKit)
    import Cairn
    import UIKit

    /// A coordinator may return a view controller as it is, and a screen's view is one.
    extension UIViewController: Presentable {}
#endif
