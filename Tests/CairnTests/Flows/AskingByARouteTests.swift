import Cairn
import CairnContract
import CairnTesting
import Testing

/// A route that a coordinator answers with a dialog gives the dialog's answer to whoever runs it.
@MainActor
struct AskingByARouteTests {
    private let stage = Stage(Drafts())

    private func list() throws -> DraftList { try stage.model(of: "list") }

    private func shown(_ tree: String) async {
        for _ in 1...1000 where stage.tree != tree { await Task.yield() }
        #expect(stage.tree == tree)
    }

    @Test func `the coordinator's dialog is answered to whoever awaits the route`() async throws {
        let router = try list().router
        let answer = Task { try await router.run(.discardAll) }
        await shown("stack[list] + alert(discardAll)")
        #expect(stage.host.tap("Discard"))
        #expect(try await answer.value)
        let name = Task { try await router.run(.name) }
        await shown("stack[list] + alert(name)")
        #expect(stage.host.type("Ana", into: "Name") && stage.host.tap("Save"))
        #expect(try await name.value == "Ana")
        stage.expectAtRest()
    }

    @Test func `cancel throws, and a dialog of another answer is refused`() async throws {
        let router = try list().router
        let answer = Task { try await router.run(.discardAll) }
        await shown("stack[list] + alert(discardAll)")
        #expect(stage.host.tap("Cancel"))
        await #expect(throws: CancellationError.self) { try await answer.value }
        await #expect(throws: Refusal.noFlow(route: "discardAll", output: "String")) {
            try await router.run(.wrong)
        }
        #expect(stage.tree == "stack[list]")
        stage.expectAtRest()
    }

    @Test func `a cancelled task takes the dialog away`() async throws {
        let router = try list().router
        let answer = Task { try await router.run(.discardAll) }
        await shown("stack[list] + alert(discardAll)")
        answer.cancel()
        await #expect(throws: CancellationError.self) { try await answer.value }
        #expect(stage.tree == "stack[list]")
    }

    @Test func `the second of a double tap gets no answer, and no error that would be shown`() async throws {
        let host = TestHost(.byHand)
        let navigator = Navigator(root: Drafts())
        navigator.attach(host)
        host.settle()
        let router = navigator.router(for: Drafts.Route.self)
        let first = Task { try await router.run(.discardAll) }
        let second = Task { try await router.run(.discardAll) }
        await #expect(throws: CancellationError.self) { try await second.value }
        host.settle()
        #expect(navigator.tree.notation == "stack[list] + alert(discardAll)" && host.tap("Discard"))
        host.settle()
        #expect(try await first.value)
    }

    @Test func `a decision that waits asks in a dialog, and decides by the answer`() async throws {
        let yes = try list().router.trigger(.confirmed)
        await shown(#"stack[list] + alert(dialog("Write one more?"))"#)
        #expect(yes.result == nil)
        #expect(stage.host.tap("Yes"))
        #expect(await yes.outcome == .performed)
        #expect(stage.tree == "stack[list > draft]")
        stage.expectAtRest()
    }

    @Test func `a decision without an answer is cancelled`() async throws {
        let cancelled = try list().router.trigger(.confirmed)
        await shown(#"stack[list] + alert(dialog("Write one more?"))"#)
        #expect(stage.host.tap("Cancel"))
        #expect(await cancelled.outcome == .cancelled)
        #expect(stage.tree == "stack[list]")
    }

    @Test func `the dialog of a decision leaves when that is no longer wanted`() async throws {
        let first = try list().router.trigger(.confirmed)
        await shown(#"stack[list] + alert(dialog("Write one more?"))"#)
        let second = try list().router.trigger(.nothing)
        #expect(first.result == .superseded(by: "nothing"))
        #expect(await second.outcome == .performed)
        await shown("stack[list]")
        stage.expectAtRest()
    }
}
