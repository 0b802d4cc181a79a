import Cairn
import CairnBinding
import CairnTesting
import KickaboutCore
import LoginRecipe
import Testing

@MainActor
struct FirstLoginTests {
    private func newcomer() -> AppModule {
        let module = AppModule(files: MemoryFiles())
        module.authentication = OpenDoor()
        return module
    }

    @Test func `a first login asks for a name, in a flow of its own`() async throws {
        let module = newcomer()
        try await TestApp.run(AppCoordinator(module)) { app in
            try app.expect("(login:stack[credentials])")
            try await app.logIn("(displayName:stack[name])")
            let name: DisplayNameViewModel = try app.model()
            name.name.value = "Aña"
            name.continueTapped()
            await app.rest()
            try app.expect("(league:tabs[*matches:stack[list], rankings, friends, settings])")
        }
        #expect(module.preferences.displayName(of: "ana@example.org") == "Aña")
    }

    @Test func `a later login does not`() async throws {
        try await TestApp.run(AppCoordinator(.test())) { app in
            try await app.logIn()
        }
    }

    @Test func `who logs out comes in again, and the store is as it was chosen`() async throws {
        let module = AppModule.test(setup: Setup(store: .shared))
        module.sharedStore = TestStore()
        try await TestApp.run(AppCoordinator(module)) { app in
            try await app.logIn("(sharedLeague:tabs[*matches:stack[list], rankings, friends, settings])")
            await app.trigger(of: AppCoordinator.Route.settings(.logOut))
            try app.expect("(login:stack[credentials])")
            try await app.logIn("(sharedLeague:tabs[*matches:stack[list], rankings, friends, settings])")
        }
    }

    @Test func `the name is asked for again when the flow was left`() async throws {
        let module = newcomer()
        try await TestApp.run(AppCoordinator(module)) { app in
            try await app.logIn("(displayName:stack[name])")
            await app.trigger(.settings(.logOut))
            try app.expect("(login:stack[credentials])")
            try await app.logIn("(displayName:stack[name])")
        }
    }
}
