/// Numbers as a person reads them.
extension Int {
    /// With commas between thousands.
    var grouped: String {
        let digits = Array(String(magnitude))
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { text += "," }
            text.append(digit)
        }
        return (self < 0 ? "-" : "") + text
    }

    /// With its word, in the plural where it is not one: `3 screens`.
    func counted(_ word: String, _ ending: String = "s") -> String {
        "\(grouped) \(word)\(self == 1 ? "" : ending)"
    }

    /// So many in that time, a second.
    func rate(in elapsed: Duration) -> Int {
        let seconds = elapsed / .seconds(1)
        return seconds > 0 ? Int((Double(self) / seconds).rounded()) : 0
    }
}
