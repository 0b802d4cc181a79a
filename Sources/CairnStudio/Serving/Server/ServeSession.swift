import Cairn
import CairnInspector
import Foundation

/// The command that shows an app in a browser, until it is interrupted.
@MainActor
struct ServeSession {
    let app: AppDescription
    let options: Options
    let console: Console

    /// What the command line asks for.
    struct Options: Equatable {
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
    func run() async throws(EarlyEnd) -> Int32 {
        let script = try options.script.map { path throws(EarlyEnd) in try Script(in: path, from: console) }
        let recording = try options.recording.map { path throws(EarlyEnd) in try journal(in: path) }
        let files = try files()
        // The other end of a socket or a pipe may be gone.
        signal(SIGPIPE, SIG_IGN)
        let executable = SameCommand.executable
        let hub = Hub(hello) { [command = console.command] device, link, hear in
            try ChildProcess(executable: executable, command: command, device: device, link: link, hear: hear)
        }
        hub.onWriting = { [console] in console.writeError($0.tamedLines) }
        let server = StudioServer(hub: hub, files: files)
        do { try await server.begin(port: options.port) } catch {
            server.end()
            throw ListeningError.end(error, at: "port \(options.port)")
        }
        if let recording {
            hub.show(recording)
        } else {
            let lines = (script?.lines ?? []).map { Wire.ScriptList.Line($0.action) }
            hub.launch(options.device ?? script?.device ?? .phone, by: options.link, lines)
        }
        console.print("\(app.name) is at \(server.credentials.address)")
        if options.opens { Browser.open(server.credentials.address) }
        await Interruption.wait()
        hub.end()
        server.end()
        return Exit.interrupted
    }

    private var hello: Wire.Hello {
        Wire.Hello(
            app: app.name, links: app.links, hasStoryboard: options.storyboard != nil,
            // The prompt of the page offers these, and an app that runs is on its device already.
            manual: Command.allCases.filter { $0 != .device }.flatMap(\.usages).map {
                .init(form: $0.form, meaning: $0.meaning)
            })
    }

    /// Those of the page, and the storyboard where there is one.
    private func files() throws(EarlyEnd) -> FileTable {
        guard let path = options.storyboard else { return .page }
        let data = StoryboardFiles.content(of: try AppMap(in: path, of: app.name, from: console))
        return FileTable.page.adding(.init(data: data, type: "application/json"), at: "/storyboard.json")
    }

    private func journal(in path: String) throws(EarlyEnd) -> RecordedSession {
        let data: Data
        do throws(FileError) { data = try console.contents(path) } catch {
            throw EarlyEnd(code: Exit.noInput, text: error.text(ofJournal: path, of: app.name))
        }
        do throws(SavedTextError) {
            return try RecordedSession(text: String(decoding: data, as: UTF8.self))
        } catch {
            throw EarlyEnd(code: Exit.badInput, text: "\(path): \(error)")
        }
    }
}
