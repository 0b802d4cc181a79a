import Foundation
import Testing
import UIKit

@testable import CairnInspector
@testable import CairnStudio

/// What becomes of a session when the app is launched anew.
@MainActor
struct RelaunchTests {
    let house = House()

    @Test func `another device keeps what the person has set, and says where the script before is`()
        async throws
    {
        let guest = await house.guest()
        for line in ["tap Help", "appearance dark", "textsize xxLarge", "rotate left"] {
            await guest.do(line)
        }
        #expect(await guest.ask(.launch) { $0.device = .tablet }.isDone)
        let looks = try #require(guest.shown.stage?.looks)
        #expect(looks.device == .tablet && looks.isDark && looks.textSize == "xxLarge")
        #expect(looks.orientation == "left")
        #expect(guest.lines == ["appearance dark", "textsize xxLarge", "rotate left"])
        let notice = try #require(guest.shown.status?.notice)
        #expect(
            notice.text
                == "Launched again on a tablet. The script before it, 4 lines, is in “Sessions that were left”."
        )
        #expect(await guest.ask(.branch) { $0.number = notice.branch }.isDone)
        #expect(guest.shown.stage?.looks.device == .phone && guest.tree == "stack[credentials > help]")
        #expect(guest.shown.status?.notice == nil)
    }

    @Test func `while the app starts nothing is said of the one before`() async {
        let guest = await house.guest()
        await guest.do("wait 3")
        await guest.do("kill")
        #expect(guest.shown.status?.isKilled == true)
        guest.begin(.launch)
        await guest.listen { $0.status?.app == .starting }
        #expect(guest.shown.status?.isKilled == false && guest.shown.status?.time == 0)
    }

    @Test func `what is asked while the app starts waits for it, and no finger comes before`() async {
        let guest = await house.guest()
        await guest.do("tap Help")
        let launch = guest.begin(.goTo) { $0.number = 1 }
        let act = guest.begin(.do) { $0.line = "back" }
        #expect(await guest.ask(.finger) { ($0.finger, $0.progress) = (.swipe, 0.5) }.isDone == false)
        #expect(await guest.answer(to: launch).isDone)
        #expect(await guest.answer(to: act).isDone)
        #expect(guest.lines == ["tap \"Help\"", "back"] && guest.tree == "stack[credentials]")
    }

    @Test func `a tablet on its head becomes a phone that is upright`() async {
        let guest = await house.guest()
        await guest.ask(.launch) { $0.device = .tablet }
        #expect(guest.shown.status?.notice?.text == "Launched again on a tablet.")
        await guest.do("rotate upsidedown")
        await guest.ask(.launch) { $0.device = .phone }
        #expect(guest.lines.isEmpty && guest.shown.stage?.looks.orientation == "upright")
    }

    @Test func `a script says its device, and is played on that again`() async throws {
        let guest = await house.guest()
        await guest.ask(.launch) { $0.device = .tablet }
        await guest.do("tap Help")
        let saved = try #require(await guest.ask(.export) { $0.line = "script" }.text)
        #expect(saved == "# Played with club studio.\ndevice tablet\ntap \"Help\"\n")
        #expect(
            await guest.ask(.export) { $0.line = "test" }.text?.contains(
                "device tablet\n        tap \"Help\"\n")
                == true)
        await guest.ask(.launch) { $0.device = .phone }
        #expect(await guest.ask(.play) { $0.text = saved }.isDone)
        #expect(guest.shown.stage?.looks.device == .tablet && guest.lines == ["tap \"Help\""])
        #expect(guest.shown.status?.notice?.text.hasPrefix("Launched again on a tablet.") == true)
        let late = await guest.ask(.play) { $0.text = "tap Help\ndevice tablet" }
        #expect(late.mistakes.map(\.line) == [2])
        #expect(await guest.do("device phone").isDone == false)
    }

    @Test func `after a trap the script that led there is among the sessions that were left`() async throws {
        let guest = await house.guest(speed: 0)
        await guest.ask(.speed) { $0.speed = 0 }
        guest.begin(.do) { $0.line = "tap Help" }
        await guest.listen { $0.stage?.isMoving == true }
        house.apps[0].trap()
        await guest.listen { $0.status?.app == .trapped }
        #expect(await guest.ask(.launch).isDone)
        let notice = try #require(guest.shown.status?.notice)
        #expect(
            notice.text
                == "Launched again. The script up to where the app ended, 1 line, is in “Sessions that were left”."
        )
        let left = try #require(guest.shown.script?.branches.last)
        #expect(left.number == notice.branch && left.failure == "here the app ended" && left.lines == 1)
        let script = await guest.ask(.export) { ($0.line, $0.number) = ("script", left.number) }.text
        #expect(script == "# Played with club studio.\ndevice phone\ntap \"Help\"\n")
        #expect(await guest.ask(.export) { ($0.line, $0.number) = ("script", 99) }.isDone == false)
    }
}
