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

    /// Starts the app anew with what was saved, as text.
    private func start(
        _ module: AppModule, _ snapshot: Snapshot, lenient: Bool = false,
        _ body: @MainActor (TestApp<AppCoordinator>) async throws -> Void
    ) async throws {
        let saved = try Snapshot(text: snapshot.text)
        try await TestApp.run(AppCoordinator(module), restoring: saved, lenient: lenient, body)
    }

    @Test func `the editor comes back with all that was typed, though the league cannot be read`()
        async throws
    {
        let snapshot = try await leave(module()) { try edit($0) }
        #expect(snapshot.lost.isEmpty)
        store.failure = .down
        try await start(module(), snapshot) { app in
            try app.expect(Self.tabs + " + sheet(match(3):stack[form])")
            await app.rest()
            try app.expect(
                Self.tabs + #" + sheet(match(3):stack[form]) + alert(failed(.refresh, .down) by list)"#)
            let form = try app.model(EditMatchViewModel.self, of: "form")
            #expect((form.homeGoals.value, form.awayGoals.value) == (4, 2))
            #expect(!form.isPlayed.value && !form.isArmed && !form.isBusy.value)
            form.isPlayed.value = true
            #expect(form.isArmed)
        }
    }

    @Test func `without what was typed the editor looks for its match`() async throws {
        let text = try await leave(module()) { _ in }.text.replacing("\"homeGoals\"", with: "\"goals\"")
        try await start(module(), try Snapshot(text: text)) { app in
            #expect(app.navigator.notRestored.count == 1)
            await app.rest()
            let form: EditMatchViewModel = try app.model()
            #expect(form.players(.home).value.contains("Bo") && !form.isBusy.value)
        }
    }

    @Test func `alerts and questions do not come back, and what they stood on does`() async throws {
        let snapshot = try await leave(module()) { app in
            try edit(app)
            try app.model(EditMatchViewModel.self).isPlayed.value = true
            try app.model(EditMatchViewModel.self).cancelTapped()
            await app.rest()
        }
        #expect(snapshot.lost.map(\.label) == [#"dialog("Unsaved changes")"#])
        try await start(module(), snapshot) { app in
            try app.expect(Self.tabs + " + sheet(match(3):stack[form])")
            #expect(try app.model(EditMatchViewModel.self).isArmed)
        }
    }

    @Test func `who has logged out meanwhile logs in first, and then it comes back`() async throws {
        let snapshot = try await leave(module()) { try edit($0) }
        let module = module()
        module.preferences.forget(OpenDoor.ana)
        try await start(module, snapshot) { app in
            try app.expect("(login:stack[credentials])")
            try await app.logIn(Self.tabs + " + sheet(match(3):stack[form])")
            #expect(try app.model(EditMatchViewModel.self).homeGoals.value == 4)
        }
    }

    @Test func `nobody else gets it`() async throws {
        let snapshot = try await leave(module()) { try edit($0) }
        let module = module()
        module.preferences.forget(OpenDoor.ana)
        module.authentication = EddiesDoor()
        module.preferences.setDisplayName("Eddie", of: EddiesDoor.eddie.email)
        try await start(module, snapshot) { try await $0.logIn(Self.tabs) }
    }

    @Test func `a file that somebody wrote lets nobody in`() async throws {
        let snapshot = try await leave(module()) { _ in }
        let stranger = AppModule(files: MemoryFiles())
        // What was saved waits until somebody has logged in.
        try await start(stranger, snapshot, lenient: true) { try $0.expect("(login:stack[credentials])") }
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
        try await start(self.module(), snapshots[1]) { app in
            try app.expect("(displayName:stack[name])")
            #expect(try app.model(DisplayNameViewModel.self).name.value == "Aña")
        }
        try await start(AppModule(files: MemoryFiles()), snapshots[1]) { app in
            try app.expect("(login:stack[credentials])")
        }
    }

    @Test func `a window comes back in the league it showed, whatever was chosen since`() async throws {
        let snapshot = try await leave(module()) { try edit($0) }
        let module = module()
        module.preferences.setup.value = Setup(store: .shared, hasTabBar: false)
        try await start(module, snapshot) { app in
            try app.expect(Self.tabs + " + sheet(match(3):stack[form])")
        }
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
