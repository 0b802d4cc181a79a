import Cairn
import CairnBinding
import CairnTesting
import KickaboutCore
import LoginRecipe
import Testing

/// Links that come before anybody is there to follow them.
@MainActor
struct ColdLinkTests {
    private static let tabs = "(league:tabs[*matches:stack[list], rankings, friends, settings])"
    private static let editor = tabs + " + sheet(match(3):stack[form])"
    private let module: AppModule = .test()

    @Test func `login comes first, and then what the link leads to`() async throws {
        try await TestApp.run(AppCoordinator(module)) { app in
            let link = try app.open("kickabout://matches/3/edit")
            try app.expect("(login:stack[credentials])")
            #expect(link.result == nil)
            try await app.logIn(Self.editor)
            #expect(link.result == .performed)
            let before = app.navigator.tree
            #expect(try app.open("kickabout://matches/3/edit").result == .performed)
            #expect(app.navigator.tree == before)
            #expect(try app.model(EditMatchViewModel.self).players(.home).value.contains("Bo"))
        }
    }

    @Test func `a newcomer gives a name as well`() async throws {
        let module = AppModule(files: MemoryFiles())
        module.authentication = OpenDoor()
        module.deviceStore = TestStore()
        try await TestApp.run(AppCoordinator(module), lenient: true) { app in
            let link = try app.open("kickabout://matches/3/edit")
            try app.model(LoginViewModel.self).logInTapped()
            await app.rest()
            try app.expect("(displayName:stack[name])")
            #expect(link.result == nil)
            try app.model(DisplayNameViewModel.self).continueTapped()
            await app.rest()
            try app.expect(Self.editor)
            #expect(link.result == .performed)
        }
    }

    @Test func `a newer link supersedes one that waits`() async throws {
        try await TestApp.run(AppCoordinator(module)) { app in
            let old = try app.open("kickabout://matches/3/edit")
            let new = try app.open("kickabout://settings")
            #expect(old.result == .superseded(by: "league / settings / choices"))
            try await app.logIn(
                "(league:tabs[matches:stack[list], rankings, friends, *settings:stack[choices]])")
            #expect(new.result == .performed)
        }
    }

    @Test func `who is remembered needs no login, and a link finds the league unread`() async throws {
        try await TestApp.run(AppCoordinator(module)) { app in try await app.logIn() }
        try await TestApp.run(AppCoordinator(module), lenient: true) { app in
            #expect(app.navigator.tree.notation == Self.tabs)
            try app.open("kickabout://friends/2/chat")
            await app.rest()
            try app.expect(
                "(league:tabs[matches:stack[list], rankings, *friends:stack[list > chat(2)], settings])")
            #expect(try app.model(ChatViewModel.self).title.value == "Bo")
        }
    }

    @Test func `with the shared league a link leads into that`() async throws {
        module.sharedStore = TestStore()
        module.preferences.setup.value = Setup(store: .shared)
        try await TestApp.run(AppCoordinator(module)) { app in
            try app.open("kickabout://matches/3/edit")
            try await app.logIn(
                "(sharedLeague:tabs[*matches:stack[list], rankings, friends, settings])"
                    + " + sheet(match(3):stack[form])")
        }
    }

    @Test func `a link that waits keeps nothing once the window is closed`() async throws {
        weak var session: Session?
        do {
            let window = module.window()
            session = window.session
            let app = AppCoordinator(window)
            let navigator = Navigator(root: app)
            let link = navigator.follow("kickabout://settings", by: app.links(in: navigator.tree))
            for _ in 0..<20 { await Task.yield() }
            #expect(link.result == nil)
            navigator.windowClosed()
            #expect(link.result == .refused(.askerLeft))
        }
        for _ in 0..<20 { await Task.yield() }
        #expect(session == nil)
    }
}
