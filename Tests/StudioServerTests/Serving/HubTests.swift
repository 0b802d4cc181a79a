import Foundation
import StudioStage
import Testing
import UIKit

@testable import CairnInspector
@testable import CairnStudio

@MainActor
struct HubTests {
    let house = House()

    @Test func `a page is told all there is when it comes`() async throws {
        let guest = await house.guest()
        #expect(guest.hello?.version == Wire.version)
        #expect(guest.shown.status?.app == .running)
        #expect(guest.tree == "stack[credentials]")
        #expect(guest.shown.stage?.windows.last?.layers.last?.screen.bar?.title == "Log in")
        #expect(
            guest.shown.inside?.root?.children.first?.made?.type == "LogIn" || guest.shown.inside?.root != nil
        )
        let other = await house.guest()
        #expect(other.shown.stage == guest.shown.stage && other.shown.inside == guest.shown.inside)
    }

    @Test func `what is done is a line, and what cannot be done is none`() async {
        let guest = await house.guest()
        #expect(await guest.do("tap Help").isDone)
        let answer = await guest.do("tap Hepl")
        #expect(!answer.isDone && answer.message == "could not tap \"Hepl\": it is not there")
        let mistake = await guest.do("tapp Help")
        #expect(mistake.mistakes.first?.column == 1)
        #expect(mistake.message == "unknown command 'tapp'; did you mean 'tap'?")
        #expect(await guest.do("tree").text == guest.tree)
        #expect(guest.lines == ["tap \"Help\""])
        #expect(guest.shown.script?.lines.first?.outcome == .done)
    }

    @Test func `what is typed into a field, letter by letter, is one line`() async {
        let guest = await house.guest()
        let line = guest.shown.stage?.windows[0].layers[0].screen.elements.first { $0.kind == .field }?.acts
            .type
        for letter in ["ب", "ر", "🥇"] {
            #expect(
                await guest.ask(.type) {
                    $0.line = line
                    $0.text = letter
                }.isDone)
        }
        #expect(guest.lines == ["type \"Email\" \"بر🥇\""])
        await guest.do("type Password secret")
        #expect(guest.shown.script?.lines.map(\.hidesText) == [false, true])
        await guest.ask(.play) { $0.text = "type Password secret\nback" }
        #expect(guest.shown.script?.lines.map(\.hidesText) == [true])
    }

    @Test func `time that passes by itself is a line, and the lines make the same app again`() async throws {
        let guest = await house.guest(speed: 1)
        await guest.do("type Email \"ana@example.org\"")
        await guest.do("tap \"Log in\"")
        await guest.listen {
            $0.inside?.notation == "stack[credentials > home]" && $0.status?.wantsTime == false
        }
        #expect(guest.lines.count == 3 && guest.lines[2].hasPrefix("wait 1"), "\(guest.lines)")
        #expect(guest.shown.script?.lines[2].isTime == true)
        let entries = guest.shown.timeline?.entries.map(\.text)
        #expect(guest.shown.timeline?.entries.last?.line == 2)
        let answer = await guest.ask(.goTo) { $0.number = 3 }
        #expect(answer.isDone, "\(answer)")
        await guest.listen { $0.status?.app == .running }
        #expect(guest.tree == "stack[credentials > home]")
        #expect(guest.shown.timeline?.entries.map(\.text) == entries)
        #expect(house.apps.count == 2)
    }

    @Test func `a line that fails after some time leaves that time behind`() async {
        let guest = await house.guest()
        await guest.do("tap \"Wait for ever\"")
        let answer = await guest.do("wait")
        #expect(answer.message?.hasPrefix("after 60.0 seconds something is still scheduled") == true)
        #expect(guest.lines == ["tap \"Wait for ever\"", "wait 60.0"])
        #expect(guest.shown.script?.lines.last?.isTime == true)
    }

    @Test func `a line that is very long is not repeated whole when the app traps in it`() async throws {
        let guest = await house.guest(speed: 0)
        await guest.ask(.speed) { $0.speed = 0 }
        guest.begin(.do) { $0.line = "tap Help" }
        await guest.listen { $0.stage?.isMoving == true }
        house.hub.status.doing = String(repeating: "x", count: 100_000)
        house.apps[0].trap()
        await guest.listen { $0.status?.app == .trapped }
        #expect(guest.shown.status?.say.map { $0.count < 2_200 } == true)
    }

    @Test func `going back leaves a branch, on which one may go on`() async throws {
        let guest = await house.guest()
        for line in ["tap Help", "back", "type Email x"] { await guest.do(line) }
        #expect(await guest.ask(.goTo) { $0.number = 1 }.isDone)
        #expect(guest.tree == "stack[credentials > help]" && guest.lines == ["tap \"Help\""])
        let branch = try #require(guest.shown.script?.branches.first)
        #expect(branch.lines == 3 && branch.last == "type \"Email\" \"x\"")
        await guest.do("swipe")
        #expect(await guest.ask(.branch) { $0.number = branch.number }.isDone)
        #expect(guest.lines == ["tap \"Help\"", "back", "type \"Email\" \"x\""])
        #expect(guest.shown.script?.branches.map(\.last) == ["swipe"])
        let entry = try #require(guest.shown.timeline?.entries.first { $0.line == 1 })
        #expect(await guest.ask(.goToEntry) { $0.number = entry.id }.isDone)
        #expect(guest.lines.count == 2)
        let detail = try #require(await guest.ask(.entry) { $0.number = entry.id }.entry)
        #expect(detail.before == "stack[credentials > help]" && detail.went == ["help"])
        #expect(detail.stageBefore?.windows[0].layers[0].screen.bar?.title == "Help")
        #expect(detail.stageAfter?.windows[0].layers[0].screen.bar?.title == "Log in")
    }

    @Test func `a script is played anew, as far as it can be, and one that cannot be read is not`() async {
        let guest = await house.guest()
        let unread = await guest.ask(.play) { $0.text = "tap Help\nfly\nback 7" }
        #expect(unread.mistakes.map(\.line) == [2, 3] && guest.lines.isEmpty)
        let half = await guest.ask(.play) { $0.text = "tap Help\ntap Nothing\nback" }
        #expect(half.message == "line 2: could not tap \"Nothing\": it is not there")
        #expect(guest.lines == ["tap \"Help\""] && guest.tree == "stack[credentials > help]")
        let script = await guest.ask(.export) { $0.line = "script" }.text
        #expect(script == "# Played with club studio.\ndevice phone\ntap \"Help\"\n")
        let test = await guest.ask(.export) { $0.line = "test" }.text
        #expect(await guest.ask(.export) { $0.line = "dance" }.message == "there is no export 'dance'")
        #expect(
            test?.hasSuffix(
                """
                    try await studio.play(
                        #\"\"\"
                        tap "Help"
                        expect tree "stack[credentials > help]"
                        \"\"\"#)
                }

                """) == true)
    }

    @Test func `a test that is saved while lines are played ends where they lead`() async throws {
        let guest = await house.guest()
        for line in ["tap Help", "back", "tap Help"] { await guest.do(line) }
        let asked = guest.begin(.goTo) { $0.number = 3 }
        await guest.listen { $0.status?.app == .running && $0.status?.doing != nil }
        let test = await guest.ask(.export) { $0.line = "test" }
        #expect(test.text?.contains(#"expect tree "stack[credentials > help]""#) == true, "\(test)")
        #expect(await guest.answer(to: asked).isDone)
    }

    @Test func `what time sets in motion is seen, and comes to rest before the next line`() async throws {
        let guest = await house.guest(speed: 1)
        await guest.do("type Email \"nobody\"")
        await guest.do("tap \"Log in\"")
        await guest.listen { $0.stage?.isMoving == true }
        #expect(await guest.do("tap Cancel").isDone)
        #expect(guest.tree == "stack[credentials]")
        #expect(guest.lines.count == 4 && guest.lines[2].hasPrefix("wait 1."), "\(guest.lines)")
        let elsewhere = House()
        let other = await elsewhere.guest()
        #expect(await other.ask(.play) { $0.text = guest.lines.joined(separator: "\n") }.isDone)
        #expect(other.tree == guest.tree && other.shown.status?.time == guest.shown.status?.time)
    }

    @Test func `a script that stops at a wait keeps the time that has passed`() async throws {
        let guest = await house.guest()
        let script = "tap \"Wait for ever\"\nwait\nback"
        #expect(await guest.ask(.play) { $0.text = script }.message?.hasPrefix("line 2: ") == true)
        #expect(guest.lines == ["tap \"Wait for ever\"", "wait 60.0"])
    }

    @Test func `a line that another launch comes across is left in the middle, and no end of the app`()
        async throws
    {
        let guest = await house.guest(speed: 0)
        guest.begin(.do) { $0.line = "tap Help" }
        await guest.listen { $0.stage?.isMoving == true }
        #expect(await guest.ask(.goTo) { $0.number = 0 }.isDone)
        #expect(guest.shown.script?.branches.map(\.failure) == ["left in the middle"])
    }

    @Test
    func `a page lets go what the server lets go, and one that sleeps costs no more than one that comes`()
        async
    {
        let guest = await house.guest()
        let sleeper = house.hub.enter()
        _ = await sleeper.next()
        for start in stride(from: house.hub.timeline.count, to: 12_000, by: 400) {
            tell(start..<start + 400)
            if start % 3 == 0 { await guest.listen { $0.timeline == house.hub.timeline } }
        }
        #expect(house.hub.timeline.entries.count == Wire.Limit.entries)
        let missed = await sleeper.next()?.update?.timeline
        #expect(missed == house.hub.timeline && missed?.isWhole == true)
        tell(house.hub.timeline.count..<house.hub.timeline.count + 7)
        await guest.listen { $0.timeline == house.hub.timeline }
        #expect(guest.shown.timeline?.entries.first?.id == house.hub.timeline.omitted)
        #expect(await sleeper.next()?.update?.timeline?.entries.count == 7)
    }

    private func tell(_ ids: Range<Int>) {
        let entries = ids.map {
            Wire.Entry(id: $0, number: $0, window: 1, cause: .finger, text: "by finger", line: nil)
        }
        house.hub.hear(.told(.init(entries: entries)), of: house.hub.status.launch)
    }

    @Test func `what the app does by itself is told, and said once`() async {
        let guest = await house.guest()
        house.apps[0].goOnByItself { $0.rotate(to: .landscapeLeft) }
        await guest.listen { $0.status?.notice != nil }
        #expect(guest.shown.status?.notice?.text.hasPrefix("The app went on by itself") == true)
        #expect(guest.lines == [])
    }

    @Test func `an app that traps leaves the page status, with the line it trapped in`() async throws {
        let guest = await house.guest(speed: 0)
        await guest.ask(.speed) { $0.speed = 0 }
        guest.begin(.do) { $0.line = "tap Help" }
        await guest.listen { $0.stage?.isMoving == true }
        let waiting = guest.begin(.do) { $0.line = "back" }
        house.apps[0].trap()
        #expect(await guest.answer(to: waiting).isDone == false)
        await guest.listen { $0.status?.app == .trapped }
        #expect(
            guest.shown.status?.say
                == "The app's process has ended: it trapped (signal 4), while doing: tap \"Help\". It said: "
                + "Fatal error: it is planted here")
        #expect(guest.shown.status?.errors == "Fatal error: it is planted here\n")
        #expect(guest.shown.script?.lines.map(\.outcome) == [.failed])
        #expect(await guest.do("back").message == "the app is not running: launch it anew, or go back")
        #expect(
            await guest.ask(.export).text == "# Played with club studio.\ndevice phone\ntap \"Help\"\n")
        #expect(await guest.ask(.goTo) { $0.number = 1 }.isDone)
        #expect(guest.shown.status?.app == .running && guest.tree == "stack[credentials > help]")
    }
}

/// A hub with the club in it, and the apps that it launched.
@MainActor
final class House {
    private(set) var apps: [LocalApp] = []
    /// The index of the line of a script at which the apps end that are launched from now on.
    var trapsAtLine: Int?
    private(set) lazy var hub = Hub(.init(app: "club", links: [], manual: [])) { [weak self] in
        let app = LocalApp(Club.self, on: $0, by: $1, navigator: { $0.navigator }, hear: $2)
        app.trapsAtLine = self?.trapsAtLine
        self?.apps.append(app)
        return app
    } sleep: { _ in
        await Task.yield()
    }

    /// A page of an app that runs.
    /// - Parameter speed: 1,000 as in the terminal.
    func guest(speed: Double = 1_000) async -> Guest {
        if apps.isEmpty {
            hub.status.speed = speed
            hub.launch(.phone, by: nil, [])
        }
        let guest = Guest(hub)
        await guest.listen { $0.status?.app == .running && $0.inside?.root != nil }
        return guest
    }
}
