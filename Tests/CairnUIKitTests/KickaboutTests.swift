#if HEADLESS_UIKIT
    import Cairn
    import CairnBinding
    import Foundation
    import KickaboutApp
    import KickaboutCore
    import Testing
    import UIKit

    /// What only a whole app on UIKit can show.
    @MainActor
    @Suite(.simulator)
    struct KickaboutTests {
        private let simulator = Simulator.current

        /// Launches the app with this in its files, and logs in.
        private func launch(
            _ league: League, in files: MemoryFiles = MemoryFiles()
        ) async throws -> AppDelegate {
            let email = "ana@example.org"
            files.contents["league.json"] = try JSONEncoder().encode(league)
            AppDelegate.makeModule = { [clock = simulator.clock] in
                let module = AppModule(files: files, clock: clock)
                module.preferences.setDisplayName("Ana", of: email)
                return module
            }
            let app = simulator.launch(AppDelegate.self)
            await simulator.settle()
            try simulator.user.type(email, into: "Email")
            try simulator.user.type("correct horse", into: "Password")
            try simulator.user.tap("Log in")
            await simulator.settle()
            return app
        }

        @Test func `ten thousand matches are a list of which a screenful is made`() async throws {
            let matches = (1...10_000).map { Match(id: $0, home: [1], away: [2], score: Score($0, 0)) }
            let app = try await launch(League(players: League.sample.players, matches: matches))
            let tree = app.front?.navigator?.tree.notation
            #expect(tree == "(league:tabs[*matches:stack[list], rankings, friends, settings])")
            let top = simulator.outline().windows[0].layers[0].screen.elements
            #expect((3...100).contains(top.count))
            try simulator.user.scroll(.down)
            await simulator.settle()
            let below = simulator.outline().windows[0].layers[0].screen.elements
            #expect((3...100).contains(below.count))
            #expect(below != top)
        }

        @Test func `the wheel of a pull ends, whether the league answers or not`() async throws {
            let files = MemoryFiles()
            let app = try await launch(.sample, in: files)
            let list = try #require(front(of: app) as? UITableViewController)
            try simulator.user.pullToRefresh()
            #expect(list.refreshControl?.isRefreshing == true)
            await simulator.settle()
            #expect(list.refreshControl?.isRefreshing == false)
            files.contents["league.json"] = Data("{".utf8)
            try simulator.user.pullToRefresh()
            await simulator.settle()
            #expect(list.refreshControl?.isRefreshing == false)
            #expect(app.front?.navigator?.tree.visible.label.contains("league.json.damaged-1") == true)
        }

        private func front(of app: AppDelegate) -> UIViewController? {
            let tabs = app.front?.window?.rootViewController as? UITabBarController
            return (tabs?.selectedViewController as? UINavigationController)?.topViewController
        }

        @Test(.simulator(.pad))
        func `a second window has its own place, and takes all of it along when it is closed`()
            async throws
        {
            let app = try await launch(.sample)
            let first = try #require(app.front)
            let scene = try #require(simulator.openScene())
            await simulator.settle()
            let second = try #require(scene.delegate as? SceneDelegate)
            #expect(
                second.navigator?.tree.notation
                    == "(league:tabs[*matches:stack[list], rankings, friends, settings])")
            #expect(first.navigator?.tree.visible.label == "list")
            let ledger = try Ledger(#require(second.navigator))
            simulator.disconnect(scene)
            await simulator.settle()
            #expect(second.navigator == nil)
            #expect(ledger.leaks.isEmpty)
            #expect(first.navigator?.tree.visible.label == "list")
        }

        @Test(arguments: TransitionStyle.allCases)
        func `a profile fades where the transition style says so, and closes as it came`(
            _ style: TransitionStyle
        ) async throws {
            let app = try await launch(.sample)
            app.module.preferences.transitionStyle.value = style
            try simulator.user.tap("Rankings")
            await simulator.settle()
            try simulator.user.tap("1. Ana")
            await simulator.settle()
            let profile = try #require(app.front?.window?.rootViewController?.presentedViewController)
            #expect((profile.transitioningDelegate != nil) == (style == .fade))
            app.module.preferences.transitionStyle.value = style == .fade ? .sheet : .fade
            try simulator.user.tap("Done")
            #expect((profile.transitioningDelegate != nil) == (style == .fade))
            await simulator.settle()
            #expect(app.front?.window?.rootViewController?.presentedViewController == nil)
            #expect(app.front?.navigator?.disagreement == nil)
        }

        @Test func `the tab of the matches bears the badge`() async throws {
            let app = try await launch(.sample)
            let tabs = try #require(app.front?.window?.rootViewController as? UITabBarController)
            #expect(tabs.viewControllers?.map { $0.tabBarItem.badgeValue } == ["1", nil, nil, nil])
        }
    }
#endif
