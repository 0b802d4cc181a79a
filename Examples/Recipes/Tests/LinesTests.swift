import Foundation
import Testing

/// The table in README.md says by which test each line of what the essays ask for is held. It is held here that every
/// line is there, and every test.
struct LinesTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../..").standardized

    /// How many lines and traps each essay has.
    private static let essays = [
        ("000", lines: 6, traps: 2), ("001", lines: 8, traps: 0), ("002", lines: 6, traps: 4),
        ("003", lines: 5, traps: 2), ("004", lines: 7, traps: 7),
    ]

    /// The rows, by their number: what is asked for, and what holds it.
    private static func rows() throws -> [(number: String, line: String, held: String)] {
        let page = root.appendingPathComponent("Examples/Recipes/README.md")
        return try String(contentsOf: page, encoding: .utf8).split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 3, cells[0].wholeMatch(of: /\d\d\d\.(\d|[a-z])/) != nil else { return nil }
            return (cells[0], cells[1], cells[2])
        }
    }

    @Test func `every line and every trap has a row of its own`() throws {
        let expected = Self.essays.flatMap { essay, lines, traps in
            (0..<lines).map { "\(essay).\($0 + 1)" } + "abcdefgh".prefix(traps).map { "\(essay).\($0)" }
        }
        #expect(try Self.rows().map(\.number) == expected)
        #expect(try Self.rows().allSatisfy { $0.line.count > 10 })
    }

    @Test func `every test that the table names is there`() throws {
        var files: [String: String] = [:]
        for folder in ["Examples", "Tests"] {
            let all = FileManager.default.enumerator(
                at: Self.root.appendingPathComponent(folder).resolvingSymlinksInPath(),
                includingPropertiesForKeys: nil)
            for case let file as URL in all ?? .init() where file.lastPathComponent.hasSuffix("Tests.swift") {
                files[file.deletingPathExtension().lastPathComponent, default: ""] +=
                    try String(contentsOf: file, encoding: .utf8)
            }
        }
        for row in try Self.rows() {
            let named = row.held.matches(of: /(\w+): ((?:`[^`]+`(?:, )?)+)/)
            #expect(!named.isEmpty || row.held == "not yet shown", "\(row.number) names no test")
            for group in named {
                let text = try #require(files[String(group.1)], "\(row.number): no file \(group.1)")
                for test in group.2.matches(of: /`([^`]+)`/) {
                    let isThere = text.contains("func `\(test.1)`(") || text.contains("func \(test.1)(")
                    #expect(isThere, "\(row.number): no test '\(test.1)' in \(group.1)")
                }
            }
        }
    }
}
