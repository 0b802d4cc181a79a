#if HEADLESS_UIKIT
    import Cairn
    import Foundation
    import KickaboutApp
    import KickaboutCore
    import Testing
    import UIKit

    /// Kickabout's door to what comes from outside, and what it keeps for its next launch.
    @MainActor
    @Suite(.simulator)
    struct KickaboutDoorTests {
        private static let tabs = "(league:tabs[*matches:stack[list], rankings, friends, settings])"
        private static let editor = tabs + " + sheet(match(3):stack[form])"
        private let simulator = Simulator.current
        private let files = MemoryFiles()
        private let link = "kickabout://matches/3/edit"

        init() throws {
            files.contents["league.json"] = try JSONEncoder().encode(League.sample)
        }

        @discardableResult
        private func launch(
            links: [String] = [], activities: [NSUserActivity] = [],
            shortcut: UIApplicationShortcutItem? = nil
        ) async -> AppDelegate {
            AppDelegate.makeModule = { [clock = simulator.clock, files] in
                let module = AppModule(files: files, clock: clock)
                module.preferences.setDisplayName("Ana", of: "ana@example.org")
                return module
            }
            let app = simulator.launch(
                AppDelegate.self, links: links.compactMap { URL(string: $0) }, activities: activities,
                shortcut: shortcut)
            await simulator.settle()
            return app
        }

        private func logIn() async throws {
            try simulator.user.type("ana@example.org", into: "Email")
            try simulator.user.type("correct horse", into: "Password")
            try simulator.user.tap("Log in")
            await simulator.settle()
        }

        private func page(_ address: String) -> NSUserActivity {
            let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
            activity.webpageURL = URL(string: address)
            return activity
        }

        @Test func `a link launches the app, and waits for the login`() async throws {
            let app = await launch(links: [link])
            #expect(app.front?.navigator?.tree.notation == "(login:stack[credentials])")
            try await logIn()
            let navigator = try #require(app.front?.navigator)
            #expect(navigator.tree.notation == Self.editor)
            let before = navigator.tree
            simulator.open(try #require(URL(string: link)))
            await simulator.settle()
            #expect(navigator.tree == before && navigator.disagreement == nil)
            #expect(app.front?.link?.absoluteString == "https://kickabout.example/matches/3/edit")
        }

        @Test func `a page of its website and a shortcut come by the same door, at a launch and later`()
            async throws
        {
            let app = await launch(activities: [page("https://kickabout.example/rankings/2")])
            try await logIn()
            let profile =
                "(league:tabs[matches:stack[list], *rankings:stack[table], friends, settings])"
                + " + sheet(profile(2):stack[card])"
            #expect(app.front?.navigator?.tree.notation == profile)
            let shortcut = try #require(UIApplication.shared.shortcutItems?.first)
            simulator.perform(shortcut)
            await simulator.settle()
            #expect(app.front?.navigator?.tree.visible.label == "form")
            simulator.resume(page("https://kickabout.example/friends/2/chat"))
            await simulator.settle()
            #expect(app.front?.navigator?.tree.visible.label == "chat(2)")
            simulator.kill()
            let next = await launch(shortcut: shortcut)
            #expect(next.front?.navigator?.tree.notation == Self.tabs + " + sheet(newMatch:stack[form])")
        }

        @Test(arguments: UIApplicationShortcutItem.types)
        func `every shortcut leads somewhere`(_ type: String) async throws {
            let app = await launch(
                shortcut: UIApplicationShortcutItem(type: type, localizedTitle: ""))
            try await logIn()
            #expect(app.front?.link?.absoluteString.hasSuffix(type.dropFirst("kickabout://".count)) == true)
        }

        @Test func `what was typed is there again, in a window that the system ended in the middle of it`()
            async throws
        {
            let app = await launch(links: [link])
            try await logIn()
            try simulator.user.tap("Played")
            try simulator.user.increase("Home goals")
            await simulator.settle()
            simulator.enterBackground()
            let tree = app.front?.navigator?.tree.notation
            simulator.kill()
            let next = await launch()
            let navigator = try #require(next.front?.navigator)
            #expect(navigator.tree.notation == tree && navigator.notRestored.isEmpty)
            let texts = simulator.outline().windows[0].layers.last?.screen.elements.map(\.label)
            #expect(texts?.contains("Home goals: 1") == true, "\(texts ?? [])")
            try simulator.user.tap("Cancel")
            await simulator.settle()
            #expect(
                navigator.tree.visible.label == #"dialog("Unsaved changes")"# && navigator.disagreement == nil
            )
        }

        @Test(.simulator(.pad))
        func `each window has a door and a memory of its own`() async throws {
            let app = await launch()
            try await logIn()
            let first = try #require(app.front)
            let scene = try #require(
                simulator.openScene(links: [URL(string: link)].compactMap(\.self)))
            await simulator.settle()
            let session = scene.session
            #expect((scene.delegate as? SceneDelegate)?.navigator?.tree.notation == Self.editor)
            #expect(first.navigator?.tree.notation == Self.tabs)
            simulator.enterBackground()
            simulator.kill()
            await launch()
            let one = try #require(UIApplication.shared.connectedScenes.first?.delegate as? SceneDelegate)
            #expect(one.navigator?.tree.notation == Self.editor)
            let other = try #require(UIApplication.shared.openSessions.first { $0 !== session })
            let again = try #require(simulator.openScene(other))
            await simulator.settle()
            #expect((again.delegate as? SceneDelegate)?.navigator?.tree.notation == Self.tabs)
        }
    }

    extension UIApplicationShortcutItem {
        fileprivate nonisolated static let types = ["kickabout://matches/new", "kickabout://rankings"]
    }
#endif
