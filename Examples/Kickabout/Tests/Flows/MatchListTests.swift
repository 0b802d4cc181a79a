import Cairn
import CairnBinding
import CairnTesting
import KickaboutCore
import Testing

@MainActor
struct MatchListTests {
    private static let tabs = "(league:tabs[*matches:stack[list], rankings, friends, settings])"
    private let store = TestStore()

    @Test func `an empty list leads to the settings`() async throws {
        try await TestApp.run(AppCoordinator(.test(TestStore(League())))) { app in
            try await app.logIn()
            try app.model(MatchesViewModel.self).settingsTapped()
            try app.expect("(league:tabs[matches:stack[list], rankings, friends, *settings:stack[choices]])")
        }
    }

    @Test func `a league out of reach is an alert, and trying again helps`() async throws {
        store.failure = .tooSlow
        try await TestApp.run(AppCoordinator(.test(store))) { app in
            let alert = #" + alert(failed(.refresh, .tooSlow))"#
            try await app.logIn(Self.tabs + alert)
            #expect(app.host.tap("Try again"))
            await app.rest()
            try app.expect(Self.tabs + alert)
            store.failure = nil
            #expect(app.host.tap("Try again"))
            await app.rest()
            try app.expect(Self.tabs)
            #expect(try app.model(MatchesViewModel.self).rows.value.count == 3)
        }
    }

    @Test func `the same alert does not stand there twice`() async throws {
        store.failure = .down
        try await TestApp.run(AppCoordinator(.test(store))) { app in
            let tree = Self.tabs + #" + alert(failed(.refresh, .down))"#
            try await app.logIn(tree)
            app.host.isInForeground = false
            app.host.isInForeground = true
            await app.rest()
            #expect(store.loads == 2)
            try app.expect(tree)
            #expect(app.host.tap("Cancel"))
            try app.expect(Self.tabs)
        }
    }

    @Test func `a match is deleted, or it is said why not`() async throws {
        try await TestApp.run(AppCoordinator(.test(store))) { app in
            try await app.logIn()
            let list: MatchesViewModel = try app.model()
            list.deleteTapped(1)
            await app.rest()
            #expect(list.rows.value.map(\.id) == [3, 2])
            store.failure = .down
            list.deleteTapped(2)
            await app.rest()
            try app.expect(Self.tabs + #" + alert(failed(.delete(2), .down))"#)
            #expect(list.rows.value.map(\.id) == [3, 2])
            store.failure = nil
            #expect(app.host.tap("Try again"))
            await app.rest()
            try app.expect(Self.tabs)
            #expect(list.rows.value.map(\.id) == [3])
        }
    }

    @Test func `a match that has left the league cannot be edited, and is no new one`() async throws {
        try await TestApp.run(AppCoordinator(.test(store))) { app in
            try await app.logIn()
            try app.model(MatchesViewModel.self).tapped(99)
            try app.expect(
                Self.tabs + #" + alert(failed(.refresh, .refused(.unknownMatch(99))))"#)
            #expect(app.host.tap("Cancel"))
            try app.expect(Self.tabs)
        }
    }

    @Test func `a pull reads the league anew`() async throws {
        try await TestApp.run(AppCoordinator(.test(store))) { app in
            try await app.logIn()
            store.league = League()
            try app.model(MatchesViewModel.self).refreshPulled()
            await app.rest()
            #expect(try app.model(MatchesViewModel.self).rows.value.isEmpty)
        }
    }

    @Test(arguments: [TransitionStyle.push, .fade])
    func `the same editor is pushed where that was chosen`(_ style: TransitionStyle) async throws {
        let module = AppModule.test(store)
        module.preferences.transitionStyle.value = style
        try await TestApp.run(AppCoordinator(module)) { app in
            try await app.logIn()
            try app.model(MatchesViewModel.self).addTapped()
            let tree = "(league:tabs[*matches:stack[list > newMatch(form)], rankings, friends, settings])"
            try app.expect(tree)
            try app.model(EditMatchViewModel.self).isPlayed.value = true
            #expect(app.host.tapBack())
            await app.rest()
            try app.expect(tree + #" + alert(dialog("Unsaved changes"))"#)
            #expect(app.host.tap("Discard"))
            await app.rest()
            try app.expect(Self.tabs)
        }
    }
}
