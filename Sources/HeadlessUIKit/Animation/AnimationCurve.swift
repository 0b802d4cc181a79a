extension UIView {
    /// How an animation gains and loses speed. Recorded, of no effect.
    ///
    /// As an enum of C it can be made of any number: the keyboard's notifications name a curve that UIKit has no name for.
    public enum AnimationCurve: RawRepresentable, Hashable, Sendable {
        case easeInOut, easeIn, easeOut, linear
        /// One without a name, by its number. A `switch` over curves has a `default`, as over Apple's in Swift 6.
        case unnamed(Int)

        /// The curve of that number: never nil.
        public init?(rawValue: Int) {
            switch rawValue {
            case 0: self = .easeInOut
            case 1: self = .easeIn
            case 2: self = .easeOut
            case 3: self = .linear
            default: self = .unnamed(rawValue)
            }
        }

        public var rawValue: Int {
            switch self {
            case .easeInOut: 0
            case .easeIn: 1
            case .easeOut: 2
            case .linear: 3
            case .unnamed(let number): number
            }
        }
    }
}
