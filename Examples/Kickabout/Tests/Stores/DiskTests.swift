import Foundation
import KickaboutCore
import Testing

@MainActor
final class DiskTests {
    private nonisolated let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("kickabout-\(UUID().uuidString)")
    private var disk: Disk { Disk(folder) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    @Test func `makes its folder when something is first written`() throws {
        #expect(try disk.read("a") == nil)
        #expect(!FileManager.default.fileExists(atPath: folder.path))
        try disk.write(Data("1".utf8), to: "a")
        #expect(try disk.read("a") == Data("1".utf8))
    }

    @Test func `a write replaces the file as a whole and leaves nothing else behind`() throws {
        try disk.write(Data(repeating: 65, count: 100_000), to: "a")
        try disk.write(Data("short".utf8), to: "a")
        #expect(try disk.read("a") == Data("short".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a"])
    }

    @Test func `a write that fails leaves what was there`() throws {
        try disk.write(Data("old".utf8), to: "a")
        // Nothing can take the place of a folder that is not empty.
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("b/c"), withIntermediateDirectories: true)
        #expect(throws: (any Error).self) { try disk.write(Data("new".utf8), to: "b") }
        #expect(disk.exists("b"))
        #expect(try disk.read("a") == Data("old".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a", "b"])
    }

    @Test func `what is half-written by an earlier end is not what is read`() async throws {
        let store = DeviceStore(files: disk)
        let before = try await store.perform(.addPlayer("Ana"))
        let whole = try #require(try disk.read("league.json"))
        // As it would stand there if it were written in place and the power had gone.
        try disk.write(whole.prefix(whole.count / 2), to: "league.json")
        await #expect(throws: StoreError.setAside(as: "league.json.damaged-1")) { try await store.load() }
        try disk.rename("league.json.damaged-1", to: "league.json")
        try disk.write(whole, to: "league.json")
        #expect(try await store.load() == before)
    }

    @Test func `a file that cannot be read is said to be so, and stays`() async throws {
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("league.json"), withIntermediateDirectories: true)
        let store = DeviceStore(files: disk)
        await #expect(throws: StoreError.noAccess("It cannot be read.")) { try await store.load() }
        #expect(disk.exists("league.json"))
    }

    @Test func `renaming what is not there does nothing`() throws {
        try disk.rename("a", to: "b")
        #expect(!disk.exists("b"))
    }
}
