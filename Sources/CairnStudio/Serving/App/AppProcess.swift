import Cairn
import CairnInspector
import Foundation
import UIKit

/// The app in a process of its own: reads orders from standard input, writes what it tells to standard output, and ends
/// with the server.
@MainActor
enum AppProcess {
    /// An app that runs, where its studio is made, and the links to what is in its tree.
    struct App {
        var player: Player
        var module: String
        var link: @MainActor (Tree.Node.ID) -> String?
    }

    /// - Returns: how the command ends.
    static func run(
        on device: Wire.Device, launching launch: @escaping @MainActor @Sendable (Simulator) -> App
    ) async -> Int32 {
        let simulator = device == .tablet ? Simulator(idiom: .pad) : .standard
        return await simulator.enter { await run(in: simulator, launching: launch) }
    }

    private static func run(in simulator: Simulator, launching launch: (Simulator) -> App) async -> Int32 {
        StandardOutput.takeAside()
        let encoder = JSONEncoder()
        let app = launch(simulator)
        let session = AppSession(app.player, module: app.module, link: app.link) { news in
            // Where something cannot be written down, such as a number that is none, who waits is answered.
            guard var line = (try? encoder.encode(news)) ?? (try? encoder.encode(AppNews(done: news.done)))
            else { return }
            line.append(0x0A)
            Console.write(bytes: Array(line)[...], to: StandardOutput.file)
        }
        await session.begin()
        MainQueue.owned?.onIdle = { simulator.enter { session.tellWhatCameByItself() } }
        for await order in orders() { session.take(order) }
        return Exit.fine
    }

    private static func orders() -> AsyncStream<Order> {
        let (stream, continuation) = AsyncStream.makeStream(of: Order.self)
        let thread = Thread {
            let decoder = JSONDecoder()
            var reader = LineReader(STDIN_FILENO)
            while let line = reader.next() {
                if let order = try? decoder.decode(Order.self, from: line) { continuation.yield(order) }
            }
            // Without its server it has nothing to live for, whatever it does just now.
            _exit(Exit.fine)
        }
        thread.start()
        return stream
    }
}
