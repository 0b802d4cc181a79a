import CairnInspector

// On what a script is played: a line of its own, `device tablet`, before all that is done.
extension Wire.Device {
    /// Reads such a line; nil for any other.
    init?(line: String) throws(LineError) {
        let words = try words(of: line)
        guard let first = words.first, !first.isQuoted, first.text == Command.device.rawValue else {
            return nil
        }
        let message = "expected 'phone' or 'tablet'"
        guard words.count > 1 else { throw LineError(column: words[0].end, message: message) }
        guard !words[1].isQuoted, let device = Self(argument: words[1].text) else {
            throw LineError(column: words[1].column, message: message)
        }
        guard words.count == 2 else {
            throw LineError(column: words[2].column, message: "expected the end of the line")
        }
        self = device
    }

    /// The line that says it.
    var line: String { "\(Command.device.rawValue) \(rawValue)" }

    /// The lines that begin a script of it; a phone goes without saying.
    var head: [String] { self == .phone ? [] : [line] }

    /// Why such a line cannot stand anywhere else.
    static let whyNotHere =
        "what a script is played on is said before its first action: it cannot change while the app runs"
}
