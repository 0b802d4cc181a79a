/// A font: a size, a weight, and the text style it was made for.
public final class UIFont: NSObject, Sendable {
    /// The name of a style of text.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    /// How heavy the strokes are, from -1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)
    }

    /// In points.
    public let pointSize: CGFloat
    /// What it was asked for by; the system's fonts have a name of their own.
    public let fontName: String
    let weight: Weight
    let textStyle: TextStyle?

    private init(
        pointSize: CGFloat, weight: Weight, textStyle: TextStyle?, name: String = ".SFUI-Regular"
    ) {
        self.pointSize = pointSize
        fontName = name
        self.weight = weight
        self.textStyle = textStyle
    }

    /// The font of that name, its size in points. Which fonts there are nobody knows here: nil for an empty name only.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard !fontName.isEmpty else { return nil }
        self.init(pointSize: fontSize, weight: .regular, textStyle: nil, name: fontName)
    }

    /// The font of a text style, at the default size of text.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        let size: CGFloat =
            switch style {
            case .largeTitle: 34
            case .title1: 28
            case .title2: 22
            case .title3: 20
            case .subheadline: 15
            case .callout: 16
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            default: 17
            }
        return UIFont(pointSize: size, weight: style == .headline ? .semibold : .regular, textStyle: style)
    }

    /// The system font, its size in points.
    public class func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(pointSize: size, weight: weight, textStyle: nil)
    }

    /// The bold system font, its size in points.
    public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(pointSize: size, weight: .bold, textStyle: nil)
    }

    /// The same font in another size, in points.
    public func withSize(_ size: CGFloat) -> UIFont {
        UIFont(pointSize: size, weight: weight, textStyle: textStyle, name: fontName)
    }
}
