import Foundation
import Testing
import UIKit

@testable import CairnStudio

/// Ctrl-C ends a long run as if its time were up, and what was found is not lost.
@MainActor
struct InterruptionTests {
    private let sitting = Sitting()
    private let studio = Studio(PlantedClub.self, name: "club") { $0.navigator }

    /// It is pressed once this was asked so often.
    private func interrupt(after count: Int) {
        var left = count
        sitting.isInterrupted = {
            left -= 1
            return left < 0
        }
    }

    @Test func `the fuzzer writes its summary`() async throws {
        interrupt(after: 100)
        #expect(await sitting.run(studio, "fuzz", "--steps", "16000", "--json", "a.json") == 130)
        let summary = try FuzzSummary(json: try #require(sitting.files["a.json"]))
        #expect((1..<200).contains(summary.steps) && summary.shards == [1] && !summary.screens.isEmpty)
        #expect(sitting.output.contains("\nno law was broken"))
        #expect(sitting.errors == "interrupted: what was found until then is told, and written\n")
    }

    @Test func `the explorer writes its map`() async throws {
        interrupt(after: 100)
        #expect(await sitting.run(studio, "explore", "--budget", "16000", "--json", "a.json") == 130)
        let map = try AppMap(json: try #require(sitting.files["a.json"]))
        #expect((1..<200).contains(map.exploration.steps) && map.exploration.shards == [1])
        #expect(map.screens.count > 1)
    }

    @Test(arguments: ["fuzz", "explore"])
    func `a shard is written as soon as it is made`(_ command: String) async {
        var written: Set<Int> = []
        sitting.isInterrupted = {
            written.insert(sitting.files.count)
            return false
        }
        let budget = command == "fuzz" ? "--steps" : "--budget"
        _ = await sitting.run(studio, command, budget, "32", "--shard", "1/4", "--out", "o")
        #expect(written.isSuperset(of: [0, 1, 2, 3]))
    }

    @Test(arguments: ["fuzz", "explore"])
    func `a shard that was cut short is not left for a merge`(_ command: String) async {
        interrupt(after: 100)
        let budget = command == "fuzz" ? "--steps" : "--budget"
        #expect(
            await sitting.run(studio, command, budget, "480", "--shard", "1/1", "--out", "o") == 130)
        let whole = sitting.files.keys.sorted()
        #expect((1..<16).contains(whole.count), "\(whole)")
        for (file, data) in sitting.files {
            let steps =
                command == "fuzz"
                ? try? FuzzSummary(json: data).steps : try? AppMap(json: data).exploration.steps
            #expect(steps == 30, "\(file)")
        }
    }

    @Test(arguments: [["fuzz", "--steps", "100000000"], ["explore", "--budget", "24h"]], ["1", "2"])
    func `a signal does so in the process itself, and in those that it has begun`(
        _ arguments: [String], _ jobs: String
    ) throws {
        try run(arguments + ["--jobs", jobs]) { $0.interrupt() }
    }

    @Test func `so does the one by which a process is asked to end`() throws {
        try run(["explore", "--budget", "24h"]) { $0.terminate() }
    }

    @Test(arguments: [["fuzz", "--steps", "100000000"], ["explore", "--budget", "24h"]], ["1", "2"])
    func `so does the one by which it hears that its terminal is closed, however often it comes`(
        _ arguments: [String], _ jobs: String
    ) throws {
        try run(arguments + ["--jobs", jobs]) { process in
            for _ in 0..<3 { kill(process.processIdentifier, SIGHUP) }
        }
    }

    @Test func `who began the run by nohup has it go on without a terminal`() throws {
        try run(["fuzz", "--steps", "2000"], by: ["/usr/bin/env", "nohup"], endsWith: 0) { process in
            kill(process.processIdentifier, SIGHUP)
        }
    }

    /// Begins a run, and ends it like that. What it has found is written.
    private func run(
        _ arguments: [String], by command: [String] = [], endsWith status: Int32 = 130,
        endedBy end: (Process) -> Void
    ) throws {
        let folder = inTemporary("\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let begun = Pipe()
        let process = Process()
        let words = command + [Bundle.main.bundleURL.appendingPathComponent("kickabout").path]
        process.executableURL = URL(fileURLWithPath: words[0])
        process.arguments = words.dropFirst() + arguments + ["--json", "a.json"]
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = begun
        process.standardError = FileHandle.nullDevice
        try process.run()
        // It says that it has begun.
        #expect(!begun.fileHandleForReading.availableData.isEmpty)
        end(process)
        _ = begun.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == status)
        #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("a.json").path))
    }
}
