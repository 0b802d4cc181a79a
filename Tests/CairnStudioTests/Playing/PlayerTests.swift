import Cairn
import CairnTesting
import StudioStage
import Testing
import UIKit

@testable import CairnStudio

@MainActor @Suite(.simulator)
final class PlayerTests {
    let simulator = Simulator.current
    let player: Player

    init() {
        let club = Simulator.current.launch(Club.self)
        player = Player(.current) { club.navigator }
    }

    func play(_ lines: String...) async throws {
        for line in lines { try await player.perform(#require(try Action(line: line))) }
    }

    func failure(_ line: String) async throws -> PlayFailure {
        let action = try #require(try Action(line: line))
        return try await #require(throws: PlayFailure.self) { try await player.perform(action) }
    }

    func logIn() async throws {
        try await play("type Email \"ana@example.org\"", "tap \"Log in\"", "wait", "expect screen Home")
    }

    @Test func `an action runs until nothing moves, and not through a longer pause`() async throws {
        try await play("type Email \"ana@example.org\"", "tap \"Log in\"", "expect screen \"Log in\"")
        #expect(player.navigator?.pending.count == 1)
        try await play("wait 0.9", "expect screen \"Log in\"", "wait 0.1")
        #expect(player.navigator?.pending.isEmpty == true)
        try await play("wait", "expect screen Home", "expect tree \"stack[credentials>home]\"")
        #expect(!simulator.isMoving)
    }

    @Test func `back, menu and swipe lead back; a cancelled swipe does not`() async throws {
        try await logIn()
        try await play("tap \"Match 2\"", "wait", "expect tree \"stack[credentials > home > match(2)]\"")
        try await play("swipe cancel 0.4", "expect screen \"Match 2\"", "back", "expect screen Home")
        try await play("tap \"Match 3\"", "wait", "swipe", "expect tree \"stack[credentials > home]\"")
        try await play("tap \"Match 3\"", "wait", "menu \"Log in\"", "expect tree \"stack[credentials]\"")
    }

    @Test func `an answer may come in the middle of a swipe`() async throws {
        try await logIn()
        try await play("tap \"Match 1\"")
        #expect(player.navigator?.pending.count == 1)
        try await play("swipe cancel 0.4", "wait", "expect tree \"stack[credentials > home > match(1)]\"")
        try await play("back", "tap \"Match 1\"", "swipe", "wait", "expect tree \"stack[credentials]\"")
        let journal = try #require(player.navigator?.journal)
        #expect(journal.entries.contains { "\($0)".contains("match(1): refused") })
    }

    @Test func `a sheet is pulled away, or springs back`() async throws {
        try await logIn()
        try await play("tap \"New match\"", "expect screen \"New match\"", "pull cancel 0.4")
        try await play("expect screen \"New match\"", "pull", "expect screen Home")
    }

    @Test func `an alert has a title, texts and buttons`() async throws {
        try await play("type Email bob", "tap \"Log in\"", "wait", "expect screen \"Could not log in\"")
        try await play("expect text \"Nobody is called bob\"", "expect text Cancel", "expect no text Email")
        try await play("tap Help", "expect screen Help")
    }

    @Test func `fields are typed into, cleared and left by the return key`() async throws {
        try await play("type Password geheim", "type Password 7", "expect text \"•••••••\"")
        #expect(player.possible.contains(.returnKey))
        try await play("return", "clear Password", "expect no text \"•\"", "expect text Password")
    }

    @Test func `in the background an app goes on, and cannot be touched until it is back`() async throws {
        try await play("type Email \"ana@example.org\"", "tap \"Log in\"", "background")
        #expect(player.possible == [.foreground])
        #expect(
            try await failure("tap Help").message
                == "could not tap \"Help\": the app is in the background, until the script says foreground")
        try await play("wait", "expect screen Home", "foreground", "back", "expect screen \"Log in\"")
    }

    @Test func `a long pause costs nothing where nothing waits for it`() async throws {
        try await play("wait 86400", "expect screen \"Log in\"")
    }

    @Test(arguments: 0..<8)
    func `whatever is listed can be done, and every screen can be drawn`(_ walk: Int) async throws {
        let seed = SeededRandom.seedOfTests &+ UInt64(walk)
        var random = SeededRandom(seed: seed)
        for _ in 0..<25 {
            guard let action = player.possible.randomElement(using: &random) else { break }
            do {
                try await player.perform(action)
            } catch {
                Issue.record("\(action): \(error), seed \(seed)")
            }
            let room = Room(columns: Int.random(in: 20...120, using: &random), rows: 24)
            let lines = player.scene.picture(in: room, prompt: Prompt(), notice: Line())
            #expect(lines.count <= 24 && lines.allSatisfy { $0.columns <= room.columns }, "seed \(seed)")
            let shown = try #require(player.navigator).tree.notation
            try await player.perform(.expect(.tree(shown)))
        }
    }

    @Test func `what cannot be done says why, and suggests what reads almost like it`() async throws {
        #expect(
            try await failure("tap \"Log im\"").message
                == "could not tap \"Log im\": it is not there; did you mean \"Log in\"?")
        #expect(
            try await failure("type \"E-mail\" x").message
                == "could not type into \"E-mail\": it is not there; did you mean \"Email\"?")
        #expect(
            try await failure("tap \"Log in\" 2").message
                == "could not tap \"Log in\": only one thing reads like that")
        #expect(try await failure("back").message == "could not tap back: it is not there")
        #expect(try await failure("swipe").message == "could not swipe back: it is not there")
        #expect(try await failure("pull cancel 0.4").message == "could not pull the sheet: it is not there")
        #expect(try await failure("return").message == "could not press return: it is not there")
    }

    @Test func `another tree is shown with the place where it differs`() async throws {
        #expect(
            try await failure("expect tree \"stack[credentials > home]\"")
                == PlayFailure(
                    "the tree is another",
                    details: [
                        "expected  stack[credentials > home]", "found     stack[credentials]",
                        "                           ^",
                    ]))
    }

    @Test func `an expectation that fails says what is there`() async throws {
        #expect(
            try await failure("expect screen Home").message
                == "expected the screen \"Home\", found \"Log in\"")
        #expect(
            try await failure("expect text \"Pasword\"").message
                == "expected the text \"Pasword\", which cannot be read in front; did you mean \"Password\"?")
        #expect(
            try await failure("expect no text Log").message == "expected no text \"Log\", found \"Log in\"")
    }

    @Test func `waiting for what never answers ends, and names it`() async throws {
        try await play("tap \"Wait for nobody\"")
        #expect(
            try await failure("wait").message
                == "nothing is scheduled any more, and there is no answer yet to 'never'")
    }

    @Test func `waiting for what repeats for ever ends, and names it`() async throws {
        try await play("tap \"Wait for ever\"")
        #expect(
            try await failure("wait").message
                == "after 60.0 seconds something is still scheduled; there is no answer yet to 'ever'. "
                + "To let some time pass, say how much: wait 5")
    }

    @Test func `the scene tells the tree, the last event and what was asked`() async throws {
        try await play("tap Help")
        #expect(player.scene.tree == "stack[credentials > help]")
        #expect(player.scene.event == "credentials asked for help: performed")
        try await play("back", "tap \"Log in\"")
        #expect(player.scene.event == "by finger: performed")
        #expect(player.scene.pending == ["logIn(\"\")"])
        #expect(player.scene.possible.contains("type \"Email\" \"…\""))
    }
}

@MainActor
struct PlainPlayerTests {
    @Test func `an app without a navigator is played all the same`() async throws {
        try await Simulator.run { simulator in
            _ = simulator.launch(PlainClub.self)
            let player = Player(simulator) { nil }
            try await player.perform(.tap("Open"))
            try await player.perform(.expect(.screen("Match")))
            #expect(player.scene.tree == nil && player.scene.event == nil)
            await #expect(throws: PlayFailure("no tree: \(Player.noNavigator)")) {
                try await player.perform(.tree)
            }
        }
    }

    @Test func `what UIKit would have raised ends the play, once`() async throws {
        try await Simulator.run { simulator in
            _ = simulator.launch(PlainClub.self)
            let player = Player(simulator) { nil }
            let failure = try await #require(throws: PlayFailure.self) {
                try await player.perform(.tap("Open too much"))
            }
            #expect(
                failure.message.hasPrefix("UIKit would have raised, and the app would have crashed: Pushing"))
            try await player.perform(.expect(.screen("Plain")))
            #expect(simulator.log.takeRaises().count == 1)
        }
    }
}
