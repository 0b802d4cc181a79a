#if canImport(UIKit)
    import Cairn
    import UIKit

    /// A coordinator may return a view controller as it is, and a screen's view is one. So a controller that knows
    /// nothing of Cairn can be a screen: what it pushes or presents by itself is a foreign place in the tree.
    extension UIViewController: Presentable {}
#endif
