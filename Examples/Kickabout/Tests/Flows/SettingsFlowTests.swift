import Cairn
import CairnBinding
import CairnTesting
import KickaboutCore
import LoginRecipe
import Testing

@MainActor
struct SettingsFlowTests {
    private let device = TestStore(League())
    private let shared = TestStore()
    private let module: AppModule

    init() {
        module = .test(device)
        module.sharedStore = shared
    }

    private func settings(
        _ body: @MainActor (TestApp<AppCoordinator>, SettingsViewModel) async throws -> Void
    ) async throws {
        try await TestApp.run(AppCoordinator(module)) { app in
            try await app.logIn()
            #expect(app.host.tapTab(3))
            try app.expect("(league:tabs[matches:stack[list], rankings, friends, *settings:stack[choices]])")
            try await body(app, try app.model())
        }
    }

    @Test func `another store builds all tabs anew, with what belongs to it`() async throws {
        try await settings { app, settings in
            #expect(settings.name == "Ana")
            #expect(!settings.hasMoods)
            settings.store.value = 1
            await app.rest()
            try app.expect("(sharedLeague:tabs[*matches:stack[list], rankings, friends, settings])")
            #expect(try app.model(MatchesViewModel.self).rows.value.count == 3)
            #expect(module.preferences.setup.value.store == .shared)
            #expect(app.host.tapTab(3))
            await app.rest()
            try app.expect(
                "(sharedLeague:tabs[matches:stack[list], rankings, friends, *settings:stack[choices]])")
            #expect(try app.model(SettingsViewModel.self).hasMoods)
            try app.model(SettingsViewModel.self).store.value = 0
            await app.rest()
            try app.expect("(league:tabs[*matches:stack[list], rankings, friends, settings])")
            #expect(try app.model(MatchesViewModel.self).rows.value.isEmpty)
        }
    }

    @Test func `the tab bar goes and comes back`() async throws {
        try await settings { app, settings in
            settings.hasTabBar.value = false
            await app.rest()
            try app.expect("(league:stack[menu])")
            try app.model(MenuViewModel.self).tapped(3)
            await app.rest()
            try app.expect("(league:stack[menu > settings(choices)])")
            try app.model(SettingsViewModel.self).hasTabBar.value = true
            await app.rest()
            try app.expect("(league:tabs[*matches:stack[list], rankings, friends, settings])")
        }
    }

    @Test func `where something is unsaved the store stays, unless it may be lost`() async throws {
        module.preferences.transitionStyle.value = .push
        try await TestApp.run(AppCoordinator(module)) { app in
            try await app.logIn()
            try app.model(MatchesViewModel.self).addTapped()
            try app.expect(
                "(league:tabs[*matches:stack[list > newMatch(form)], rankings, friends, settings])")
            try app.model(EditMatchViewModel.self).isPlayed.value = true
            #expect(app.host.tapTab(3))
            let tree =
                "(league:tabs[matches:stack[list > newMatch(form)], rankings, friends, *settings:stack[choices]])"
            try app.expect(tree)
            let settings: SettingsViewModel = try app.model()
            settings.store.value = 1
            await app.rest()
            try app.expect(tree + #" + alert(dialog("Unsaved changes") by form)"#)
            #expect(app.host.tap("Keep editing"))
            await app.rest()
            try app.expect(tree)
            #expect(settings.store.value == 0)
            #expect(module.preferences.setup.value == Setup())
            settings.store.value = 1
            await app.rest()
            try app.expect(tree + #" + alert(dialog("Unsaved changes") by form)"#)
            #expect(app.host.tap("Discard"))
            await app.rest()
            try app.expect("(sharedLeague:tabs[*matches:stack[list], rankings, friends, settings])")
            #expect(module.preferences.setup.value.store == .shared)
        }
    }

    @Test func `what concerns no tabs is kept at once`() async throws {
        try await settings { _, settings in
            settings.transitionStyle.value = 1
            settings.mood.value = 2
            #expect(settings.transitionStyles == ["Sheet", "Push", "Fade"])
        }
        #expect(module.preferences.transitionStyle.value == .push)
        #expect(module.standIn.mood == .down)
    }

    @Test func `logging out leaves nothing behind`() async throws {
        try await settings { app, settings in
            settings.logOutTapped()
            await app.rest()
            try app.expect("(login:stack[credentials])")
        }
    }
}
