/// What a trait is: which values it has, and which stands for none. An app's own trait is a type that says so.
public protocol UITraitDefinition<Value> {
    associatedtype Value
    /// The value where nobody gave one.
    static var defaultValue: Value { get }
    /// Names the trait, for tools. The type's name, unless told otherwise.
    static var identifier: String { get }
    /// As ``identifier``, for people.
    static var name: String { get }
    /// Whether colours may look different for another value. No, unless told otherwise.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var identifier: String { String(reflecting: Self.self) }
    public static var name: String { String(describing: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}

/// Any trait.
public typealias UITrait = any UITraitDefinition.Type

/// How much room there is from side to side.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// How much room there is from top to bottom.
public struct UITraitVerticalSizeClass: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    public static let affectsColorAppearance = true
}

/// The direction that the language is read in.
public struct UITraitLayoutDirection: UITraitDefinition {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// Pixels for a point; 0 where nobody said.
public struct UITraitDisplayScale: UITraitDefinition { public static let defaultValue = CGFloat(0) }

/// How large a person wants text.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static let defaultValue = UIContentSizeCategory.unspecified
}

/// Whether a person wants stronger contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition {
    public static let defaultValue = UIAccessibilityContrast.unspecified
    public static let affectsColorAppearance = true
}

/// Whether the interface lies above others.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    public static let affectsColorAppearance = true
}

/// Whether a person wants bold text.
public struct UITraitLegibilityWeight: UITraitDefinition {
    public static let defaultValue = UILegibilityWeight.unspecified
}

/// Whether the interface looks active.
public struct UITraitActiveAppearance: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
}
