import Cairn
import CairnContract
import CairnTesting
import Testing

@MainActor
struct RestoringTests {
    private let club = SavedClub()
    private let navigator: Navigator

    init() { navigator = Navigator(root: club) }

    private func form(_ name: String, of navigator: Navigator) throws -> SavedForm {
        let node = try #require(navigator.tree.nodes.last { $0.label == name }, "\(navigator.tree)")
        return try #require((navigator.made(for: node.id) as? Screen)?.model as? SavedForm)
    }

    private func ask(_ transition: SavedMatches.Next, from name: String, of other: Navigator? = nil) throws {
        let request = try form(name, of: other ?? navigator).router?.trigger(transition)
        #expect(request?.result == .performed)
    }

    /// The app started again, by what is in a file.
    private func again(_ club: SavedClub = SavedClub(), _ text: String? = nil) throws -> Navigator {
        Navigator(root: club, restoring: try Snapshot(text: text ?? navigator.snapshot().text))
    }

    @Test func `the same screens come back, with what was typed`() throws {
        try ask(.push(.match(7)), from: "list")
        try ask(.present(.stack(.edit(7)), as: .sheet), from: "match(7)")
        try form("edit(7)", of: navigator).text = "A draft"
        club.saved = "mine only"
        let other = SavedClub()
        let restored = try again(other)
        #expect(restored.tree == navigator.tree)
        #expect(restored.notRestored.isEmpty)
        #expect(try form("edit(7)", of: restored).text == "A draft")
        #expect(other.saved == "mine only")
        #expect(restored.snapshot() == navigator.snapshot())
        try ask(.close, from: "edit(7)", of: restored)
        try ask(.push(.match(8)), from: "match(7)", of: restored)
        #expect(restored.tree.notation == "tabs[*matches:stack[list > match(7) > match(8)], players]")
        #expect(Set(restored.tree.nodes.map(\.id)).count == restored.tree.nodes.count)
    }

    @Test func `a tab that was never in front keeps what it saved until it is`() throws {
        let tab = try #require(navigator.tree.nodes.last { $0.label == "players" })
        let text = navigator.snapshot().text.replacing(
            #""id": \#(tab.id.number)"#, with: #""id": \#(tab.id.number), "saved": "half a name""#)
        let restored = try again(SavedClub(), text)
        let players = try #require(restored.tree.nodes.last { $0.label == "players" })
        #expect(restored.made(for: players.id) == nil)
        #expect(restored.snapshot().text.contains("half a name"))
        let host = TestHost()
        restored.attach(host)
        host.endSteps()
        #expect(host.tapTab(1))
        #expect(try form("players", of: restored).text == "half a name")
    }

    @Test func `what a coordinator put into a column to the left of its own comes back`() throws {
        let root = Tree.Root<Place>.split(primary: .stack("a"), secondary: .stack("flow"))
        let navigator = Navigator(root: SketchCoordinator(root))
        navigator.sketch("inflow")?.router.trigger(.in(.primary, .push("flowB")))
        navigator.sketch("inflowB")?.router.trigger(.in(.secondary, .push("c")))
        let again = Navigator(root: SketchCoordinator(root), restoring: navigator.snapshot())
        #expect(
            again.tree.notation == "split[stack[a > flowB(inflowB)], *stack[flow(inflow) > c]]")
        #expect(again.tree == navigator.tree && again.notRestored.isEmpty)
    }

    @Test func `a coordinator is asked in the name of the same opener`() throws {
        try ask(.push(.match(7)), from: "list")
        try form("list", of: navigator).text = "the list"
        let other = SavedClub()
        _ = try again(other)
        #expect(other.tab?.openers == ["the list"])
    }

    @Test func `a flow's result goes to its parent as a route, and a dialog asks as before`() throws {
        try ask(.push(.signUp), from: "list")
        let other = SavedClub()
        let restored = try again(other)
        #expect(restored.tree.notation == "tabs[*matches:stack[list > signUp(name)], players]")
        let name = try #require(restored.made(for: restored.tree.visible.id) as? Screen)
        (name.model as? Router<SavedSignUp.Route>)?.trigger(.done)
        #expect(other.tab?.signedUp == 1)
        try ask(.present(.failed, as: .alert), from: "list", of: restored)
        let third = try again(SavedClub(), restored.snapshot().text)
        #expect(third.tree.notation == "tabs[*matches:stack[list], players] + alert(failed)")
        (third.made(for: third.tree.visible.id) as? BoundDialog)?.pressed(0)
        #expect(third.tree.notation.contains("list > match(9)"))
    }

    @Test func `what cannot be saved is lost with what stands on it, and reported`() throws {
        try ask(.push(.camera(.init())), from: "list")
        try ask(.push(.match(1)), from: "camera")
        let snapshot = navigator.snapshot()
        #expect(snapshot.lost.map(\.label) == ["camera", "match(1)"])
        #expect(snapshot.lost[0].why.hasPrefix("it could not be encoded"))
        #expect(try again().tree.notation == "tabs[*matches:stack[list], players]")
    }

    @Test func `what an older app saved is migrated, and what nobody knows is lost`() throws {
        try ask(.push(.match(7)), from: "list")
        try ask(.push(.edit(7)), from: "match(7)")
        let text = navigator.snapshot().text
        let old = text.replacing("\"match\"", with: "\"game\"")
        #expect(try again(SavedClub(), old).tree.notation == "tabs[*matches:stack[list], players]")
        let migrated = try again(SavedClub(), old.replacing("\"version\": 2", with: "\"version\": 1"))
        #expect(migrated.tree == navigator.tree && migrated.notRestored.isEmpty)
        let newer = try again(SavedClub(), text.replacing("\"edit\"", with: "\"rate\""))
        #expect(newer.tree.notation == "tabs[*matches:stack[list > match(7)], players]")
        #expect(newer.notRestored.map(\.label) == ["rate(7)"])
        #expect(newer.notRestored[0].why == "it could not be decoded: 'rate' is not known here")
    }

    @Test
    func `a tab that is lost comes as at the start, and so does a coordinator that lost its first place`()
        throws
    {
        try ask(.push(.match(7)), from: "list")
        let text = navigator.snapshot().text
        let tab = try again(SavedClub(), text.replacing("\"players\": {", with: "\"teams\": {"))
        #expect(tab.tree.notation == "tabs[*matches:stack[list > match(7)], players]")
        #expect(tab.notRestored.map(\.label) == ["teams"])
        let first = try again(SavedClub(), text.replacing("\"list\": {", with: "\"table\": {"))
        #expect(first.tree.notation == "tabs[*matches:stack[list], players]")
        let both = try again(SavedClub(), text.replacing("\"matches\": {", with: "\"games\": {"))
        #expect(both.tree.notation == "tabs[*matches:stack[list], players]")
        #expect(both.notRestored.map(\.label) == ["games"])
    }

    @Test func `a saved part that cannot be decoded is lost alone`() throws {
        try form("list", of: navigator).text = "typed"
        let restored = try again(SavedClub(), navigator.snapshot().text.replacing("\"typed\"", with: "7"))
        #expect(restored.tree == navigator.tree)
        #expect(restored.notRestored.map(\.label) == ["what list saved"])
    }

    @Test func `what a guard refuses or leads elsewhere is lost`() throws {
        let host = TestHost()
        navigator.attach(host)
        host.endSteps()
        #expect(host.tapTab(1))
        host.endSteps()
        #expect(navigator.tree.notation == "tabs[matches:stack[list], *players]")
        for verdict in [Verdict<SavedClub.Destination>.refuse("it is winter"), .redirect(.select(.matches))] {
            let other = SavedClub()
            other.players = verdict
            let restored = try again(other)
            // As the tab is part of the app, it is there again, and to be refused once more when it is chosen.
            #expect(!restored.notRestored.isEmpty)
            #expect(restored.tree.notation == "tabs[*matches:stack[list], players]")
        }
    }

    @Test func `what a guard has come first is gone through, then the rest comes back`() async throws {
        let host = TestHost()
        navigator.attach(host)
        host.endSteps()
        try ask(.push(.match(7)), from: "list")
        host.endSteps()
        #expect(host.tapTab(1))
        host.endSteps()
        let other = SavedClub()
        other.players = .interpose(.login, as: .fullScreen)
        let restored = try again(other)
        #expect(restored.tree.notation.contains("fullScreen(login:stack[credentials]"))
        let login = try #require(restored.made(for: restored.tree.visible.id) as? Screen)
        var changes = restored.changes().makeAsyncIterator()
        (login.model as? Router<LoginFlow.Route>)?.trigger(.done)
        while let entry = await changes.next(), entry.cause != .restored {}
        #expect(restored.tree.notation == "tabs[matches:stack[list > match(7)], *players]")
    }

    @Test(arguments: [false, true])
    func `what waits for a guard is what is saved meanwhile`(waits: Bool) async throws {
        let host = TestHost()
        navigator.attach(host)
        host.endSteps()
        #expect(host.tapTab(1))
        host.endSteps()
        let other = SavedClub()
        other.players = waits ? .wait { .refuse("it is winter") } : .interpose(.login, as: .fullScreen)
        let restored = try again(other)
        #expect(restored.tree.notation != navigator.tree.notation)
        let later = Navigator(root: SavedClub(), restoring: try Snapshot(text: restored.snapshot().text))
        #expect(later.tree.notation == navigator.tree.notation)
        restored.pending.first?.cancel()
        #expect(restored.pending.isEmpty)
        let left = Navigator(root: SavedClub(), restoring: restored.snapshot())
        #expect(left.tree.notation.hasPrefix("tabs[*matches:stack[list], players]"))
    }

    @Test func `what takes a guard time is waited for`() async throws {
        let host = TestHost()
        navigator.attach(host)
        host.endSteps()
        #expect(host.tapTab(1))
        host.endSteps()
        for allowed in [true, false] {
            let other = SavedClub()
            other.players = .wait { allowed ? .allow : .refuse("it is winter") }
            let restored = try again(other)
            let request = try #require(restored.pending.first)
            #expect(await request.outcome == .performed)
            #expect(restored.tree.notation.contains("*players") == allowed)
        }
    }

    @Test func `the journal of a restored app replays`() throws {
        try ask(.push(.match(7)), from: "list")
        let restored = try again()
        try ask(.push(.match(8)), from: "match(7)", of: restored)
        var ids = Tree.IDs()
        var tree = Tree.seed(ids: &ids)
        for entry in restored.journal.entries {
            guard let change = entry.change else { continue }
            ids.deal(next: entry.ids)
            tree = try tree.applying(change, ids: &ids)
            #expect(tree == entry.tree)
        }
        #expect(tree == restored.tree)
    }

    @Test func `a saved modal that cannot stand there is named as lost`() throws {
        let stage = Stage(.stack("a"))
        try stage.ask(.present("b", as: .sheet))
        let text = stage.navigator.snapshot().text.replacing("\"sheet\"", with: "\"currentContext\"")
        let again = Navigator(root: SketchCoordinator(.stack("a")), restoring: try Snapshot(text: text))
        #expect(again.tree.notation == "stack[a]")
        #expect(again.notRestored.map(\.label) == ["currentContext(b)"])
    }
}
