import Foundation
import Testing

/// Imports go down the floors only.
struct FloorTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Sources").standardized

    private static let allowed: [(folder: String, imports: Set<String>)] = [
        ("CairnTree", []),
        ("CairnBinding", ["Observation"]),
        ("Cairn", ["CairnTree", "os", "Glibc", "Musl", "Darwin"]),
        ("MainSerial", ["Dispatch", "Foundation"]),
        ("CairnTesting", ["Cairn", "MainSerial", "Glibc", "Musl", "Darwin"]),
        ("CairnContract", ["Cairn", "CairnTesting"]),
        (
            "CairnUIKit",
            ["Cairn", "CairnSystemScreens", "UIKit", "SwiftUI", "SafariServices", "MessageUI", "PhotosUI"]
        ),
        ("CairnSystemScreens", ["Cairn"]),
        (
            "CairnInspector",
            ["Cairn", "CairnBinding", "UIKit", "Foundation", "FoundationNetworking", "Glibc", "Darwin"]
        ),
        ("CairnUIKitBinding", ["CairnBinding", "UIKit"]),
        ("HeadlessUIKit", ["MainSerial", "Foundation", "CoreGraphics", "Dispatch", "Observation"]),
        (
            "CairnStudio",
            [
                "Cairn", "CairnInspector", "CairnTesting", "MainSerial", "UIKit",
                "ArgumentParser", "FlyingFox", "FlyingSocks",
                "Foundation", "Glibc", "Darwin", "Dispatch",
            ]
        ),
    ]

    @Test(arguments: allowed.map(\.folder))
    func `imports only what is below`(_ folder: String) throws {
        let allowed = Self.allowed.first { $0.folder == folder }!.imports
        let files = try files(in: folder)
        #expect(!files.isEmpty)
        for file in files {
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            for line in lines {
                let words = line.split(separator: " ")
                guard let index = words.firstIndex(of: "import"),
                    words[..<index].allSatisfy({ $0.hasPrefix("@") || $0 == "public" })
                else { continue }
                #expect(allowed.contains(String(words[index + 1])), "\(file.lastPathComponent): \(line)")
            }
        }
    }

    private func files(in folder: String) throws -> [URL] {
        let root = Self.sources.appendingPathComponent(folder)
        let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        return (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    }
}
