import Foundation
import Testing

/// What the views of all recipes have in common: none decides anything.
struct ViewTests {
    private static let recipes = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test(arguments: ["Login", "Matches", "Tabs", "Flow", "Routes"])
    func `no view asks where to go next`(_ recipe: String) throws {
        let folder = Self.recipes.appendingPathComponent("\(recipe)/Views")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(!files.isEmpty)
        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            for word in [
                "if ", "switch ", "guard ", " ? ", "pushViewController", "present(", ".trigger(",
                "router",
            ] {
                let line = text.split(separator: "\n").first { $0.contains(word) && !$0.hasPrefix("#if") }
                #expect(line == nil, "\(file.lastPathComponent): \(line ?? "")")
            }
        }
    }

    @Test(arguments: ["Login", "Matches", "Tabs", "Flow", "Routes"])
    func `no core imports a UI`(_ recipe: String) throws {
        let folder = Self.recipes.appendingPathComponent("\(recipe)/Core")
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            let imports = text.split(separator: "\n").filter { $0.hasPrefix("import ") }
            #expect(
                Set(imports).isSubset(of: [
                    "import Cairn", "import CairnBinding", "import CairnSystemScreens", "import Foundation",
                ]),
                "\(imports)")
        }
    }
}
