import Cairn
import Foundation
import StudioStage
import Testing
import UIKit

@testable import CairnInspector
@testable import CairnStudio

/// `replay FILE --studio`.
@MainActor
struct RecordedSessionTests {
    let house = House()

    /// What `play --record` writes of a script.
    func recording(_ lines: String...) async throws -> String {
        var recorded = Data()
        let console = Console(
            write: { _ in }, writeError: { _ in },
            contents: { _ in Data(lines.joined(separator: "\n").utf8) }, save: { data, _ in recorded = data },
            open: { _ in { text in recorded.append(contentsOf: text.utf8) } },
            openTerminal: { fatalError("a script needs no terminal") })
        let code = await Simulator.run { _ in
            await club.run(["--script", "s", "--record", "j"], on: console)
        }
        #expect(code == 0)
        return String(decoding: recorded, as: UTF8.self)
    }

    @Test func `a recording is looked at entry by entry, and its script leads on into the app`() async throws
    {
        let text = try await recording(
            "tap Help", "back", "type Email \"ana@example.org\"", "tap \"Log in\"", "wait")
        house.hub.show(try RecordedSession(text: text))
        let guest = Guest(house.hub)
        await guest.listen { $0.status?.app == .running && $0.inside?.root != nil }
        #expect(guest.shown.status?.isRecording == true && guest.shown.stage == nil)
        #expect(guest.tree == "stack[credentials > home]")
        let entries = guest.shown.timeline?.entries ?? []
        #expect(entries.map(\.cause) == [.start, .route, .finger, .route], "\(entries.map(\.text))")
        #expect(entries.map(\.line) == [nil, 0, 1, 4])
        #expect(guest.shown.status?.entry == 3)
        #expect(await guest.ask(.goToEntry) { $0.number = 1 }.isDone)
        #expect(guest.tree == "stack[credentials > help]" && guest.shown.status?.entry == 1)
        #expect(await guest.ask(.entry) { $0.number = 1 }.entry?.came == ["help"])
        #expect(await guest.do("back").isDone == false && house.apps.isEmpty)
        #expect(await guest.ask(.goTo) { $0.number = 1 }.isDone)
        #expect(house.apps.count == 1 && guest.shown.status?.isRecording == false)
        #expect(guest.shown.status?.entry == nil && guest.shown.status?.isReplayed == true)
        #expect(guest.tree == "stack[credentials > help]" && guest.lines == ["tap \"Help\""])
        #expect(await guest.do("back").isDone)
    }

    @Test func `who opened a node, and who decides for it, is read from the entries`() async throws {
        let text = try await recording(
            "tap Help", "back", "type Email \"ana@example.org\"", "tap \"Log in\"", "wait", "tap \"Match 2\"")
        let live = await house.guest()
        for line in [
            "tap Help", "back", "type Email \"ana@example.org\"", "tap \"Log in\"", "wait", "tap \"Match 2\"",
        ] {
            await live.do(line)
        }
        let known = try #require(live.shown.inside).origins
        house.hub.show(try RecordedSession(text: text))
        let guest = Guest(house.hub)
        await guest.listen { $0.status?.isRecording == true && $0.inside?.root != nil }
        let read = try #require(guest.shown.inside).origins
        #expect(read == known && read.count >= 3)
        #expect(read.contains { $0.opener != nil && $0.owner != nil })
    }

    @Test func `of what was there before a recording nobody knows who opened it`() throws {
        let simulator = Simulator()
        let text = simulator.enter {
            // So little room is left that all entries are let go.
            simulator.launch(Club.self).navigator?.journal.text(limit: 1)
        }
        let session = try RecordedSession(text: try #require(text))
        #expect(session.trouble == nil && session.entries.isEmpty)
        let origins = InsideReading.read(session.trees[0], origins: session.origins[0]).origins
        #expect(origins.first?.words == "nobody: it was there first" && origins.count > 1)
        #expect(origins.last?.words == "not known: it was there before the recording")
    }

    @Test func `what cannot be played again is told, and what can be is shown`() async throws {
        var text = try await recording("tap Help", "back")
        text = text.replacingOccurrences(of: "stack[credentials > help]", with: "stack[credentials > hell]")
        house.hub.show(try RecordedSession(text: text))
        let guest = Guest(house.hub)
        await guest.listen { $0.status?.say != nil }
        #expect(guest.shown.status?.say?.contains("makes another tree") == true)
        #expect(guest.shown.timeline?.entries.count == 1 && guest.tree == "stack[credentials]")
    }
}
