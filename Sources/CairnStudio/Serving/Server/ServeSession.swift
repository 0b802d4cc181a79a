import Cairn
import CairnInspector
import Foundation

/// The command that shows an app in a browser, until it is interrupted.
@MainActor
struct ServeSession {
    let name: String
    let about: String
    let links: [String]
    let wish: Wish
    let console: Console

    /// What the command line asks for.
    struct Wish: Equatable {
        var port: UInt16 = 0
        var opens = true
        var script: String?
        var link: String?
        /// What the script says, or a phone, where nothing is said.
        var device: Wire.Device?
        /// A storyboard whose screens can be gone to.
        var storyboard: String?
        /// A journal that is shown before the app is.
        var recording: String?
    }

    /// - Returns: how the command ends, where it does.
    func run() async -> Int32 {
        var lines: [Wire.ScriptList.Line] = []
        var device = wish.device ?? .phone
        var recording: RecordedSession?
        if let script = wish.script {
            switch Script.reading(script, from: console) {
            case .success(let read):
                lines = read.lines.map { .init($0.action) }
                device = wish.device ?? read.device ?? .phone
            case .failure(let end):
                console.complain(end.text)
                return end.code
            }
        }
        if let path = wish.recording {
            switch Self.recording(path, from: console, of: name) {
            case .success(let read): recording = read
            case .failure(let end):
                console.complain(end.text)
                return end.code
            }
        }
        var files = FileTable.page
        if let path = wish.storyboard {
            do throws(EarlyEnd) {
                let data = StoryboardFiles.content(of: try AppMap(in: path, of: name, from: console))
                files = files.adding(.init(data: data, type: "application/json"), at: "/storyboard.json")
            } catch {
                console.complain(error.text)
                return error.code
            }
        }
        // The other end of a socket or a pipe may be gone.
        signal(SIGPIPE, SIG_IGN)
        let executable = Self.executable
        let hello = Wire.Hello(
            app: name, about: about, links: links, hasStoryboard: wish.storyboard != nil,
            // The prompt of the page offers these, and an app that runs is on its device already.
            manual: Command.allCases.filter { $0 != .device }.flatMap(\.usages).map {
                .init(form: $0.form, meaning: $0.meaning)
            })
        let hub = Hub(hello) { [command = console.command] device, link, hear in
            try ChildProcess(executable: executable, command: command, device: device, link: link, hear: hear)
        }
        hub.onWriting = { [console] in console.writeError($0.tamedLines) }
        let server = StudioServer(hub: hub, files: files)
        do { try await server.begin(port: wish.port) } catch {
            server.end()
            console.complain("cannot listen on port \(wish.port): \(ListeningTrouble(error: error))")
            return Exit.failed
        }
        if let recording { hub.show(recording) } else { hub.launch(device, by: wish.link, lines) }
        console.print("\(name) is at \(server.credentials.address)")
        if wish.opens { Browser.open(server.credentials.address) }
        await Interruption.wait()
        hub.end()
        server.end()
        return Exit.interrupted
    }

    private static func recording(
        _ path: String, from console: Console, of name: String
    ) -> Result<RecordedSession, EarlyEnd> {
        do throws(FileTrouble) {
            let text = String(decoding: try console.contents(path), as: UTF8.self)
            do throws(SavedTextError) { return .success(try RecordedSession(text: text)) } catch {
                return .failure(EarlyEnd(code: Exit.badScript, text: "\(path): \(error)"))
            }
        } catch {
            return .failure(EarlyEnd(code: Exit.noScript, text: error.text(ofJournal: path, of: name)))
        }
    }

    static var executable: URL {
        #if os(Linux)
            // The file itself, however the command was found.
            return URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        #else
            return Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        #endif
    }
}
