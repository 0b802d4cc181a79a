import Cairn
import CairnTesting
import Testing

/// A leave-guard whose dialog is gone without an answer has said no, and can be asked again.
@MainActor
struct QuestionsThatAreLostTests {
    /// Drafts with an editor above.
    private func stage(asks style: Tree.ModalStyle, isQuestionAScreen: Bool = false) throws -> Stage {
        let stage = Stage(Editing(asks: style, isQuestionAScreen: isQuestionAScreen))
        try stage.ask(for: Editing.Route.edit)
        return stage
    }

    /// Lets others go on until the request has ended, a few times at most.
    private func ended(_ request: Request) async -> Outcome? {
        for _ in 1...1000 where request.result == nil { await Task.yield() }
        return request.result
    }

    @Test func `an action sheet that is tapped away has said no`() async throws {
        let stage = try stage(asks: .actionSheet)
        let editor: Editor = try stage.model(of: "editor")
        let request = try stage.ask(for: Editing.Route.cancel)
        await editor.answer.whenAsked()
        #expect(stage.tree == "stack[drafts > editor] + actionSheet(unsaved)")
        stage.host.tapOutside()
        #expect(await ended(request) == .refused(.leaveRefused("editor")))
        #expect(stage.tree == "stack[drafts > editor]")
        #expect(stage.navigator.pending.isEmpty)
        #expect(await ended(try stage.ask(for: Editing.Route.help)) == .performed)
        stage.expectAtRest()
    }

    @Test func `its task is cancelled`() async throws {
        let stage = try stage(asks: .actionSheet)
        let editor: Editor = try stage.model(of: "editor")
        let request = try stage.ask(for: Editing.Route.cancel)
        await editor.answer.whenAsked()
        stage.host.tapOutside()
        _ = await ended(request)
        for _ in 1...1000 where editor.takenBack == 0 { await Task.yield() }
        #expect(editor.takenBack == 1)
    }

    @Test func `cancel afterwards asks again`() async throws {
        let stage = try stage(asks: .actionSheet)
        let editor: Editor = try stage.model(of: "editor")
        _ = try stage.ask(for: Editing.Route.cancel)
        await editor.answer.whenAsked()
        stage.host.tapOutside()
        for _ in 1...1000 where !stage.navigator.pending.isEmpty { await Task.yield() }
        let again = try stage.ask(for: Editing.Route.cancel)
        try #require(again.result == nil)
        for _ in 1...1000 where editor.answer.count < 2 { await Task.yield() }
        #expect(editor.answer.count == 2)
        #expect(stage.host.tap("Discard"))
        #expect(await ended(again) == .performed)
        #expect(stage.tree == "stack[drafts]")
        #expect(stage.navigator.tree.shown == stage.host.shown)
    }

    @Test func `the back button asks again too`() async throws {
        let stage = try stage(asks: .actionSheet)
        let editor: Editor = try stage.model(of: "editor")
        stage.host.tapBack()
        await editor.answer.whenAsked()
        stage.host.tapOutside()
        for _ in 1...1000 where !stage.navigator.pending.isEmpty { await Task.yield() }
        stage.host.tapBack()
        for _ in 1...1000 where editor.answer.count < 2 { await Task.yield() }
        #expect(editor.answer.count == 2)
        #expect(stage.host.tap("Discard"))
        for _ in 1...1000 where !stage.navigator.pending.isEmpty { await Task.yield() }
        #expect(stage.tree == "stack[drafts]")
        #expect(stage.navigator.tree.shown == stage.host.shown)
    }

    @Test func `a dialog that other code took away has said no`() async throws {
        let stage = try stage(asks: .alert)
        let editor: Editor = try stage.model(of: "editor")
        let request = try stage.ask(for: Editing.Route.cancel)
        await editor.answer.whenAsked()
        stage.host.dismissBehind()
        stage.navigator.lookAgain()
        #expect(await ended(request) == .refused(.leaveRefused("editor")))
        #expect(stage.tree == "stack[drafts > editor]")
    }

    @Test func `a cancel button that asks for nothing has said no`() async throws {
        let stage = try stage(asks: .alert)
        let editor: Editor = try stage.model(of: "editor")
        let request = try stage.ask(for: Editing.Route.cancel)
        await editor.answer.whenAsked()
        #expect(stage.host.tap("Cancel"))
        #expect(await ended(request) == .refused(.leaveRefused("editor")))
        #expect(stage.tree == "stack[drafts > editor]")
        stage.expectAtRest()
    }

    @Test func `a dialog that never came has said no`() async throws {
        let stage = try stage(asks: .alert, isQuestionAScreen: true)
        let editor: Editor = try stage.model(of: "editor")
        let request = try stage.ask(for: Editing.Route.cancel)
        await editor.answer.whenAsked()
        #expect(await ended(request) == .refused(.leaveRefused("editor")))
        #expect(stage.tree == "stack[drafts > editor]")
        stage.expectAtRest()
    }
}
