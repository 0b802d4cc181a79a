import CairnInspector
import Testing
import UIKit

@testable import CairnStudio

/// A script of which a line cannot be done, or in the middle of which the app ends: nothing of it is lost.
@MainActor
@Suite(.simulator)
struct StoppedScriptTests {
    let house = House()
    let script = """
        # A comment.
        tap Help

        back
        type Email x
        tap Help
        """
    let lines = ["tap \"Help\"", "back", "type \"Email\" \"x\"", "tap \"Help\""]

    @Test func `an app that ends in the middle of a script names the line, and keeps those that follow`()
        async throws
    {
        let guest = await house.guest()
        house.trapsAtLine = 2
        let answer = await guest.ask(.play) { $0.text = script }
        #expect(answer.mistakes == [.init(line: 5, column: 1, message: "here the app ended")])
        #expect(answer.message?.contains("while doing: type \"Email\" \"x\". It said: Fatal error") == true)
        #expect(guest.shown.script?.lines.map(\.outcome) == [.done, .done, .failed])
        let left = try #require(guest.shown.script?.branches.last)
        #expect(left.lines == 4 && left.failure == "here the app ended")
        let kept = await guest.ask(.export) { ($0.line, $0.number) = ("script", left.number) }.text
        #expect(kept?.hasSuffix(lines.joined(separator: "\n") + "\n") == true)
        house.trapsAtLine = nil
        #expect(await guest.ask(.branch) { $0.number = left.number }.isDone)
        #expect(guest.lines == lines && guest.tree == "stack[credentials > help]")
    }

    @Test func `going back to where the app ends again loses nothing either`() async {
        let guest = await house.guest()
        for line in lines { await guest.do(line) }
        house.trapsAtLine = 1
        #expect(await guest.ask(.goTo) { $0.number = 4 }.isDone == false)
        #expect(guest.shown.script?.lines.map(\.outcome) == [.done, .failed])
        #expect(guest.shown.script?.branches.map(\.lines) == [4])
    }

    @Test func `an app that ends as it starts has played no line, and keeps them all`() async {
        let guest = await house.guest()
        let asked = guest.begin(.play) { $0.text = script }
        house.apps[1].trap()
        #expect(await guest.answer(to: asked).isDone == false)
        #expect(guest.shown.status?.say?.contains("while doing") == false)
        #expect(guest.lines == [] && guest.shown.script?.branches.map(\.lines) == [4])
        let number = guest.shown.script?.branches.last?.number
        #expect(await guest.ask(.branch) { $0.number = number }.isDone)
        #expect(guest.lines == lines && guest.shown.script?.branches == [])
    }

    @Test func `the same session is left once`() async {
        let guest = await house.guest()
        for _ in 1...3 {
            for line in lines { await guest.do(line) }
            await guest.ask(.launch)
        }
        #expect(guest.shown.script?.branches.map(\.lines) == [4])
    }

    @Test func `a line that cannot be done leaves an edited script with its author`() async {
        let guest = await house.guest()
        let broken = script.replacing("back", with: "tap Nowhere")
        let answer = await guest.ask(.play) { $0.text = broken }
        #expect(answer.mistakes.map(\.line) == [4] && answer.mistakes[0].message.contains("Nowhere"))
        #expect(guest.lines == ["tap \"Help\""] && guest.shown.script?.branches == [])
    }

    @Test func `what is broken many times, or very long, is refused soon`() async {
        let guest = await house.guest()
        let nonsense = Array(repeating: "fly", count: 1_000)
        let many = await guest.ask(.play) { $0.text = nonsense.joined(separator: "\n") }
        #expect(many.mistakes.count == 100 && many.mistakes.last?.line == 100)
        let long = await guest.ask(.play) { $0.text = String(repeating: "\n", count: 40_000) }
        #expect(long.message == "a script has at most 20000 lines here")
        #expect(await guest.ask(.entry) { $0.number = .min }.isDone == false)
    }
}
