/// What a test did not expect, and the line of the test that it was found at.
public struct TestFailure: Error, Hashable, CustomStringConvertible {
    /// The whole of it, in several lines where trees are compared.
    public let message: String
    /// The module and the file, as `#fileID` names them.
    public let fileID: String
    /// The line of the file, counted from 1.
    public let line: UInt

    /// A line of a test.
    struct Place {
        var fileID: StaticString
        var line: UInt
    }

    init(_ message: String, at place: Place) {
        self.message = message
        fileID = "\(place.fileID)"
        line = place.line
    }

    /// The message, and below it the line of the test.
    public var description: String { "\(message)\n    at \(fileID):\(line)" }
}
