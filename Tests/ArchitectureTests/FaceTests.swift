import Foundation
import Testing

/// What an app imports has few public types, and a page says when one meets each.
struct FaceTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../..").standardized
    /// The public types of the modules that an app imports, and how deep they are nested.
    private func types() throws -> [(name: String, isNested: Bool)] {
        try ["CairnTree", "Cairn", "CairnUIKit"].flatMap { module in
            let folder = Self.root.appendingPathComponent("Sources/\(module)")
            let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            let declaration =
                #/(?m)^( *)(?:@\w+(?:\([^)]*\))? )*public (?:nonisolated |final |indirect )*(?:struct|class|enum|protocol|actor) (\w+)/#
            let files = (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
            #expect(!files.isEmpty)
            return try files.flatMap { file in
                let text = try String(contentsOf: file, encoding: .utf8)
                // What is for UIKit stands one level deeper.
                let outermost = text.hasPrefix("#if canImport(UIKit)") ? 4 : 0
                return text.matches(of: declaration).map { match in
                    (String(match.2), match.1.count > outermost)
                }
            }
        }
    }

    @Test func `there are no more than seventy-five`() throws {
        let names = try types().map(\.name)
        #expect(names.count > 60 && names.count <= 75, "\(names.count): \(names.sorted())")
    }

    @Test func `the page says when one meets each`() throws {
        let page = try String(
            contentsOf: Self.root.appendingPathComponent("Sources/Cairn/Cairn.docc/TypesAndTerms.md"),
            encoding: .utf8)
        for type in try types() where !type.isNested {
            #expect(page.contains("`\(type.name)`") || page.contains("`\(type.name)."), "\(type.name)")
        }
    }
}
