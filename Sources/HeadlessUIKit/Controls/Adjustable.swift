/// A control whose value a finger can raise and lower.
@MainActor
protocol Adjustable: UIControl {
    /// The value so many steps on; nil where there is no such step.
    func value(after steps: Int) -> Double?
    func adopt(_ value: Double)
}

extension Adjustable {
    /// What a finger does that raises or lowers the value.
    func adjust(by steps: Int) {
        guard let value = value(after: steps) else { return }
        adopt(value)
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }
}
