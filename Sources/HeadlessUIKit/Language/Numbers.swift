extension Int {
    /// The whole part of what an app may say in points, seconds or parts; of what is no number 0, and of what is too large
    /// the most or the least there is.
    init(capping value: Double) {
        self = Int(exactly: value.rounded(.towardZero)) ?? (value.isNaN ? 0 : value < 0 ? .min : .max)
    }
}

extension CGRect {
    var isOfNumbers: Bool {
        !(origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN)
    }
}
