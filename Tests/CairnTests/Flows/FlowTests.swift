import Cairn
import CairnTesting
import Testing

@MainActor
struct FlowTests {
    private let stage = Stage(League())

    private func model<Model>(_: Model.Type = Model.self, of label: String? = nil) throws -> Model {
        let node = try #require(
            stage.navigator.tree.nodes.last { label == nil ? $0.content == .screen : $0.label == label })
        return try #require((stage.navigator.made(for: node.id) as? Screen)?.model as? Model)
    }

    private func list() throws -> LeagueScreen { try model(of: "list") }

    /// Runs a flow in the name of the list, and waits until it is open.
    private func run(_ asking: ResultRoute<LeagueRoute, Player>) async throws -> Task<Player, any Error> {
        let router = try list().router
        let before = stage.navigator.journal.entries.count
        let task = Task { try await router.run(asking) }
        try await waitUntil { stage.navigator.journal.entries.count != before }
        return task
    }

    @Test func `ends with its typed result and takes its range along`() async throws {
        let flow = try await run(.signUp)
        #expect(stage.tree == "stack[list > signUp(name)]")
        try model(SignUpScreen.self).router.trigger(.photo)
        #expect(stage.tree == "stack[list > signUp(name > photo)]")
        try model(SignUpScreen.self).router.trigger(.done(Player(name: "Ana")))
        #expect(try await flow.value == Player(name: "Ana"))
        #expect(stage.tree == "stack[list]")
        stage.expectAtRest()
    }

    @Test func `ends in a sheet by dismissing it`() async throws {
        let flow = try await run(.signUpInASheet)
        #expect(stage.tree == "stack[list] + sheet(signUp:stack[name])")
        try model(SignUpScreen.self).router.trigger(.done(Player(name: "Ana")))
        #expect(try await flow.value == Player(name: "Ana"))
        #expect(stage.tree == "stack[list]")
        stage.expectAtRest()
    }

    @Test func `leaves what the parent put on it`() async throws {
        let flow = try await run(.signUp)
        let router = try model(SignUpScreen.self).router
        try list().router.trigger(.cover)
        #expect(stage.tree == "stack[list > signUp(name) > cover]")
        router.trigger(.done(Player(name: "Ana")))
        #expect(try await flow.value.name == "Ana")
        #expect(stage.tree == "stack[list > cover]")
        stage.expectAtRest()
    }

    @Test func `is cancelled when its first screen leaves`() async throws {
        let flow = try await run(.signUp)
        stage.host.tapBack()
        await #expect(throws: CancellationError.self) { try await flow.value }
        #expect(stage.tree == "stack[list]")
        stage.expectAtRest()
    }

    @Test func `is closed when the task that waits is cancelled`() async throws {
        let flow = try await run(.signUpInASheet)
        flow.cancel()
        await #expect(throws: CancellationError.self) { try await flow.value }
        #expect(stage.tree == "stack[list]")
        stage.expectAtRest()
    }

    @Test func `is not opened for a task that was cancelled before`() async throws {
        let router = try list().router
        let count = stage.navigator.journal.entries.count
        let flow = Task { try await router.run(.signUp) }
        flow.cancel()
        await #expect(throws: CancellationError.self) { try await flow.value }
        #expect(stage.navigator.journal.entries.count == count)
    }

    @Test func `its refusal is thrown`() async throws {
        let flow = try await run(.list)
        let refusal = await #expect(throws: Refusal.self) { try await flow.value }
        #expect(
            refusal?.description
                == "'list' opened no flow that ends with Player; return a coordinator with that Output, or a Dialog of it"
        )
        #expect(stage.tree == "stack[list]")
    }

    @Test func `tells the parent by a route when nobody waits`() throws {
        try list().router.trigger(.signUpAndTell)
        try model(SignUpScreen.self).router.trigger(.done(Player(name: "Ana")))
        #expect(stage.tree == #"stack[list > welcome("Ana")]"#)
        stage.expectAtRest()
    }

    @Test func `a result that nobody wants is noted`() throws {
        try list().router.trigger(.signUp)
        try model(SignUpScreen.self).router.trigger(.done(Player(name: "Ana")))
        #expect(stage.tree == "stack[list]")
        #expect(stage.navigator.journal.entries.last?.outcome == .refused(.unhandledOutput("Player")))
    }

    @Test func `the journal makes the same trees`() async throws {
        let flow = try await run(.signUp)
        try model(SignUpScreen.self).router.trigger(.photo)
        try model(SignUpScreen.self).router.trigger(.done(Player(name: "Ana")))
        _ = try await flow.value
        var ids = Tree.IDs()
        var tree = Tree.seed(ids: &ids)
        for entry in stage.navigator.journal.entries {
            ids.deal(next: entry.ids)
            if let change = entry.change { tree = try tree.applying(change, ids: &ids) }
            #expect(tree == entry.tree)
        }
    }
}

private enum Elsewhere { case nowhere }

@MainActor
struct OutwardTests {
    private let stage = Stage(League())

    @Test func `a route goes to the nearest coordinator that knows it`() throws {
        let list = try #require(stage.navigator.made(for: stage.navigator.tree.visible.id) as? Screen)
        try #require(list.model as? LeagueScreen).router.trigger(.signUp)
        let name = try #require(stage.navigator.made(for: stage.navigator.tree.visible.id) as? Screen)
        let router = try #require(name.model as? SignUpScreen).router
        let outward: Router<LeagueRoute> = router.parent()
        #expect(outward.trigger(.cover).result == .performed)
        #expect(stage.tree == "stack[list > signUp(name) > cover]")
    }

    @Test func `a route that nobody knows is refused with those who were asked`() throws {
        let list = try #require(stage.navigator.made(for: stage.navigator.tree.visible.id) as? Screen)
        try #require(list.model as? LeagueScreen).router.trigger(.signUp)
        let name = try #require(stage.navigator.made(for: stage.navigator.tree.visible.id) as? Screen)
        let router = try #require(name.model as? SignUpScreen).router.parent(Elsewhere.self)
        #expect(
            router.trigger(.nowhere).result
                == .refused(.unknownToAll(route: "nowhere", asked: ["SignUp", "League"])))
        #expect(
            stage.navigator.journal.entries.last?.outcome.description.contains("SignUp, then League") == true)
    }
}
