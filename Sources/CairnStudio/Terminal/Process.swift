import Foundation

extension Console {
    /// The real one, of this process.
    static var process: Console {
        let start = ContinuousClock.now
        let interruption = RunInterruption(
            endsAtSecond: ProcessInfo.processInfo.environment[ShardJobs.parent] == nil)
        var outputError: FileError?
        return Console(
            environment: ProcessInfo.processInfo.environment, ownsProcess: true,
            isInputTerminal: isatty(STDIN_FILENO) == 1,
            isOutputTerminal: isatty(STDOUT_FILENO) == 1,
            size: windowSize,
            write: { text in
                let isWritten = write(bytes: Array(text.utf8)[...], to: StandardOutput.file)
                if !isWritten, outputError == nil { outputError = FileError(code: errno, isWriting: true) }
            },
            writeError: { write($0, to: STDERR_FILENO) },
            nextLine: readLine,
            contents: { path throws(FileError) in try Data(path: path) },
            save: { data, path throws(FileError) in try data.save(to: path) },
            canSave: { path throws(FileError) in try Data.checkSaving(to: path) },
            outputError: { outputError },
            isFolder: { path in
                var isFolder: ObjCBool = false
                return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
                    && isFolder.boolValue
            },
            makeFolder: { path throws(FileError) in try FileError.makeFolder(path) },
            removeFiles: { folder, ending in
                for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
                where name.hasSuffix(ending) {
                    try? FileManager.default.removeItem(atPath: folder + "/" + name)
                }
            },
            open: { path throws(FileError) in try Data.adding(to: path) },
            become: become,
            hearInterruption: interruption.hear,
            isInterrupted: { interruption.isThere },
            elapsed: { start.duration(to: .now) },
            openTerminal: { RawTerminal() })
    }

    private static func become(_ words: [String]) {
        // Who is told of a signal has it held up meanwhile, and so would this process for ever; a limit of time goes on, too.
        alarm(0)
        var none = sigset_t()
        sigemptyset(&none)
        sigprocmask(SIG_SETMASK, &none, nil)
        // Nor is Ctrl-C heard any more by who heard it, and it would be ignored.
        for number in EndingSignals.heard { signal(number, SIG_DFL) }
        let path = SameCommand.executable.path
        var arguments = ([path] + words).map { strdup($0) } + [nil]
        execv(path, &arguments)
    }

    nonisolated static func windowSize() -> (columns: Int, rows: Int)? {
        var size = winsize()
        // While a picture is shown, standard output leads elsewhere.
        for file in [StandardOutput.file, STDIN_FILENO] {
            guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
                continue
            }
            return (Int(size.ws_col), Int(size.ws_row))
        }
        return nil
    }

    /// Writes all of it, however little the other end takes at a time.
    nonisolated static func write(_ text: String, to file: Int32) {
        write(bytes: Array(text.utf8)[...], to: file)
    }

    /// - Returns: whether the other end took all of it.
    @discardableResult
    nonisolated static func write(bytes: ArraySlice<UInt8>, to file: Int32) -> Bool {
        var bytes = bytes
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR || errno == EAGAIN { continue }
            guard count > 0 else { return false }
            bytes = bytes.dropFirst(count)
        }
        return true
    }

    private static func readLine() -> Data? {
        var line = Data()
        var byte: UInt8 = 0
        while true {
            let count = read(STDIN_FILENO, &byte, 1)
            if count < 0, errno == EINTR { continue }
            guard count == 1 else { return line.isEmpty ? nil : line }
            if byte == 0x0A { return line }
            line.append(byte)
        }
    }
}
