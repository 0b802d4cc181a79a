import Foundation
import Testing

@testable import CairnStudio

/// The command itself, in processes of its own.
struct ShardJobsTests {
    private static let kickabout = Bundle.main.bundleURL.appendingPathComponent("kickabout")

    private func run(_ arguments: String...) async throws -> (status: Int32, output: Data) {
        let process = Process()
        process.executableURL = Self.kickabout
        process.arguments = arguments
        let output = Pipe()
        (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
        try process.run()
        let data = await Task.detached { output.fileHandleForReading.readDataToEndOfFile() }.value
        process.waitUntilExit()
        return (process.terminationStatus, data)
    }

    @Test func `several processes find what one finds, to the byte`() async throws {
        let one = try await run("explore", "--budget", "160", "--json", "-")
        let three = try await run("explore", "--budget", "160", "--json", "-", "--jobs", "3")
        #expect(one.status == 0 && three.status == 0)
        let map = try AppMap(json: one.output)
        #expect(map.exploration.steps == 160 && map.exploration.shards == Array(1...16))
        #expect(map.reached.contains("LoginCoordinator.credentials"))
        #expect(one.output == three.output)
    }

    @Test func `several processes fuzz as one does, to the byte`() async throws {
        let one = try await run("fuzz", "--steps", "320", "--json", "-")
        let three = try await run("fuzz", "--steps", "320", "--json", "-", "--jobs", "3")
        #expect(one.status == 0 && three.status == 0)
        let summary = try FuzzSummary(json: one.output)
        #expect(summary.steps == 320 && summary.shards == Array(1...16))
        #expect(one.output == three.output)
    }

    @Test func `processes that nobody waits for any more end, and leave nothing behind`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = Process()
        process.executableURL = Self.kickabout
        process.arguments = ["explore", "--budget", "10h", "--jobs", "2"]
        process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) { $1 }
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let begun = Data("in 2 processes\n".utf8)
        var told = Data()
        while !told.suffix(begun.count).elementsEqual(begun) {
            let more = output.fileHandleForReading.availableData
            try #require(!more.isEmpty)
            told += more
        }
        kill(process.processIdentifier, SIGKILL)
        // They have the pipe as well, so it ends with the last of them.
        let last = await Task.detached { errors.fileHandleForReading.readDataToEndOfFile() }.value
        #expect(String(decoding: last, as: UTF8.self) == "")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }
}
