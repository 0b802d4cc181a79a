import Foundation
import Testing

/// Kickabout's Xcode project is written by hand, and nobody opens it here: what it names is there.
struct ProjectTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Examples/Kickabout/iOS").standardized
    private let project: String
    private let scheme: String

    init() throws {
        func text(_ path: String) throws -> String {
            try String(contentsOf: Self.folder.appendingPathComponent(path), encoding: .utf8)
        }
        project = try text("Kickabout.xcodeproj/project.pbxproj")
        scheme = try text("Kickabout.xcodeproj/xcshareddata/xcschemes/Kickabout.xcscheme")
    }

    /// What follows a key, up to where its value ends.
    private func values(of key: String, in text: String, from start: String, to end: String) -> [String] {
        text.components(separatedBy: key + start).dropFirst().compactMap {
            $0.components(separatedBy: end).first
        }
    }

    @Test func `its package is this one, and has the product that the app links`() throws {
        let paths = values(of: "relativePath", in: project, from: " = ", to: ";")
        try #require(paths.count == 1)
        let manifest = Self.folder.appendingPathComponent(paths[0]).appendingPathComponent("Package.swift")
        let package = try String(contentsOf: manifest, encoding: .utf8)
        let products = values(of: "productName", in: project, from: " = ", to: ";")
        #expect(products == ["Kickabout", "KickaboutApp"], "the app itself, and what it links")
        #expect(package.contains(".library(name: \"KickaboutApp\""))
    }

    @Test func `its files are there`() {
        for name in ["App/main.swift", "Info.plist"] {
            #expect(FileManager.default.fileExists(atPath: Self.folder.appendingPathComponent(name).path))
            #expect(project.contains("path = \(name.split(separator: "/")[0]);"))
        }
    }

    @Test func `whatever it refers to is defined, once`() {
        let identifiers = Set(
            project.split { !$0.isHexDigit }.filter { $0.count == 24 && $0.hasPrefix("CA13") })
        #expect(identifiers.count > 10)
        for identifier in identifiers {
            // A definition is the identifier, perhaps a comment, and an opening brace.
            let definitions = project.split(separator: "\n").filter {
                $0.drop { $0 == "\t" }.hasPrefix("\(identifier) ") && $0.contains("= {")
            }
            #expect(definitions.count == 1, "\(identifier)")
        }
    }

    @Test func `the scheme builds the app`() {
        let targets = Set(values(of: "BlueprintIdentifier", in: scheme, from: " = \"", to: "\""))
        #expect(targets.count == 1)
        #expect(targets.allSatisfy { project.contains("\($0) /* Kickabout */ = {") })
    }
}
