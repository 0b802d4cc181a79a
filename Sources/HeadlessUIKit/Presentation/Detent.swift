extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// Names a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
            super.init()
        }

        /// Half of the room there is; inactive where there is little from top to bottom.
        public class func medium() -> Detent {
            Detent(.medium) {
                $0.containerTraitCollection.verticalSizeClass == .compact ? nil : $0.maximumDetentValue / 2
            }
        }
        /// All the room there is.
        public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// A height of the app's own.
        /// - Parameters:
        ///   - identifier: one of UIKit's making where there is none.
        ///   - resolver: gives the height in points; nil where the sheet is not to rest there.
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            count += 1
            return Detent(identifier ?? Identifier("com.apple.UIKit.dynamic.\(count)"), resolver)
        }

        private static var count = 0

        /// The height in points; nil where the sheet does not rest here.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext)
            -> CGFloat?
        { resolver(context) }
    }

    /// The room that a sheet is in.
    final class Room: NSObject, UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection: UITraitCollection
        let maximumDetentValue: CGFloat

        init(_ traits: UITraitCollection, _ height: CGFloat) {
            containerTraitCollection = traits
            maximumDetentValue = height
        }
    }
}

/// What the height of a detent may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var containerTraitCollection: UITraitCollection { get }
    /// The height of all the room there is, in points.
    var maximumDetentValue: CGFloat { get }
}
