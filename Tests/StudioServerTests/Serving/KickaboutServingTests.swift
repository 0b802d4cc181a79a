import CairnTesting
import Foundation
import Testing
import UIKit

@testable import CairnInspector
@testable import CairnStudio

/// Kickabout in a process of its own, asked through a socket as a page asks.
@MainActor
final class KickaboutServingTests {
    var links: [ChildProcess] = []
    private(set) lazy var hub = Hub(.init(app: "kickabout", links: [], manual: [])) {
        [weak self] in
        let child = try ChildProcess(executable: Self.kickabout, command: [], device: $0, link: $1, hear: $2)
        self?.links.append(child)
        return child
    }
    private(set) lazy var server = StudioServer(hub: hub, files: FileTable())

    /// Beside the tests, where the package manager puts both.
    nonisolated static let kickabout = Bundle.main.bundleURL.appendingPathComponent("kickabout")
    nonisolated static let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Examples/Kickabout/Scripts").standardizedFileURL

    nonisolated static let names =
        (try? FileManager.default.contentsOfDirectory(atPath: scripts.path))?.sorted() ?? []

    init() { signal(SIGPIPE, SIG_IGN) }

    deinit {
        onMain {
            hub.end()
            server.end()
        }
    }

    @Test(arguments: names.some(every: 3))
    func `a script through the socket makes the same trees as in the terminal`(name: String) async throws {
        let script = try Script(Data(contentsOf: Self.scripts.appendingPathComponent(name)), name: name)
        let trees = try await Self.treesInTheTerminal(script)
        #expect(trees.count == script.lines.count)
        hub.status.speed = 1_000
        try await server.begin()
        hub.launch(.phone, by: nil, [])
        let page = try await SocketClient(server.credentials)
        while page.shown.status?.app != .running { _ = try await page.next() }
        for (number, line) in script.lines.enumerated() {
            let answer = try await page.ask(.init(id: number, kind: .do, line: line.text))
            #expect(answer.isDone, "\(name):\(line.number): \(answer.message ?? "")")
            if let tree = trees[number] {
                #expect(page.shown.inside?.notation == tree, "\(name):\(line.number)")
            }
        }
        #expect(page.shown.inside?.laws.isGreen != false)
        try await expectTheSameOrigins(page, name)
        page.close()
    }

    @Test func `a process that cannot be started leaves no open ends`() {
        // Those of tests before this one may close meanwhile.
        var open: Int { (0..<1_024).count { fcntl($0, F_GETFD) != -1 } }
        func start() {
            #expect(throws: (any Error).self) {
                try ChildProcess(
                    executable: Self.scripts, command: [], device: .phone, link: nil, hear: { _ in })
            }
        }
        start()
        let before = open
        for _ in 1...50 { start() }
        #expect(open < before + 50)
    }

    /// Who opened each node, and who decides for it, is read from the journal as the navigator has it; of what came out of a
    /// snapshot it is not.
    private func expectTheSameOrigins(_ page: SocketClient, _ name: String) async throws {
        guard let inside = page.shown.inside else { return }
        var ask = Wire.Ask(id: 10_000, kind: .export)
        ask.line = "journal"
        let session = try RecordedSession(text: try #require(try await page.ask(ask).text))
        let last = session.trees.count - 1
        let read = InsideReading.read(session.trees[last], origins: session.origins[last]).origins
        for (one, other) in zip(read, inside.origins) where one.words?.hasPrefix("not known") != true {
            #expect(one == other, "\(name)")
        }
        #expect(read.count == inside.origins.count)
    }

    /// The tree after each line, as the command itself prints it; nil while there is none.
    static func treesInTheTerminal(_ script: Script) async throws -> [String?] {
        // A tree after each line, where there is a navigator; a killed app has none.
        var lines: [String] = []
        var isKilled = false
        var asked: [Bool] = []
        for line in script.lines {
            lines.append(line.text)
            if line.action == .kill { isKilled = true }
            if line.action == .launch { isKilled = false }
            if case .open = line.action { isKilled = false }
            asked.append(!isKilled)
            if !isKilled { lines.append("tree") }
        }
        let (process, input, output) = (Process(), Pipe(), Pipe())
        process.executableURL = kickabout
        process.arguments = ["--script", "-"]
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        input.fileHandleForWriting.write(Data((lines.joined(separator: "\n") + "\n").utf8))
        try input.fileHandleForWriting.close()
        let file = output.fileHandleForReading
        let text = await withCheckedContinuation { continuation in
            // Other tests go on meanwhile.
            Thread.detachNewThread {
                continuation.resume(returning: String(decoding: file.readDataToEndOfFile(), as: UTF8.self))
            }
        }
        // Each line is printed with its number before it; a tree stands alone, behind the line that asked for it.
        let printed = text.split(separator: "\n").map(String.init)
        var trees = printed.indices.filter { printed[$0].hasSuffix(" tree") }.map { printed[$0 + 1] }[...]
        return asked.map { $0 ? trees.popFirst() : nil }
    }

    @Test func `a process that traps leaves the page with its script, and goes on from there`() async throws {
        hub.status.speed = 1_000
        hub.launch(.phone, by: nil, [])
        let guest = Guest(hub)
        await guest.listen { $0.status?.app == .running }
        #expect(await guest.do("tap \"Sign up\"").isDone)
        let tree = guest.tree
        kill(links[0].identifier, SIGILL)
        await guest.listen { $0.status?.app == .trapped }
        #expect(guest.shown.status?.say == "The app's process has ended: it trapped (signal 4)")
        #expect(guest.lines == ["tap \"Sign up\""])
        #expect(await guest.ask(.goTo) { $0.number = 1 }.isDone)
        #expect(guest.tree == tree && guest.shown.status?.launch == 2)
    }

    @Test func `a link that is refused is said to lead nowhere, until the next one`() async throws {
        hub.status.speed = 1_000
        hub.launch(.phone, by: nil, [])
        let guest = Guest(hub)
        await guest.listen { $0.status?.app == .running }
        await guest.do("open \"kickabout://nonsense\"")
        #expect(
            guest.shown.status?.notice?.text
                == "The link leads nowhere: the link 'kickabout://nonsense' cannot be followed: "
                + "no pattern begins with 'nonsense'")
        await guest.do("open \"kickabout://rankings\"")
        #expect(guest.shown.status?.notice == nil)
    }

    @Test func `a tablet, and a link`() async throws {
        hub.status.speed = 1_000
        hub.launch(.tablet, by: "kickabout://settings", [])
        let guest = Guest(hub)
        await guest.listen { $0.status?.app == .running && $0.stage != nil }
        #expect(
            guest.shown.stage?.looks.device == .tablet && guest.shown.stage?.looks.horizontal == "regular")
        #expect(await guest.do("appearance dark").isDone)
        #expect(guest.shown.stage?.looks.isDark == true)
        #expect(await guest.do("textsize accessibility1").isDone)
        #expect(guest.shown.stage?.looks.textSize == "accessibility1")
        #expect(await guest.ask(.launch) { $0.device = .phone }.isDone)
        #expect(guest.shown.stage?.looks.device == .phone && guest.shown.script?.link == nil)
    }

    /// Whatever is done, with fingers, while time passes by itself or something moves: the stage has all that can be done,
    /// and the lines make the same session on a fresh launch.
    @Test(arguments: Wire.Device.allCases)
    func `a random session comes again by its lines`(device: Wire.Device) async throws {
        let seed = SeededRandom.seedOfTests
        var random = SeededRandom(seed: seed)
        hub.status.speed = 10
        hub.launch(device, by: nil, [])
        let guest = Guest(hub)
        await guest.listen { $0.status?.app == .running && $0.stage != nil }
        let first = [
            "type Email \"ana@example.org\"", "type Password \"correct horse\"", "tap \"Log in\"", "wait",
        ]
        let texts = ["ana@example.org", "correct horse", "محمد", "Zoé 🥇"]
        for step in 0..<80 {
            let stage = try #require(guest.shown.stage)
            let possible = stage.possible
            if guest.shown.status?.doing == nil, !possible.isEmpty {
                #expect(stage.lines == Set(possible), "seed \(seed), step \(step)")
            }
            if possible.contains("swipe"), Int.random(in: 0..<4, using: &random) == 0 {
                await guest.drag(.swipe, to: 0.2, 0.5)
                await guest.finger(Bool.random(using: &random) ? .finish : .cancel)
                continue
            }
            var line = possible.randomElement(using: &random) ?? "wait 0.3"
            if let text = texts.randomElement(using: &random) {
                line = line.replacingOccurrences(of: "\"…\"", with: quoted(text))
            }
            if step < first.count { line = first[step] }
            // Some are not waited for, and what follows comes in the middle.
            let asked = guest.begin(.do) { $0.line = line }
            if Int.random(in: 0..<4, using: &random) > 0 { _ = await guest.answer(to: asked) }
        }
        await guest.ask(.speed) { $0.speed = 1_000 }
        await guest.do("show")
        #expect(guest.shown.status?.app == .running, "seed \(seed)")
        let (tree, lines) = (guest.tree, guest.lines)
        let entries = guest.shown.timeline?.entries.map { "\($0.text): \($0.outcome)" }
        let answer = await guest.ask(.goTo) { $0.number = lines.count }
        #expect(answer.isDone, "seed \(seed): \(answer.message ?? "")")
        #expect(guest.tree == tree && guest.lines == lines, "seed \(seed)")
        #expect(guest.shown.timeline?.entries.map { "\($0.text): \($0.outcome)" } == entries, "seed \(seed)")
    }
}
