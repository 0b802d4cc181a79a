import Foundation
import Testing

/// How the app is built, held against its files.
struct ShapeTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("..").standardized

    private func files(in folders: String...) throws -> [(name: String, lines: [Substring])] {
        let found = folders.flatMap { folder in
            FileManager.default.enumerator(
                at: Self.folder.appendingPathComponent(folder), includingPropertiesForKeys: nil)?
                .compactMap { $0 as? URL } ?? []
        }
        let files = try found.filter { $0.pathExtension == "swift" }.map {
            (
                $0.lastPathComponent,
                try String(contentsOf: $0, encoding: .utf8)
                    .split(separator: "\n", omittingEmptySubsequences: false)
            )
        }
        #expect(!files.isEmpty)
        return files
    }

    @Test func `no file has more than two hundred lines`() throws {
        for file in try files(in: "Core", "App", "Command", "Tests") {
            #expect(file.lines.count <= 200, "\(file.name)")
        }
    }

    @Test func `the core knows no UI`() throws {
        let allowed: Set<Substring> = [
            "Cairn", "CairnBinding", "CairnSystemScreens", "Foundation", "LoginRecipe",
        ]
        for file in try files(in: "Core") {
            for line in file.lines where line.hasPrefix("import ") {
                #expect(allowed.contains(line.dropFirst("import ".count)), "\(file.name): \(line)")
            }
        }
    }

    @Test func `no view says where to go next, or knows a match`() throws {
        let words = [
            "router", "Router", ".trigger(", "pushViewController", "present(", "dismiss(", "popTo", "Match(",
            "League(",
            "LeagueStore",
        ]
        for file in try files(in: "App/Lists", "App/Forms", "App/Friends") {
            for line in file.lines {
                for word in words { #expect(!line.contains(word), "\(file.name): \(line)") }
            }
        }
    }

    @Test func `no view knows the library, but to say where a popover points`() throws {
        for file in try files(in: "App/Lists", "App/Forms", "App/Friends") {
            let imports = file.lines.map { $0.trimmingPrefix { $0 == " " } }
            let points = file.lines.contains { $0.contains("PopoverAnchoring") }
            #expect(points || !imports.contains("import Cairn"), "\(file.name)")
            #expect(points || !imports.contains("import CairnUIKit"), "\(file.name)")
        }
    }
}
