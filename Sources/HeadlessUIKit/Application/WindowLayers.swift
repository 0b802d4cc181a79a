extension UIViewController {
    /// The root of a window and the modals over it, those that another modal has taken the place of left out.
    final var layersOfWindow: [UIViewController] {
        let modals = modals.filter { !$0.isInContext }
        return ([self] + modals.map(\.presented)).filter { $0.presentation?.hidesPresenter != true }
            .flatMap(\.seen)
    }
}

extension Presentation {
    /// Whether the modal has taken its presenter's place, or is about to.
    fileprivate var hidesPresenter: Bool {
        !isInContext
            && (displaced != nil
                || phase == .presenting && transition?.isUnderWay == true && removesPresenter)
    }
}
