#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import Foundation
    import KickaboutApp
    import KickaboutCore
    import Testing
    import UIKit

    /// Laws 4, 5 and 6 for a whole app, wherever random fingers, links and ends lead. `CAIRN_SEED` plays one again.
    @MainActor
    struct KickaboutWalkTests {
        private static let environment = ProcessInfo.processInfo.environment
        private static let seed = SeededRandom.seedOfTests
        private static let steps = environment["CAIRN_STEPS"].flatMap(Int.init) ?? 1_000
        private static let stepsPerApp = 100
        private static let links = [
            "matches", "matches/new", "matches/1/edit", "matches/3/edit/players/home", "matches/99/edit",
            "rankings/1", "friends", "friends/2/chat", "profiles/3", "settings", "", "nowhere",
        ]

        @Test func `a session replays, what was saved comes back, and what is seen is its link`() async throws
        {
            var random = SeededRandom(seed: Self.seed)
            var (changes, saved, linked, labels) = (0, 0, 0, Set<String>())
            for _ in 0..<max(1, Self.steps / Self.stepsPerApp) {
                var own = SeededRandom(seed: random.next())
                let walk = try await Simulator.run { simulator in
                    let walk = Walk(on: simulator)
                    try await walk.logIn()
                    for step in 0..<Self.stepsPerApp {
                        try await walk.move(by: &own, "CAIRN_SEED=\(Self.seed)")
                        if step % 5 == 4 { try await walk.check("CAIRN_SEED=\(Self.seed)") }
                    }
                    try walk.replay("CAIRN_SEED=\(Self.seed)")
                    #expect(simulator.log.raises.isEmpty, "CAIRN_SEED=\(Self.seed)")
                    return walk
                }
                changes += walk.changes
                saved += walk.saved
                linked += walk.linked
                labels.formUnion(walk.labels)
            }
            print(
                "laws 4 to 6, Kickabout: seed \(Self.seed), \(changes) changes, \(saved) windows restored, "
                    + "\(linked) links, \(labels.count) screens")
            #expect(changes > Self.steps / 4 && saved > Self.steps / 20 && linked > 0)
        }

        /// One device with the app on it.
        @MainActor
        private final class Walk {
            private(set) var (changes, saved, linked) = (0, 0, 0)
            private(set) var labels: Set<String> = []
            private let simulator: Simulator
            private var app: AppDelegate

            init(on simulator: Simulator) {
                self.simulator = simulator
                simulator.log.onRaise = { _ in }
                let files = MemoryFiles()
                files.contents["league.json"] = try? JSONEncoder().encode(League.sample)
                AppDelegate.makeModule = { [clock = simulator.clock] in AppModule(files: files, clock: clock)
                }
                app = simulator.launch(AppDelegate.self)
            }

            private var navigator: Navigator? { app.front?.navigator }

            func logIn() async throws {
                await simulator.settle()
                try simulator.user.type("ana@example.org", into: "Email")
                try simulator.user.type("correct horse", into: "Password")
                try simulator.user.tap("Log in")
                await simulator.settle()
            }

            func move(by random: inout SeededRandom, _ comment: Testing.Comment) async throws {
                switch Int.random(in: 0..<30, using: &random) {
                case 0, 1:
                    let link = KickaboutWalkTests.links.randomElement(using: &random)!
                    simulator.open(URL(string: "kickabout://" + link)!)
                case 2:
                    simulator.enterBackground()
                    simulator.enterForeground()
                case 3:
                    simulator.enterBackground()
                    try replay(comment)
                    simulator.kill()
                    app = simulator.launch(AppDelegate.self)
                default:
                    let actions = simulator.outline().actions
                    guard let action = actions.randomElement(using: &random) else { break }
                    let texts = ["ana@example.org", "correct horse", "Zoé 🥇", "", "a"]
                    try? simulator.user.perform(action, text: texts.randomElement(using: &random)!)
                }
                await simulator.settle()
                labels.formUnion(navigator?.tree.nodes.map(\.label) ?? [])
            }

            /// Law 5 and law 4, here and now.
            func check(_ comment: Testing.Comment) async throws {
                let navigator = try #require(navigator)
                let snapshot = navigator.snapshot()
                let module = app.module.window()
                let restored = Navigator(
                    root: AppCoordinator(module: module, views: .uiKit),
                    restoring: try Snapshot(text: snapshot.text))
                if snapshot.lost.isEmpty {
                    try #require(restored.tree == navigator.tree, comment)
                    try #require(restored.snapshot() == snapshot, comment)
                    try #require(restored.notRestored.isEmpty, comment)
                    saved += 1
                } else {
                    let kept = restored.tree.nodes.map(\.label)
                    let lost = Set(snapshot.lost.map(\.label))
                    for node in navigator.tree.nodes where node.destination != nil {
                        try #require(
                            kept.contains(node.label) || lost.contains(node.label),
                            "\(comment): \(node.label) in \(navigator.tree), \(restored.tree)")
                    }
                }
                restored.windowClosed()
                // An editor that came back may have read the league, and the other one hears of it.
                await simulator.settle()
                guard let link = app.front?.link?.absoluteString else { return }
                let before = navigator.tree
                simulator.open(try #require(URL(string: link)))
                await simulator.settle()
                try #require(app.front?.navigator?.tree == before, "\(comment): \(link)")
                try #require(app.front?.link?.absoluteString == link, comment)
                linked += 1
            }

            /// Law 6, for all that happened since the launch.
            func replay(_ comment: Testing.Comment) throws {
                let navigator = try #require(navigator)
                var replay = try Replay(text: navigator.journal.text(limit: .max), limit: .max)
                for entry in navigator.journal.entries {
                    let step = try #require(try replay.next(), comment)
                    try #require(step.tree.nodes.map(\.id) == entry.tree.nodes.map(\.id), comment)
                    try #require(plain(step.tree) == plain(entry.tree), comment)
                }
                #expect(try replay.next() == nil)
                changes += navigator.journal.entries.count { $0.change != nil }
            }

            /// In notation, without the numbers that tell alike ones apart: in a journal the lists of several
            /// coordinators have them.
            private func plain(_ tree: Tree) -> String {
                tree.notation.replacing(/`(.*?) \d+`/) { $0.1 }.replacing(/#\d+/, with: "")
            }
        }
    }
#endif
