/// What a view is drawn by. What is set on it is recorded, and of the view's own layer is the view's where that has it too:
/// nothing is drawn. Layers belong to the main actor here.
@preconcurrency @MainActor
open class CALayer: NSObject {
    /// The view this is the layer of.
    final weak var view: UIView?

    @preconcurrency @MainActor public required override init() { super.init() }

    open var name: String?
    open var cornerRadius: CGFloat = 0
    open var cornerCurve: CALayerCornerCurve = .circular
    /// Which corners ``cornerRadius`` rounds.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// In points.
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor? = UIColor.black.cgColor
    open var shadowColor: CGColor? = UIColor.black.cgColor
    /// From 0 to 1.
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    open var zPosition: CGFloat = 0
    open var contentsScale: CGFloat = 1
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1

    private var storedBackground: CGColor?
    private var storedMasks = false
    private var storedOpacity: Float = 1
    private var storedIsHidden = false
    private var storedFrame = CGRect.zero

    open var backgroundColor: CGColor? {
        get { view.map { $0.backgroundColor?.cgColor } ?? storedBackground }
        set {
            storedBackground = newValue
            view?.backgroundColor = newValue.map(UIColor.init(cgColor:))
        }
    }
    /// Whether what lies in the layer ends at its edges.
    open var masksToBounds: Bool {
        get { view?.clipsToBounds ?? storedMasks }
        set {
            storedMasks = newValue
            view?.clipsToBounds = newValue
        }
    }
    /// From 0 to 1.
    open var opacity: Float {
        get { view.map { Float($0.alpha) } ?? storedOpacity }
        set {
            storedOpacity = newValue
            view?.alpha = CGFloat(newValue)
        }
    }
    open var isHidden: Bool {
        get { view?.isHidden ?? storedIsHidden }
        set {
            storedIsHidden = newValue
            view?.isHidden = newValue
        }
    }
    /// In the layer it lies in, in points.
    open var frame: CGRect {
        get { view?.frame ?? storedFrame }
        set {
            storedFrame = newValue
            view?.frame = newValue
        }
    }
    open var bounds: CGRect {
        get { view?.bounds ?? CGRect(origin: .zero, size: storedFrame.size) }
        set {
            storedFrame.size = newValue.size
            view?.bounds = newValue
        }
    }

    // Layers in layers: only those that an app adds. The layers of subviews are not listed.

    open private(set) weak var superlayer: CALayer?
    open private(set) var sublayers: [CALayer]?

    /// Adds a layer in front, taking it from where it was.
    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

    /// Inserts a layer, 0 being the back, taking it from where it was.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        layer.removeFromSuperlayer()
        var layers = sublayers ?? []
        layers.insert(layer, at: min(Int(idx), layers.count))
        sublayers = layers
        layer.superlayer = self
    }

    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        if superlayer?.sublayers?.isEmpty == true { superlayer?.sublayers = nil }
        superlayer = nil
    }
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// How a corner is rounded.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// A colour as layers take it.
public final class CGColor: Hashable, Sendable {
    let color: UIColor

    init(_ color: UIColor) { self.color = color }

    public static func == (one: CGColor, other: CGColor) -> Bool { one.color == other.color }
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
    /// The colour as layers take it.
    public var cgColor: CGColor { CGColor(self) }

    public convenience init(cgColor: CGColor) { self.init(copying: cgColor.color) }
}
