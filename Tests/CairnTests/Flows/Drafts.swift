import Cairn
import CairnContract

/// A list of drafts. Each asks before it loses what was written, by a dialog that its guard just returns.
@MainActor
final class Drafts: WaitingCoordinator {
    enum Destination: Cairn.Destination { case list, draft, letter, folder, name, discardAll }
    enum Route: Hashable { case draft, letter, folder, close, list, nothing, discardAll, name, confirmed }
    var root: Tree.Root<Destination> { .stack(.list) }

    func decision(for route: Route, from asker: Asker) async throws -> Next {
        switch route {
        case .draft: return .push(.draft)
        case .letter: return .push(.letter)
        case .folder: return .push(.folder)
        case .close: return .close
        case .list: return .popTo(.list)
        case .nothing: return .none
        case .discardAll: return .present(.discardAll, as: .alert)
        case .name: return .present(.name, as: .alert)
        case .confirmed:
            let list: DraftList = try asker.model()
            return try await list.router.ask(Drafts.confirm) ? .push(.draft) : .none
        }
    }

    static let confirm = Dialog("Write one more?", .button("Yes", true), .button("No", false), .cancel)

    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        switch place {
        case .list: Screen(DraftList(router)) { _ in NoView("list") }
        case .draft: Screen(Draft(router)) { _ in NoView("draft") }
        case .letter: Screen(Letter(router)) { _ in NoView("letter") }
        case .folder: Folder()
        case .discardAll: Dialog("Discard all?", .destructive("Discard", true), .cancel)
        case .name:
            Dialog("Name?", fields: [.field("Name", rule: .filled)], .button("Save", text: { $0 }), .cancel)
        }
    }
}

extension ResultRoute where Route == Drafts.Route, Output == Bool {
    static var discardAll: Self { .init(.discardAll) }
}

extension ResultRoute where Route == Drafts.Route, Output == String {
    static var name: Self { .init(.name) }
    static var wrong: Self { .init(.discardAll) }
}

@MainActor
final class DraftList {
    let router: Router<Drafts.Route>
    init(_ router: Router<Drafts.Route>) { self.router = router }
}

@MainActor
final class Draft: LeaveGuard {
    var isArmed = true
    let router: Router<Drafts.Route>
    init(_ router: Router<Drafts.Route>) { self.router = router }

    func mayLeave() -> Dialog<Bool> {
        Dialog("Discard the draft?", .destructive("Discard", true), .button("Keep", false), .cancel)
    }
}

/// It asks by a route, and asks for something of its own before that is decided.
@MainActor
final class Letter: LeaveGuard {
    let isArmed = true
    private(set) var own: Request?
    private let router: Router<Drafts.Route>
    init(_ router: Router<Drafts.Route>) { self.router = router }

    func mayLeave() async -> Bool {
        // Not in the name of the question.
        Task.detached { @MainActor in self.own = self.router.trigger(.nothing) }
        return (try? await router.run(.discardAll)) ?? false
    }
}

/// A flow that may not be left unasked.
@MainActor
final class Folder: Coordinator, LeaveGuard {
    enum Route: Cairn.Destination { case page }
    var root: Tree.Root<Route> { .stack(.page) }
    let isArmed = true

    func mayLeave() -> Dialog<Bool> {
        Dialog("Leave the folder?", .button("Leave", true), .cancel)
    }

    func screen(for route: Route, router: Router<Route>) -> any Presentable {
        Screen(Farewell(router)) { _ in NoView("page") }
    }
}

/// It asks once more as it goes, when nobody can answer.
@MainActor
final class Farewell {
    static var answers: [Result<Bool, any Error>] = []
    private let router: Router<Folder.Route>
    init(_ router: Router<Folder.Route>) { self.router = router }

    deinit {
        let router = router
        Task { @MainActor in
            do { Farewell.answers.append(.success(try await router.ask(Drafts.confirm))) } catch {
                Farewell.answers.append(.failure(error))
            }
        }
    }
}
