import Foundation
import Testing

/// A test that fails by chance, or on a slow machine, blames a change that did nothing.
struct RepeatableTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../..").standardized

    /// The code of tests, those of the examples among them. The code of pages is an app's.
    private static let files: [URL] = ["Tests", "Examples"].flatMap { folder in
        let all = FileManager.default.enumerator(
            at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
        return (all?.compactMap { $0 as? URL } ?? []).filter {
            $0.pathExtension == "swift" && $0.path.contains("/Tests/") && !$0.path.contains("/ReadmeTests/")
                && $0.lastPathComponent != "RepeatableTests.swift"
        }
    }

    /// What draws otherwise in every run, and what measures or waits by a clock on the wall.
    private static let forbidden = [
        "SystemRandomNumberGenerator", ".randomElement()", ".random()", ".shuffled()", ".shuffle()",
        "clock.measure",
        "Clock().measure",
        "Task.sleep(for",
    ]

    @Test func `no test draws a seed of its own, looks at a clock, or waits for ever`() throws {
        for file in Self.files {
            let text = try String(contentsOf: file, encoding: .utf8)
            for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                let place = "\(file.lastPathComponent):\(index + 1)"
                for word in Self.forbidden { #expect(!line.contains(word), "\(place): \(word)") }
                let isEndless = line.contains("while ") && line.contains("Task.yield()")
                #expect(
                    !isEndless || line.contains("Task.isCancelled"), "\(place): waits for ever; see waitUntil"
                )
                guard line.contains(".random(in:") else { continue }
                #expect(line.contains("using:") || line.last != ")", "\(place): draws from nothing")
            }
        }
        let folders = Set(Self.files.map { $0.deletingLastPathComponent().lastPathComponent })
        #expect(folders.isSuperset(of: ["HeadlessUIKitTests", "Laws", "Guests", "Links"]), "finds the files")
    }
}
