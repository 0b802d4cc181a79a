#if os(Linux)
    import Foundation

    /// Runs the command itself.
    /// - Parameters:
    ///   - variables: Besides those of this process.
    ///   - output: Where its standard output goes; nil for where its errors go.
    /// - Returns: How it ended, and its errors.
    func kickabout(
        _ arguments: [String], with variables: [String: String] = [:], to output: FileHandle? = nil
    ) throws -> (status: Int32, errors: String) {
        let process = Process()
        process.executableURL = Bundle.main.bundleURL.appendingPathComponent("kickabout")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        process.standardInput = FileHandle.nullDevice
        let errors = Pipe()
        process.standardError = errors
        process.standardOutput = output ?? errors
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }
#endif
