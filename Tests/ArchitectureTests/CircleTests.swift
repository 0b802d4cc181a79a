import Foundation
import Testing

/// Few files depend on each other in a circle, so that one can be understood, and changed, without the others.
struct CircleTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Sources").standardized

    @Test(arguments: [("Cairn", 4), ("CairnUIKit", 3), ("CairnTree", 7)])
    func `no circle is larger`(_ folder: String, than most: Int) throws {
        let texts = try texts(in: folder)
        let edges = edges(between: texts)
        let reached = texts.keys.reduce(into: [:]) { $0[$1] = files(from: $1, edges) }
        for file in texts.keys.sorted() {
            let circle = reached[file]!.filter { reached[$0]!.contains(file) }.sorted()
            #expect(circle.count <= most, "\(circle.joined(separator: ", "))")
        }
    }

    /// The files by name, without comments and literals.
    private func texts(in folder: String) throws -> [String: String] {
        let found = FileManager.default.enumerator(
            at: Self.sources.appendingPathComponent(folder), includingPropertiesForKeys: nil)
        let files = (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
        #expect(!files.isEmpty)
        return try files.reduce(into: [:]) { texts, file in
            let text = try String(contentsOf: file, encoding: .utf8)
            texts[file.lastPathComponent] = text.replacing(#/"(?:\\.|[^"\\])*"|//.*/#, with: "")
        }
    }

    /// Which files name a type that one other file declares. What a protocol leaves to those that adopt it is no such type.
    private func edges(between texts: [String: String]) -> [String: Set<String>] {
        var homes: [Substring: Set<String>] = [:]
        let declaration =
            #/(?m)^ {0,8}(?:[\w@()]+ )*(?:class|struct|enum|protocol|actor|typealias) ([A-Z]\w+)/#
        for (file, text) in texts {
            for match in text.matches(of: declaration) where !match.0.contains(#/\bprivate /#) {
                homes[match.1, default: []].insert(file)
            }
        }
        for match in texts.values.flatMap({ $0.matches(of: #/\bassociatedtype ([A-Z]\w+)/#) }) {
            homes[match.1] = nil
        }
        return texts.mapValues { text in
            Set(text.matches(of: #/\b[A-Z]\w+/#).compactMap { homes[$0.0] }.filter { $0.count == 1 }.joined())
        }
    }

    private func files(from start: String, _ edges: [String: Set<String>]) -> Set<String> {
        var reached: Set<String> = []
        var next = [start]
        while let file = next.popLast() {
            for other in edges[file]! where reached.insert(other).inserted { next.append(other) }
        }
        return reached
    }
}
