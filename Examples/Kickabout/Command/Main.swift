import CairnStudio
import KickaboutApp
import UIKit

/// The app as a command: played in the terminal, on the double of UIKit.
@main
struct Main {
    static func main() async {
        await Studio(
            AppDelegate.self, name: "kickabout", about: "A small football league, in your terminal.",
            texts: ["ana@example.org", "correct horse", "eddie@example.org", "old password"],
            prepare: { AppDelegate.clock = $0.clock }, navigator: { $0.navigator }
        ).main()
    }
}
