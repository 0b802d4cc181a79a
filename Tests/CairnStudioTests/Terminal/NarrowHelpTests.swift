#if os(Linux)
    import Foundation
    import Testing

    /// The command itself, in a terminal with hardly any room.
    struct NarrowHelpTests {
        @Test(
            arguments: [["--help"], ["fuzz", "--help"], ["fuzz", "--steps", "x"]],
            ["0", "-3", "7", "20", "26"])
        func `help and what is wrong are written however narrow it is`(
            _ arguments: [String], columns: String
        ) throws {
            let process = Process()
            process.executableURL = Bundle.main.bundleURL.appendingPathComponent("kickabout")
            process.arguments = arguments
            process.environment = ProcessInfo.processInfo.environment.merging(["COLUMNS": columns]) { $1 }
            process.standardInput = FileHandle.nullDevice
            let output = Pipe()
            process.standardOutput = output
            process.standardError = output
            try process.run()
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            #expect(process.terminationStatus == (arguments.contains("--help") ? 0 : 64))
            #expect(text.contains("kickabout fuzz"), "\(text)")
        }
    }
#endif
