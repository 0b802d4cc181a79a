// The gestures that controls of UIKit keep to themselves. All others reach the recognizers of views around them, and so do all
// gestures on an app's own controls and on text fields.
extension UIControl {
    /// Whether a recognizer of a view around this control hears nothing of what it would recognize here.
    func keeps(_ recognizer: UIGestureRecognizer) -> Bool {
        switch self {
        case is UIButton, is UIStepper, is UISegmentedControl, is UIPageControl: recognizer.isSingleTap
        case is UISwitch: recognizer.isSingleTap || recognizer is UIPanGestureRecognizer
        case is UISlider: recognizer is UIPanGestureRecognizer || recognizer is UISwipeGestureRecognizer
        default: false
        }
    }
}

extension UIGestureRecognizer {
    fileprivate var isSingleTap: Bool { (self as? UITapGestureRecognizer)?.numberOfTapsRequired == 1 }
}
