// How a modal becomes something else where there is little room.
extension UIViewController {
    /// What presents a modal here: its style, the presentation controller that it knows, and the one that shows it. Nil
    /// when something else is presented in its place.
    final func adapt(
        _ modal: UIViewController, presenter: UIViewController, animated: Bool, completion: (() -> Void)?
    ) -> Adapted? {
        let wished = modal.modalPresentationStyle
        let own = modal.presentationControllerToUse(for: wished, presenting: presenter, source: self)
        let style = style(of: own, wished, presenter.traitCollection)
        guard style != wished else { return Adapted(style: style, controller: own, shown: own) }
        if let other = own.delegate?.presentationController(
            own, viewControllerForAdaptivePresentationStyle: style), other !== modal
        {
            other.modalPresentationStyle = style
            other.presentationController?.delegate = own.delegate
            startPresenting(other, animated: animated, completion: completion)
            return nil
        }
        let popover = own as? UIPopoverPresentationController
        let shown =
            popover?.adaptive(as: style)
            ?? modal.presentationControllerToUse(for: style, presenting: presenter, source: self)
        own.delegate?.presentationController(own, prepare: shown)
        return Adapted(style: style, controller: popover ?? shown, shown: shown)
    }

    /// The style that its delegate makes of it: a popover may become a sheet or fill the screen, a sheet or a presentation of the
    /// app's own may fill it.
    private func style(
        of controller: UIPresentationController, _ wished: UIModalPresentationStyle,
        _ traits: UITraitCollection
    ) -> UIModalPresentationStyle {
        let isCompact = traits.horizontalSizeClass == .compact
        let asked = {
            controller.delegate?.adaptivePresentationStyle(for: controller, traitCollection: traits)
        }
        switch wished {
        case .popover:
            let asked = asked() ?? (isCompact ? .automatic : .none)
            switch asked {
            case .none: return .popover
            case .automatic, .popover: return isCompact ? .pageSheet : .popover
            default: return asked
            }
        case .pageSheet, .formSheet, .custom:
            let asked = asked()
            return asked == .fullScreen || asked == .overFullScreen ? asked ?? wished : wished
        default: return wished
        }
    }
}

/// How a modal is presented.
struct Adapted {
    let style: UIModalPresentationStyle
    let controller: UIPresentationController
    let shown: UIPresentationController
}
