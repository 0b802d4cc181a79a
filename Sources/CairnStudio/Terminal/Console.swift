import Foundation

/// What a command has around it: its standard streams, its environment, and a terminal if there is one. A test
/// gives it others.
@MainActor
struct Console {
    var environment: [String: String] = [:]
    /// Whether nothing else runs in this process: then a command takes over the main actor's queue, sees to traps, and may start
    /// others of its kind.
    var ownsProcess = false
    /// The words after the process's own name that lead to this app.
    var command: [String] = []
    var isInputTerminal = false
    var isOutputTerminal = false
    /// The terminal's columns and rows now.
    var size: () -> (columns: Int, rows: Int)? = { nil }
    /// Writes to standard output.
    var write: (String) -> Void
    /// Writes to standard error.
    var writeError: (String) -> Void
    /// The next line of standard input without its end; nil at the end of input.
    var nextLine: () -> Data? = { nil }
    /// Everything in a file; `-` is standard input.
    var contents: (String) throws(FileError) -> Data
    /// Puts this into a file, in the place of what was there; `-` is standard output.
    var save: (Data, String) throws(FileError) -> Void = { _, _ in }
    /// Tries whether a file can be put there, and leaves nothing.
    var canSave: (String) throws(FileError) -> Void = { _ in }
    /// Why not all of what was written to standard output has come there.
    var outputError: () -> FileError? = { nil }
    /// Whether there is such a folder.
    var isFolder: (String) -> Bool = { _ in true }
    /// Makes a folder, and those that it is in; does nothing where it is.
    var makeFolder: (String) throws(FileError) -> Void = { _ in }
    /// Takes those files out of a folder whose names end like that; does nothing where there is no folder.
    var removeFiles: (_ folder: String, _ ending: String) -> Void = { _, _ in }
    /// Makes a file, in the place of what was there. What it gives adds text at the end.
    var open: (String) throws(FileError) -> (String) throws(FileError) -> Void = { _ in { _ in } }
    /// Runs this command once more in the place of this process, with these words; does nothing where that cannot be.
    var become: ([String]) -> Void = { _ in }
    /// Whether Ctrl-C is to end what goes on, so that what was found is told; otherwise it ends the process.
    var hearInterruption: (Bool) -> Void = { _ in }
    /// Whether Ctrl-C was pressed since it is heard.
    var isInterrupted: () -> Bool = { false }
    /// How much time has passed, by a clock on the wall.
    var elapsed: () -> Duration = { .zero }
    /// How long a step may take of an app that is played by nobody but this process, by a clock on the wall.
    var patience = Duration.seconds(20)
    /// Takes the terminal over, until `close`.
    var openTerminal: () -> any LiveTerminal

    func print(_ text: String) { write(text + "\n") }
    /// Writes to standard error. What a file or an app says there cannot steer the terminal.
    func complain(_ text: String) { writeError(text.tamedLines + "\n") }

    /// Ends the command early where a file cannot be written.
    func check(_ path: String) throws(EarlyEnd) {
        do throws(FileError) { try canSave(path) } catch {
            throw EarlyEnd(code: Exit.notWritten, text: "\(path): \(error)")
        }
    }

    /// Puts this into a file, and ends the command early where that cannot be.
    func save(_ data: Data, to path: String) throws(EarlyEnd) {
        do throws(FileError) { try save(data, path) } catch {
            throw EarlyEnd(code: Exit.notWritten, text: "\(path): \(error)")
        }
    }

    /// Puts a text into a file, and complains where that cannot be.
    /// - Returns: whether it is there.
    func save(_ text: String, to path: String) -> Bool {
        do throws(EarlyEnd) {
            try save(Data(text.utf8), to: path)
            return true
        } catch {
            complain(error.text)
            return false
        }
    }
}

/// A terminal that shows a picture and hears keys.
@MainActor
protocol LiveTerminal {
    /// What happens there, until it is closed.
    var events: AsyncStream<LiveEvent> { get }
    func write(_ text: String)
    /// Gives the terminal back as it was. Does nothing the second time.
    func close()
}

enum LiveEvent: Hashable, Sendable {
    case keys([UInt8])
    /// A twentieth of a second has passed.
    case tick
    case resized
    /// Nothing will be typed any more.
    case ended
}

extension Console {
    /// Whether pictures can be redrawn in place, and keys heard one by one.
    func canBeLive(plain: Bool) -> Bool {
        isInputTerminal && isOutputTerminal && !plain && !isDumb
    }

    /// How much room there is, and what can be seen in it.
    func room(plain: Bool) -> Room {
        let isPlain = plain || !isOutputTerminal || isDumb
        let size = isOutputTerminal ? size() : nil
        let told = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
        return Room(
            columns: size.map(\.columns) ?? told ?? 80, rows: isPlain ? nil : size?.rows,
            look: isPlain ? .plain : environment["NO_COLOR", default: ""].isEmpty ? .colour : .mono,
            isUnicode: isUnicode)
    }

    private var isDumb: Bool { environment["TERM", default: "dumb"] == "dumb" }

    /// By the first that is set, as the C library does it.
    private var isUnicode: Bool {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        let name = locale?.lowercased() ?? ""
        return name.contains("utf-8") || name.contains("utf8")
    }
}
