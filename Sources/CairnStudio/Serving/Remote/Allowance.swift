/// How much somebody may ask for: so much at once, and then so much a second.
struct Allowance: Hashable, Sendable {
    let most: Double
    let perSecond: Double
    private var left: Double
    private var last: Duration?

    init(most: Double, perSecond: Double) {
        (self.most, self.perSecond, left) = (most, perSecond, most)
    }

    /// - Parameter now: on a clock that does not go back.
    /// - Returns: Whether it is granted.
    mutating func take(at now: Duration) -> Bool {
        if let last { left = min(most, left + (now - last) / .seconds(1) * perSecond) }
        last = now
        guard left >= 1 else { return false }
        left -= 1
        return true
    }
}
