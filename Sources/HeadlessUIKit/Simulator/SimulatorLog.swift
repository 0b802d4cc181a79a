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

    /// Called for every raise, after it was recorded. It may trap; the caller of the refused operation goes on when it
    /// returns. At first: writes it to standard error. In a process that runs tests it ends that instead, as UIKit does, in the
    /// simulator that all share who entered none; of another a test says it at its end.
    public var onRaise: @MainActor (Entry) -> Void {
        get { listener ?? { [isShared] entry in Self.tell(entry, isShared: isShared) } }
        set { listener = newValue }
    }

    private var listener: (@MainActor (Entry) -> Void)?
    /// Whether this is the log of the simulator that is there where none was entered.
    private let isShared: Bool

    /// Where a test had somebody do something last.
    var lastTouch: () -> String? = { nil }

    init(isShared: Bool) { self.isShared = isShared }

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

    /// At the end of what ran in a simulator: ends a process that runs tests where UIKit would have raised, and nobody heard of it
    /// or took it.
    func end() {
        guard Self.isTesting, listener == nil, let first = entries.first(where: { $0.exception != nil })
        else {
            return
        }
        Self.fail(first, "A test that expects it takes it with 'log.takeRaises()'.")
    }

    private static func tell(_ entry: Entry, isShared: Bool) {
        guard isTesting else { return FileHandle.standardError.write(Data("*** \(entry)\n".utf8)) }
        if isShared { fail(entry, "With '.simulator' on a test or its suite, only that test fails.") }
    }

    private static func fail(_ entry: Entry, _ remedy: String) -> Never {
        let touch = entry.lastTouch.map { " What the user did last: \($0)." } ?? ""
        fatalError(
            "UIKit would have raised: \(entry)\(entry.text.hasSuffix(".") ? "" : ".")\(touch) \(remedy)")
    }

    private static let isTesting = ProcessInfo.processInfo.arguments.contains {
        $0.contains("xctest") || $0.hasPrefix("--testing-library") || $0.hasSuffix("swiftpm-testing-helper")
    }
}
