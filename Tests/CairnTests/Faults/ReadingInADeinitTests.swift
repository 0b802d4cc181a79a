import Cairn
import CairnContract
import CairnTesting
import Testing

/// A view model that leaves may look at the navigator.
@MainActor
struct ReadingInADeinitTests {
    private let app = MusicApp()
    private let stage: Stage

    init() {
        stage = Stage(app)
        app.navigator = stage.navigator
    }

    @Test(arguments: [MusicApp.Route.close, .start, .library])
    func `a view model may ask what was made for its place as it leaves`(_ way: MusicApp.Route) throws {
        try stage.ask(for: MusicApp.Route.song)
        #expect(stage.tree == "stack[library > song]")
        #expect(try stage.ask(for: way).result == .performed)
        #expect(app.seen == [false])
        stage.expectAtRest()
    }

    @Test func `so may one that a finger takes away`() throws {
        try stage.ask(for: MusicApp.Route.song)
        stage.host.tapBack()
        #expect(app.seen == [false])
        stage.expectAtRest()
    }

    @Test func `so may one whose change is refused`() throws {
        try stage.ask(for: MusicApp.Route.songWithHint)
        #expect(app.seen == [false])
        #expect(stage.tree == "stack[library]")
    }

    @Test func `so may all of a window that closes`() throws {
        try stage.ask(for: MusicApp.Route.song)
        try stage.ask(for: MusicApp.Route.song)
        stage.navigator.windowClosed()
        #expect(app.seen == [false, false])
    }
}

@MainActor
final class MusicApp: Coordinator {
    enum Destination: Cairn.Destination { case library, song, hint }
    enum Route: Hashable { case song, songWithHint, close, start, library }
    var root: Tree.Root<Destination> { .stack(.library) }
    weak var navigator: Navigator?
    /// Whether something was there still for each song that left.
    private(set) var seen: [Bool] = []

    func transition(for route: Route, from asker: Asker) throws -> Next {
        switch route {
        case .song: .push(.song)
        case .songWithHint: .several(.push(.song), .present(.hint, as: .alert))
        case .close: .close
        case .start: .popToRoot
        case .library: .replaceAll(.stack(.library))
        }
    }

    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        guard place == .song else { return Screen(router) { _ in NoView("\(place)") } }
        let node = router.asker
        return Screen(
            Song { [weak self] in
                guard let self else { return }
                seen.append(navigator?.made(for: node) != nil)
            }
        ) { _ in NoView("song") }
    }
}

@MainActor
private final class Song {
    private let leave: @MainActor () -> Void
    init(_ leave: @escaping @MainActor () -> Void) { self.leave = leave }

    deinit {
        MainActor.assumeIsolated { leave() }
    }
}
