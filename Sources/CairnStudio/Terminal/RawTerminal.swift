import Dispatch
import Foundation

/// The terminal of this process, taken over: keys come one by one and unseen, and pictures are drawn on the
/// alternate screen. It is given back when closed, and when a signal ends the process, a crash included.
@MainActor
final class RawTerminal: LiveTerminal {
    let events: AsyncStream<LiveEvent>
    private let post: AsyncStream<LiveEvent>.Continuation
    private let resizing: any DispatchSourceSignal
    private let ticking: Task<Void, Never>

    init() {
        let (events, post) = AsyncStream<LiveEvent>.makeStream()
        self.events = events
        self.post = post
        takeOver()
        resizing = DispatchSource.makeSignalSource(signal: SIGWINCH, queue: .global())
        resizing.setEventHandler { @Sendable in post.yield(.resized) }
        resizing.resume()
        Thread.detachNewThread { Self.listen(post) }
        ticking = Task.detached {
            while !Task.isCancelled {
                try? await Task.sleep(for: .milliseconds(50))
                post.yield(.tick)
            }
        }
    }

    func write(_ text: String) { Console.write(text, to: STDOUT_FILENO) }

    func close() {
        ticking.cancel()
        resizing.cancel()
        post.finish()
        giveBack()
    }

    /// Reads until the end of input; the thread ends with the process.
    private nonisolated static func listen(_ post: AsyncStream<LiveEvent>.Continuation) {
        var bytes = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(STDIN_FILENO, &bytes, bytes.count)
            if count < 0, errno == EINTR || errno == EAGAIN { continue }
            guard count > 0 else { break }
            post.yield(.keys(Array(bytes[..<count])))
        }
        post.yield(.ended)
    }
}

/// How the terminal was; nil while it is not taken over. A signal handler can reach nothing but globals.
nonisolated(unsafe) private var saved: termios?

/// Sets plain text, wraps lines and shows the cursor again, and leaves the alternate screen. Made before any signal comes.
private let farewell = Array("\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l".utf8)

private let deadly = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGTRAP, SIGILL, SIGSEGV, SIGBUS, SIGFPE,
]

private func takeOver() {
    var raw = termios()
    guard tcgetattr(STDIN_FILENO, &raw) == 0 else { return }
    saved = raw
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    raw.c_iflag &= ~tcflag_t(ICRNL | IXON)
    _ = farewell.count
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw)
    for number in deadly {
        signal(number) { number in
            giveBack()
            signal(number, SIG_DFL)
            raise(number)
        }
    }
    Console.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J", to: STDOUT_FILENO)
}

private func giveBack() {
    guard var mode = saved else { return }
    saved = nil
    farewell.withUnsafeBytes { _ = write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    tcsetattr(STDIN_FILENO, TCSANOW, &mode)
}
