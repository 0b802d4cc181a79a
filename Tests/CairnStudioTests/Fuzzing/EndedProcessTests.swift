import Foundation
import Testing
import UIKit

@testable import CairnStudio

/// An app that ends the process by `exit(0)` is found as one that traps is: nothing goes well because of it.
struct EndedProcessTests {
    @Test func `a script says at which line the app ended the process, and has failed`() async throws {
        let result = try await #require(
            processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
        ) {
            await TwoButtonsApp.run(
                EndingApp.self, "--script", "a.script",
                playing: "tap \"Fine\"\ntap \"End\"\nexpect text \"No\"\n")
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.hasSuffix("a.script:2: the app ended the process\n"), "\(text)")
    }

    @Test func `the explorer leaves a script behind`() async throws {
        let result = try await #require(
            processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
        ) { await TwoButtonsApp.run(EndingApp.self, "explore", "--seed", "1") }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(
            text.contains("the app ended the process in launch 1 of shard 1, seed 1, at the last of "),
            "\(text)")
        #expect(text.contains("tap \"End\"\nend of file"), "\(text)")
    }

    @Test func `that another thread of the app ends the process is said as well`() async throws {
        let result = try await #require(
            processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
        ) {
            await TwoButtonsApp.run(
                EndingOnThreadApp.self, "fuzz", "--seed", "1", "--steps", "100000000")
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("the app ended the process, from another thread than the main one, in launch "))
        #expect(text.contains(" A script that leads there:\n# app fuzz: the app ended"), "\(text)")
        #expect(text.contains("\ntap \"End\"\n"), "\(text)")
    }

    @Test func `a run in which the app ends the process leaves a short script, which fails`() throws {
        let script = inTemporary("\(UUID()).script")
        let ends = ["WORKBENCH_ENDS": "1"]
        let result = try workbench("fuzz", "--seed", "4", "--script", script.path, with: ends)
        #expect(result.status == 1)
        #expect(result.output.contains(", and the app ended the process\n"), "\(result)")
        let again = try workbench("--script", script.path, with: ends)
        #expect(again.status == 1 && again.errors.hasSuffix(":4: the app ended the process\n"), "\(again)")
        let lines = try script.lines()
        #expect(
            lines.first?.hasPrefix("# workbench fuzz: the app ended the process in launch ") == true,
            "\(lines)")
        #expect(lines.dropFirst().sorted() == ["tap \"Arm\"", "tap \"Tour\"", "tap \"Trap\""], "\(lines)")
    }
}

private final class EndingApp: TwoButtonsApp {
    override var button: UIAction { UIAction(title: "End") { _ in exit(0) } }
}

private final class EndingOnThreadApp: TwoButtonsApp {
    override var button: UIAction {
        UIAction(title: "End") { _ in Thread.detachNewThread { exit(0) } }
    }
}
