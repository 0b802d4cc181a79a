import Dispatch
import Foundation

/// The terminal of this process, taken over: keys come one by one and unseen, and pictures are drawn on the
/// alternate screen. It is given back when closed, and when a signal ends the process, a crash included.
@MainActor
final class RawTerminal: LiveTerminal {
    private let happening = LiveEvents()
    private let resizing: any DispatchSourceSignal
    private let ticking: Task<Void, Never>

    init() {
        takeOver()
        let happening = happening
        resizing = DispatchSource.makeSignalSource(signal: SIGWINCH, queue: .global())
        resizing.setEventHandler { @Sendable in happening.post(.resized) }
        resizing.resume()
        Thread.detachNewThread { Self.listen(happening) }
        ticking = Task.detached {
            while !Task.isCancelled {
                try? await Task.sleep(for: .milliseconds(50))
                happening.post(.tick)
            }
        }
    }

    var events: AsyncStream<LiveEvent> { happening.stream }

    func write(_ text: String) { Console.write(text, to: screen) }

    func close() {
        ticking.cancel()
        resizing.cancel()
        happening.finish()
        fflush(nil)
        giveBack()
    }

    /// Reads until the end of input; the thread ends with the process.
    private nonisolated static func listen(_ happening: LiveEvents) {
        var bytes = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(STDIN_FILENO, &bytes, bytes.count)
            if count < 0, errno == EINTR || errno == EAGAIN { continue }
            guard count > 0 else { break }
            happening.post(.keys(Array(bytes[..<count])))
        }
        happening.post(.ended)
    }
}

// A signal handler can reach nothing but globals.

/// How the terminal was; nil while it is not taken over.
nonisolated(unsafe) private var saved: termios?

/// The terminal, while it is taken over. The app's own output goes to `aside` meanwhile, where it cannot disturb
/// the picture.
nonisolated(unsafe) private var screen: Int32 = -1

/// What the app prints while the terminal is taken over, its last words in a crash included. Printed afterwards.
nonisolated(unsafe) private var aside: Int32 = -1

/// Where standard output and standard error went before; less than 0 for one that is no terminal, and is let be.
nonisolated(unsafe) private var before: (output: Int32, error: Int32) = (-1, -1)

/// Sets plain text, wraps lines and shows the cursor again, and leaves the alternate screen.
private let farewell = Array("\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l".utf8)

private let deadly = EndingSignals.heard + [SIGQUIT, SIGABRT, SIGTRAP, SIGILL, SIGSEGV, SIGBUS, SIGFPE]

private func takeOver() {
    screen = dup(StandardOutput.file)
    var raw = termios()
    guard tcgetattr(STDIN_FILENO, &raw) == 0 else { return }
    saved = raw
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    raw.c_iflag &= ~tcflag_t(ICRNL | IXON)
    // Made before any signal comes.
    _ = farewell.count
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw)
    for number in deadly {
        signal(number) { number in
            giveBack()
            signal(number, SIG_DFL)
            raise(number)
        }
    }
    // An app may end itself.
    atexit { giveBack() }
    setAside()
    Console.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J", to: screen)
}

private func setAside() {
    guard let file = tmpfile() else { return }
    fflush(nil)
    aside = fileno(file)
    before.output = dup(STDOUT_FILENO)
    dup2(aside, STDOUT_FILENO)
    guard isatty(STDERR_FILENO) == 1 else { return }
    before.error = dup(STDERR_FILENO)
    dup2(aside, STDERR_FILENO)
}

private func giveBack() {
    guard var mode = saved else { return }
    saved = nil
    farewell.withUnsafeBytes { _ = write(screen, $0.baseAddress, $0.count) }
    tcsetattr(STDIN_FILENO, TCSANOW, &mode)
    guard aside >= 0 else { return }
    if before.output >= 0 { dup2(before.output, STDOUT_FILENO) }
    if before.error >= 0 { dup2(before.error, STDERR_FILENO) }
    lseek(aside, 0, SEEK_SET)
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { bytes in
        while true {
            let count = read(aside, bytes.baseAddress!, bytes.count)
            guard count > 0, write(STDERR_FILENO, bytes.baseAddress!, count) > 0 else { return }
        }
    }
}
