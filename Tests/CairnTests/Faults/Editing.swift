import Cairn
import CairnContract

/// A list of drafts, each in an editor that asks before it loses what was written.
@MainActor
final class Editing: Coordinator {
    enum Destination: Cairn.Destination { case drafts, editor, unsaved, help }
    enum Route: Hashable { case edit, cancel, ask, discard, help }
    var root: Tree.Root<Destination> { .stack(.drafts) }
    private let style: Tree.ModalStyle
    /// Whether the question is a screen by mistake, which cannot come as an alert.
    private let isQuestionAScreen: Bool

    init(asks style: Tree.ModalStyle, isQuestionAScreen: Bool = false) {
        self.style = style
        self.isQuestionAScreen = isQuestionAScreen
    }

    func transition(for route: Route, from asker: Asker) throws -> Next {
        switch route {
        case .edit: return .push(.editor)
        case .cancel: return .close
        case .ask: return .present(.unsaved, as: style)
        case .help: return .push(.help)
        case .discard:
            try asker.model(Editor.self).answer.give(true)
            return .none
        }
    }

    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        switch place {
        case .editor: return Screen(Editor(router)) { _ in NoView("editor") }
        case .unsaved where !isQuestionAScreen:
            let discard = Dialog<Route>.Button.destructive("Discard", .discard)
            guard style == .alert else { return Dialog("Discard the draft?", discard) }
            return Dialog("Discard the draft?", discard, .cancel)
        case .drafts, .unsaved, .help: return Screen(router) { _ in NoView("\(place)") }
        }
    }
}

@MainActor
final class Editor: LeaveGuard {
    let isArmed = true
    let answer = LateAnswer<Bool>()
    /// How often the question was taken back.
    private(set) var takenBack = 0
    private let router: Router<Editing.Route>

    init(_ router: Router<Editing.Route>) { self.router = router }

    func mayLeave() async -> Bool {
        router.trigger(.ask)
        return await withTaskCancellationHandler {
            await answer.value()
        } onCancel: {
            Task { @MainActor in
                takenBack += 1
                answer.give(false)
            }
        }
    }
}
