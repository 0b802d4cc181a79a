public protocol Destination: Hashable, Sendable {}
