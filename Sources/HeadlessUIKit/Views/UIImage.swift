/// An image: its name, and no pixels.
public final class UIImage: NSObject, Sendable {
    /// The asset's or symbol's name.
    let name: String
    /// Whether the name is that of a system symbol.
    public let isSymbolImage: Bool

    private init(name: String, isSymbolImage: Bool) {
        self.name = name
        self.isSymbolImage = isSymbolImage
    }

    /// Shows nothing.
    public override convenience init() { self.init(name: "", isSymbolImage: false) }

    /// In points: nobody knows here.
    public var size: CGSize { .zero }

    /// Whether an image keeps its colours, or takes the tint of what shows it.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    /// The same image: nothing is drawn.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
    /// The same image: nothing is drawn.
    public func withTintColor(_ color: UIColor) -> UIImage { self }
    /// The same image: nothing is drawn.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }

    /// An image of the app's catalogue. Never nil here: any name will do.
    public convenience init?(named name: String) { self.init(name: name, isSymbolImage: false) }

    /// A symbol of the system. Never nil here: any name will do.
    public convenience init?(systemName name: String) { self.init(name: name, isSymbolImage: true) }
}

/// Shows an image.
open class UIImageView: UIView {
    open var image: UIImage?
    /// The image while the view is highlighted. Recorded, of no effect.
    open var highlightedImage: UIImage?
    open var isHighlighted = false

    /// Makes a view that shows the image.
    public init(image: UIImage?) {
        super.init(frame: .zero)
        self.image = image
        isUserInteractionEnabled = false
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    @preconcurrency @MainActor public convenience init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
