import Cairn
import CairnTesting
import Testing

/// A leave-guard that returns the dialog which asks.
@MainActor
struct LeaveQuestionTests {
    private let stage = Stage(Drafts())
    private let question = #"stack[list > draft] + alert(dialog("Discard the draft?"))"#

    init() async throws {
        let list: DraftList = try stage.model(of: "list")
        #expect(await list.router.trigger(.draft).outcome == .performed)
    }

    private func draft() throws -> Draft { try stage.model(of: "draft") }

    private func shown(_ tree: String) async {
        for _ in 1...1000 where stage.tree != tree { await Task.yield() }
        #expect(stage.tree == tree)
    }

    private func atRest() async {
        for _ in 1...1000 where !stage.navigator.pending.isEmpty { await Task.yield() }
        #expect(stage.navigator.pending.isEmpty)
        stage.expectAtRest()
    }

    @Test func `yes lets the screen be left`() async throws {
        let request = try draft().router.trigger(.close)
        await shown(question)
        #expect(request.result == nil)
        #expect(stage.host.tap("Discard"))
        #expect(await request.outcome == .performed)
        #expect(stage.tree == "stack[list]")
        await atRest()
    }

    @Test(arguments: ["Keep", "Cancel"])
    func `no is a refusal, and the next attempt asks again`(_ no: String) async throws {
        for _ in 1...2 {
            let request = try draft().router.trigger(.close)
            await shown(question)
            #expect(stage.host.tap(no))
            #expect(await request.outcome == .refused(.leaveRefused("draft")))
            #expect(stage.tree == "stack[list > draft]")
        }
        await atRest()
    }

    @Test func `a lost question is a no, and can be asked again`() async throws {
        let request = try draft().router.trigger(.close)
        await shown(question)
        stage.host.dismissBehind()
        stage.navigator.lookAgain()
        #expect(await request.outcome == .refused(.leaveRefused("draft")))
        #expect(stage.host.tapBack())
        await shown(question)
        #expect(stage.host.tap("Discard"))
        await shown("stack[list]")
        await atRest()
    }

    @Test func `several ways out wait for one question`() async throws {
        let closing = try draft().router.trigger(.close)
        #expect(stage.host.tapBack())
        let list: DraftList = try stage.model(of: "list")
        let popping = list.router.trigger(.list)
        await shown(question)
        #expect(stage.host.tap("Discard"))
        #expect(await popping.outcome == .performed)
        _ = await closing.outcome
        #expect(stage.tree == "stack[list]")
        await atRest()
    }

    @Test func `the question is taken back when who wanted to leave wants something else`() async throws {
        let list: DraftList = try stage.model(of: "list")
        let popping = list.router.trigger(.list)
        await shown(question)
        #expect(await list.router.trigger(.nothing).outcome == .performed)
        #expect(popping.result == .superseded(by: "nothing"))
        await shown("stack[list > draft]")
        await atRest()
    }

    @Test func `what its screen asks for meanwhile takes nothing of the question back`() async throws {
        let list: DraftList = try stage.model(of: "list")
        try draft().isArmed = false
        #expect(await list.router.trigger(.list).outcome == .performed)
        #expect(await list.router.trigger(.letter).outcome == .performed)
        let popping = list.router.trigger(.list)
        await shown("stack[list > letter] + alert(discardAll)")
        let own = try (stage.model(of: "letter") as Letter).own
        #expect(await own?.outcome == .performed)
        #expect(popping.result == nil)
        #expect(stage.host.tap("Discard"))
        #expect(await popping.outcome == .performed)
        await atRest()
    }

    @Test func `the question leaves with its screen, when that cannot be held up`() async throws {
        let request = try draft().router.trigger(.close)
        await shown(question)
        stage.host.dismissBehind()
        stage.host.popBehind()
        stage.navigator.lookAgain()
        #expect(stage.tree == "stack[list]")
        #expect(await request.outcome == .refused(.askerLeft))
        await atRest()
    }

    @Test func `the window closes while it is asked`() async throws {
        let request = try draft().router.trigger(.close)
        await shown(question)
        stage.navigator.windowClosed()
        #expect(await request.outcome == .refused(.askerLeft))
    }

    @Test func `a coordinator asks as well, and what is asked in a deinit is asked of nobody`() async throws {
        let list: DraftList = try stage.model(of: "list")
        try draft().isArmed = false
        #expect(await list.router.trigger(.folder).outcome == .performed)
        #expect(stage.tree == "stack[list > draft > folder(page)]")
        #expect(stage.host.tapBack())
        await shown(#"stack[list > draft > folder(page)] + alert(dialog("Leave the folder?") by folder)"#)
        #expect(Farewell.answers.isEmpty)
        #expect(stage.host.tap("Leave"))
        await shown("stack[list > draft]")
        for _ in 1...1000 where Farewell.answers.isEmpty { await Task.yield() }
        #expect(throws: CancellationError.self) { try Farewell.answers[0].get() }
        #expect(stage.tree == "stack[list > draft]")
        await atRest()
    }

    @Test func `one that is not armed asks nothing`() async throws {
        try draft().isArmed = false
        #expect(await (try draft().router.trigger(.close)).outcome == .performed)
        #expect(stage.tree == "stack[list]")
        await atRest()
    }

    @Test func `the journal plays a question again`() async throws {
        let request = try draft().router.trigger(.close)
        await shown(question)
        #expect(stage.host.tap("Discard"))
        _ = await request.outcome
        var replay = try Replay(text: stage.navigator.journal.text())
        var trees: [String] = []
        while let step = try replay.next() { trees.append(step.tree.notation) }
        #expect(trees.suffix(3) == [question, "stack[list > draft]", "stack[list]"])
    }
}
