import Testing
import UIKit

@testable import CairnInspector
@testable import CairnStudio

/// Transitions that are seen on their way, and fingers.
@MainActor
struct MovingTests {
    let house = House()

    @Test func `where time stands still, each turn shows a step, and a page that comes again sees the same`()
        async
    {
        let guest = await house.guest(speed: 0)
        let act = guest.begin(.do) { $0.line = "tap Help" }
        await guest.listen { $0.stage?.isMoving == true }
        #expect(guest.shown.stage?.motion == .push && guest.shown.status?.wantsTime == true)
        #expect(guest.shown.stage?.possible == [])
        let other = await house.guest()
        #expect(other.shown.stage == guest.shown.stage)
        house.hub.leave(guest.link)
        var turns = 0
        while other.shown.stage?.isMoving == true, turns < 100 {
            let time = other.shown.status?.time
            await other.ask(.turn)
            turns += 1
            await other.listen { $0.status?.time != time || $0.stage?.isMoving == false }
        }
        #expect(turns > 3 && turns < 20)
        await other.listen { $0.status?.doing == nil }
        #expect(other.tree == "stack[credentials > help]" && act == 1)
        #expect(other.lines == ["tap \"Help\""])
    }

    @Test func `what is asked in mid-transition comes once that is at rest`() async {
        let guest = await house.guest(speed: 0)
        let first = guest.begin(.do) { $0.line = "tap Help" }
        await guest.listen { $0.stage?.isMoving == true }
        let second = guest.begin(.do) { $0.line = "back" }
        #expect(await guest.answer(to: first).isDone)
        await guest.listen { $0.stage?.motion == .pop }
        await guest.ask(.speed) { $0.speed = 1_000 }
        #expect(await guest.answer(to: second).isDone)
        #expect(guest.tree == "stack[credentials]" && guest.lines == ["tap \"Help\"", "back"])
    }

    @Test func `what only wants to know is answered amid a transition, and a launch gives up what waits`()
        async
    {
        let guest = await house.guest(speed: 0)
        guest.begin(.do) { $0.line = "tap Help" }
        await guest.listen { $0.stage?.isMoving == true }
        #expect(await guest.ask(.entry) { $0.number = 0 }.entry?.id == 0)
        #expect(await guest.ask(.export) { $0.line = "journal" }.text?.contains("\"cairn\"") == true)
        #expect(guest.shown.stage?.isMoving == true)
        let waiting = ["back", "tap Help", "back"].map { line in guest.begin(.do) { $0.line = line } }
        #expect(await guest.ask(.launch).isDone)
        for id in waiting { #expect(await guest.answer(to: id).message == "the app was launched anew") }
        #expect(guest.lines == [] && guest.tree == "stack[credentials]")
        #expect(guest.shown.script?.branches.map(\.lines) == [1])
    }

    @Test func `a finger that is dragged is a line, which makes the same again`() async {
        let guest = await house.guest()
        await guest.do("tap Help")
        let time = guest.shown.status?.time
        #expect(await guest.drag(.swipe, to: 0.25, 0.61).isDone)
        #expect(guest.shown.stage?.finger == .init(kind: .swipe, progress: 0.61))
        #expect(await guest.do("back").message == "a finger is on the screen")
        #expect(await guest.finger(.cancel).isDone)
        #expect(guest.shown.stage?.finger == nil && guest.tree == "stack[credentials > help]")
        await guest.drag(.swipe, to: 0.9)
        await guest.finger(.finish)
        #expect(guest.lines == ["tap \"Help\"", "swipe cancel 0.61", "swipe"])
        #expect(guest.tree == "stack[credentials]")
        let after = (guest.shown.status?.time ?? 0) - (time ?? 0)
        await guest.ask(.play) { $0.text = guest.lines.joined(separator: "\n") }
        #expect(guest.tree == "stack[credentials]")
        #expect(abs((guest.shown.status?.time ?? 0) - after - (time ?? 0)) < 0.001)
    }

    @Test func `a finger comes down once what is under way has ended, where nothing is seen to move`() async {
        let guest = await house.guest()
        await guest.do("tap Help")
        // A step of time that nobody sees, and a line that moves nothing.
        guest.begin(.turn)
        #expect(await guest.drag(.swipe, to: 0.25).isDone)
        await guest.finger(.cancel)
        guest.begin(.do) { $0.line = "expect screen help" }
        #expect(await guest.drag(.swipe, to: 0.5).isDone)
        await guest.finger(.finish)
        #expect(guest.tree == "stack[credentials]")
    }

    @Test func `a finger that comes down on what moves is refused`() async {
        let guest = await house.guest(speed: 0)
        guest.begin(.do) { $0.line = "tap Help" }
        await guest.listen { $0.stage?.isMoving == true }
        #expect(await guest.finger(.swipe).message == "something is moving")
    }

    @Test func `a finger on an app that is launched anew ends with that app, and nothing is said of it`()
        async
    {
        let guest = await house.guest()
        await guest.do("tap Help")
        #expect(await guest.drag(.swipe, to: 0.5).isDone)
        await guest.ask(.launch)
        #expect(await guest.finger(.move, to: 0.6).isDone)
        #expect(await guest.finger(.finish).isDone)
        #expect(guest.tree == "stack[credentials]" && guest.lines == [])
        #expect(await guest.finger(.finish).message == "no finger is on the screen")
        await guest.do("tap Help")
        #expect(await guest.drag(.swipe, to: 0.5).isDone)
        #expect(guest.shown.stage?.finger == .init(kind: .swipe, progress: 0.5))
    }

    @Test func `a page that goes with its finger down lifts it`() async {
        let guest = await house.guest()
        await guest.do("tap Help")
        await guest.drag(.swipe, to: 0.5)
        let other = await house.guest()
        #expect(await other.finger(.finish).message == "no finger is on the screen")
        house.hub.leave(guest.link)
        await other.listen { $0.stage?.finger == nil && $0.stage?.isMoving == false }
        #expect(other.lines == ["tap \"Help\"", "swipe cancel 0.5"])
        #expect(other.tree == "stack[credentials > help]")
        #expect(await other.finger(.swipe).isDone)
    }

    @Test func `an app at rest is asked nothing`() async {
        let guest = await house.guest(speed: 1)
        await guest.do("tap Help")
        let orders = house.apps[0].orders.count
        for _ in 0..<200 { await Task.yield() }
        #expect(house.apps[0].orders.count == orders)
        #expect(guest.shown.status?.wantsTime == false)
    }

    @Test(arguments: [0.0, 1, 10, 1_000])
    func `at any speed the same comes of the same`(speed: Double) async {
        let guest = await house.guest(speed: speed)
        for line in ["tap Help", "back", "type Email nobody", "tap \"Log in\"", "wait", "tap Cancel"] {
            let act = guest.begin(.do) { $0.line = line }
            // Nobody else turns the clock.
            while speed == 0, guest.shown.script?.lines.last?.outcome != .done || guest.lines.last != line {
                guard guest.shown.status?.wantsTime == true || guest.shown.status?.doing != nil else {
                    break
                }
                await guest.ask(.turn)
            }
            _ = act
        }
        await guest.ask(.speed) { $0.speed = 1_000 }
        await guest.do("wait")
        await guest.listen { $0.status?.doing == nil }
        #expect(guest.tree == "stack[credentials]")
        let texts = guest.shown.timeline?.entries.map { "\($0.text): \($0.outcome)" }
        // The page does not keep it.
        let another = House()
        let plain = await another.guest()
        await plain.ask(.play) { $0.text = guest.lines.joined(separator: "\n") }
        #expect(plain.shown.timeline?.entries.map { "\($0.text): \($0.outcome)" } == texts)
        #expect(!another.apps.isEmpty)
    }
}

extension Guest {
    @discardableResult
    func finger(_ act: Wire.Ask.FingerAct, to progress: Double? = nil) async -> Wire.Answer {
        await ask(.finger) { ($0.finger, $0.progress) = (act, progress) }
    }

    @discardableResult
    func drag(_ kind: Wire.Ask.FingerAct, to places: Double...) async -> Wire.Answer {
        var answer = await finger(kind)
        for place in places where answer.isDone { answer = await finger(.move, to: place) }
        return answer
    }
}
