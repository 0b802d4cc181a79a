extension Presentation {
    /// How a person sees what this presents.
    var outlineStyle: Outline.Layer.Style {
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
