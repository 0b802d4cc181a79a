import Cairn

// The code of pages in Decisions, compiled. `ReadmeTests` compares the two.

enum Dependencies {
    final class Files {}
    @MainActor final class Preferences {
        init(files: Files) {}
    }
    @MainActor final class LeagueBook {}
    @MainActor protocol LeagueStore {}
    final class DeviceStore: LeagueStore {
        init(files: Files) {}
    }
    @MainActor protocol HasPreferences { var preferences: Preferences { get } }

    @MainActor protocol HasBook { var book: LeagueBook { get } }  // one for each dependency

    @MainActor final class MatchesViewModel {
        typealias Dependencies = HasBook & HasPreferences  // what it needs; one more is one edited line
        init(_ dependencies: any Dependencies) { book = dependencies.book }  // fully injected
        let book: LeagueBook
    }

    @MainActor final class AppModule: HasPreferences {  // as many modules as there is to share
        let files = Files()
        lazy var preferences = Preferences(files: files)  // shared: made once, when first read
        lazy var deviceStore: any LeagueStore = DeviceStore(files: files)
        func window() -> WindowModule { WindowModule(app: self) }  // fresh each time; modules nest
    }

    @MainActor final class WindowModule: HasPreferences {
        let app: AppModule
        var preferences: Preferences { app.preferences }  // handed down
        init(app: AppModule) { self.app = app }
    }
}

@MainActor
enum Columns {
    enum Route { case match(Int), toFeed }
    enum Destination: Cairn.Destination { case match(Int), feed }

    static func transition(for route: Route) -> Tree.Transition<Destination, Never> {
        switch route {
        case .match(let id): .in(.secondary, .set(.match(id)))
        case .toFeed: .several(.in(.tab(.feed), .popToRoot), .select(.feed))
        }
    }
}
