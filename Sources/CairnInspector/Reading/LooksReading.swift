#if CAIRN_INSPECTOR && HEADLESS_UIKIT
    import UIKit

    extension Wire.Looks {
        /// The device and its settings as they are.
        @MainActor
        package init(of simulator: Simulator) {
            self = simulator.enter {
                var looks = Wire.Looks()
                let front = UIApplication.shared.windows.last { !$0.isHidden }
                let traits = front?.traitCollection ?? UIScreen.main.traitCollection
                let size = UIScreen.main.bounds.size
                looks.device = UIDevice.current.userInterfaceIdiom == .pad ? .tablet : .phone
                (looks.width, looks.height) = (size.width, size.height)
                looks.orientation =
                    Self.orientations.first { $0.orientation == UIDevice.current.orientation }?.word
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
        }

        /// The ways to hold a device, as a script says them.
        package static let orientations: [(word: String, orientation: UIDeviceOrientation)] = [
            ("upright", .portrait), ("left", .landscapeLeft), ("right", .landscapeRight),
            ("upsidedown", .portraitUpsideDown),
        ]
    }

    /// How large a person wants to read, as a script says it.
    package enum TextSize: String, Hashable, Sendable, CaseIterable {
        case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
        case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

        package var category: UIContentSizeCategory {
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
#endif
