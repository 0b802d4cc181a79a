import CairnStudio
import KickaboutApp
import KickaboutCore
import UIKit

/// The app as a command: played in the terminal, on the double of UIKit. Each launch begins with nothing, and leaves
/// nothing behind.
@main
struct Main {
    static func main() async {
        await Studio(
            AppDelegate.self, name: "kickabout", about: "A small football league, in your terminal.",
            texts: ["ana@example.org", "correct horse", "eddie@example.org", "old password"],
            prepare: { simulator in
                AppDelegate.makeModule = { [clock = simulator.clock] in
                    AppModule(files: MemoryFiles(), clock: clock)
                }
            },
            navigator: { $0.front?.navigator }
        ).main()
    }
}
