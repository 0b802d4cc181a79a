extension UIView {
    /// What a person makes of this view; nil for one that only holds others. In a row, what has no name of its own goes
    /// by the row's.
    func reading(inRow title: String?) -> (Outline.Element, ScreenReader.Found.Target)? {
        switch self {
        case let label as UILabel:
            guard let text = label.text, !text.isEmpty else { return nil }
            return (element(.text(label.font?.textStyle), text), .nothing)
        case let button as UIButton:
            let name = button.currentTitle ?? accessibilityLabel ?? button.currentImage?.name
            return (
                element(.button(button.outlineButton), name ?? accessibilityIdentifier ?? title ?? ""),
                .control(button)
            )
        case let field as UITextField:
            let name = accessibilityLabel ?? field.placeholder ?? accessibilityIdentifier ?? field.text ?? ""
            return (element(.field(field.outlineField), name), .field(field))
        case let control as UIRefreshControl:
            guard control.isRefreshing else { return nil }
            return (element(.activity, control.attributedTitle?.string ?? ""), .nothing)
        case let wheel as UIActivityIndicatorView:
            guard wheel.isAnimating else { return nil }
            return (element(.activity, accessibilityLabel ?? ""), .nothing)
        case let image as UIImageView:
            guard let name = image.image?.name else { return nil }
            return (element(.image(name), accessibilityLabel ?? name), .nothing)
        case let control as UIControl:
            guard let name = accessibilityLabel ?? accessibilityIdentifier ?? title else { return nil }
            return (element(.control, name), .control(control))
        default:
            guard isAccessibilityElement, let accessibilityLabel else { return nil }
            return (element(.text(nil), accessibilityLabel), .nothing)
        }
    }

    /// By what else it may be asked for.
    var otherNames: [String] {
        let placeholder = (self as? UITextField)?.placeholder
        return [accessibilityLabel, placeholder, accessibilityIdentifier].compactMap { $0 }
    }

    private func element(_ kind: Outline.Element.Kind, _ label: String) -> Outline.Element {
        Outline.Element(
            kind: kind, label: label, identifier: accessibilityIdentifier,
            isEnabled: (self as? UIControl)?.isEnabled ?? true)
    }
}

extension UIButton {
    fileprivate var outlineButton: Outline.Button {
        let style: Outline.Button.Style =
            switch configuration?.look {
            case .filled, .prominent: .filled
            case .gray: .gray
            case .tinted, .borderedTinted: .tinted
            case .bordered: .bordered
            case .plain, .borderless, nil: .plain
            }
        let role: Outline.Button.Role =
            switch role {
            case .normal: .normal
            case .primary: .primary
            case .cancel: .cancel
            case .destructive: .destructive
            }
        return .init(
            style: style, role: role, subtitle: configuration?.subtitle,
            showsActivity: configuration?.showsActivityIndicator ?? false)
    }
}

extension UITextField {
    fileprivate var outlineField: Outline.Field {
        let text = text ?? ""
        return .init(
            text: isSecureTextEntry ? String(repeating: "•", count: text.count) : text,
            placeholder: placeholder, isSecure: isSecureTextEntry, isEditing: isEditing)
    }
}
