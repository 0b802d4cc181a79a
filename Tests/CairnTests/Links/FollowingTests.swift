import Cairn
import CairnTesting
import Testing

/// A link is a plan: the difference from the tree there is.
@MainActor
struct FollowingTests {
    private let app = LinkedApp()
    private let stage: Stage

    init() { stage = Stage(app) }

    @discardableResult
    private func follow(_ link: String, on stage: Stage? = nil) -> Request {
        (stage ?? self.stage).navigator.follow(link, by: LinkedApp.links)
    }

    private func logIn(on stage: Stage) throws {
        let navigator = stage.navigator
        let screen = try #require(navigator.made(for: navigator.tree.visible.id) as? Screen)
        try #require(screen.model as? Router<LoginFlow.Route>).trigger(.done)
    }

    @Test func `a link brings its tab to the front and what is missing in it`() {
        #expect(follow("club://players/7").result == .performed)
        #expect(stage.tree == "tabs[matches:stack[list], *players:stack[all > player(7)]]")
        stage.expectAtRest()
    }

    @Test func `the same link twice does nothing`() {
        follow("club://players/7")
        let before = stage.navigator.tree
        #expect(follow("club://players/7").result == .performed)
        #expect(stage.navigator.tree == before)
    }

    @Test func `what stands on the way is uncovered`() {
        follow("club://matches/7")
        follow("club://matches/7/edit")
        #expect(
            stage.tree
                == "tabs[*matches:stack[list > match(7)], players] + sheet(stack[edit(7)])")
        follow("club://matches/7")
        #expect(stage.tree == "tabs[*matches:stack[list > match(7)], players]")
        follow("club://matches")
        #expect(stage.tree == "tabs[*matches:stack[list > match(7)], players]")
        stage.expectAtRest()
    }

    @Test func `the coordinator says how a link brings a destination`() {
        follow("club://matches/7/edit")
        #expect(stage.tree == "tabs[*matches:stack[list], players] + sheet(stack[edit(7)])")
        follow("club://matches/0")
        #expect(stage.tree == "tabs[*matches:stack[list], players] + alert(gone)")
    }

    @Test func `login comes first and then the rest of the way`() async throws {
        let stage = Stage(LinkedApp(isLoggedIn: false))
        let request = follow("club://matches/7/edit", on: stage)
        #expect(stage.tree == "(welcome) + fullScreen(login:stack[credentials] by flow)")
        #expect(request.result == nil)
        try logIn(on: stage)
        #expect(await request.outcome == .performed)
        #expect(stage.tree == "tabs[*matches:stack[list], players] + sheet(stack[edit(7)])")
        stage.expectAtRest()
    }

    @Test func `a newer link supersedes and what comes first for both stays`() async throws {
        let stage = Stage(LinkedApp(isLoggedIn: false))
        let old = follow("club://matches/7/edit", on: stage)
        let login = stage.navigator.tree.visible.id
        let new = follow("club://players/9", on: stage)
        #expect(old.result == .superseded(by: "players / player(9)"))
        #expect(stage.navigator.tree.visible.id == login)
        try logIn(on: stage)
        #expect(await new.outcome == .performed)
        #expect(stage.tree == "tabs[matches, *players:stack[all > player(9)]]")
        stage.expectAtRest()
    }

    @Test func `a link that waits for a flow outlasts the route that the flow ends with`() async throws {
        let stage = Stage(DoorApp())
        let request = follow("club://players/7", on: stage)
        #expect(stage.tree == "(login:stack[credentials])")
        try logIn(on: stage)
        #expect(await request.outcome == .performed)
        #expect(stage.tree == "tabs[matches:stack[list], *players:stack[all > player(7)]]")
        stage.expectAtRest()
    }

    @Test func `a link before there is a host is not lost`() {
        let navigator = Navigator(root: LinkedApp())
        navigator.follow("club://players/7", by: LinkedApp.links)
        let host = TestHost()
        navigator.attach(host)
        #expect(host.shown == navigator.tree.shown)
        #expect(navigator.tree.notation == "tabs[matches:stack[list], *players:stack[all > player(7)]]")
    }

    @Test func `a link waits for unsaved changes`() async throws {
        follow("club://matches/7/edit")
        let form = try #require(app.form)
        form.isArmed = true
        let refused = follow("club://players/7")
        await form.answer(false)
        #expect(await refused.outcome == .refused(.leaveRefused("edit(7)")))
        let performed = follow("club://players/7")
        await form.answer(true)
        #expect(await performed.outcome == .performed)
        #expect(stage.tree == "tabs[matches:stack[list], *players:stack[all > player(7)]]")
    }

    @Test func `a link that cannot be read is refused with the part that failed`() {
        let why = LinkRefusal.wrongValue("x", parameter: "id", type: "Int", pattern: "players/{id}")
        #expect(
            follow("club://players/x").result == .refused(.badLink("club://players/x", why: why)))
        #expect(stage.tree == "tabs[*matches:stack[list], players]")
        #expect(stage.navigator.journal.entries.last?.cause == .link("club://players/x"))
    }

    @Test(arguments: [
        ("other://cb?code=s3cret&state=a=b", "other://cb?code=…&state=…"),
        ("other://cb#access_token=s3cret", "other://cb#…"),
        ("other://cb?s3cret&code=s3cret#x", "other://cb?…&code=…#…"),
        ("other://cb", "other://cb"),
    ])
    func `a link that cannot be read is noted without the values of its query`(
        _ link: String, _ noted: String
    ) {
        guard case .refused(.badLink(noted, _)) = follow(link).result else {
            Issue.record("\(String(describing: follow(link).result))")
            return
        }
        #expect(stage.navigator.journal.entries.last?.cause == .link(noted))
        #expect(!stage.navigator.journal.text().contains("s3cret"))
    }

    @Test(arguments: [
        "club://cb?state=s3cret", "club://cb?state=s3cret%", "club://cb?%zz=s3cret", "club://cb?s3cret%zz",
        "club://cb?state=1#s3cret%", "club://cb?state=1#s3cret",
    ])
    func `what is wrong with a query or a fragment is said without it`(_ link: String) {
        enum Callback: Destination { case back(Int, Int) }
        let links = LinkTable(scheme: "club", [.link("cb?state={state}#{id}", to: Callback.back)])
        let result = stage.navigator.follow(link, by: links).result
        guard case .refused(.badLink) = result else {
            Issue.record("\(String(describing: result))")
            return
        }
        #expect(!"\(String(describing: result))".contains("s3cret"))
        #expect(!stage.navigator.journal.text().contains("s3cret"))
    }

    @Test func `a link that goes on where nothing leads changes nothing`() {
        let before = stage.navigator.tree
        let outcome = follow("club://players/7/photo").result
        guard case .refused(.linkEnds(before: "photo", _)) = outcome else {
            Issue.record("\(String(describing: outcome))")
            return
        }
        #expect(stage.navigator.tree == before)
    }

    @Test func `the journal names the link and leads to the same trees again`() async throws {
        let stage = Stage(LinkedApp(isLoggedIn: false))
        let request = follow("club://players/7", on: stage)
        try logIn(on: stage)
        _ = await request.outcome
        follow("club://matches/7/edit", on: stage)
        follow("club://players/8", on: stage)
        var ids = Tree.IDs()
        var tree = Tree.seed(ids: &ids)
        for entry in stage.navigator.journal.entries {
            ids.deal(next: entry.ids)
            if let change = entry.change { tree = try tree.applying(change, ids: &ids) }
            #expect(tree == entry.tree)
        }
        #expect(
            stage.navigator.journal.entries.last?.description == "a link to players / player(8): performed")
    }
}
