// What a stack does not take while an alert or a search comes or goes over it.
extension UINavigationController {
    /// Whether a change is lost, as UIKit then says in its log: the stack stays as it is.
    func refuses(_ call: String) -> Bool {
        guard isShown, isUnderMovingAlertOrSearch else { return false }
        simulator.warn(
            "\(call) called on \(self) while an existing transition or presentation is occurring; the navigation "
                + "stack will not be updated.")
        return true
    }

    private var isUnderMovingAlertOrSearch: Bool {
        // A search may be presented in the context of the screen on top.
        var presenter: UIViewController? = stack.last ?? self
        while let controller = presenter {
            if let presentation = controller.presentation, presentation.phase != .presented,
                presentation.presented is UIAlertController || presentation.presented is UISearchController
            {
                return true
            }
            presenter = controller.parentController
        }
        return false
    }
}
