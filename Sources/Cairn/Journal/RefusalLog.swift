#if canImport(os)
    import os
#endif
#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Where requests that were refused are written, so that a tap to which nothing happens says why: to the system's log, and
/// where there is none to standard error.
enum RefusalLog {
    /// In debug builds, and not where tests run: they see outcomes. `CAIRN_LOG=0` in the environment turns it off, any other
    /// value on.
    static let isOnByDefault: Bool = {
        if let value = environment("CAIRN_LOG") { return value != "0" }
        #if DEBUG
            return !isTesting
        #else
            return false
        #endif
    }()

    /// What is written of an entry of the journal: who asked for what, why it was refused, and the tree it met; nil for one
    /// that was not refused.
    static func line(for entry: Journal.Entry) -> String? {
        guard case .refused(let refusal) = entry.outcome else { return nil }
        let (why, tree) = ("\(refusal)", entry.before.notation)
        return "\(entry.cause), refused: \(why)" + (why.contains(tree) ? "" : "; in \(tree)")
    }

    /// Refuses what is asked by a router whose navigator is gone. A tap that does nothing is all that there is to see where nobody
    /// has kept that, so it is written as well.
    @MainActor
    static func refuseForGood(_ ask: Ask) -> Request {
        writeGone("\(ask.label), refused: \(Refusal.noNavigator)")
        return Request(ask, .refused(.noNavigator))
    }

    /// Where that is written.
    @MainActor static var writeGone: @MainActor (String) -> Void = { if isOnByDefault { log($0) } }

    /// Where it is written that what was asked waits for a place; nil where nothing is written by default.
    @MainActor static var writeWaiting: (@MainActor (String) -> Void)? = {
        guard isOnByDefault else { return nil }
        return { log($0) }
    }()

    static func log(_ line: String) {
        #if canImport(os)
            logger.notice("\(line, privacy: .public)")
        #else
            let bytes = Array("cairn: \(line)\n".utf8)
            _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
        #endif
    }

    #if canImport(os)
        private static let logger = Logger(subsystem: "cairn", category: "navigation")
    #endif

    private static var isTesting: Bool {
        let program = CommandLine.arguments.first ?? ""
        return program.contains("xctest") || program.contains("swiftpm-testing-helper")
            || environment("XCTestConfigurationFilePath") != nil
    }

    private static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
