#if os(Linux)
    import Foundation
    import Testing

    /// The command itself, with nowhere to print to.
    struct FullOutputTests {
        @Test(arguments: [["--plain"], ["--help"], ["explore", "--budget", "16"]])
        func `a command whose output is not taken ends with 73, and says why`(_ arguments: [String]) throws {
            let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
            let (status, text) = try kickabout(arguments, to: full)
            #expect(status == 73)
            #expect(text == "standard output: this file cannot be written: No space left on device\n")
        }
    }
#endif
