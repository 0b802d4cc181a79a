#if !canImport(CoreGraphics)
    import Foundation

    /// A way to go, or a speed. CoreGraphics has it elsewhere.
    public struct CGVector: Hashable, Sendable {
        public var dx: CGFloat
        public var dy: CGFloat

        public init(dx: CGFloat, dy: CGFloat) {
            self.dx = dx
            self.dy = dy
        }

        public static let zero = CGVector(dx: 0, dy: 0)
    }
#endif
