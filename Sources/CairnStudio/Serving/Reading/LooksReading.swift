import UIKit

extension Wire.Looks {
    /// The device and its settings as they are, with the lines that change them.
    @MainActor
    init(of simulator: Simulator) {
        self = simulator.enter {
            var looks = Wire.Looks()
            let front = UIApplication.shared.windows.last { !$0.isHidden }
            let traits = front?.traitCollection ?? UIScreen.main.traitCollection
            let size = UIScreen.main.bounds.size
            looks.device = UIDevice.current.userInterfaceIdiom == .pad ? .tablet : .phone
            (looks.width, looks.height) = (size.width, size.height)
            looks.orientation =
                Action.orientations.first { $0.orientation == UIDevice.current.orientation }?.word
                ?? "upright"
            looks.isDark = traits.userInterfaceStyle == .dark
            looks.textSize =
                TextSize.allCases.first { $0.category == traits.preferredContentSizeCategory }?.rawValue
                ?? TextSize.large.rawValue
            looks.isRightToLeft = traits.layoutDirection == .rightToLeft
            looks.horizontal = traits.horizontalSizeClass == .compact ? "compact" : "regular"
            looks.vertical = traits.verticalSizeClass == .compact ? "compact" : "regular"
            return looks
        }
        changes =
            Action.orientations.map { change("orientation", $0.word, .rotate($0.orientation)) }
            + [false, true].map { change("appearance", $0 ? "dark" : "light", .appearance(isDark: $0)) }
            + TextSize.allCases.map { change("textSize", $0.rawValue, .textSize($0)) }
    }

    private func change(_ setting: String, _ value: String, _ action: Action) -> Change {
        Change(setting: setting, value: value, line: action.description)
    }
}

/// How large a person wants to read, as a script says it.
enum TextSize: String, Hashable, Sendable, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    var category: UIContentSizeCategory {
        switch self {
        case .xSmall: .extraSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .xLarge: .extraLarge
        case .xxLarge: .extraExtraLarge
        case .xxxLarge: .extraExtraExtraLarge
        case .accessibility1: .accessibilityMedium
        case .accessibility2: .accessibilityLarge
        case .accessibility3: .accessibilityExtraLarge
        case .accessibility4: .accessibilityExtraExtraLarge
        case .accessibility5: .accessibilityExtraExtraExtraLarge
        }
    }
}
