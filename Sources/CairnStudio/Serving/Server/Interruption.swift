import Foundation

/// Somebody wants the command to end.
enum Interruption {
    static func wait() async {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        let sources = EndingSignals.heard.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { continuation.yield() }
            source.resume()
            return source
        }
        for await _ in stream { break }
        for source in sources { source.cancel() }
    }
}
