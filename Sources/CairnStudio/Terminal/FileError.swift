import Foundation

/// Why a file cannot be read, or written, as the system numbers it.
struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
    let code: Int32
    var isWriting = false

    var description: String {
        switch code {
        case ENOENT, ENOTDIR: isWriting ? "there is no such folder" : "there is no such file"
        case EACCES, EPERM: "this file may not be \(isWriting ? "written" : "read")"
        case EISDIR: "this is a folder"
        case EEXIST: "this is no folder"
        default: "this file cannot be \(isWriting ? "written" : "read"): \(String(cString: strerror(code)))"
        }
    }
}

extension FileError {
    /// The same of a journal that was to be read: where there is none, with what writes one.
    func text(ofJournal path: String, of name: String) -> String {
        "\(path): \(self)" + (code == ENOENT && !isWriting ? "; \(name) --record <file> writes one" : "")
    }
}

extension FileError {
    /// Makes a folder, and those that it is in; does nothing where it is.
    static func makeFolder(_ path: String) throws(FileError) {
        var status = stat()
        if stat(path, &status) == 0 {
            guard status.st_mode & S_IFMT == S_IFDIR else { throw FileError(code: EEXIST, isWriting: true) }
            return
        }
        // `NSString` traps on Linux where a path has one character.
        try makeFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
        // Another process may have made it meanwhile.
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
            throw FileError(code: errno, isWriting: true)
        }
    }
}

extension Data {
    /// Everything in a file or in what stands in for one, such as a pipe that a shell names `/dev/fd/63`; `-` is
    /// standard input.
    init(path: String) throws(FileError) {
        let file = path == "-" ? STDIN_FILENO : open(path, O_RDONLY)
        guard file >= 0 else { throw FileError(code: errno) }
        defer { if file != STDIN_FILENO { close(file) } }
        self.init()
        var bytes = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(file, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw FileError(code: errno) }
            guard count > 0 else { return }
            append(contentsOf: bytes[..<count])
        }
    }

    /// Puts it into a file, in the place of what was there; `-` is standard output. Where that fails, what was there stays.
    func save(to path: String) throws(FileError) {
        guard path != "-" else { return try add(to: StandardOutput.file) }
        let (target, place) = try Self.places(for: path)
        let isFile = target != place
        let file = try Self.make(place)
        do throws(FileError) {
            try add(to: file)
            close(file)
        } catch {
            close(file)
            if isFile { unlink(place) }
            throw error
        }
        guard isFile, rename(place, target) != 0 else { return }
        let code = errno
        unlink(place)
        throw FileError(code: code, isWriting: true)
    }

    /// Tries whether something can be saved there, and leaves nothing.
    static func checkSaving(to path: String) throws(FileError) {
        guard path != "-" else { return }
        let (target, place) = try places(for: path)
        guard target != place else { return }
        close(try make(place))
        unlink(place)
    }

    /// Where a file is to be, and where it is written until it is whole; the same for a pipe or a device, which takes what it
    /// is given.
    private static func places(for path: String) throws(FileError) -> (target: String, place: String) {
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        var status = stat()
        let isThere = stat(target, &status) == 0
        if isThere, status.st_mode & S_IFMT == S_IFDIR { throw FileError(code: EISDIR, isWriting: true) }
        let isFile = !isThere || status.st_mode & S_IFMT == S_IFREG
        return (target, isFile ? "\(target).\(getpid()).part" : target)
    }

    /// Makes a file for what comes bit by bit; it is closed when the process ends.
    static func adding(to path: String) throws(FileError) -> (String) throws(FileError) -> Void {
        let file = try make(path)
        return { text throws(FileError) in try Data(text.utf8).add(to: file) }
    }

    /// Makes an empty file, in the place of what was there.
    private static func make(_ path: String) throws(FileError) -> Int32 {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        guard file >= 0 else { throw FileError(code: errno, isWriting: true) }
        return file
    }

    private func add(to file: Int32) throws(FileError) {
        guard Console.write(bytes: Array(self)[...], to: file) else {
            throw FileError(code: errno, isWriting: true)
        }
    }
}
