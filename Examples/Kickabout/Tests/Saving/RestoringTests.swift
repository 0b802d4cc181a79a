import Cairn
import CairnBinding
import CairnTesting
import KickaboutCore
import LoginRecipe
import Testing

/// What a window shows again when the app was ended, and what it does not.
@MainActor
struct RestoringTests {
    private static let tabs = "(league:tabs[*matches:stack[list], rankings, friends, settings])"
    private let files = MemoryFiles()
    private let store = TestStore()

    /// The app on this device, started anew.
    private func module() -> AppModule {
        let module = AppModule(files: files)
        module.authentication = OpenDoor()
        module.deviceStore = store
        return module
    }

    /// Ends the app in the middle of an edit.
    private func leave(
        _ module: AppModule, _ change: @MainActor (TestApp<AppCoordinator>) async throws -> Void
    ) async throws -> Snapshot {
        module.preferences.setDisplayName("Ana", of: OpenDoor.ana.email)
        return try await TestApp.run(AppCoordinator(module), lenient: true) { app in
            try await app.logIn()
            try app.open("kickabout://matches/3/edit")
            await app.rest()
            try await change(app)
            return app.navigator.snapshot()
        }
    }

    private func edit(_ app: TestApp<AppCoordinator>) throws {
        let form: EditMatchViewModel = try app.model()
        form.isPlayed.value = true
        form.homeGoals.value = 4
        form.isPlayed.value = false
        form.awayGoals.value = 2
    }

    private func start(_ module: AppModule, _ snapshot: Snapshot) -> Navigator {
        let navigator = Navigator(
            root: AppCoordinator(module), restoring: try? Snapshot(text: snapshot.text))
        navigator.attach(TestHost())
        return navigator
    }

    private func model<Model>(_: Model.Type = Model.self, in navigator: Navigator) throws -> Model {
        let screen = navigator.made(for: navigator.tree.visible.id) as? Screen
        return try #require(screen?.model as? Model)
    }

    private func rest() async { for _ in 0..<50 { await Task.yield() } }

    @Test func `the editor comes back with all that was typed, though the league cannot be read`()
        async throws
    {
        let snapshot = try await leave(module()) { try edit($0) }
        #expect(snapshot.lost.isEmpty)
        store.failure = .down
        let navigator = start(module(), snapshot)
        #expect(navigator.tree.notation == Self.tabs + " + sheet(match(3):stack[form])")
        await rest()
        let node = try #require(navigator.tree.nodes.first { $0.label == "form" })
        let screen = try #require(navigator.made(for: node.id) as? Screen)
        let form = try #require(screen.model as? EditMatchViewModel)
        #expect((form.homeGoals.value, form.awayGoals.value) == (4, 2))
        #expect(!form.isPlayed.value && !form.isArmed && !form.isBusy.value)
        form.isPlayed.value = true
        #expect(form.isArmed)
    }

    @Test func `without what was typed the editor looks for its match`() async throws {
        let text = try await leave(module()) { _ in }.text.replacing("\"homeGoals\"", with: "\"goals\"")
        let navigator = start(module(), try Snapshot(text: text))
        #expect(navigator.notRestored.count == 1)
        await rest()
        let form: EditMatchViewModel = try model(in: navigator)
        #expect(form.players(.home).value.contains("Bo") && !form.isBusy.value)
    }

    @Test func `alerts and questions do not come back, and what they stood on does`() async throws {
        let snapshot = try await leave(module()) { app in
            try edit(app)
            try app.model(EditMatchViewModel.self).isPlayed.value = true
            try app.model(EditMatchViewModel.self).cancelTapped()
            await app.rest()
        }
        #expect(snapshot.lost.map(\.label) == [#"dialog("Unsaved changes")"#])
        let navigator = start(module(), snapshot)
        #expect(navigator.tree.notation == Self.tabs + " + sheet(match(3):stack[form])")
        #expect(try model(EditMatchViewModel.self, in: navigator).isArmed)
    }

    @Test func `who has logged out meanwhile logs in first, and then it comes back`() async throws {
        let snapshot = try await leave(module()) { try edit($0) }
        let module = module()
        module.preferences.forget(OpenDoor.ana)
        let navigator = start(module, snapshot)
        #expect(navigator.tree.notation == "(login:stack[credentials])")
        try model(LoginViewModel.self, in: navigator).logInTapped()
        await rest()
        #expect(navigator.tree.notation == Self.tabs + " + sheet(match(3):stack[form])")
        #expect(try model(EditMatchViewModel.self, in: navigator).homeGoals.value == 4)
    }

    @Test func `nobody else gets it`() async throws {
        let snapshot = try await leave(module()) { try edit($0) }
        let module = module()
        module.preferences.forget(OpenDoor.ana)
        module.authentication = EddiesDoor()
        module.preferences.setDisplayName("Eddie", of: EddiesDoor.eddie.email)
        let navigator = start(module, snapshot)
        try model(LoginViewModel.self, in: navigator).logInTapped()
        await rest()
        #expect(navigator.tree.notation == Self.tabs)
    }

    @Test func `a file that somebody wrote lets nobody in`() async throws {
        let snapshot = try await leave(module()) { _ in }
        let stranger = AppModule(files: MemoryFiles())
        #expect(start(stranger, snapshot).tree.notation == "(login:stack[credentials])")
    }

    @Test func `a first name comes back as it was typed, and a password never`() async throws {
        let module = module()
        let snapshots = try await TestApp.run(AppCoordinator(module), lenient: true) { app in
            let login: LoginViewModel = try app.model()
            (login.email, login.password) = ("ana@example.org", "swordfish")
            let before = app.navigator.snapshot()
            try await app.logIn("(displayName:stack[name])")
            try app.model(DisplayNameViewModel.self).name.value = "Aña"
            return [before, app.navigator.snapshot()]
        }
        #expect(!snapshots.contains { $0.text.contains("swordfish") })
        let navigator = start(self.module(), try Snapshot(text: snapshots[1].text))
        #expect(navigator.tree.notation == "(displayName:stack[name])")
        #expect(try model(DisplayNameViewModel.self, in: navigator).name.value == "Aña")
        #expect(
            start(AppModule(files: MemoryFiles()), snapshots[1]).tree.notation == "(login:stack[credentials])"
        )
    }

    @Test func `a window comes back in the league it showed, whatever was chosen since`() async throws {
        let snapshot = try await leave(module()) { try edit($0) }
        let module = module()
        module.preferences.setup.value = Setup(store: .shared, hasTabBar: false)
        let navigator = start(module, snapshot)
        #expect(navigator.tree.notation == Self.tabs + " + sheet(match(3):stack[form])")
    }
}

/// Lets Eddie in, whoever knocks.
@MainActor
private final class EddiesDoor: AuthenticationService {
    static let eddie = User(name: "Eddie", email: "eddie@example.org")

    func logIn(email: String, password: String) async throws(AuthenticationError) -> User { Self.eddie }
    func signUp(name: String, email: String, password: String) async throws(AuthenticationError) -> User {
        Self.eddie
    }
    func changePassword(of user: User, to password: String) async throws(AuthenticationError) -> User { user }
}
