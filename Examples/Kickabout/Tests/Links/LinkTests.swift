import Cairn
import CairnBinding
import CairnTesting
import KickaboutCore
import LoginRecipe
import Testing

/// Where links lead, from wherever one is.
@MainActor
struct LinkTests {
    private static let tabs = "(league:tabs[*matches:stack[list], rankings, friends, settings])"
    private static let editor = tabs + " + sheet(match(3):stack[form])"
    private let store = TestStore()

    @Test func `a link leads to the editor of its match, and the same link again does nothing`()
        async throws
    {
        try await TestApp.run(AppCoordinator(.test(store))) { app in
            try await app.logIn()
            #expect(app.host.tapTab(3))
            try app.expect("(league:tabs[matches:stack[list], rankings, friends, *settings:stack[choices]])")
            try app.open("kickabout://matches/3/edit")
            let tree =
                "(league:tabs[*matches:stack[list], rankings, friends, settings:stack[choices]])"
                + " + sheet(match(3):stack[form])"
            try app.expect(tree)
            let before = app.navigator.tree
            #expect(try app.open("kickabout://matches/3/edit").result == .performed)
            #expect(app.navigator.tree == before)
            #expect(app.link == "kickabout://matches/3/edit")
            try app.open("kickabout://matches/2/edit")
            try app.expect(tree.replacing("match(3)", with: "match(2)"))
            await app.rest()
        }
    }

    @Test(arguments: [
        (
            "matches/3/edit/players/home",
            "tabs[*matches:stack[list], rankings, friends, settings]",
            " + sheet(match(3):stack[form > players(.home)])"
        ),
        (
            "matches/new", "tabs[*matches:stack[list], rankings, friends, settings]",
            " + sheet(newMatch:stack[form])"
        ),
        (
            "rankings/2", "tabs[matches:stack[list], *rankings:stack[table], friends, settings]",
            " + sheet(profile(2):stack[card])"
        ),
        (
            "friends/2/chat", "tabs[matches:stack[list], rankings, *friends:stack[list > chat(2)], settings]",
            ""
        ),
        (
            "friends/2", "tabs[matches:stack[list], rankings, *friends:stack[list], settings]",
            " + sheet(profile(2):stack[card])"
        ),
        ("settings", "tabs[matches:stack[list], rankings, friends, *settings:stack[choices]]", ""),
    ])
    func `a link leads to every place, and what is seen there is that link`(
        _ link: String, _ league: String, _ modal: String
    ) async throws {
        try await TestApp.run(AppCoordinator(.test(store))) { app in
            try await app.logIn()
            try app.open("kickabout://" + link)
            try app.expect("(league:\(league))" + modal)
            #expect(app.link == "kickabout://" + link)
            await app.rest()
        }
    }

    @Test func `in the menu's stead of tabs a link leads to the same`() async throws {
        let module = AppModule.test(setup: Setup(hasTabBar: false), store: store)
        try await TestApp.run(AppCoordinator(module)) { app in
            try await app.logIn("(league:stack[menu])")
            try app.open("kickabout://friends/2/chat")
            try app.expect("(league:stack[menu > friends(list > chat(2))])")
            #expect(app.link == "kickabout://friends/2/chat")
            try app.open("kickabout://matches/3/edit")
            try app.expect("(league:stack[menu > matches(list)]) + sheet(match(3):stack[form])")
            await app.rest()
            try app.open("kickabout://")
            try app.expect("(league:stack[menu])")
        }
    }

    @Test func `where editors are pushed, a linked one takes the place of another`() async throws {
        let module = AppModule.test(store)
        module.preferences.transitionStyle.value = .push
        try await TestApp.run(AppCoordinator(module)) { app in
            try await app.logIn()
            for id in [3, 2] {
                try app.open("kickabout://matches/\(id)/edit")
                try app.expect(
                    "(league:tabs[*matches:stack[list > match(\(id))(form)], rankings, friends, settings])")
                #expect(app.link == "kickabout://matches/\(id)/edit")
            }
            await app.rest()
        }
    }

    @Test func `a link over unsaved changes asks first`() async throws {
        try await TestApp.run(AppCoordinator(.test(store))) { app in
            try await app.logIn()
            try app.open("kickabout://matches/3/edit")
            try app.expect(Self.editor)
            try app.model(EditMatchViewModel.self).isPlayed.value = true
            let kept = try app.open("kickabout://settings")
            await app.rest()
            try app.expect(Self.editor + #" + alert(dialog("Unsaved changes"))"#)
            #expect(app.host.tap("Keep editing"))
            #expect(await kept.outcome == .refused(.leaveRefused("form")))
            await app.rest()
            try app.expect(Self.editor)
            let gone = try app.open("kickabout://settings")
            await app.rest()
            try app.expect(Self.editor + #" + alert(dialog("Unsaved changes"))"#)
            #expect(app.host.tap("Discard"))
            #expect(await gone.outcome == .performed)
            try app.expect("(league:tabs[matches:stack[list], rankings, friends, *settings:stack[choices]])")
        }
        #expect(store.league == .sample)
    }

    @Test func `a link to a match that has left the league says so`() async throws {
        try await TestApp.run(AppCoordinator(.test(store))) { app in
            try await app.logIn()
            try app.open("kickabout://matches/99/edit")
            try app.expect(Self.tabs + " + sheet(match(99):stack[form])")
            await app.rest()
            try app.expect(
                Self.tabs + #" + alert(failed(.refresh, .refused(.unknownMatch(99))))"#)
            #expect(app.host.tap("Cancel"))
            try app.expect(Self.tabs)
        }
    }

    @Test func `an editor whose match turns out to be gone leaves another tab in front`() async throws {
        let module = AppModule.test(store)
        module.preferences.transitionStyle.value = .push
        try await TestApp.run(AppCoordinator(module), lenient: true) { app in
            try await app.logIn()
            store.failure = .down
            try app.open("kickabout://matches/99/edit/players/home")
            await app.rest()
            #expect(app.host.tap("Cancel"))
            #expect(app.host.tapTab(3))
            try app.expect(
                "(league:tabs[matches:stack[list > match(99)(form > players(.home))], rankings, friends, "
                    + "*settings:stack[choices]])")
            store.failure = nil
            try await module.deviceBook.refresh()
            await app.rest()
            try app.expect(
                "(league:tabs[matches:stack[list], rankings, friends, *settings:stack[choices]])"
                    + #" + alert(failed(.refresh, .refused(.unknownMatch(99))) by list)"#)
        }
    }

    @Test func `a link to a league out of reach can be tried again`() async throws {
        store.failure = .down
        try await TestApp.run(AppCoordinator(.test(store)), lenient: true) { app in
            try app.open("kickabout://matches/3/edit")
            try app.model(LoginViewModel.self).logInTapped()
            await app.rest()
            // The list behind it misses the league as well. Whoever is first says so.
            #expect(
                app.navigator.tree.notation.replacing(" by list", with: "")
                    == Self.editor + #" + alert(failed(.refresh, .down))"#)
            let editor: EditMatchViewModel = try app.model(of: "form")
            #expect(editor.isBusy.value && !editor.canSave.value && !editor.isArmed)
            store.failure = nil
            #expect(app.host.tap("Try again"))
            await app.rest()
            try app.expect(Self.editor)
            #expect(!editor.isBusy.value && editor.canSave.value && !editor.isArmed)
        }
    }

    @Test func `a link that leads nowhere changes nothing`() async throws {
        try await TestApp.run(AppCoordinator(.test(store))) { app in
            try await app.logIn()
            let outcome = try app.open("kickabout://matches/seven/edit").result
            guard case .refused(.badLink) = outcome else {
                Issue.record("\(String(describing: outcome))")
                return
            }
        }
    }
}
