import Cairn
import CairnContract
import CairnTesting
import Testing

@MainActor
struct LeaveGuardTests {
    private let vault = Vault()
    private let stage: Stage

    init() throws {
        stage = Stage(vault)
        try stage.ask(vault: .push(.form))
    }

    @Test func `a request that would leave asks and waits`() async throws {
        let request = try stage.ask(vault: .pop)
        #expect(request.result == nil)
        await vault.forms.whenAsked()
        #expect(stage.tree == "stack[plain > form]")
        vault.forms.answer(true)
        #expect(await request.outcome == .performed)
        #expect(stage.tree == "stack[plain]")
        stage.expectAtRest()
    }

    @Test func `no is a refusal`() async throws {
        let request = try stage.ask(vault: .close)
        await vault.forms.whenAsked()
        vault.forms.answer(false)
        #expect(await request.outcome == .refused(.leaveRefused("form")))
        #expect(stage.tree == "stack[plain > form]")
    }

    @Test func `the question may be a dialog of the screen itself`() async throws {
        let request = try stage.ask(vault: .close)
        await vault.forms.whenAsked()
        #expect(try stage.ask(vault: .present(.plain, as: .sheet)).result == .performed)
        #expect(request.result == nil)
        #expect(stage.tree == "stack[plain > form] + sheet(plain)")
        #expect(try stage.ask(vault: .dismiss, from: "form").result == .performed)
        vault.forms.answer(true)
        #expect(await request.outcome == .performed)
        #expect(stage.tree == "stack[plain]")
        stage.expectAtRest()
    }

    @Test func `another way out of the same screen supersedes the one that waits`() async throws {
        let first = try stage.ask(vault: .pop)
        await vault.forms.whenAsked()
        let second = try stage.ask(vault: .popToRoot)
        #expect(first.result == .superseded(by: "popToRoot"))
        vault.forms.answer(true)
        #expect(await second.outcome == .performed)
        #expect(vault.forms.questions == 1)
        stage.expectAtRest()
    }

    @Test func `nothing is asked while it is not armed`() throws {
        vault.forms.isArmed = false
        #expect(try stage.ask(vault: .pop).result == .performed)
        #expect(vault.forms.questions == 0)
    }

    @Test func `nothing is asked of what stays`() throws {
        #expect(try stage.ask(vault: .push(.plain)).result == .performed)
        #expect(vault.forms.questions == 0)
    }

    @Test func `the back button asks and on yes the exit is made`() async throws {
        stage.host.tapBack()
        #expect(stage.tree == "stack[plain > form]")
        let attempt = try #require(stage.navigator.pending.first)
        await vault.forms.whenAsked()
        vault.forms.answer(true)
        #expect(await attempt.outcome == .performed)
        #expect(stage.tree == "stack[plain]")
        #expect(stage.navigator.journal.entries.last?.cause == .finger)
        stage.expectAtRest()
    }

    @Test func `the swipe does not begin but asks`() async throws {
        #expect(!stage.host.beginSwipeBack())
        let attempt = try #require(stage.navigator.pending.first)
        await vault.forms.whenAsked()
        vault.forms.answer(false)
        #expect(await attempt.outcome == .refused(.leaveRefused("form")))
        vault.forms.isArmed = false
        #expect(stage.host.swipeBack())
        #expect(stage.tree == "stack[plain]")
    }

    @Test func `a pull asks too`() async throws {
        vault.forms.isArmed = false
        try stage.ask(vault: .pop)
        try stage.ask(vault: .present(.form, as: .sheet))
        vault.forms.isArmed = true
        #expect(!stage.host.beginPull())
        let attempt = try #require(stage.navigator.pending.first)
        await vault.forms.whenAsked()
        vault.forms.answer(true)
        #expect(await attempt.outcome == .performed)
        #expect(stage.tree == "stack[plain]")
    }

    @Test func `several attempts wait for one answer`() async throws {
        let attempts = [
            try stage.ask(vault: .pop, from: "form"), try stage.ask(vault: .popToRoot, from: "plain"),
        ]
        await vault.forms.whenAsked()
        #expect(vault.forms.questions == 1)
        vault.forms.answer(true)
        for attempt in attempts { #expect(await attempt.outcome == .performed) }
        #expect(stage.tree == "stack[plain]")
    }

    @Test func `who was let go before a later no asks again`() async throws {
        let stage = Stage(.stack("a", above: ["form1", "form2"]))
        let (lower, upper) = (stage.navigator.sketch("form1"), stage.navigator.sketch("form2"))
        let first = try stage.ask(.close, from: "form1")
        try await answer(upper, true)
        try await whenAsked(lower)
        let second = try stage.ask(.popToRoot, from: "a")
        try await answer(upper, false)
        #expect(await second.outcome == .refused(.leaveRefused("form2")))
        try await answer(lower, true)
        try await whenAsked(upper)
        #expect(first.result == nil)
        try await answer(upper, true)
        #expect(await first.outcome == .performed)
        #expect(stage.tree == "stack[a]")
    }

    private func whenAsked(_ model: SketchModel?) async throws {
        try await waitUntil { (model as? SketchForm)?.isAsked != false }
    }

    private func answer(_ model: SketchModel?, _ yes: Bool) async throws {
        try await whenAsked(model)
        (model as? SketchForm)?.answer(yes)
    }

    @Test func `an exit that cannot be held up is noted as unguarded`() throws {
        stage.host.popBehind()
        stage.navigator.lookAgain()
        #expect(stage.tree == "stack[plain]")
        let entry = try #require(stage.navigator.journal.entries.last)
        #expect(entry.unguarded == ["form"])
        #expect(entry.description == "from outside: performed, past the guard of form")
        #expect(vault.forms.questions == 0)
    }

    @Test func `a question taken back before it began is not asked and keeps nobody alive`() throws {
        let stage = Stage(.stack("a", above: ["form"]))
        weak var form: SketchModel?
        form = stage.navigator.sketch("form")
        #expect(form != nil)
        let request = try stage.ask(.popToRoot, from: "a")
        stage.host.popBehind()
        stage.navigator.lookAgain()
        #expect(request.result == .performed)
        #expect(form == nil)
    }

    @Test func `the question is moot when the screen is gone`() async throws {
        let own = try stage.ask(vault: .pop)
        let other = try stage.ask(vault: .popToRoot, from: "plain")
        await vault.forms.whenAsked()
        stage.host.popBehind()
        stage.navigator.lookAgain()
        #expect(await own.outcome == .refused(.askerLeft))
        #expect(await other.outcome == .performed)
        #expect(stage.navigator.pending.isEmpty)
        vault.forms.answer(false)
    }
}
