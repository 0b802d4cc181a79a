import Cairn
import CairnContract
import CairnTesting
import Testing

/// A screen presents a dialog itself and awaits its answer.
@MainActor
struct AskTests {
    private typealias Answering<Answer: Sendable> = Task<Answer, any Error>
    private let discard = Dialog("Discard the draft?", .destructive("Discard", true), .cancel)

    /// Has the topmost screen of that name ask, and waits until the dialog is there.
    private func ask<Answer>(
        _ dialog: Dialog<Answer>, as style: Tree.ModalStyle = .alert, from name: String = "a", on stage: Stage
    ) async throws -> Answering<Answer> {
        let router = try #require(stage.navigator.sketch(name)).router
        let before = stage.navigator.journal.entries.count
        let task = Task { try await router.ask(dialog, as: style) }
        for _ in 1...100 where stage.navigator.journal.entries.count == before { await Task.yield() }
        return task
    }

    private func expectNoAnswer<Answer: Sendable>(
        _ task: Answering<Answer>, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        await #expect(throws: CancellationError.self, sourceLocation: sourceLocation) { try await task.value }
    }

    @Test func `the answer of the pressed button comes back`() async throws {
        let stage = Stage()
        let answer = try await ask(discard, on: stage)
        #expect(stage.tree == #"stack[a] + alert(dialog("Discard the draft?"))"#)
        #expect(try Tree(notation: stage.tree).notation == stage.tree)
        #expect(stage.host.tap("Discard"))
        #expect(try await answer.value)
        #expect(stage.tree == "stack[a]")
        #expect(stage.navigator.pending.isEmpty)
        stage.expectAtRest()
    }

    @Test func `an answer has any type`() async throws {
        enum Choice: Hashable { case keep(Int), drop }
        let stage = Stage()
        let choice = try await ask(
            Dialog("?", .button("Keep", Choice.keep(2)), .button("Drop", .drop)), on: stage)
        #expect(stage.host.tap("Keep"))
        #expect(try await choice.value == .keep(2))
        let perhaps = try await ask(Dialog<Int?>("?", .button("One", 1), .button("None", nil)), on: stage)
        #expect(stage.host.tap("None"))
        #expect(try await perhaps.value == nil)
        let closure = try await ask(
            Dialog<@Sendable () -> Int>("?", .button("Four", { 4 })), as: .actionSheet, on: stage)
        #expect(stage.tree == #"stack[a] + actionSheet(dialog("?"))"#)
        #expect(stage.host.tap("Four"))
        #expect(try await closure.value() == 4)
    }

    @Test func `an answer is made of the texts in the fields`() async throws {
        let stage = Stage()
        let dialog = Dialog<String>(
            "New player", fields: [.field("Name", rule: .filled)], .button("Add", text: { $0 + "!" }), .cancel
        )
        let name = try await ask(dialog, on: stage)
        #expect(!stage.host.tap("Add"))
        #expect(stage.host.type("Ana", into: "Name") && stage.host.tap("Add"))
        #expect(try await name.value == "Ana!")
        stage.expectAtRest()
    }

    @Test func `cancel gives no answer, nor does a tap beside`() async throws {
        let stage = Stage()
        let cancelled = try await ask(discard, on: stage)
        #expect(stage.host.tap("Cancel"))
        await expectNoAnswer(cancelled)
        let tapped = try await ask(discard, as: .actionSheet, on: stage)
        #expect(stage.host.tapOutside())
        await expectNoAnswer(tapped)
        #expect(stage.tree == "stack[a]")
        stage.expectAtRest()
    }

    @Test func `it leaves with the screen that asked`() async throws {
        let stage = Stage(.stack("a", above: ["b"]))
        let answer = try await ask(discard, from: "b", on: stage)
        try stage.ask(.pop, from: "b")
        #expect(stage.tree == "stack[a]")
        await expectNoAnswer(answer)
        stage.expectAtRest()
    }

    @Test func `other code takes it away, and a route does`() async throws {
        let stage = Stage()
        let behind = try await ask(discard, on: stage)
        stage.host.dismissBehind()
        stage.navigator.lookAgain()
        await expectNoAnswer(behind)
        let dismissed = try await ask(discard, on: stage)
        try stage.ask(.dismissAll, from: "a")
        await expectNoAnswer(dismissed)
        stage.expectAtRest()
    }

    @Test func `another request of the screen supersedes one that waits for a finger`() async throws {
        let stage = Stage(.stack("a", above: ["b"]))
        #expect(stage.host.beginSwipeBack())
        let router = try #require(stage.navigator.sketch("b")).router
        let answer = Task { try await router.ask(discard) }
        try await waitUntil { !stage.navigator.pending.isEmpty }
        let push = try stage.ask(.push("c"), from: "b")
        await expectNoAnswer(answer)
        stage.host.endSwipe(finish: false)
        #expect(push.result == .performed)
        #expect(stage.tree == "stack[a > b > c]")
    }

    @Test func `the finger that held it took its screen`() async throws {
        let stage = Stage(.stack("a", above: ["b"]))
        #expect(stage.host.beginSwipeBack())
        let router = try #require(stage.navigator.sketch("b")).router
        let answer = Task { try await router.ask(discard) }
        try await waitUntil { !stage.navigator.pending.isEmpty }
        stage.host.endSwipe(finish: true)
        await expectNoAnswer(answer)
        #expect(stage.tree == "stack[a]")
        stage.expectAtRest()
    }

    @Test func `a double tap asks once`() async throws {
        let stage = Stage(pace: .byHand)
        let first = try await ask(discard, on: stage)
        let second = try await ask(discard, on: stage)
        await expectNoAnswer(second)
        stage.host.endSteps()
        #expect(stage.host.tap("Discard"))
        #expect(try await first.value)
    }

    @Test func `two different questions stand on each other, each with its answer`() async throws {
        let stage = Stage()
        let outer = try await ask(discard, on: stage)
        let inner = try await ask(Dialog("How many?", .button("Two", 2)), on: stage)
        #expect(
            stage.tree == #"stack[a] + alert(dialog("Discard the draft?")) + alert(dialog("How many?") by a)"#
        )
        #expect(stage.host.tap("Two"))
        #expect(try await inner.value == 2)
        #expect(stage.host.tap("Discard"))
        #expect(try await outer.value)
        stage.expectAtRest()
    }

    @Test func `the window closes, or its navigator goes`() async throws {
        let closing = Stage()
        let closed = try await ask(discard, on: closing)
        closing.navigator.windowClosed()
        await expectNoAnswer(closed)

        var stage: Stage? = Stage()
        let router = try #require(stage?.navigator.sketch("a")).router
        let open = try await ask(discard, on: stage!)
        stage = nil
        await expectNoAnswer(open)
        await #expect(throws: CancellationError.self) { try await router.ask(discard) }
    }

    @Test func `the navigator goes while it waits for a finger`() async throws {
        var stage: Stage? = Stage(.stack("a", above: ["b"]))
        #expect(stage!.host.beginSwipeBack())
        let router = try #require(stage?.navigator.sketch("b")).router
        let answer = Task { try await router.ask(discard) }
        try await waitUntil { !stage!.navigator.pending.isEmpty }
        stage = nil
        await expectNoAnswer(answer)
    }

    @Test func `a cancelled task takes the dialog away`() async throws {
        let stage = Stage()
        let answer = try await ask(discard, on: stage)
        answer.cancel()
        await expectNoAnswer(answer)
        #expect(stage.tree == "stack[a]")
        stage.expectAtRest()
    }

    @Test func `it goes as soon as what stands over it has gone`() async throws {
        let stage = Stage()
        let answer = try await ask(discard, on: stage)
        try stage.ask(.present("form", as: .sheet), from: "a")
        answer.cancel()
        await expectNoAnswer(answer)
        while !stage.navigator.pending.isEmpty {
            (stage.navigator.front as? SketchForm)?.answer(false)
            await Task.yield()
        }
        #expect(stage.tree.contains("form"))
        (stage.navigator.front as? SketchForm)?.isArmed = false
        try stage.ask(.dismiss, from: "form")
        #expect(stage.tree == "stack[a]")
        stage.expectAtRest()
    }

    @Test func `a task that is cancelled already asks nothing`() async throws {
        let stage = Stage()
        let router = try #require(stage.navigator.sketch("a")).router
        let before = stage.navigator.journal.entries.count
        let answer = Task { try await router.ask(discard) }
        answer.cancel()
        await expectNoAnswer(answer)
        #expect(stage.navigator.journal.entries.count == before)
    }

    @Test func `a screen that has left asks nobody`() async throws {
        let stage = Stage(.stack("a", above: ["b"]))
        let router = try #require(stage.navigator.sketch("b")).router
        try stage.ask(.pop)
        await #expect(throws: CancellationError.self) { try await router.ask(discard) }
        #expect(stage.tree == "stack[a]")
    }

    @Test(arguments: [Tree.ModalStyle.actionSheet, .sheet])
    func `a dialog with fields stands in an alert only`(_ style: Tree.ModalStyle) async throws {
        let stage = Stage()
        let router = try #require(stage.navigator.sketch("a")).router
        let dialog = Dialog<String>("Name?", fields: [.field("Name")], .button("Add", text: { $0 }))
        let refusal = await #expect(throws: Refusal.self) { try await router.ask(dialog, as: style) }
        #expect(
            refusal?.description.hasPrefix(#"'dialog("Name?")' is a Dialog, which stands in an alert"#)
                == true)
        #expect(stage.tree == "stack[a]")
    }

    @Test func `a snapshot leaves it out and says so`() async throws {
        let stage = Stage()
        let answer = try await ask(discard, on: stage)
        let snapshot = stage.navigator.snapshot()
        #expect(
            snapshot.lost.map(\.description) == [
                #"'dialog("Discard the draft?")' is lost: nobody will be there to await its answer; "#
                    + "ask again once the screen is back"
            ])
        let again = Navigator(root: SketchCoordinator(.stack("z")), restoring: snapshot)
        #expect(again.tree.notation == "stack[a]")
        answer.cancel()
        await expectNoAnswer(answer)
    }

    @Test func `the journal says who asked, and makes the same trees, knowing no types`() async throws {
        let stage = Stage()
        let answer = try await ask(discard, on: stage)
        #expect(stage.host.tap("Discard"))
        _ = try await answer.value
        var replay = try Replay(text: stage.navigator.journal.text())
        var steps: [String] = []
        while let step = try replay.next() { steps.append("\(step.cause): \(step.tree)") }
        #expect(
            steps.suffix(2) == [
                #"a asked for dialog("Discard the draft?"): stack[a] + alert(dialog("Discard the draft?"))"#,
                "by finger: stack[a]",
            ])
    }

    @Test func `no guard is asked about it`() async throws {
        let vault = Vault()
        let stage = Stage(vault)
        try stage.ask(vault: .push(.child))
        vault.isShut = true
        let answer = try await ask(discard, from: "inside", on: stage)
        #expect(stage.host.tap("Discard"))
        #expect(try await answer.value)
        stage.expectAtRest()
    }
}
