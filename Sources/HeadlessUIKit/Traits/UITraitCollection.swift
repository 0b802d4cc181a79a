/// What an interface has to adapt to: how much room there is, light or dark, how large text is to be, and what an
/// app adds. A value; it never changes.
open class UITraitCollection: NSObject, @unchecked Sendable {
    let values: TraitValues

    init(_ values: TraitValues) { self.values = values }

    /// Traits without any value.
    public override init() { values = TraitValues() }

    /// Traits with the values that `mutations` gives.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        var traits: any UIMutableTraits = TraitValues()
        mutations(&traits)
        self.init(traits as? TraitValues ?? TraitValues())
    }

    /// Those of all collections; of two values for one trait, the later.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }
    public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    /// These traits, with the values that `mutations` gives.
    open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        var traits: any UIMutableTraits = values
        mutations(&traits)
        return UITraitCollection(traits as? TraitValues ?? values)
    }

    /// These traits, with one more value.
    public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value)
        -> UITraitCollection
    { modifyingTraits { $0[trait] = value } }

    /// The value of one trait; its default where nobody gave one.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

    /// Whether all values of `trait` are the same here.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        trait.map { $0.values.areContained(in: values) } ?? true
    }

    /// Whether a trait that colours depend on has another value there.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        values.changes(from: traitCollection?.values ?? TraitValues()).contains { $0.affectsColorAppearance }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return other === self || values.changes(from: other.values).isEmpty
    }

    open override var hash: Int { horizontalSizeClass.rawValue &* 31 &+ userInterfaceStyle.rawValue }

    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// Pixels for a point.
    open var displayScale: CGFloat { values.displayScale }
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
}

extension UITraitCollection {
    /// Whether these traits differ from those in how much room there is.
    func hasOtherRoom(than other: UITraitCollection) -> Bool {
        horizontalSizeClass != other.horizontalSizeClass || verticalSizeClass != other.verticalSizeClass
    }
}
