import Cairn
import CairnTesting
import Testing

/// What a change made that was refused is nobody's: its routers stand for no later screen.
@MainActor
struct ChangesThatWereGivenUpTests {
    private let notebook = Notebook()
    private let stage: Stage

    init() { stage = Stage(notebook) }

    @Test(arguments: [Notebook.Route.noteWithHint(1), .noteWithBoard(1)])
    func `the router of a screen that never came closes no later one`(_ refused: Notebook.Route) throws {
        let request = try stage.ask(for: refused)
        guard case .refused? = request.result else {
            Issue.record("\(request)")
            return
        }
        #expect(stage.tree == "stack[list]")
        try stage.ask(for: Notebook.Route.note(2))
        let old = try #require(notebook.routers.first)
        #expect(old.close().result == .refused(.askerLeft))
        #expect(stage.tree == "stack[list > note(2)]")
        stage.expectAtRest()
    }

    @Test func `the router of a screen that never came asks in nobody's name`() throws {
        try stage.ask(for: Notebook.Route.noteWithHint(1))
        try stage.ask(for: Notebook.Route.note(2))
        let old = try #require(notebook.routers.first)
        #expect(old.trigger(.note(3)).result == .refused(.askerLeft))
        #expect(stage.tree == "stack[list > note(2)]")
    }

    @Test func `no two routers stand for the same place`() throws {
        for number in 1...5 {
            try stage.ask(for: Notebook.Route.noteWithHint(number))
            try stage.ask(for: Notebook.Route.note(number))
        }
        #expect(notebook.routers.count == 10)
        #expect(Set(notebook.routers.map(\.asker)).count == 10)
    }

    @Test func `what is asked in an init does not speak for the sign in that came instead`() throws {
        notebook.verdict = .redirect(.push(.signIn))
        #expect(try stage.ask(for: Notebook.Route.archive).result == .performed)
        #expect(notebook.early.map(\.result) == [.refused(.askerLeft)])
        #expect(stage.tree == "stack[list > signIn(credentials)]")
        stage.expectAtRest()
    }

    @Test func `what is asked in an init is refused with the change`() throws {
        notebook.verdict = .refuse("it is sealed")
        let request = try stage.ask(for: Notebook.Route.archive)
        #expect(request.result == .refused(.guarded("documents", why: "it is sealed")))
        try stage.ask(for: Notebook.Route.note(1))
        try stage.ask(for: Notebook.Route.note(2))
        #expect(notebook.early.map(\.result) == [.refused(.askerLeft)])
        #expect(stage.tree == "stack[list > note(1) > note(2)]")
        stage.expectAtRest()
    }
}
