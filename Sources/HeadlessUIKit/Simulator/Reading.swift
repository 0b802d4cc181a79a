extension UIView {
    /// What a person makes of this view; nil for one that only holds others. In a row, what has no name of its own goes
    /// by the row's.
    func reading(inRow title: String?) -> (Simulator.Outline.Element, ScreenReader.Found.Target)? {
        // What only holds others is met most often, and has to be asked nothing else.
        if type(of: self) == UIView.self || self is UIStackView { return ownReading }
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
            let name =
                accessibilityLabel ?? field.placeholder ?? accessibilityIdentifier
                ?? (field is UISearchTextField ? "Search" : title ?? field.text ?? "")
            return (element(.field(field.outlineField), name), .field(field))
        case let view as UITextView:
            let name = accessibilityLabel ?? accessibilityIdentifier ?? title ?? view.typed
            guard view.isEditable else {
                return view.hasText ? (element(.text(view.font?.textStyle), view.typed), .nothing) : nil
            }
            let field = Simulator.Outline.Field(
                text: view.typed, placeholder: nil, isSecure: false, isEditing: view.isFirstResponder,
                style: .lines)
            return (element(.field(field), name), .field(view))
        case let toggle as UISwitch:
            let name = accessibilityLabel ?? toggle.title ?? accessibilityIdentifier ?? title ?? ""
            return (element(.toggle(toggle.isOn), name), .control(toggle))
        case let slider as UISlider:
            let range = slider.maximumValue - slider.minimumValue
            // Of a range that is empty, or has no end, there need be none.
            let part = (slider.value - slider.minimumValue) / range
            return (element(.slider(part.isFinite ? Double(part) : 0), named(title)), .adjustable(slider))
        case let stepper as UIStepper:
            return (element(.stepper(stepper.value), named(title)), .adjustable(stepper))
        case let pages as UIPageControl:
            guard pages.numberOfPages > 1 || !pages.hidesForSinglePage else { return nil }
            let text = "page \(pages.currentPage + 1) of \(pages.numberOfPages)"
            return (element(.value(text), named(title)), .adjustable(pages))
        case let picker as UIDatePicker:
            return (element(.value(picker.shownText), named(title)), .adjustable(picker))
        case let picker as UIPickerView:
            let shown = (0..<picker.numberOfComponents).compactMap { wheel -> String? in
                let row = picker.selectedRow(inComponent: wheel)
                let titles = picker.titles(wheel)
                return titles.indices.contains(row) ? titles[row] : nil
            }
            return (element(.value(shown.joined(separator: " ")), named(title)), .picker(picker))
        case let bar as UIProgressView:
            return (element(.progress(Double(bar.progress)), named(title)), .nothing)
        case let control as UIRefreshControl:
            guard control.isRefreshing else { return nil }
            return (element(.activity, control.attributedTitle?.string ?? ""), .nothing)
        case let wheel as UIActivityIndicatorView:
            guard wheel.isAnimating else { return nil }
            return (element(.activity, accessibilityLabel ?? ""), .nothing)
        case let image as UIImageView:
            guard let name = image.image?.name else { return nil }
            return (element(.image(name), accessibilityLabel ?? name), .nothing)
        case is UISegmentedControl:
            // Its segments are read, whatever it is called itself.
            return nil
        case let control as UIControl:
            guard let name = accessibilityLabel ?? accessibilityIdentifier ?? title else { return nil }
            return (element(.control, name), .control(control))
        default: return ownReading
        }
    }

    private var ownReading: (Simulator.Outline.Element, ScreenReader.Found.Target)? {
        guard isAccessibilityElement, let accessibilityLabel else { return nil }
        return (element(.text(nil), accessibilityLabel), .nothing)
    }

    /// By what else it may be asked for.
    var otherNames: [String] {
        var names: [String] = []
        if let accessibilityLabel { names.append(accessibilityLabel) }
        if let placeholder = (self as? UITextField)?.placeholder { names.append(placeholder) }
        if let accessibilityIdentifier { names.append(accessibilityIdentifier) }
        return names
    }

    private func named(_ title: String?) -> String {
        accessibilityLabel ?? accessibilityIdentifier ?? title ?? ""
    }

    private func element(_ kind: Simulator.Outline.Element.Kind, _ label: String) -> Simulator.Outline.Element
    {
        Simulator.Outline.Element(
            kind: kind, label: label, identifier: accessibilityIdentifier,
            isEnabled: (self as? UIControl)?.isEnabled ?? true, value: accessibilityValue)
    }
}

extension UIButton {
    fileprivate var outlineButton: Simulator.Outline.Button {
        let configuration = configuration
        let style: Simulator.Outline.Button.Style =
            switch configuration?.look {
            case .filled, .prominent, .prominentGlass, .prominentClearGlass: .filled
            case .gray: .gray
            case .tinted, .borderedTinted: .tinted
            case .bordered, .glass, .clearGlass: .bordered
            case .plain, .borderless, nil: .plain
            }
        let role: Simulator.Outline.Button.Role =
            switch role {
            case .normal: .normal
            case .primary: .primary
            case .cancel: .cancel
            case .destructive: .destructive
            }
        return .init(
            style: style, role: role, subtitle: configuration?.subtitle,
            showsActivity: configuration?.showsActivityIndicator ?? false,
            opensMenu: menu != nil && showsMenuAsPrimaryAction)
    }
}

extension UITextField {
    fileprivate var outlineField: Simulator.Outline.Field {
        let text = text ?? ""
        return .init(
            text: isSecureTextEntry ? String(repeating: "•", count: text.count) : text,
            placeholder: placeholder, isSecure: isSecureTextEntry, isEditing: isEditing,
            style: self is UISearchTextField ? .search : .line)
    }
}

extension UIStackView {
    /// What it arranges, and then what else is in it.
    var inOrder: [UIView] {
        let arranged = arrangedSubviews
        if arranged.count == subviews.count { return arranged }
        return arranged + subviews.filter { !arranged.contains($0) }
    }
}
