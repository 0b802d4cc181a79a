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
        for name in ["App/main.swift", "Info.plist", "Kickabout.entitlements"] {
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

    /// Those of the app itself are numbers, those of the package names.
    private var targets: Set<String> {
        Set(values(of: "BlueprintIdentifier", in: scheme, from: " = \"", to: "\""))
    }

    @Test func `the scheme builds the app`() {
        let own = targets.filter { $0.hasPrefix("CA13") }
        #expect(own.count == 1)
        #expect(own.allSatisfy { project.contains("\($0) /* Kickabout */ = {") })
    }

    @Test func `the scheme tests what the package tests of the app`() throws {
        let tested = targets.filter { !$0.hasPrefix("CA13") }
        #expect(tested == ["KickaboutCoreTests", "CairnUIKitTests"])
        let containers = Set(values(of: "ReferencedContainer", in: scheme, from: " = \"", to: "\""))
        #expect(containers == ["container:Kickabout.xcodeproj", "container:../../.."])
        let manifest = Self.folder.appendingPathComponent("../../../Package.swift")
        let package = try String(contentsOf: manifest, encoding: .utf8)
        for name in tested { #expect(package.contains("name: \"\(name)\""), "\(name)") }
    }

    @Test func `its links over the web are those of the domain that it is entitled to`() throws {
        for setting in [
            "CODE_SIGN_ENTITLEMENTS = Kickabout.entitlements", "ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon",
        ] {
            #expect(
                project.components(separatedBy: setting).count == 3, "in debug and in release: \(setting)")
        }
        let entitled = Self.folder.appendingPathComponent("Kickabout.entitlements")
        let domains = values(
            of: "applinks", in: try String(contentsOf: entitled, encoding: .utf8), from: ":", to: "<")
        let links = Self.folder.appendingPathComponent("../Core/App/AppLinks.swift")
        #expect(domains.count == 1)
        #expect(try String(contentsOf: links, encoding: .utf8).contains("\"\(domains[0])\""))
    }

    @Test func `the icon that it names is a picture of the size that is asked for`() throws {
        let folder = Self.folder.appendingPathComponent("App/Assets.xcassets/AppIcon.appiconset")
        let contents = try String(contentsOf: folder.appendingPathComponent("Contents.json"), encoding: .utf8)
        let name = try #require(values(of: "\"filename\"", in: contents, from: " : \"", to: "\"").first)
        let picture = try Data(contentsOf: folder.appendingPathComponent(name))
        // The size stands in a PNG's first chunk, four bytes each.
        #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]) && picture.count > 24)
        #expect(Array(picture[16..<24]) == [0, 0, 4, 0, 0, 0, 4, 0])
    }
}
