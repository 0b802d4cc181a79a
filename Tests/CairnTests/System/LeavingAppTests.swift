import Cairn
import CairnContract
import CairnTesting
import Testing

@MainActor
struct LeavingAppTests {
    private let stage = Stage(ClubOffice())

    private func ask(_ route: OfficeRoute) throws -> Request {
        let made = stage.navigator.made(for: stage.navigator.tree.visible.id) as? Screen
        return try #require(made?.model as? OfficeModel).router.trigger(route)
    }

    @Test func `the way out is a value that a coordinator answers`() throws {
        let asker = Asker(id: stage.navigator.tree.visible.id, navigator: stage.navigator)
        #expect(try ClubOffice().transition(for: .settings, from: asker) == .leaveApp(for: .settings))
    }

    @Test func `a request to leave the app is performed once that was opened`() async throws {
        let request = try ask(.settings)
        #expect(request.result == nil && stage.navigator.idleRequests.isEmpty)
        #expect(await request.outcome == .performed)
        #expect(stage.host.opened == [.settings])
        #expect(stage.tree == "stack[desk]")
    }

    @Test func `what nothing opens is refused`() async throws {
        stage.host.opens = { $0 == .settings }
        #expect(try await ask(.call).outcome == .refused(.notOpened(#"url("tel:112")"#)))
        #expect(stage.host.opened.isEmpty)
    }

    @Test func `the app is left before the rest of a change is made, or nothing is`() async throws {
        stage.host.opens = { _ in false }
        _ = try await ask(.callAndNote).outcome
        #expect(stage.tree == "stack[desk]")
        stage.host.opens = { _ in true }
        #expect(try await ask(.callAndNote).outcome == .performed)
        #expect(stage.tree == #"stack[desk > note("called")]"#)
        #expect(stage.host.opened == [.url("tel:112")])
    }

    @Test func `the app is left for want of a place, and not where that is there`() async throws {
        #expect(try await ask(.noteOrCall).outcome == .performed)
        #expect(stage.host.opened == [.url("tel:112")] && stage.tree == "stack[desk]")
        _ = try await ask(.shared("called")).outcome
        _ = try await ask(.shared("else")).outcome
        #expect(try await ask(.noteOrCall).outcome == .performed)
        #expect(stage.host.opened == [.url("tel:112")] && stage.tree == #"stack[desk > note("called")]"#)
    }

    @Test func `whether there is a place is seen where what comes before has been made`() async throws {
        #expect(try await ask(.noteAndNoteOrCall).outcome == .performed)
        #expect(stage.host.opened.isEmpty && stage.tree == #"stack[desk > note("called")]"#)
        #expect(try await ask(.backAndNoteOrCall).outcome == .performed)
        #expect(stage.host.opened == [.url("tel:112")] && stage.tree == "stack[desk]")
    }

    @Test func `a request to leave the app can be superseded before it is answered`() async throws {
        let request = try ask(.settings)
        _ = try ask(.shared("else"))
        #expect(request.result == .superseded(by: #"shared("else")"#))
        await takeTurns { stage.host.opened.count }
        #expect(stage.tree == #"stack[desk > note("else")]"#)
        #expect(stage.host.opened.isEmpty)
    }

    @Test func `nobody is sent out for what was cancelled`() async throws {
        let request = try ask(.settings)
        request.cancel()
        await takeTurns { stage.host.opened.count }
        #expect(request.result == .cancelled && stage.host.opened.isEmpty)
    }

    @Test func `nobody is sent out where nothing comes that ends with a result`() async throws {
        let made = stage.navigator.made(for: stage.navigator.tree.visible.id) as? Screen
        let router = try #require(made?.model as? OfficeModel).router
        await #expect(throws: Refusal.self) {
            let _: Int = try await router.run(ResultRoute(.callAndNote))
        }
        #expect(stage.host.opened.isEmpty && stage.tree == "stack[desk]")
    }

    @Test func `with no host there is nobody to open anything`() async throws {
        let navigator = Navigator(root: ClubOffice())
        let made = navigator.made(for: navigator.tree.visible.id) as? Screen
        let router = try #require(made?.model as? OfficeModel).router
        #expect(router.trigger(.settings).result == .refused(.notOpened("settings")))
    }

    @Test func `the journal makes the same trees`() async throws {
        _ = try await ask(.callAndNote).outcome
        var ids = Tree.IDs()
        var tree = Tree.seed(ids: &ids)
        for entry in stage.navigator.journal.entries {
            ids.deal(next: entry.ids)
            if let change = entry.change { tree = try tree.applying(change, ids: &ids) }
            #expect(tree == entry.tree)
        }
    }
}
