import Foundation
import Testing

@testable import CairnStudio

/// The command itself, in processes of its own.
struct ExploreJobsTests {
    private static let kickabout = Bundle.main.bundleURL.appendingPathComponent("kickabout")

    private func explore(_ arguments: String...) async throws -> (status: Int32, output: Data) {
        let process = Process()
        process.executableURL = Self.kickabout
        process.arguments = ["explore", "--budget", "160"] + arguments
        let output = Pipe()
        (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
        try process.run()
        let data = await Task.detached { output.fileHandleForReading.readDataToEndOfFile() }.value
        process.waitUntilExit()
        return (process.terminationStatus, data)
    }

    @Test func `several processes find what one finds, to the byte`() async throws {
        let one = try await explore("--json", "-")
        let three = try await explore("--json", "-", "--jobs", "3")
        #expect(one.status == 0 && three.status == 0)
        let map = try AppMap(json: one.output)
        #expect(map.exploration.steps == 160 && map.exploration.shards == Array(1...16))
        #expect(map.reached.contains("LoginCoordinator.credentials"))
        #expect(one.output == three.output)
    }
}
