import Foundation
import Testing

@testable import CairnInspector
@testable import CairnStudio

/// Kickabout in a process of its own, which shows itself to a server in this one.
@MainActor
final class InspectedProcessTests {
    let apps: RemoteApps
    private(set) var server: AppServer
    var processes: [Inspected] = []
    let graces: Graces

    init() async throws {
        signal(SIGPIPE, SIG_IGN)
        let start = ContinuousClock.now
        let graces = Graces()
        self.graces = graces
        apps = RemoteApps(
            .init(app: "test", links: [], manual: []), grace: { await graces.wait() },
            beat: {}, now: { start.duration(to: .now) })
        server = AppServer(apps)
        try await server.begin(host: "127.0.0.1")
        apps.begin(at: [server.address("127.0.0.1")])
    }

    deinit {
        onMain {
            for process in processes { process.end() }
            server.end()
        }
    }

    func start(_ address: String? = nil) throws -> Inspected {
        let process = try Inspected(address ?? server.address("127.0.0.1"))
        processes.append(process)
        return process
    }

    @Test func `its trees, its journal and its screen are seen, and it does what it is ordered`() async throws
    {
        let guest = Guest(apps.hub)
        let app = try start()
        await guest.listen { $0.inside?.notation == "(login:stack[credentials])" }
        #expect(guest.shown.status?.remote?.apps.map(\.name) == ["Kickabout"])
        #expect(guest.shown.stage?.windows.last?.layers.last?.screen.bar?.title == "Log in")
        try app.logIn()
        await guest.listen { $0.inside?.notation.hasPrefix("(league:tabs") == true }
        await guest.listen { $0.stage?.windows.last?.layers.last?.screen.tabs != nil }
        #expect(guest.shown.timeline?.entries.map(\.id) == Array(0..<5))
        let detail = await guest.ask(.entry) { $0.number = 4 }.entry
        #expect(detail?.after == guest.tree && detail?.before.hasPrefix("(displayName:") == true)
        let tree = guest.tree

        #expect(
            await guest.ask(.remote) { ($0.line, $0.text) = ("link", "kickabout://rankings/1") }.isDone)
        await guest.listen { $0.inside?.notation.contains("profile(1)") == true }
        #expect(await guest.ask(.remote) { $0.line = "close" }.isDone)
        await guest.listen { $0.inside?.notation.contains("profile(1)") == false }
        #expect(
            await guest.ask(.remote) { ($0.line, $0.text) = ("link", "nothing") }.message
                == "'nothing' is no link; one begins with a scheme and a colon, as in app://matches/7")
        #expect(await guest.ask(.remote) { $0.line = "picture" }.isDone)
        #expect(await guest.ask(.remote) { $0.line = "dance" }.isDone == false)

        await guest.listen { $0.status?.remote?.apps.first?.saved.contains(4) == true }
        #expect(await guest.ask(.goToEntry) { $0.number = 4 }.isDone)
        await guest.listen { $0.inside?.notation == tree }
        #expect(guest.shown.timeline?.entries.last?.cause == .restored)
        let journal = await guest.ask(.export) { $0.line = "journal" }.text
        #expect(try RecordedSession(text: journal ?? "").trees.last.map { "\($0)" } == tree)
        #expect(await guest.ask(.export) { $0.line = "snapshot" }.text?.isEmpty == false)
    }

    @Test func `an app that has only said who it is, and never asks for orders, is lost`() async throws {
        var news = Inspection.News(session: "1")
        news.hello = .init(app: "a", device: "b", shows: .nothing, opensLinks: false)
        try apps.take(news)
        #expect(apps.chosen?.isThere == true)
        while apps.chosen?.isThere == true {
            await graces.end()
            await Task.yield()
        }
    }

    @Test func `a token that is not right shows nothing`() async throws {
        let guest = Guest(apps.hub)
        let stranger = try start("http://127.0.0.1:\(server.port)/?token=0")
        try stranger.do("type Email ana@example.org")
        _ = try start()
        await guest.listen { $0.status?.remote?.apps.isEmpty == false }
        #expect(guest.shown.status?.remote?.apps.count == 1)
        #expect(apps.apps.count == 1)
    }

    @Test func `a studio that goes away and comes back is told everything again`() async throws {
        let guest = Guest(apps.hub)
        let app = try start()
        await guest.listen { $0.inside?.notation == "(login:stack[credentials])" }
        let (port, token) = (server.port, server.token.text)
        server.end()
        await server.ended()
        // Meanwhile its person goes on.
        try app.logIn()
        let again = AppServer(apps)
        try await again.begin(host: "127.0.0.1", port: port, token: token)
        server = again
        await guest.listen { $0.inside?.notation.hasPrefix("(league:tabs") == true }
        #expect(guest.shown.status?.remote?.apps.map(\.isThere) == [true])
        #expect(guest.shown.timeline?.entries.map(\.id) == Array(0..<5))
    }

    @Test func `an app that is launched again takes its own place`() async throws {
        let guest = Guest(apps.hub)
        let app = try start()
        await guest.listen { $0.inside?.notation == "(login:stack[credentials])" }
        try app.logIn()
        await guest.listen { $0.inside?.notation.hasPrefix("(league:tabs") == true }
        app.end()
        // Whether or not it had a connection at that moment whose end is heard.
        while apps.chosen?.isThere == true {
            await graces.end()
            await Task.yield()
        }
        _ = try start()
        await guest.listen { $0.inside?.notation == "(login:stack[credentials])" }
        #expect(guest.shown.status?.remote?.apps.map(\.isThere) == [true])
        #expect(guest.shown.timeline?.entries.map(\.id) == [0])
    }
}

/// Waits for an app to ask again, which end when they are told to.
actor Graces {
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func wait() async { await withCheckedContinuation { waiting.append($0) } }

    func end() {
        for one in waiting { one.resume() }
        waiting = []
    }
}

/// The process, and what its person does.
@MainActor
final class Inspected {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()

    init(_ studio: String) throws {
        process.executableURL = Bundle.main.bundleURL.appendingPathComponent("inspected")
        process.environment = ProcessInfo.processInfo.environment.merging(["CAIRN_STUDIO": studio]) { $1 }
        (process.standardInput, process.standardOutput) = (input, output)
        // Another process would keep this one's input open.
        _ = fcntl(input.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
        try process.run()
    }

    /// Does something, and waits until it is done.
    func `do`(_ line: String) throws {
        try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
        var answer = ""
        while !answer.hasSuffix("\n"), let byte = try output.fileHandleForReading.read(upToCount: 1),
            !byte.isEmpty
        {
            answer += String(decoding: byte, as: UTF8.self)
        }
        guard answer == "done\n" else { throw Refused(answer: answer) }
    }

    struct Refused: Error { var answer: String }

    /// The service takes a moment, so the second half is tried until it can be done.
    func logIn() throws {
        for line in ["type Email ana@example.org", "type Password correct horse", "tap Log in"] {
            try self.do(line)
        }
        while (try? self.do("type Name Ana")) == nil {}
        try self.do("tap Continue")
    }

    func end() {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
}
