import Cairn
import CairnContract
import Testing

/// A screen that asks before its change is made waits for that.
@MainActor
struct RequestsOfScreensThatAreComingTests {
    private let notebook = Notebook()
    private let stage: Stage
    private let late = LateAnswer<Verdict<Notebook.Destination>>()

    init() {
        stage = Stage(notebook)
        notebook.verdict = .wait { [late] in await late.value() }
    }

    @Test func `what is asked in an init waits for the guard and is made then`() async throws {
        let request = try stage.ask(for: Notebook.Route.archive)
        await late.whenAsked()
        #expect(stage.tree == "stack[list]")
        #expect(notebook.early.map(\.result) == [nil])
        late.give(.allow)
        #expect(await request.outcome == .performed)
        #expect(await notebook.early.first?.outcome == .performed)
        #expect(notebook.early.count == 1)
        #expect(stage.tree == "stack[list > archive(overview > sealed(documents)) > note(7)]")
        stage.expectAtRest()
    }

    @Test func `what is asked in an init is refused when the guard says no`() async throws {
        let request = try stage.ask(for: Notebook.Route.archive)
        await late.whenAsked()
        late.give(.refuse("it is sealed"))
        #expect(await request.outcome == .refused(.guarded("documents", why: "it is sealed")))
        #expect(await notebook.early.first?.outcome == .refused(.askerLeft))
        #expect(stage.tree == "stack[list]")
        #expect(stage.navigator.pending.isEmpty)
        stage.expectAtRest()
    }

    @Test func `what is asked in an init waits while somebody signs in`() async throws {
        notebook.verdict = .interpose(.signIn, as: .sheet)
        let request = try stage.ask(for: Notebook.Route.archive)
        #expect(stage.tree == "stack[list] + sheet(signIn:stack[credentials])")
        #expect(notebook.early.map(\.result) == [nil])
        notebook.verdict = .allow
        try stage.ask(for: SignIn.Route.done("Ada"))
        #expect(await request.outcome == .performed)
        #expect(notebook.early.last?.result == .performed)
        #expect(stage.tree == "stack[list > archive(overview > sealed(documents)) > note(7)]")
        stage.expectAtRest()
    }

    @Test func `what is asked in an init is refused when the request is taken back`() async throws {
        let request = try stage.ask(for: Notebook.Route.archive)
        await late.whenAsked()
        request.cancel()
        #expect(notebook.early.map(\.result) == [.refused(.askerLeft)])
        late.give(.allow)
        #expect(await request.outcome == .cancelled)
        #expect(stage.tree == "stack[list]")
        stage.expectAtRest()
    }
}
