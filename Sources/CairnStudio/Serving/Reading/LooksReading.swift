import CairnInspector

extension Wire.Looks {
    /// The lines that change the device's settings, by what they change to.
    static let scripted: [Change] =
        orientations.map { change("orientation", $0.word, .rotate($0.orientation)) }
        + [false, true].map { change("appearance", $0 ? "dark" : "light", .appearance(isDark: $0)) }
        + TextSize.allCases.map { change("textSize", $0.rawValue, .textSize($0)) }

    private static func change(_ setting: String, _ value: String, _ action: Action) -> Change {
        Change(setting: setting, value: value, line: action.description)
    }
}
