/// A colour: a name for the system's own, components for all others.
public final class UIColor: NSObject, Sendable {
    private let name: String?
    private let components: [CGFloat]

    /// Components from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        name = nil
        components = [red, green, blue, alpha]
    }

    /// Components from 0 to 1.
    public init(white: CGFloat, alpha: CGFloat) {
        name = nil
        components = [white, white, white, alpha]
    }

    /// Components from 0 to 1.
    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
    }

    /// A colour of the app's catalogue. Never nil here: any name will do.
    public convenience init?(named name: String) { self.init(name: name, components: [1]) }

    private init(_ name: String, alpha: CGFloat = 1) {
        self.name = name
        components = [alpha]
    }

    private init(name: String?, components: [CGFloat]) {
        self.name = name
        self.components = components
    }

    convenience init(copying other: UIColor) {
        self.init(name: other.name, components: other.components)
    }

    /// The same colour with another opacity, from 0 to 1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(name: name, components: components.dropLast() + [alpha])
    }

    /// What it is with those traits: here the same, for the system's colours are names.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

    /// As a view shows it that is behind something else.
    var dimmed: UIColor { UIColor(name: "dimmed \(description)", components: components) }

    public override var description: String { name ?? "rgba\(components)" }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return name == other.name && components == other.components
    }

    public override var hash: Int { components.hashValue ^ (name?.hashValue ?? 0) }
}

extension UIColor {
    public static let black = UIColor("black")
    public static let white = UIColor("white")
    public static let gray = UIColor("gray")
    public static let darkGray = UIColor("darkGray")
    public static let lightGray = UIColor("lightGray")
    public static let red = UIColor("red")
    public static let green = UIColor("green")
    public static let blue = UIColor("blue")
    public static let cyan = UIColor("cyan")
    public static let yellow = UIColor("yellow")
    public static let magenta = UIColor("magenta")
    public static let orange = UIColor("orange")
    public static let purple = UIColor("purple")
    public static let brown = UIColor("brown")
    public static let clear = UIColor("clear", alpha: 0)

    public static let tintColor = UIColor("tintColor")
    public static let systemRed = UIColor("systemRed")
    public static let systemGreen = UIColor("systemGreen")
    public static let systemBlue = UIColor("systemBlue")
    public static let systemOrange = UIColor("systemOrange")
    public static let systemYellow = UIColor("systemYellow")
    public static let systemPink = UIColor("systemPink")
    public static let systemPurple = UIColor("systemPurple")
    public static let systemTeal = UIColor("systemTeal")
    public static let systemIndigo = UIColor("systemIndigo")
    public static let systemBrown = UIColor("systemBrown")
    public static let systemMint = UIColor("systemMint")
    public static let systemCyan = UIColor("systemCyan")
    public static let systemGray = UIColor("systemGray")
    public static let systemGray2 = UIColor("systemGray2")
    public static let systemGray3 = UIColor("systemGray3")
    public static let systemGray4 = UIColor("systemGray4")
    public static let systemGray5 = UIColor("systemGray5")
    public static let systemGray6 = UIColor("systemGray6")

    public static let label = UIColor("label")
    public static let secondaryLabel = UIColor("secondaryLabel")
    public static let tertiaryLabel = UIColor("tertiaryLabel")
    public static let darkText = UIColor("darkText")
    public static let lightText = UIColor("lightText")
    public static let quaternaryLabel = UIColor("quaternaryLabel")
    public static let placeholderText = UIColor("placeholderText")
    public static let link = UIColor("link")
    public static let separator = UIColor("separator")
    public static let opaqueSeparator = UIColor("opaqueSeparator")
    public static let systemFill = UIColor("systemFill")
    public static let tertiarySystemFill = UIColor("tertiarySystemFill")
    public static let quaternarySystemFill = UIColor("quaternarySystemFill")
    public static let secondarySystemFill = UIColor("secondarySystemFill")
    public static let systemBackground = UIColor("systemBackground")
    public static let secondarySystemBackground = UIColor("secondarySystemBackground")
    public static let tertiarySystemBackground = UIColor("tertiarySystemBackground")
    public static let systemGroupedBackground = UIColor("systemGroupedBackground")
    public static let secondarySystemGroupedBackground = UIColor("secondarySystemGroupedBackground")
    public static let tertiarySystemGroupedBackground = UIColor("tertiarySystemGroupedBackground")
}
