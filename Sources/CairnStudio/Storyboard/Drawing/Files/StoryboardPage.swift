import CairnInspector
import Foundation

/// Writes the storyboard as one HTML file that needs neither a network nor a server.
///
/// Its script and its styles are the studio's own, by whose digests its policy knows them; what comes from the app is data,
/// and text.
struct StoryboardPage {
    let map: AppMap
    let union: MapUnion
    let board: Board
    let note: String
    var files = FileTable.page

    private static let styles = [
        "page", "toolbar", "panels", "ios", "device", "layers", "bars", "controls", "values", "rows",
        "modals",
        "timeline", "storyboard/drawing", "storyboard/page",
    ]

    /// What the page's script reads.
    private struct Content: Encodable {
        var app: String
        var note: String
        var device: Wire.Device
        var board: Board
        var screens: [Screen]
        var ways: [Way]

        struct Screen: Encodable {
            var screen: AppMap.Screen
            var change: MapUnion.Change
        }

        struct Way: Encodable {
            var way: AppMap.Way
            var change: MapUnion.Change
        }
    }

    static func style(_ names: [String], in files: FileTable) -> String {
        names.compactMap { files["/css/\($0).css"].map { String(decoding: $0.data, as: UTF8.self) } }
            .joined(separator: "\n")
    }

    var text: String {
        let style = Self.style(Self.styles, in: files)
        let script = PageBundle.script(from: "/js/storyboard/main.js", in: files)
        let policy =
            "default-src 'none'; script-src '\(Self.source(of: script))'; "
            + "style-src '\(Self.source(of: style))'; base-uri 'none'; form-action 'none'"
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(Markup.text("\(map.app): storyboard"))</title>
            <style>\(style)</style>
            </head>
            <body class="storyboard">
            <a class="skip" href="#board">Skip to the screens</a>
            <header id="tools" class="tools" aria-label="Storyboard"></header>
            <main class="boardwork">
            <section id="board" class="board" aria-label="Screens" tabindex="-1"></section>
            <aside id="card" class="panel cardpanel" aria-label="Screen" hidden></aside>
            </main>
            <p id="said" class="spoken" role="status" aria-live="polite"></p>
            <noscript>The storyboard needs JavaScript; storyboard.svg does not.</noscript>
            <script type="application/json" id="content">\(Markup.embedded(json: String(decoding: json, as: UTF8.self)))</script>
            <script>\(script)</script>
            </body>
            </html>

            """
    }

    /// What the page's script reads, by itself.
    var json: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(content)) ?? Data()
    }

    private var content: Content {
        Content(
            app: map.app, note: note, device: map.exploration.device, board: board,
            screens: union.screens.map { one in
                var screen = one.screen
                // Of what could be done there the picture needs nothing.
                screen.stage.looks.changes = []
                screen.stage.possible = []
                screen.stage.gestures = []
                return .init(screen: screen, change: one.change)
            },
            ways: union.ways.map { .init(way: $0.way, change: $0.change) })
    }

    private static func source(of text: String) -> String {
        "sha256-" + Data(SHA256.digest(of: Array(text.utf8))).base64EncodedString()
    }
}
