extension UIWindow {
    /// What is to be seen of the root, and of what lies in these over it.
    final func layers(under modals: [PresentationView]) -> [UIViewController] {
        let all = [rootViewController].compactMap(\.self) + modals.compactMap { $0.presentation?.presented }
        return all.flatMap(\.seen)
    }
}
