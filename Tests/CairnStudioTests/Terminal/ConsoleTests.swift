import Foundation
import Testing

@testable import CairnStudio

@MainActor
struct ConsoleTests {
    func console(_ environment: [String: String], terminal: Bool = true) -> Console {
        Console(
            environment: environment, isInputTerminal: terminal, isOutputTerminal: terminal,
            size: { (70, 30) }, write: { _ in }, writeError: { _ in },
            contents: { _ throws(FileError) in Data() }, openTerminal: { FakeTerminal() })
    }

    @Test func `a terminal has its size and its colours`() {
        let room = console(["TERM": "xterm", "LANG": "pt_PT.UTF-8", "COLUMNS": "9"]).room(plain: false)
        #expect(room == Room(columns: 70, rows: 30, look: .colour, isUnicode: true))
    }

    @Test func `NO_COLOR takes the colours, and nothing else`() {
        #expect(console(["TERM": "xterm", "NO_COLOR": "1"]).room(plain: false).look == .mono)
        #expect(console(["TERM": "xterm", "NO_COLOR": ""]).room(plain: false).look == .colour)
    }

    @Test(arguments: [["TERM": "dumb"], [:]])
    func `a dumb terminal, or an unknown one, is not redrawn`(_ environment: [String: String]) {
        let console = console(environment)
        #expect(console.room(plain: false).look == .plain)
        #expect(!console.canBeLive(plain: false))
    }

    @Test func `a pipe and --plain have no rows and no escapes`() {
        let pipe = console(["TERM": "xterm", "COLUMNS": "44"], terminal: false)
        #expect(pipe.room(plain: false) == Room(columns: 44, rows: nil, look: .plain, isUnicode: false))
        #expect(!pipe.canBeLive(plain: false))
        let plain = console(["TERM": "xterm"])
        #expect(plain.room(plain: true) == Room(columns: 70, rows: nil, look: .plain, isUnicode: false))
        #expect(plain.canBeLive(plain: false) && !plain.canBeLive(plain: true))
    }

    @Test(arguments: [
        (["LANG": "C.UTF-8"], true), (["LANG": "en_US.utf8"], true), (["LANG": "C"], false),
        (["LANG": "C.UTF-8", "LC_ALL": "POSIX"], false), (["LANG": "C", "LC_CTYPE": "C.UTF-8"], true),
        (["LC_ALL": "", "LANG": "C.UTF-8"], true), ([:], false),
    ])
    func `signs beyond ASCII are drawn where the locale has them`(
        _ environment: [String: String], _ isUnicode: Bool
    ) {
        #expect(console(environment).room(plain: false).isUnicode == isUnicode)
    }

    @Test(arguments: ["", "0", "-3", "wide", "99999999999999999999"])
    func `a width that is none is eighty`(_ columns: String) {
        #expect(console(["COLUMNS": columns], terminal: false).room(plain: false).columns == 80)
    }

    @Test func `a file that cannot be read says why`() throws {
        let folder = FileManager.default.temporaryDirectory
        #expect(throws: FileError(code: EISDIR)) { try Data(path: folder.path) }
        #expect(throws: FileError(code: ENOENT)) { try Data(path: folder.path + "/none/at all") }
        let file = folder.appendingPathComponent(UUID().uuidString)
        let data = Data(repeating: 7, count: 200_000)
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try Data(path: file.path) == data)
        #expect("\(FileError(code: EACCES))" == "this file may not be read")
    }
}
