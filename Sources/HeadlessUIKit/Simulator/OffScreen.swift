extension UIView {
    /// Whether this view lies wholly beside the window, or beside what is seen of a scroll view around it, by the
    /// frames that were set. One without a size is nowhere else; cells are on screen by definition.
    var isOffScreen: Bool {
        guard !frame.isEmpty else { return false }
        var area = frame
        var next = superview
        while let view = next {
            if view is UITableViewCell || view is UICollectionReusableView { return false }
            if view is UIScrollView || view is UIWindow {
                let seen = CGRect(origin: view.bounds.origin, size: view.bounds.size)
                if !seen.isEmpty, !seen.intersects(area) { return true }
            }
            area.origin.x += view.frame.minX - view.bounds.minX
            area.origin.y += view.frame.minY - view.bounds.minY
            next = view.superview
        }
        return false
    }
}
