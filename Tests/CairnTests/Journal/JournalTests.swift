import Cairn
import CairnContract
import CairnTesting
import Testing

@MainActor
struct JournalTests {
    @Test func `holds every request with its cause and outcome`() throws {
        let stage = Stage()
        try stage.ask(.push("b"))
        try stage.ask(.popTo("z"))
        stage.host.tapBack()
        #expect(
            stage.navigator.journal.entries.map(\.description) == [
                "start: performed",
                #"a asked for push("b"): performed"#,
                #"b asked for popTo("z"): refused: 'z' is not in the asker's stack in stack[a > b]"#,
                "by finger: performed",
            ])
        #expect(stage.navigator.journal.entries.map(\.number) == [0, 1, 2, 3])
    }

    @Test func `writes a route that is a destination as it prints`() throws {
        let navigator = Navigator(root: Pages())
        let screen = try #require(navigator.made(for: navigator.tree.visible.id) as? Screen)
        try #require(screen.model as? Router<Pages.Route>).trigger(.page(7))
        #expect(navigator.journal.entries.last?.cause == .route("page(7)", from: "page(1)"))
    }

    @Test func `its changes make the same trees without asking anyone`() throws {
        let stage = Stage()
        try stage.ask(.push("flowX"))
        try stage.ask(.animated(.push("c"), by: Tree.Animation("fade")))
        try stage.ask(.several(.present(.stack("d"), as: .sheet), .push("e")), from: "a")
        stage.host.pullSheet()
        stage.host.pushForeign()
        try stage.ask(.popToRoot, from: "a")

        var ids = Tree.IDs()
        var tree = Tree.seed(ids: &ids)
        for entry in stage.navigator.journal.entries {
            ids.deal(next: entry.ids)
            if let change = entry.change { tree = try tree.applying(change, ids: &ids) }
            #expect(tree == entry.tree)
        }
        #expect(tree == stage.navigator.tree)
    }

    @Test func `keeps an entry in any case`() {
        #expect(
            [Int.min, 0, 1, 2, .max].map { limit in
                Navigator(root: SketchCoordinator(.stack("a")), journalLimit: limit).journal.limit
            } == [1, 1, 1, 2, .max])
    }

    @Test func `says what came after an entry, and how much of that it has dropped`() throws {
        let navigator = Navigator(root: SketchCoordinator(.stack("a")), journalLimit: 10)
        let empty = navigator.journal
        #expect(empty.entries(after: -1).dropped == 0 && empty.entries(after: 7).entries.isEmpty)
        for _ in 0..<100 { navigator.front?.router.trigger(.popToRoot) }
        let journal = navigator.journal
        #expect(journal.entries(after: 97).entries.map(\.number) == [98, 99, 100])
        #expect(journal.entries(after: 97).dropped == 0)
        let all = journal.entries(after: -1)
        #expect(all.dropped + all.entries.count == 101 && all.entries.count == journal.entries.count)
        #expect(journal.entries(after: 100).dropped == 0 && journal.entries(after: 100).entries.isEmpty)
    }

    @Test func `keeps as many entries as its limit`() throws {
        let unlimited = Navigator(root: SketchCoordinator(.stack("a")), journalLimit: .max)
        for _ in 0..<3 { unlimited.front?.router.trigger(.push("b")) }
        #expect(unlimited.journal.entries.count == 4)
        let navigator = Navigator(root: SketchCoordinator(.stack("a")), journalLimit: 10)
        for _ in 0..<100 { navigator.front?.router.trigger(.popToRoot) }
        #expect((10...20).contains(navigator.journal.entries.count))
        #expect(navigator.journal.entries.last?.number == 100)
    }

    @Test func `keeps fewer entries of a deep stack, from which a replay goes on`() throws {
        let navigator = Navigator(root: SketchCoordinator(.stack("a")), journalLimit: 10)
        for number in 0..<400 {
            navigator.front?.router.trigger(Tree.Transition<Place, Never>.push(.init("p\(number)")))
            #expect(navigator.journal.entries.count >= min(number + 2, 10))
        }
        let limited = Navigator(root: SketchCoordinator(.stack("a")), journalLimit: 100)
        for number in 0..<400 {
            limited.front?.router.trigger(Tree.Transition<Place, Never>.push(.init("p\(number)")))
        }
        // Fifty times the limit, and half of that after some were dropped.
        #expect((16...25).contains(limited.journal.entries.count))
        var replay = try Replay(text: limited.journal.text())
        var last: Tree?
        while let step = try replay.next() { last = step.tree }
        #expect(last?.notation == limited.tree.notation)
    }
}

/// Every route is a destination, and a push.
@MainActor
private final class Pages: Coordinator {
    enum Route: Cairn.Destination { case page(Int) }
    var root: Tree.Root<Route> { .stack(.page(1)) }

    func screen(for route: Route, router: Router<Route>) -> any Presentable {
        Screen(router) { _ in NoView("") }
    }
}
