#if os(Linux)
    import Testing

    /// The command itself, in a terminal with hardly any room.
    struct NarrowHelpTests {
        @Test(
            arguments: [["--help"], ["fuzz", "--help"], ["fuzz", "--steps", "x"]],
            ["0", "-3", "7", "20", "26"])
        func `help and what is wrong are written however narrow it is`(
            _ arguments: [String], columns: String
        ) throws {
            let (status, text) = try kickabout(arguments, with: ["COLUMNS": columns])
            #expect(status == (arguments.contains("--help") ? 0 : 64))
            #expect(text.contains("kickabout fuzz"), "\(text)")
        }
    }
#endif
