/// The direction that an interface runs in.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// Which views are turned round where one reads from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft

    func direction(in language: UITraitEnvironmentLayoutDirection?) -> UIUserInterfaceLayoutDirection {
        switch self {
        case .unspecified: language == .rightToLeft ? .rightToLeft : .leftToRight
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}
