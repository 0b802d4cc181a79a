import Foundation
import Testing

@testable import CairnStudio

/// Files are written as a whole, or not at all.
struct SavingTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    @Test func `what was there is replaced, and nothing else is left`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("old, and longer".utf8).save(to: path("a"))
        try Data("new".utf8).save(to: path("a"))
        #expect(try String(contentsOfFile: path("a"), encoding: .utf8) == "new")
        #expect(try names == ["a"])
    }

    @Test func `a link goes on leading to its file`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("old".utf8).save(to: path("a"))
        try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: path("a"))
        try Data("new".utf8).save(to: path("link"))
        #expect(try String(contentsOfFile: path("a"), encoding: .utf8) == "new")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == path("a"))
        #expect(try names == ["a", "link"])
    }

    @Test func `a folder, and what lies in none, is refused by name`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(throws: FileError(code: EISDIR, isWriting: true)) { try Data().save(to: folder.path) }
        #expect(throws: FileError(code: ENOENT, isWriting: true)) { try Data().save(to: path("none/a")) }
        #expect(throws: FileError(code: ENOSPC, isWriting: true)) {
            try Data("a".utf8).save(to: "/dev/full")
        }
        #expect(try names == [])
    }

    @Test func `a folder is made with those it is in, and what stands in its way is named`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for _ in 1...2 { try FileError.makeFolder(path("a/b/c")) }
        try Data("file".utf8).save(to: path("a/b/c/d"))
        for name in ["a/b/c/d", "a/b/c/d/e"] {
            let trouble = #expect(throws: FileError.self) { try FileError.makeFolder(path(name)) }
            #expect(trouble?.description == "this is no folder")
        }
        let trouble = #expect(throws: FileError.self) { try FileError.makeFolder("/proc/none") }
        #expect(trouble?.code != EACCES)
    }

    @Test func `a folder beside the others may have a name of one character`() throws {
        let name = "§"
        defer { try? FileManager.default.removeItem(atPath: name) }
        try FileError.makeFolder(name)
        #expect(FileManager.default.fileExists(atPath: name))
    }

    @Test func `whether a file can be written is tried, and nothing is left of it`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("old".utf8).save(to: path("a"))
        for name in ["a", "b"] { try Data.checkSaving(to: path(name)) }
        for path in ["-", "/dev/null"] { try Data.checkSaving(to: path) }
        #expect(throws: FileError(code: EISDIR, isWriting: true)) { try Data.checkSaving(to: folder.path) }
        #expect(throws: FileError(code: ENOENT, isWriting: true)) {
            try Data.checkSaving(to: path("none/a"))
        }
        #expect(try names == ["a"])
        #expect(try String(contentsOfFile: path("a"), encoding: .utf8) == "old")
    }
}
