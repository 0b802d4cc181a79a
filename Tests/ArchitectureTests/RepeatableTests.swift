import Foundation
import Testing

/// A test that fails by chance, or on a slow machine, blames a change that did nothing.
struct RepeatableTests {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("..").standardized

    /// What draws otherwise in every run, and what measures or waits by a clock on the wall.
    private static let forbidden = [
        "SystemRandomNumberGenerator", ".randomElement()", ".shuffled()", ".shuffle()", "clock.measure",
        "Clock().measure",
        "Task.sleep(for",
    ]

    @Test func `no test draws a seed of its own, or looks at a clock`() throws {
        let files = FileManager.default.enumerator(at: Self.tests, includingPropertiesForKeys: nil)
        var count = 0
        for case let file as URL in try #require(files) where file.pathExtension == "swift" {
            // The code of pages is an app's.
            let isCode = file.path.contains("/ReadmeTests/")
            guard file.lastPathComponent != "RepeatableTests.swift", !isCode else { continue }
            count += 1
            let text = try String(contentsOf: file, encoding: .utf8)
            for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                let place = "\(file.lastPathComponent):\(index + 1)"
                for word in Self.forbidden { #expect(!line.contains(word), "\(place): \(word)") }
                guard line.contains(".random(in:") else { continue }
                #expect(line.contains("using:") || line.last != ")", "\(place): draws from nothing")
            }
        }
        #expect(count > 300)
    }
}
