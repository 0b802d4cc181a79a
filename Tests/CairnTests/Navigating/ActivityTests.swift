import CairnContract
import CairnTesting
import Testing

@testable import Cairn

@MainActor
private final class Watched: Activatable {
    let name: String
    let router: Router<Tree.Transition<Place, Never>>
    private(set) var isActive = false
    var becomesActive: @MainActor () -> Void = {}
    private let log: Log

    init(_ name: String, log: Log, router: Router<Tree.Transition<Place, Never>>) {
        self.name = name
        self.router = router
        self.log = log
    }

    func didBecomeActive() {
        isActive = true
        log.lines.append("\(name) on")
        becomesActive()
    }

    func didBecomeInactive() {
        isActive = false
        log.lines.append("\(name) off")
    }
}

@MainActor
private final class Log {
    var lines: [String] = []
}

/// Every screen asks whether it is active, but one.
@MainActor
private final class WatchedCoordinator: Coordinator {
    typealias Route = Tree.Transition<Place, Never>
    typealias Destination = Place
    let root: Tree.Root<Place>
    let log: Log

    init(_ root: Tree.Root<Place>, log: Log) {
        self.root = root
        self.log = log
    }

    func transition(for route: Route, from asker: Asker) -> Next { route }

    func screen(for place: Place, router: Router<Route>) -> any Presentable {
        if place == "plain" { return NoView("") }
        return Screen(Watched(place.description, log: log, router: router)) { _ in NoView("") }
    }
}

@MainActor
struct ActivityTests {
    @Test func `who leaves is told at once, and let go while the screen is on its way out`() async throws {
        let log = Log()
        try await TestApp.run(WatchedCoordinator(.stack("a"), log: log), pace: .byHand) { app in
            app.host.endSteps()
            await app.trigger(.push("b"))
            try app.expect("stack[a > b]")
            app.host.endSteps()
            #expect(log.lines == ["a on", "a off", "b on"])
            await app.trigger(.pop)
            try app.expect("stack[a]")
            #expect(log.lines == ["a on", "a off", "b on", "b off"])
        }
    }

    private let log = Log()

    private func stage(_ root: Tree.Root<Place> = .stack("a"), pace: TestHost.Pace = .atOnce) -> Stage {
        Stage(WatchedCoordinator(root, log: log), pace: pace)
    }

    private func model(_ name: String, in stage: Stage) throws -> Watched {
        let node = try #require(stage.navigator.tree.nodes.first { $0.label == name })
        return try #require((stage.navigator.made(for: node.id) as? Screen)?.model as? Watched)
    }

    /// What was told since the last time.
    private func told() -> [String] {
        defer { log.lines = [] }
        return log.lines
    }

    @Test func `a screen is active while it is on top of its stack`() throws {
        let stage = stage()
        #expect(told() == ["a on"])
        try model("a", in: stage).router.trigger(.push("b"))
        #expect(try model("b", in: stage).isActive)
        #expect(try !model("a", in: stage).isActive)
        stage.host.tapBack()
        #expect(try model("a", in: stage).isActive)
    }

    @Test func `of screens that are gone nothing is kept`() throws {
        let stage = stage(.stack("plain"))
        let router = Router<WatchedCoordinator.Route>(
            asker: stage.navigator.tree.root.id, navigator: stage.navigator)
        router.trigger(.push("b"))
        #expect(told() == ["b on"] && !stage.navigator.activity.concernsNobody)
        router.trigger(.pop)
        #expect(stage.navigator.activity.concernsNobody)
    }

    @Test func `a screen under a sheet stays active, one under a cover does not`() throws {
        let stage = stage()
        try model("a", in: stage).router.trigger(.present("b", as: .sheet))
        #expect(try model("a", in: stage).isActive)
        #expect(try model("b", in: stage).isActive)
        try model("b", in: stage).router.trigger(.present("c", as: .fullScreen))
        #expect(try !model("a", in: stage).isActive)
        #expect(try !model("b", in: stage).isActive)
        #expect(try model("c", in: stage).isActive)
    }

    @Test(arguments: [Tree.ModalStyle.overFullScreen, .formSheet, .custom("card")])
    func `a screen stays active under what leaves it there`(_ style: Tree.ModalStyle) throws {
        let stage = stage()
        try model("a", in: stage).router.trigger(.present("b", as: style))
        #expect(try model("a", in: stage).isActive)
        #expect(try model("b", in: stage).isActive)
    }

    @Test func `of tabs the one in front is active`() throws {
        let stage = stage(.tabs("a", "b"))
        #expect(try model("a", in: stage).isActive)
        stage.host.tapTab(1)
        #expect(try !model("a", in: stage).isActive)
        #expect(try model("b", in: stage).isActive)
    }

    @Test func `a model that is kept hears that its window has closed`() throws {
        let stage = stage()
        let model = try model("a", in: stage)
        stage.navigator.windowClosed()
        #expect(!model.isActive)
        #expect(told() == ["a on", "a off"])
        #expect(stage.navigator.activity.concernsNobody)
    }

    @Test func `a model that is kept hears that its navigator was let go`() async throws {
        var navigator: Navigator? = Navigator(root: WatchedCoordinator(.stack("a"), log: log))
        navigator?.attach(TestHost())
        let front = try #require(navigator?.tree.visible.id)
        let screen = try #require(navigator?.made(for: front) as? Screen)
        let model = try #require(screen.model as? Watched)
        #expect(model.isActive)
        navigator = nil
        try await waitUntil { !model.isActive }
        #expect(told() == ["a on", "a off"])
    }

    @Test func `nothing is active while the app is in the background`() throws {
        let stage = stage()
        stage.navigator.isInForeground = false
        #expect(try !model("a", in: stage).isActive)
        stage.navigator.isInForeground = true
        #expect(try model("a", in: stage).isActive)
    }

    @Test func `a swipe that is cancelled tells nobody anything`() {
        let stage = stage(.stack("a", above: ["b"]))
        #expect(told() == ["b on"])
        stage.host.beginSwipeBack()
        stage.host.endSwipe(finish: false)
        #expect(told() == [])
    }

    @Test func `a foreign controller over all covers what is below`() throws {
        let stage = stage()
        stage.host.presentForeign()
        stage.navigator.lookAgain()
        #expect(try !model("a", in: stage).isActive)
        stage.host.dismissBehind()
        stage.navigator.lookAgain()
        #expect(try model("a", in: stage).isActive)
    }

    @Test func `nobody is told before the screen rests but who leaves`() throws {
        let stage = stage(.stack("a", above: ["b"]), pace: .byHand)
        let left = try model("b", in: stage)
        #expect(told() == ["b on"])
        left.router.trigger(.pop)
        #expect(told() == ["b off"])
        stage.host.endSteps()
        #expect(told() == ["a on"])
        #expect(!left.isActive)
    }

    @Test func `who asks for another screen when told so leaves all as it should be`() throws {
        let stage = stage()
        stage.navigator.isInForeground = false
        let model = try model("a", in: stage)
        model.becomesActive = { [unowned model] in model.router.trigger(.push("b")) }
        stage.navigator.isInForeground = true
        #expect(stage.tree == "stack[a > b]")
        #expect(!model.isActive)
        #expect(try self.model("b", in: stage).isActive)
        stage.expectAtRest()
    }

    @Test func `without a host nothing is active`() throws {
        let navigator = Navigator(root: WatchedCoordinator(.stack("a"), log: log))
        let node = try #require(navigator.tree.nodes.last)
        let model = try #require((navigator.made(for: node.id) as? Screen)?.model as? Watched)
        #expect(!model.isActive)
    }

    @Test func `who has nobody but the screen that leaves is told as well`() throws {
        let stage = Stage(WatchedCoordinator(.stack("a"), log: log))
        for leaves in [Tree.Transition<Place, Never>.push("b"), .present("b", as: .fullScreen)] {
            log.lines = []
            stage.navigator.router(for: Tree.Transition<Place, Never>.self).trigger(leaves)
            stage.navigator.router(for: Tree.Transition<Place, Never>.self).trigger(.close)
            #expect(log.lines == ["a off", "b on", "b off", "a on"])
        }
        stage.expectAtRest()
    }

    @Test func `a model in two windows is active as long as it is in one of them`() throws {
        let shared = SharedCoordinator(Watched("shared", log: log, router: Stage().navigator.router()))
        let (first, second) = (Stage(shared), Stage(shared))
        #expect(log.lines == ["shared on"])
        second.navigator.router(for: Place.self).trigger("plain")
        #expect(second.tree == "stack[shared > plain]" && log.lines == ["shared on"])
        first.navigator.router(for: Place.self).trigger("plain")
        #expect(log.lines == ["shared on", "shared off"])
        second.host.tapBack()
        second.navigator.windowClosed()
        #expect(log.lines == ["shared on", "shared off", "shared on", "shared off"])
    }
}

@MainActor
private final class SharedCoordinator: Coordinator {
    typealias Destination = Place
    typealias Route = Place
    let model: Watched
    var root: Tree.Root<Place> { .stack("shared") }

    init(_ model: Watched) { self.model = model }

    func screen(for place: Place, router: Router<Place>) -> any Presentable {
        place == "shared" ? Screen(model) { _ in NoView("shared") } : Screen(place) { _ in NoView("plain") }
    }
}
