import Foundation
import Testing

@testable import CairnInspector
@testable import CairnStudio

/// The files themselves: they need nothing else, and what an app says in them is text.
struct StoryboardFileTests {
    private static let nasty = "</script><script>alert(1)</script>\"'&<!--\u{0}\u{202E}"

    private static var nastyMap: AppMap {
        var map = SmallMap.map
        map.app = nasty
        for index in map.screens.indices {
            map.screens[index].title = nasty
            map.screens[index].coordinators = [nasty, "a"]
            map.screens[index].stage.windows[0].layers[0].screen.bar?.title = nasty
            map.screens[index].stage.windows[0].layers[0].screen.elements.append(RandomMap.text(nasty))
        }
        map.screens[0].coordinators = [nasty]
        for index in map.ways.indices { map.ways[index].control = nasty }
        return map
    }

    private func text(_ name: String, of map: AppMap) throws -> String {
        let files = StoryboardFiles.texts(of: map)
        return String(decoding: try #require(files.first { $0.0 == name }).1, as: UTF8.self)
    }

    @Test func `the map can be read again`() throws {
        let files = StoryboardFiles.texts(of: SmallMap.map)
        #expect(files.map(\.0) == StoryboardFiles.names)
        #expect(try AppMap(json: files[4].1) == SmallMap.map)
    }

    @Test func `the page loads nothing, and runs its own script only`() throws {
        let page = try text("storyboard.html", of: Self.nastyMap)
        #expect(page.contains("default-src 'none'; script-src 'sha256-"))
        #expect(!page.contains("src=\"") && !page.contains("@import") && !page.contains("url(http"))
        // The data and the script: no text of the app's has begun or ended one.
        #expect(page.components(separatedBy: "<script").count == 3)
        #expect(page.components(separatedBy: "</script").count == 3)
        #expect(!page.contains("alert(1)</"))
        #expect(!page.contains("import {") && !page.contains("export "))
    }

    @Test func `the picture is well-formed, whatever an app says`() throws {
        for map in [SmallMap.map, Self.nastyMap, RandomMap.make(seed: 5, screens: 40, ways: 120)] {
            let svg = try text("storyboard.svg", of: map)
            #expect(!svg.contains("<script"))
            #expect(svg.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
            #expect(Markup.isBalanced(svg))
        }
    }

    @Test func `a secret is dots`() {
        var field = Wire.Element(kind: .field, label: "Password", isEnabled: true)
        field.field = .init(text: "correct horse", isSecure: true, isEditing: false, style: "line")
        var screen = SmallMap.map.screens[1]
        screen.stage.windows[0].layers[0].screen.elements = [field]
        let thumbnail = Thumbnail(of: screen.stage)
        #expect(thumbnail.marks.contains { $0.text == "••••••" })
        #expect(!thumbnail.marks.contains { $0.text?.contains("horse") == true })
    }

    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func `a digest is the standard's`(text: String, digest: String) {
        let hex = SHA256.digest(of: Array(text.utf8)).map { byte -> String in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }
        #expect(hex.joined() == digest)
    }
}

extension Markup {
    /// Whether each tag is closed by its own.
    fileprivate static func isBalanced(_ xml: String) -> Bool {
        var open: [Substring] = []
        for tag in xml.matches(of: #/<(/?)([a-zA-Z]+)((?:[^<>"]|"[^"<]*")*?)(/?)>/#) {
            if tag.4 == "/" { continue }
            if tag.1.isEmpty { open.append(tag.2) } else if open.popLast() != tag.2 { return false }
        }
        return open.isEmpty
    }
}
