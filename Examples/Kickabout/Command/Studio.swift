import CairnStudio
import KickaboutApp
import KickaboutCore
import LoginRecipe
import UIKit

/// The app in the studio: on the double of UIKit. Begins with nothing, and leaves nothing behind; what is not part of the app,
/// its files and its services, outlives it when it is killed.
@MainActor let studio = Studio(
    AppDelegate.self, name: "kickabout", about: "A small football league, in your terminal.",
    texts: ["ana@example.org", "correct horse", "eddie@example.org", "old password"],
    links: [
        "kickabout://matches", "kickabout://matches/new", "kickabout://matches/1/edit",
        "kickabout://matches/3/edit/players/home", "kickabout://matches/99/edit",
        "kickabout://rankings/1",
        "kickabout://friends/2/chat", "kickabout://settings", "kickabout://nowhere",
    ],
    networks: StandInService.Mood.allCases.map { "\($0)" },
    prepare: { simulator in
        let clock = simulator.clock
        let files = MemoryFiles()
        let accounts = FileAuthenticationService(clock: clock)
        let league = StandInService(clock: clock)
        AppDelegate.makeModule = {
            let module = AppModule(files: files, clock: clock)
            module.authentication = accounts
            module.standIn = league
            return module
        }
    },
    network: { delegate, name in
        delegate.module.standIn.mood = StandInService.Mood.allCases.first { "\($0)" == name } ?? .fine
    },
    link: { $0.front?.link(to: $1)?.absoluteString },
    navigator: { $0.front?.navigator }
)
