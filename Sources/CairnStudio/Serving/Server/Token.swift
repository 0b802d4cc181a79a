/// 128 random bits that whoever comes in has to know.
struct Token: Hashable, Sendable {
    let text: String

    init(_ text: String? = nil) {
        var random = SystemRandomNumberGenerator()
        self.text =
            text
            ?? (0..<2).map { _ in
                let half = String(random.next() as UInt64, radix: 16)
                return String(repeating: "0", count: 16 - half.count) + half
            }.joined()
    }

    /// Takes as long however much of it is right.
    func `is`(_ other: String) -> Bool {
        let (one, other) = (Array(text.utf8), Array(other.utf8))
        guard one.count == other.count else { return false }
        return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
