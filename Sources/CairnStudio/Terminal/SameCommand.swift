import Foundation

/// The same command once more, in a process of its own that is typed nothing and whose output nobody reads.
@MainActor
struct SameCommand {
    let process = Process()
    private let end = DispatchSemaphore(value: 0)

    /// - Parameters:
    ///   - words: what follows the words that lead to this app.
    ///   - environment: what is not as in this process.
    init(_ words: [String], on console: Console, environment: [String: String]) {
        process.executableURL = Self.executable
        process.arguments = console.command + words
        process.environment = console.environment.merging(environment, uniquingKeysWith: { $1 })
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.terminationHandler = { [end] _ in end.signal() }
    }

    /// - Returns: whether it has ended by then.
    func hasEnded(within seconds: Double) -> Bool { end.wait(timeout: .now() + seconds) == .success }

    static var executable: URL {
        #if os(Linux)
            // The file itself, however the command was found.
            return URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        #else
            return Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        #endif
    }
}

extension EarlyEnd {
    static func noProcess(_ error: any Error) -> EarlyEnd {
        EarlyEnd(
            code: Exit.failed, text: "another process cannot be started: \(error.localizedDescription)")
    }
}
