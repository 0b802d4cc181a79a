#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Testing
    import UIKit

    /// Dialogs whose answers are awaited, as alerts and action sheets of UIKit's.
    @MainActor
    @Suite(.simulator)
    struct AskTests {
        private let simulator = Simulator.current
        private let discard = Dialog(
            "Discard?", message: "It is gone then.", .destructive("Discard", true), .cancel)

        private func trial(_ root: Tree.Root<Place> = .stack("a")) -> Trial {
            Trial(root, view: SimulatorStage.view, stage: { SimulatorStage($0) })
        }

        private func ask<Answer: Sendable>(
            _ dialog: Dialog<Answer>, as style: Tree.ModalStyle = .alert, in trial: Trial,
            from name: String = "a"
        ) async throws -> Task<Answer, any Error> {
            let router = try #require(trial.navigator.sketch(name)).router
            let task = Task { try await router.ask(dialog, as: style) }
            await simulator.settle()
            return task
        }

        private func alert(in trial: Trial) -> UIAlertController? {
            (trial.stage as? SimulatorStage)?.top as? UIAlertController
        }

        @Test func `it is an alert of UIKit's`() async throws {
            let trial = trial()
            let answer = try await ask(discard, in: trial)
            #expect(trial.navigator.tree.notation == #"stack[a] + alert(dialog("Discard?"))"#)
            #expect(alert(in: trial)?.preferredStyle == .alert)
            #expect(alert(in: trial)?.title == "Discard?" && alert(in: trial)?.message == "It is gone then.")
            #expect(alert(in: trial)?.actions.map(\.title) == ["Discard", "Cancel"])
            #expect(alert(in: trial)?.actions.map(\.style) == [.destructive, .cancel])
            try simulator.user.tap("Discard")
            await simulator.settle()
            #expect(try await answer.value)
            try trial.expect("stack[a]")
            #expect(simulator.log.warnings == [])
        }

        @Test func `its fields hide passwords, and have the keyboards and texts that were said`() async throws
        {
            let trial = trial()
            let login = Dialog<[String]>(
                "Log in",
                fields: [
                    .field("Email", text: "ana@example.org", kind: .email),
                    .field("Password", kind: .password),
                    .field("Pin", kind: .number), .field("Nickname"),
                ], .button("Log in", texts: { $0 }), .cancel)
            let answer = try await ask(login, in: trial)
            let fields = try #require(alert(in: trial)?.textFields)
            #expect(fields.map(\.isSecureTextEntry) == [false, true, false, false])
            #expect(fields.map(\.keyboardType) == [.emailAddress, .default, .decimalPad, .default])
            #expect(fields.map(\.placeholder) == ["Email", "Password", "Pin", "Nickname"])
            try simulator.user.type("correct horse", into: "Password")
            #expect(!"\(simulator.outline())".contains("correct horse"))
            try simulator.user.tap("Log in")
            await simulator.settle()
            #expect(try await answer.value == ["ana@example.org", "correct horse", "", ""])
        }

        @Test(arguments: [(Tree.ModalStyle.alert, "Discard"), (.alert, "Cancel"), (.actionSheet, "Cancel")])
        func `whoever presses a button takes the dialog away by finger`(style: Tree.ModalStyle, name: String)
            async throws
        {
            let trial = trial()
            let answer = try await ask(discard, as: style, in: trial)
            try simulator.user.tap(name)
            await simulator.settle()
            _ = try? await answer.value
            #expect(trial.navigator.journal.entries.last?.cause == .finger)
            try trial.expect("stack[a]")
        }

        @Test func `what is typed into its fields is the answer`() async throws {
            let trial = trial()
            let dialog = Dialog<String>(
                "Name?", fields: [.field("Name", rule: .filled)], .button("Add", text: { $0 }), .cancel)
            let answer = try await ask(dialog, in: trial)
            #expect(throws: Simulator.UserError.self) { try simulator.user.tap("Add") }
            try simulator.user.type("Ana", into: "Name")
            try simulator.user.tap("Add")
            await simulator.settle()
            #expect(try await answer.value == "Ana")
            try trial.expect("stack[a]")
        }

        @Test func `the return key presses the preferred button, once the rules hold`() async throws {
            let trial = trial()
            let dialog = Dialog<String>(
                "Name?", fields: [.field("Name"), .field("Email", rule: .filled)], .button("Skip", "nobody"),
                .button("Add", texts: { $0.joined(separator: " ") }).preferred, .cancel)
            let answer = try await ask(dialog, in: trial)
            #expect(alert(in: trial)?.preferredAction?.title == "Add")
            try simulator.user.pressReturn()
            #expect(alert(in: trial)?.textFields?[1].isFirstResponder == true)
            try simulator.user.pressReturn()
            await simulator.settle()
            try trial.expect(#"stack[a] + alert(dialog("Name?"))"#)
            try simulator.user.type("ana@example.org", into: "Email")
            try simulator.user.pressReturn()
            await simulator.settle()
            #expect(try await answer.value == " ana@example.org")
            try trial.expect("stack[a]")
        }

        @Test func `in an action sheet a preferred button is as any other`() async throws {
            let trial = trial()
            let answer = try await ask(
                Dialog("Sort by", .button("Name", 1).preferred, .cancel), as: .actionSheet, in: trial)
            #expect(alert(in: trial)?.preferredAction == nil)
            try simulator.user.tap("Name")
            await simulator.settle()
            #expect(try await answer.value == 1 && simulator.log.entries.isEmpty)
        }

        @Test func `an action sheet that is tapped beside gives no answer`() async throws {
            let trial = trial()
            let answer = try await ask(discard, as: .actionSheet, in: trial)
            #expect(alert(in: trial)?.preferredStyle == .actionSheet)
            try simulator.user.tapOutside()
            await simulator.settle()
            await #expect(throws: CancellationError.self) { try await answer.value }
            try trial.expect("stack[a]")
        }

        @Test func `an alert that other code dismisses gives no answer`() async throws {
            let trial = trial()
            let answer = try await ask(discard, in: trial)
            alert(in: trial)?.presentingViewController?.dismiss(animated: true)
            trial.navigator.lookAgain()
            await simulator.settle()
            await #expect(throws: CancellationError.self) { try await answer.value }
            try trial.expect("stack[a]")
        }

        @Test func `the answer counts although another request found the alert on its way out`() async throws
        {
            let trial = trial()
            let answer = try await ask(discard, in: trial)
            try simulator.user.tap("Discard")
            simulator.clock.advance(by: .milliseconds(100))
            try trial.ask(.push("b"), from: "a")
            #expect(trial.navigator.tree.notation == "stack[a > b]")
            for _ in 1...10 { await Task.yield() }
            await simulator.settle()
            #expect(try await answer.value)
            try trial.expect("stack[a > b]")
        }

        @Test func `a cancelled task dismisses the alert`() async throws {
            let trial = trial()
            let answer = try await ask(discard, in: trial)
            answer.cancel()
            await #expect(throws: CancellationError.self) { try await answer.value }
            await simulator.settle()
            #expect(alert(in: trial) == nil)
            try trial.expect("stack[a]")
            #expect(simulator.log.warnings == [])
        }

        @Test func `the swipe back from a form asks, and on yes it is left`() async throws {
            let trial = trial(.stack("a", above: ["formAsk"]))
            for button in ["Cancel", "Push"] {
                #expect(
                    !trial.stage.beginSwipeBack() || trial.navigator.tree.notation == "stack[a > formAsk]")
                trial.stage.letGo(finish: true)
                await simulator.settle()
                #expect(trial.navigator.tree.notation == #"stack[a > formAsk] + alert(dialog("formAsk"))"#)
                try simulator.user.tap(button)
                await simulator.settle()
                #expect(trial.navigator.pending.isEmpty)
            }
            try trial.expect("stack[a]")
            #expect(simulator.log.warnings == [])
        }
    }
#endif
