/// What UIKit would have written to the console, and the exceptions it would have raised.
///
/// Where UIKit raises, headless UIKit refuses the operation, leaves everything as it was, and records it here.
@MainActor
public final class SimulatorLog {
    /// The exceptions' names in UIKit.
    public enum Exception: String, Sendable {
        case invalidArgument = "NSInvalidArgumentException"
        case internalInconsistency = "NSInternalInconsistencyException"
        case hierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
        case generic = "NSGenericException"
        case range = "NSRangeException"
        case invalidGeometry = "CALayerInvalidGeometry"
    }

    /// One line of the log.
    public struct Entry: Hashable, Sendable, CustomStringConvertible {
        /// Nil for a warning.
        public let exception: Exception?
        /// UIKit's wording where it is known.
        public let text: String
        /// Where a test had somebody do something last: `ClubTests/LoginTests.swift:12`.
        package let lastTouch: String?

        public var description: String { (exception.map { "\($0.rawValue): " } ?? "") + text }
    }

    /// Everything recorded, oldest first.
    public private(set) var entries: [Entry] = []

    /// Called for every raise, after it was recorded. At first: writes it to standard error, unless the
    /// process runs tests. It may trap; the caller of the refused operation goes on when it returns.
    public var onRaise: @MainActor (Entry) -> Void = { entry in
        guard !isTesting else { return }
        FileHandle.standardError.write(Data("*** \(entry)\n".utf8))
    }

    /// Where a test had somebody do something last.
    var lastTouch: () -> String? = { nil }

    init() {}

    /// The exceptions UIKit would have raised. Empty in a healthy run.
    public var raises: [String] { entries.filter { $0.exception != nil }.map(\.text) }

    /// What UIKit would have written to the console.
    public var warnings: [String] { entries.filter { $0.exception == nil }.map(\.text) }

    /// Returns the raises and takes them out of the log: for a test that expects them.
    public func takeRaises() -> [String] {
        defer { entries.removeAll { $0.exception != nil } }
        return raises
    }

    func warn(_ text: String) { entries.append(Entry(exception: nil, text: text, lastTouch: nil)) }

    func raise(_ name: Exception, _ text: String) {
        let entry = Entry(exception: name, text: text, lastTouch: lastTouch())
        entries.append(entry)
        onRaise(entry)
    }

    private static let isTesting = ProcessInfo.processInfo.arguments.contains {
        $0.contains("xctest") || $0.hasPrefix("--testing-library") || $0.hasSuffix("swiftpm-testing-helper")
    }
}
