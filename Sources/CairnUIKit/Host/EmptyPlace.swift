#if canImport(UIKit)
    import UIKit

    /// Stands in a tab, page or column that was never in front, for which nothing was made.
    final class EmptyPlace: UIViewController {}
#endif
