// Alerts, and what kind of layer a modal is.
extension ScreenReader {
    mutating func screen(of alert: UIAlertController) -> Simulator.Outline.Screen {
        var screen = Simulator.Outline.Screen(controller: alert.typeName)
        for text in [alert.title, alert.message] {
            guard let text, !text.isEmpty else { continue }
            add(.init(kind: .text(nil), label: text), to: &screen, target: .nothing)
        }
        for field in alert.textFields ?? [] { read(field, into: &screen, isHidden: false, isOff: false) }
        for action in alert.shownActions {
            let role: Simulator.Outline.Button.Role =
                switch action.style {
                case .cancel: .cancel
                case .destructive: .destructive
                case .default: action === alert.preferredAction ? .primary : .normal
                }
            add(
                .init(
                    kind: .button(.init(role: role)), label: action.title ?? "", isEnabled: action.isEnabled),
                to: &screen, target: .alertAction(action, alert))
        }
        return screen
    }
}

extension Presentation {
    var outlineStyle: Simulator.Outline.Layer.Style {
        if let alert = presented as? UIAlertController {
            return alert.preferredStyle == .alert ? .alert : .actionSheet
        }
        switch style {
        case .fullScreen: return .fullScreen
        case .overFullScreen: return .overFullScreen
        case .currentContext: return .currentContext
        case .overCurrentContext: return .overCurrentContext
        case .popover: return .popover
        case .pageSheet, .formSheet, .automatic: return .sheet
        case .custom, .none: return .custom
        }
    }
}
