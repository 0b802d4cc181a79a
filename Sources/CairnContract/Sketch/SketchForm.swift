import Cairn

/// A screen that cannot be left while it is armed, until someone answers.
@MainActor
package final class SketchForm: SketchModel, LeaveGuard {
    package var isArmed = true { didSet { saidYes = false } }
    /// Whether it was answered with yes since it was armed.
    package private(set) var saidYes = false
    package var isAsked: Bool { !questions.isEmpty || askingCount > 0 }
    package let way: Way
    private var questions: [CheckedContinuation<Bool, Never>] = []
    /// How many dialogs it has returned that were not answered yet: one that was taken back may hear of that only once it
    /// has returned another.
    private var askingCount = 0

    /// How it asks.
    package enum Way: Hashable {
        /// It just waits.
        case waiting
        /// By a dialog of its coordinator's, asked for by a route.
        case route(Place)
        /// By a dialog that it returns.
        case returning
    }

    init(
        name: String, router: Router<SketchScene.Route>, scene: SketchScene,
        finish: (@MainActor () -> Request)?, way: Way
    ) {
        self.way = way
        super.init(name: name, router: router, scene: scene, finish: finish)
    }

    package func mayLeave() async -> SketchAnswer {
        switch way {
        case .waiting: break
        case .route(let question):
            ask(.present(question, as: question.description.hasPrefix("dialogSheet") ? .actionSheet : .alert))
        case .returning:
            askingCount += 1
            return .dialog(Dialog(name, .button("Push", true), .cancel)) { [weak self] yes in
                self?.askingCount -= 1
                self?.said(yes)
            }
        }
        let yes = await answered()
        // Not sooner: who goes on in between has not heard of it.
        said(yes)
        return .plain(yes)
    }

    private func answered() async -> Bool {
        await withTaskCancellationHandler {
            await withCheckedContinuation { question in
                // It may have been taken back while it asked for its dialog.
                if Task.isCancelled { question.resume(returning: false) } else { questions.append(question) }
            }
        } onCancel: {
            // A navigator takes a question back from the main actor.
            MainActor.assumeIsolated { self.answer(false) }
        }
    }

    /// Answers the question on screen; does nothing when there is none.
    package func answer(_ yes: Bool) {
        for question in questions { question.resume(returning: yes) }
        questions = []
    }

    private func said(_ yes: Bool) {
        // What it was asked again, and is taken back since it has left with an earlier yes, is no answer.
        guard yes || scene.tree?.contains(node) != false else { return }
        saidYes = yes
        if yes { scene.released.insert(node) } else { scene.released.remove(node) }
    }

    /// The label of the dialog by which it asks, and what that says; nil when it just waits.
    package var dialog: (label: String, title: String)? {
        switch way {
        case .waiting: nil
        case .route(let question): (question.description, question.description)
        case .returning: ("dialog(\(name.debugDescription))", name)
        }
    }
}

/// What a form answers, now or by a dialog.
package enum SketchAnswer: LeaveAnswer {
    case plain(Bool)
    case dialog(Dialog<Bool>, answered: @MainActor (Bool) -> Void)

    package func mayLeave(asking router: Router<Never>) async -> Bool {
        switch self {
        case .plain(let yes): return yes
        case .dialog(let dialog, let answered):
            let yes = await dialog.mayLeave(asking: router)
            answered(yes)
            return yes
        }
    }
}
