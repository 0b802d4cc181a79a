import Cairn
import CairnTesting
import CairnUIKit
import Testing
import UIKit

// The code of the guide's page about alerts, compiled. `ReadmeTests` compares the two.

@MainActor final class DraftViewModel: LeaveGuard {
    var isArmed: Bool { text != saved }
    func mayLeave() -> Dialog<Bool> {
        Dialog("Discard the draft?", .destructive("Discard", true), .cancel)
    }

    func deleteTapped() {
        Task {
            do {
                try await router.ask(Dialog("Delete it?", .destructive("Delete", ()), .cancel))
                try await store.delete()
                text = saved
                router.close()
            } catch is CancellationError {  // Cancel, or the alert or this screen has gone
            } catch { router.trigger(.deleteFailed) }
        }
    }

    var text = "", saved = ""
    private let router: Router<DraftCoordinator.Route>
    private let store = DraftStore()
    init(router: Router<DraftCoordinator.Route>) { self.router = router }
}

@MainActor final class DraftStore {
    func delete() async throws {}
}

@MainActor final class DraftCoordinator: Coordinator {
    enum Route { case write, delete, more, deleteFailed }
    enum Destination: Cairn.Destination { case drafts, draft, more, deleteFailed }

    var root: Tree.Root<Destination> { .stack(.drafts) }

    func transition(for route: Route, from asker: Asker) throws -> Next {
        switch route {
        case .write: return .push(.draft)
        case .more: return .present(.more, as: .actionSheet)
        case .deleteFailed: return .present(.deleteFailed, as: .alert)
        case .delete:
            try asker.model(DraftViewModel.self).deleteTapped()
            return .none
        }
    }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .drafts: PlayersViewController()
        case .draft: Screen(DraftViewModel(router: router)) { _ in DraftViewController() }
        case .more: Dialog<Route>("Draft", .destructive("Delete", .delete), .cancel)
        case .deleteFailed:
            Dialog<Route>(
                "The draft is still there", message: "It could not be deleted.",
                .button("Try again", .delete),
                .cancel)
        }
    }
}

final class DraftViewController: UIViewController, PopoverAnchoring {
    let moreButton = UIBarButtonItem()

    func popoverAnchor(for destination: AnyDestination?) -> (any UIPopoverPresentationControllerSourceItem)? {
        moreButton
    }
}

@MainActor
struct AlertTests {
    @Test func `a draft is left and deleted after a question`() async throws {
        try await TestApp.run(DraftCoordinator(), lenient: true) { app in
            await app.trigger(.write)
            let draft = try app.model(DraftViewModel.self)
            draft.text = "Ajax"
            app.host.tapBack()
            await app.rest()
            try app.expect(#"stack[drafts > draft] + alert(dialog("Discard the draft?"))"#)
            app.host.tap("Cancel")
            await app.rest()
            try app.expect("stack[drafts > draft]")
            await app.trigger(.more)
            try app.expect("stack[drafts > draft] + actionSheet(more)")
            app.host.tap("Delete")
            await app.rest()
            app.host.tap("Delete")
            await app.rest()
            try app.expect("stack[drafts]")
        }
    }
}
