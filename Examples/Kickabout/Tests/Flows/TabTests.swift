import Cairn
import CairnBinding
import CairnTesting
import KickaboutCore
import Testing

@MainActor
struct TabTests {
    private let store = TestStore()

    @Test func `the badge counts the matches without a result`() async throws {
        let module = AppModule.test(store).window()
        try await TestApp.run(AppCoordinator(module)) { app in
            #expect(module.badge.value == nil)
            try await app.logIn()
            #expect(module.badge.value == "1")
            try app.model(MatchesViewModel.self).deleteTapped(3)
            await app.rest()
            #expect(module.badge.value == nil)
        }
    }

    @Test func `a tap on the tab in front pops to its root`() async throws {
        let module = AppModule.test(store)
        module.preferences.transitionStyle.value = .push
        try await TestApp.run(AppCoordinator(module)) { app in
            try await app.logIn()
            try app.model(MatchesViewModel.self).tapped(1)
            try app.expect(
                "(league:tabs[*matches:stack[list > match(1)(form)], rankings, friends, settings])")
            #expect(app.host.tapTab(0))
            try app.expect("(league:tabs[*matches:stack[list], rankings, friends, settings])")
            #expect(app.host.tapTab(1))
            try app.expect("(league:tabs[matches:stack[list], *rankings:stack[table], friends, settings])")
        }
    }

    @Test func `a screen that becomes visible reads the league anew`() async throws {
        try await TestApp.run(AppCoordinator(.test(store))) { app in
            try await app.logIn()
            #expect(store.loads == 1)
            #expect(app.host.tapTab(1))
            await app.rest()
            try app.expect("(league:tabs[matches:stack[list], *rankings:stack[table], friends, settings])")
            #expect(store.loads == 2)
            #expect(app.host.tapTab(3))
            await app.rest()
            try app.expect(
                "(league:tabs[matches:stack[list], rankings:stack[table], friends, *settings:stack[choices]])"
            )
            #expect(store.loads == 2)
            app.host.isInForeground = false
            #expect(app.host.tapTab(0))
            try app.expect(
                "(league:tabs[*matches:stack[list], rankings:stack[table], friends, settings:stack[choices]])"
            )
            await app.rest()
            #expect(store.loads == 2)
            app.host.isInForeground = true
            await app.rest()
            #expect(store.loads == 3)
        }
    }

    @Test func `rankings that cannot be read are an alert with another try`() async throws {
        try await TestApp.run(AppCoordinator(.test(store))) { app in
            try await app.logIn()
            store.failure = .nonsense
            #expect(app.host.tapTab(1))
            await app.rest()
            let tree = "(league:tabs[matches:stack[list], *rankings:stack[table], friends, settings])"
            try app.expect(tree + #" + alert(failed(.nonsense))"#)
            store.failure = nil
            #expect(app.host.tap("Try again"))
            await app.rest()
            try app.expect(tree)
        }
    }

    @Test func `without a tab bar a menu leads to what would be tabs`() async throws {
        let module = AppModule.test(setup: Setup(hasTabBar: false), store: store)
        try await TestApp.run(AppCoordinator(module)) { app in
            try await app.logIn("(league:stack[menu])")
            let menu: MenuViewModel = try app.model()
            #expect(menu.titles == ["Matches", "Rankings", "Friends", "Settings"])
            menu.tapped(0)
            await app.rest()
            try app.expect("(league:stack[menu > matches(list)])")
            try app.model(MatchesViewModel.self).settingsTapped()
            try app.expect("(league:stack[menu > settings(choices)])")
            #expect(app.host.tapBack())
            try app.expect("(league:stack[menu])")
        }
    }
}
