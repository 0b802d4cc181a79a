import CairnStudio
import KickaboutApp
import UIKit

/// The app as a command: played in the terminal, on the double of UIKit.
@main
struct Main {
    static func main() async {
        AppDelegate.clock = Simulator.current.clock
        await Studio(AppDelegate.self, name: "kickabout", about: "A small football league, in your terminal.")
        {
            $0.navigator
        }.main()
    }
}
