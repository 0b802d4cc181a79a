import Cairn
import CairnInspector
import Foundation
import KickaboutApp
import KickaboutCore
import LoginRecipe
import UIKit

/// Kickabout in a process of its own, in real time but faster, which shows itself to a studio where CAIRN_STUDIO says. What
/// its person does comes by lines of standard input, `tap Log in` and `type Email ana@example.org`; each is answered by a
/// line.
@main
@MainActor
struct Main {
    static func main() async {
        let simulator = Simulator.standard
        simulator.clock.speed = 20
        let accounts = FileAuthenticationService(clock: simulator.clock)
        AppDelegate.makeModule = {
            let module = AppModule(files: MemoryFiles(), clock: simulator.clock)
            module.authentication = accounts
            return module
        }
        let delegate = simulator.launch(AppDelegate.self)
        for await line in lines() {
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            let answer = perform(words[0], words.dropFirst().first ?? "", simulator.user)
            FileHandle.standardOutput.write(Data((answer + "\n").utf8))
        }
        withExtendedLifetime(delegate) {}
    }

    private static func perform(_ verb: String, _ rest: String, _ user: Simulator.User) -> String {
        do {
            switch verb {
            case "tap": try user.tap(rest)
            case "type":
                let words = rest.split(separator: " ", maxSplits: 1).map(String.init)
                try user.type(words[1], into: words[0])
            default: return "what is \(verb)?"
            }
            return "done"
        } catch { return "\(error)".split(separator: "\n").joined(separator: " ") }
    }

    private static func lines() -> AsyncStream<String> {
        let (stream, continuation) = AsyncStream.makeStream(of: String.self)
        Thread.detachNewThread {
            while let line = readLine() { if !line.isEmpty { continuation.yield(line) } }
            // Whoever had it run has gone.
            exit(0)
        }
        return stream
    }
}
