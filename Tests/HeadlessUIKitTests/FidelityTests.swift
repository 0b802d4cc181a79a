import Foundation
import Testing

/// The page that says what this double claims is checked against the tests that hold it.
@Suite
struct FidelityTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    /// The suites that run on Apple's UIKit as well.
    private static let suites = ["AppearanceTests", "ConformanceTests"]

    private let rows: [(behaviour: String, standing: String)]
    private let page: String
    private let tests: Set<String>
    /// Those of the tests that are in `suites`.
    private let shared: Set<String>

    init() throws {
        let path = Self.folder.appending(path: "../../Sources/HeadlessUIKit/FIDELITY.md").standardizedFileURL
        page = try String(contentsOf: path, encoding: .utf8)
        rows = page.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count > 1, ["cited", "recorded", "assumed", "wrong"].contains(cells[1]),
                cells[0] != "cited"
            else { return nil }
            return (cells[0], cells[1])
        }
        shared = try Self.suites.reduce(into: []) { names, suite in
            names.formUnion(
                try Self.tests(in: Self.folder.appending(path: "../\(suite)").standardizedFileURL))
        }
        tests = try shared.union(Self.tests(in: Self.folder))
    }

    private static func tests(in folder: URL) throws -> Set<String> {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        var names: Set<String> = []
        for file in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: #/func `([^`]+)`/#) { names.insert(String(match.1)) }
        }
        return names
    }

    @Test func `every behaviour that is claimed is held by the test of that name`() {
        #expect(rows.count > 100)
        #expect(rows.filter { !tests.contains($0.behaviour) }.map(\.behaviour) == [])
        #expect(Set(rows.map(\.behaviour)).count == rows.count)
    }

    @Test func `every test of a numbered statement is claimed`() {
        let claimed = Set(rows.map(\.behaviour))
        let numbered = tests.filter { $0.prefixMatch(of: #/[A-Z]\d\d\x20/#) != nil }
        #expect(numbered.subtracting(claimed) == [])
    }

    @Test func `every test that runs on Apple's UIKit as well is claimed`() {
        #expect(shared.subtracting(rows.map(\.behaviour)) == [])
    }

    @Test func `the ten assumptions that matter most are rows, and are not cited`() {
        let named = page.matches(of: #/\n\d+\. \*\*([^*]+)\*\*/#).map { String($0.1) }
        #expect(named.count == 10)
        #expect(
            named.filter { name in !rows.contains { $0.behaviour == name && $0.standing != "cited" } } == [])
    }

    @Test func `the counts are those of the rows`() {
        let counts = ["cited", "recorded", "assumed", "wrong"].map { standing in
            String(rows.count { $0.standing == standing })
        }
        #expect(page.contains("| \(counts.joined(separator: " | ")) |"))
    }
}
