#if os(Linux)
    import Foundation
    import Testing

    /// The command itself, with nowhere to print to.
    struct FullOutputTests {
        @Test(arguments: [["--plain"], ["--help"], ["explore", "--budget", "16"]])
        func `a command whose output is not taken ends with 73, and says why`(_ arguments: [String]) throws {
            let process = Process()
            process.executableURL = Bundle.main.bundleURL.appendingPathComponent("kickabout")
            process.arguments = arguments
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
            let errors = Pipe()
            process.standardError = errors
            try process.run()
            let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            #expect(process.terminationStatus == 73)
            #expect(text == "standard output: this file cannot be written: No space left on device\n")
        }
    }
#endif
