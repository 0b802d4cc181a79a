import Cairn
import CairnBinding
import CairnContract
import CairnTesting
import Testing

/// Essay 001: the players of a match are chosen in a child flow, and appear in the parent while it is open. And a
/// result that goes up through several flows.
@MainActor
struct NestedFlowTests {
    private let stage = Stage(Matches())

    private func model<Model>(_: Model.Type = Model.self) throws -> Model {
        let node = stage.navigator.tree.visible
        return try #require((stage.navigator.made(for: node.id) as? Screen)?.model as? Model)
    }

    /// Runs what the front screen asks for, and waits until it is open.
    private func open<Output: Sendable>(
        _ run: @escaping @MainActor () async throws -> Output
    ) async throws -> Task<Output, any Error> {
        let before = stage.navigator.journal.entries.count
        let task = Task { try await run() }
        try await waitUntil { stage.navigator.journal.entries.count != before }
        return task
    }

    @Test func `what is chosen in a child appears in the parent while the child is open`() throws {
        let edit = try model(EditMatch.self)
        edit.router.trigger(.players)
        #expect(stage.tree == "stack[edit > players(choose)]")
        let choose = try model(ChoosePlayers.self)
        choose.toggle("Ana")
        choose.toggle("Ben")
        #expect(edit.players.value == ["Ana", "Ben"])
        choose.toggle("Ana")
        #expect(edit.players.value == ["Ben"])
        stage.host.tapBack()
        #expect(stage.tree == "stack[edit]" && edit.players.value == ["Ben"])
    }

    @Test func `a result goes up through several flows`() async throws {
        let edit = try model(EditMatch.self)
        let outer = try await open { try await edit.router.run(.invitation) }
        #expect(stage.tree == "stack[edit > invitation(invite)]")
        let invite = try model(Invite.self)
        let inner = try await open { try await invite.run() }
        #expect(stage.tree == "stack[edit > invitation(invite > contact(pick))]")
        try model(Pick.self).router.trigger(.picked("ana@example.org"))
        try await inner.value
        #expect(try await outer.value == "invited ana@example.org")
        #expect(stage.tree == "stack[edit]")
    }

    @Test func `all are cancelled when the outermost leaves`() async throws {
        let edit = try model(EditMatch.self)
        let outer = try await open { try await edit.router.run(.invitation) }
        let invite = try model(Invite.self)
        let inner = try await open { try await invite.run() }
        #expect(stage.host.backMenu(down: 2))
        await #expect(throws: CancellationError.self) { try await inner.value }
        await #expect(throws: CancellationError.self) { try await outer.value }
        #expect(stage.tree == "stack[edit]" && stage.navigator.pending.isEmpty)
    }

    @Test func `a flow goes with the screen that runs it`() async throws {
        try model(EditMatch.self).router.trigger(.another)
        let edit = try model(EditMatch.self)
        let flow = try await open { try await edit.router.run(.invitationInASheet) }
        #expect(stage.tree == "stack[edit > edit] + sheet(invitation:stack[invite])")
        edit.router.close()
        await #expect(throws: CancellationError.self) { try await flow.value }
        #expect(stage.tree == "stack[edit]")
    }
}

private enum MatchRoute: Hashable { case players, invitation, invitationInASheet, another }

extension ResultRoute where Route == MatchRoute, Output == String {
    fileprivate static var invitation: Self { .init(.invitation) }
    fileprivate static var invitationInASheet: Self { .init(.invitationInASheet) }
}

@MainActor
private final class EditMatch {
    let players = MutableProperty<Set<String>>([])
    let router: Router<MatchRoute>
    init(_ router: Router<MatchRoute>) { self.router = router }
}

@MainActor
private final class Matches: Coordinator {
    typealias Route = MatchRoute
    enum Destination: Cairn.Destination { case edit, players, invitation }
    var root: Tree.Root<Destination> { .stack(.edit) }

    func transition(for route: Route, from asker: Asker) throws -> Next {
        switch route {
        case .players: .push(.players)
        case .invitation: .push(.invitation)
        case .invitationInASheet: .present(.invitation, as: .sheet)
        case .another: .push(.edit)
        }
    }

    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        switch place {
        case .edit: Screen(EditMatch(router)) { _ in NoView("edit") }
        // The child is given where its choice goes: nothing has to be passed back at the end.
        case .players:
            Players(choice: (try? router.opener?.model(EditMatch.self))?.players ?? MutableProperty([]))
        case .invitation: Invitation()
        }
    }
}

@MainActor
private final class ChoosePlayers {
    private let choice: MutableProperty<Set<String>>
    init(choice: MutableProperty<Set<String>>) { self.choice = choice }
    func toggle(_ name: String) { choice.value.formSymmetricDifference([name]) }
}

@MainActor
private final class Players: Coordinator {
    enum Route: Cairn.Destination { case choose }
    let choice: MutableProperty<Set<String>>
    var root: Tree.Root<Route> { .stack(.choose) }
    init(choice: MutableProperty<Set<String>>) { self.choice = choice }

    func screen(for route: Route, router: Router<Route>) -> any Presentable {
        Screen(ChoosePlayers(choice: choice)) { _ in NoView("choose") }
    }
}

private enum InviteRoute: Hashable { case contact, done(String) }

extension ResultRoute where Route == InviteRoute, Output == String {
    fileprivate static var contact: Self { .init(.contact) }
}

@MainActor
private final class Invite {
    private let router: Router<InviteRoute>
    init(_ router: Router<InviteRoute>) { self.router = router }

    func run() async throws {
        let address = try await router.run(.contact)
        router.trigger(.done("invited \(address)"))
    }
}

@MainActor
private final class Invitation: Coordinator {
    typealias Route = InviteRoute
    typealias Output = String
    enum Destination: Cairn.Destination { case invite, contact }
    var root: Tree.Root<Destination> { .stack(.invite) }

    func transition(for route: Route, from asker: Asker) throws -> Next {
        switch route {
        case .contact: .push(.contact)
        case .done(let text): .finish(text)
        }
    }

    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        switch place {
        case .invite: Screen(Invite(router)) { _ in NoView("invite") }
        case .contact: Contact()
        }
    }
}

@MainActor
private final class Pick {
    let router: Router<Contact.Route>
    init(_ router: Router<Contact.Route>) { self.router = router }
}

@MainActor
private final class Contact: Coordinator {
    enum Route: Hashable { case picked(String) }
    typealias Output = String
    enum Destination: Cairn.Destination { case pick }
    var root: Tree.Root<Destination> { .stack(.pick) }

    func transition(for route: Route, from asker: Asker) throws -> Next {
        switch route {
        case .picked(let address): .finish(address)
        }
    }

    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        Screen(Pick(router)) { _ in NoView("pick") }
    }
}
