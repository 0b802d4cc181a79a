import Cairn

/// A screen of a sketch: it asks for transitions, and knows its name.
@MainActor
package class SketchModel: Routed {
    package let name: String
    package let router: Router<Tree.Transition<Place, Never>>
    /// The node that it was made for.
    package let node: Tree.Node.ID
    package let scene: SketchScene
    /// Ends the flow that it stands in; nil where that is none.
    package let finish: (@MainActor () -> Request)?

    /// - Parameter isEarly: Whether it asks by a router of its own, and not by the one that it is handed.
    init(
        name: String, router: Router<Tree.Transition<Place, Never>>, scene: SketchScene,
        isEarly: Bool = false,
        finish: (@MainActor () -> Request)? = nil
    ) {
        self.name = name
        self.router = isEarly ? Router() : router
        node = router.asker
        self.scene = scene
        self.finish = finish
    }

    /// Asks, with the scene as a witness.
    @discardableResult
    package func ask(_ transition: SketchScene.Route) -> Request {
        scene.ask(transition, by: router, at: node)
    }

    @discardableResult
    package func close() -> Request { scene.close(by: router, at: node) }
}

/// A screen that cannot be left while it is armed, until someone answers.
@MainActor
package final class SketchForm: SketchModel, LeaveGuard {
    package var isArmed = true { didSet { saidYes = false } }
    /// Whether it was answered with yes since it was armed.
    package private(set) var saidYes = false
    package var isAsked: Bool { !questions.isEmpty }
    /// The dialog by which it asks; nil when it just waits.
    package let question: Place?
    private var questions: [CheckedContinuation<Bool, Never>] = []

    init(
        name: String, router: Router<SketchScene.Route>, scene: SketchScene,
        finish: (@MainActor () -> Request)?, question: Place?
    ) {
        self.question = question
        super.init(name: name, router: router, scene: scene, finish: finish)
    }

    package func mayLeave() async -> Bool {
        if let question {
            ask(.present(question, as: question.description.hasPrefix("dialogSheet") ? .actionSheet : .alert))
        }
        return await withTaskCancellationHandler {
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
        guard isAsked else { return }
        saidYes = yes
        if yes { scene.released.insert(router.asker) } else { scene.released.remove(router.asker) }
        for question in questions { question.resume(returning: yes) }
        questions = []
    }
}
