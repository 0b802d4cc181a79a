// What Core Graphics has, and Linux has not.
#if !canImport(CoreGraphics)
    /// How points are turned, scaled and moved: x' = ax + cy + tx, y' = bx + dy + ty.
    public struct CGAffineTransform: Hashable, Codable, Sendable {
        public var a, b, c, d, tx, ty: CGFloat

        /// Leaves everything where it is.
        public static let identity = CGAffineTransform()

        public init() { (a, b, c, d, tx, ty) = (1, 0, 0, 1, 0, 0) }

        public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
            (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
        }

        /// Moves, in points.
        public init(translationX tx: CGFloat, y ty: CGFloat) {
            self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
        }

        public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

        /// Turns, in radians.
        public init(rotationAngle angle: CGFloat) {
            let (sine, cosine) = (sin(Double(angle)), cos(Double(angle)))
            self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
        }

        public var isIdentity: Bool { self == .identity }

        /// This one, and then the other.
        public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
            CGAffineTransform(
                a: a * other.a + b * other.c, b: a * other.b + b * other.d,
                c: c * other.a + d * other.c, d: c * other.b + d * other.d,
                tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
        }

        public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
            CGAffineTransform(translationX: tx, y: ty).concatenating(self)
        }

        public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
            CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
        }

        public func rotated(by angle: CGFloat) -> CGAffineTransform {
            CGAffineTransform(rotationAngle: angle).concatenating(self)
        }

        /// Takes back what this one does; itself where that cannot be.
        public func inverted() -> CGAffineTransform {
            let scale = a * d - b * c
            guard scale != 0 else { return self }
            return CGAffineTransform(
                a: d / scale, b: -b / scale, c: -c / scale, d: a / scale,
                tx: (c * ty - d * tx) / scale, ty: (b * tx - a * ty) / scale)
        }
    }

    extension CGPoint {
        public func applying(_ t: CGAffineTransform) -> CGPoint {
            CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
        }
    }

    extension CGSize {
        public func applying(_ t: CGAffineTransform) -> CGSize {
            CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
        }
    }
#endif
