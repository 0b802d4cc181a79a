// What an app has put into the view of one of UIKit's containers, or into a bar, beside what the container shows there: a button over the
// tabs, a player above them, a toast.
extension ScreenReader {
    /// - Parameter content: what the container shows, which is read already.
    mutating func readBeside(
        _ content: UIView?, of container: UIViewController, into screen: inout Simulator.Outline.Screen
    ) {
        // Most have nothing but that.
        guard let view = container.viewIfLoaded, view.subviews.count > 1 || view.subviews.first !== content
        else { return }
        let outer = skipped
        skipped = content
        for view in view.subviews where view !== content && !container.places(view) {
            read(view, into: &screen, isHidden: false, isOff: false)
        }
        skipped = outer
    }

    /// What was added to a bar, beside its items.
    mutating func readBeside(_ items: [UIView], in bar: UIView?, into screen: inout Simulator.Outline.Screen)
    {
        guard let bar, !bar.subviews.isEmpty else { return }
        for view in bar.subviews where !items.holds(view) {
            read(view, into: &screen, isHidden: false, isOff: !bar.isUserInteractionEnabled)
        }
    }
}

extension UIViewController {
    /// Whether this container has put that view into its own: a child's, with its modals; a bar.
    fileprivate func places(_ view: UIView) -> Bool {
        switch view {
        case is PresentationView, is ContextView, is ColumnView, is PageScroller, is UITabBar: return true
        case let bar as UINavigationBar: return bar.manager === self
        case let bar as UIToolbar: return bar.manager === self
        default: break
        }
        guard let owner = view.owner else { return false }
        guard let parent = owner.parentController else {
            // It may be on its way out.
            return view.window?.simulator.isMoving == true
        }
        return parent !== self || !owner.isPlainChild
    }
}
