import Foundation
import StudioStage
import Testing
import UIKit

@testable import CairnStudio

/// Where the process is the fuzzer's own, it takes over the main actor's queue, and sees to traps.
struct OwnProcessTests {
    @Test func `what the runtime says of a trap is its last word, whatever it was`() {
        #expect(
            TrapPlays.lastWords(in: "a line\nA.swift:95: Precondition failed: locked\n\nmore")
                == "A.swift:95: Precondition failed: locked")
        #expect(
            TrapPlays.lastWords(in: "A.swift:1: Assertion failed: a\nB.swift:2: Fatal error: b\n")
                == "B.swift:2: Fatal error: b")
        #expect(TrapPlays.lastWords(in: "nothing\n") == nil)
    }

    @Test func `an app that traps leaves a script behind`() async throws {
        let result = try await #require(
            processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
        ) {
            await MainActor.run { _ = Simulator.current }
            let studio = Studio(TrappingApp.self, name: "trap") { _ in nil }
            await _ = studio.run(
                ["fuzz", "--steps", "16000", "--seed", "1"], on: .toStandardError)
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("the app trapped in launch 1 of shard 1, seed 1, at the last of "), "\(text)")
        #expect(text.contains("saved trap-seed-1.script\n# trap fuzz: the app trapped"), "\(text)")
        #expect(text.contains("tap \"Trap\"\nend of file"), "\(text)")
    }

    @Test func `an app that calls itself for ever leaves a script behind`() async throws {
        let result = try await #require(
            processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
        ) {
            await MainActor.run { _ = Simulator.current }
            let studio = Studio(RecursingApp.self, name: "deep") { _ in nil }
            await _ = studio.run(["fuzz", "--seed", "1"], on: .toStandardError)
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("the app trapped in launch 1 of shard 1, seed 1, at the last of "), "\(text)")
        #expect(text.contains("tap \"Again\"\nend of file"), "\(text)")
    }

    @Test func `the same seed does the same with a queue of its own, and the queue is given back`()
        async throws
    {
        let result = try await #require(
            processExitsWith: .success, observing: [\.standardErrorContent]
        ) {
            let console = await Console.toStandardError
            for _ in 0..<2 {
                let code = await club.run(
                    ["fuzz", "--steps", "300", "--json", "a.json"], on: console)
                guard code == 0 else { exit(3) }
            }
            await Task.yield()
            guard await MainQueue.owned == nil else { exit(4) }
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        let parts = text.components(separatedBy: "saved a.json\n")
        #expect(parts.count == 3, "\(text)")
        #expect(parts.count == 3 && parts[1] == parts[2] && parts[1].contains("\"launches\" : 16"))
    }

    @Test func `a task that yields for ever takes no more memory the longer it does`() async throws {
        try await #require(processExitsWith: .success) {
            await MainQueue.run {
                let poller = Task { @MainActor in while !Task.isCancelled { await Task.yield() } }
                for _ in 0..<1_000 { await Task.yield() }
                let before = peakOfMemory()
                for _ in 0..<1_000_000 { await Task.yield() }
                let grown = peakOfMemory() - before
                poller.cancel()
                // Each job that has run would take eight bytes.
                if grown > 4_000_000 { exit(Int32(min(grown / 1_000_000, 255))) }
            }
        }
    }

    @Test func `of a script at whose end the app traps little is left`() throws {
        let lines = [
            "# a report", "wait 1", "tap \"Tour\"", "tap \"Trap\"", "tap \"Arm\"", "tap \"Numbers\"",
            "wait 3",
            "background", "foreground", "tap \"Tour\"", "wait 1", "tap \"Trap\"",
        ]
        let (script, short) = ("\(UUID()).script", "\(UUID()).script")
        try inTemporary(script).write(lines)
        let result = try workbench("shorten", inTemporary(script).path, "--out", inTemporary(short).path)
        _ = try inTemporary(script).lines()
        #expect(result.status == 0)
        #expect(
            try inTemporary(short).lines() == ["# a report", "tap \"Tour\"", "tap \"Arm\"", "tap \"Trap\""])
        #expect(result.output.hasPrefix("11 lines, and the app traps: "), "\(result.output)")
        #expect(result.output.contains("Fatal error: as planned\n"), "\(result.output)")
    }

    @Test func `a script that nothing fails in is not shortened`() throws {
        let script = inTemporary("\(UUID()).script")
        try script.write(["tap \"Tour\"", "tap \"Trap\""])
        let result = try workbench("shorten", script.path, "--out", "-")
        #expect(result.status == 1 && result.output == "")
        #expect(
            result.errors
                == "\(script.path): nothing to shorten: no law is broken in it, and nothing raises or traps; an expect that fails is not "
                + "looked for\n"
        )
        try script.write(["# nothing"])
        #expect(try workbench("shorten", script.path).status == 65)
        _ = try script.lines()
        #expect(try workbench("shorten", script.path).status == 66)
    }

    @Test func `a run that traps leaves a short script`() throws {
        let script = inTemporary("\(UUID()).script")
        let result = try workbench("fuzz", "--seed", "4", "--script", script.path)
        #expect(result.status == 1, "\(result.errors)")
        let lines = try script.lines()
        #expect(lines.first?.hasPrefix("# workbench fuzz: the app trapped in launch ") == true, "\(lines)")
        #expect(lines.dropFirst().sorted() == ["tap \"Arm\"", "tap \"Tour\"", "tap \"Trap\""], "\(lines)")
    }

    @Test func `a run that traps and whose script goes to standard output waits for no input`() throws {
        let result = try workbench("fuzz", "--seed", "4", "--script", "-")
        #expect(result.status == 1)
        #expect(result.output.contains("\n# workbench fuzz: the app trapped in launch "), "\(result.output)")
        #expect(result.output.hasSuffix("\ntap \"Trap\"\n") && !result.errors.contains("--script"))
    }

    @Test func `a run of several processes that traps ends as one does, and is not to be fuzzed again`()
        throws
    {
        let folder = inTemporary("\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let result = try workbench("fuzz", "--seed", "4", "--jobs", "2", "--json", "-", in: folder)
        #expect(result.status == 1 && result.output == "")
        let last = result.errors.split(separator: "\n").last ?? ""
        #expect(
            last.hasPrefix("the app trapped, stood still or ended the process in shard "), "\(result.errors)")
        #expect(last.hasSuffix(" of 16, and so the run is not whole"))
        let scripts = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(scripts.contains { $0.hasPrefix("workbench-seed-4-part-") }, "\(scripts)")
    }

    @Test func `what an app puts into the system's main queue runs before the next line`() throws {
        let script = inTemporary("\(UUID()).script")
        try script.write(["tap \"Queue\"", "expect text \"Queued\""])
        #expect(try workbench("--script", script.path).status == 0)
        _ = try script.lines()
    }
}

/// The most memory that this process has taken, in bytes.
private func peakOfMemory() -> Int {
    var usage = rusage()
    #if canImport(Darwin)
        getrusage(RUSAGE_SELF, &usage)
        return usage.ru_maxrss
    #else
        getrusage(RUSAGE_SELF.rawValue, &usage)
        return usage.ru_maxrss * 1_024
    #endif
}

extension Console {
    /// Says all on standard error, which is what is seen of another process, and moves no clock.
    @MainActor
    static var toStandardError: Console {
        func tell(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
        return Console(
            ownsProcess: true, write: { _ in }, writeError: tell,
            contents: { _ throws(FileError) in throw FileError(code: ENOENT) },
            save: { data, path throws(FileError) in
                tell("saved \(path)\n\(String(decoding: data, as: UTF8.self))end of file\n")
            },
            openTerminal: { FakeTerminal() })
    }
}

private final class TrappingApp: TwoButtonsApp {
    override var button: UIAction { UIAction(title: "Trap") { _ in fatalError("as planned") } }
}

private final class RecursingApp: TwoButtonsApp {
    override var button: UIAction { UIAction(title: "Again") { [weak self] _ in _ = self?.count(0) } }

    func count(_ number: Int) -> [Int] { number < 0 ? [] : count(number + 1) + [number] }
}
