#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// Columns that nobody has seen yet when something is put in one of them, or shown there: where they turn out to be one
    /// stack, it is that column which is in front.
    @MainActor
    struct ColumnsThatComeTests {
        private let simulator = Simulator.current

        /// - Parameter attachesFirst: Whether the window shows the first tab before the link comes.
        private func tree(
            after link: String, attachesFirst: Bool, on host: () -> any NavigatorHost
        ) throws -> String {
            let navigator = Navigator(root: Season())
            if attachesFirst {
                navigator.attach(host())
                simulator.settle()
            }
            navigator.follow(link, by: Season.links)
            if !attachesFirst { navigator.attach(host()) }
            simulator.settle()
            #expect(navigator.disagreement == nil)
            var replay = try Replay(text: navigator.journal.text())
            try replay.playToEnd()
            #expect(replay.tree.notation == navigator.tree.notation)
            return navigator.tree.notation
        }

        @Test(
            .simulator, arguments: [true, false],
            [
                ("app://columns/7", "tabs[first, *columns:split[stack[list], *stack[item(7)]]]"),
                ("app://columns/hint", "tabs[first, *columns:split[stack[list], *stack[hint]]]"),
                ("app://columns", "tabs[first, *columns:split[*stack[list], stack[hint]]]"),
            ])
        func `a link ends where it leads`(attachesFirst: Bool, link: (String, tree: String)) throws {
            let window = UIWindow(frame: UIScreen.main.bounds)
            #expect(
                try tree(after: link.0, attachesFirst: attachesFirst) { UIKitHost(window: window) }
                    == link.tree)
            #expect(
                try tree(after: link.0, attachesFirst: attachesFirst) { TestHost(isCompact: true) }
                    == link.tree)
        }

        @Test(.simulator(.pad), arguments: [true, false])
        func `beside each other all are in front`(attachesFirst: Bool) throws {
            simulator.resize(isCompact: false)
            let window = UIWindow(frame: UIScreen.main.bounds)
            let expected = "tabs[first, *columns:split[stack[list], stack[item(7)]]]"
            #expect(
                try tree(after: "app://columns/7", attachesFirst: attachesFirst) {
                    UIKitHost(window: window)
                } == expected)
        }

        private nonisolated static let columns = Tree.Root<Place>.split(
            primary: .stack("l"), secondary: .stack("s"))

        @Test(
            .simulator,
            arguments: [
                (
                    .several(.present(columns, as: .fullScreen), .show("s")),
                    "stack[a] + fullScreen(split[stack[l], *stack[s]])"
                ),
                (
                    .several(.replaceAll(columns), .in(.secondary, .push("t"))),
                    "split[stack[l], *stack[s > t]]"
                ),
                (
                    .several(.replaceAll(columns), .in(.secondary, .push("t")), .in(.primary, .push("m"))),
                    "split[*stack[l > m], stack[s > t]]"
                ),
                (.present(columns, as: .fullScreen), "stack[a] + fullScreen(split[*stack[l], stack[s]])"),
            ] as [(Tree.Transition<Place, Never>, String)])
        func `what a change puts or shows in them is in front`(
            change: Tree.Transition<Place, Never>, expected: String
        ) throws {
            for host in [true, false] {
                let navigator = Navigator(root: SketchCoordinator(.stack("a")))
                let window = UIWindow(frame: UIScreen.main.bounds)
                if host {
                    navigator.attach(UIKitHost(window: window))
                } else {
                    navigator.attach(TestHost(isCompact: true))
                }
                simulator.settle()
                navigator.front?.router.trigger(change)
                simulator.settle()
                #expect(navigator.tree.notation == expected)
            }
        }

        private nonisolated static let tab: Place = "co1_split_stack_s1_stack_s2"
        private nonisolated static let inColumns: Place = "co2_split_stack_s3_split_stack_s4_stack_s5"

        @Test(
            .simulator,
            arguments: [
                (
                    .tabs(.stack("a"), [.screen(tab)]), .several(.in(.tab(tab), .push("x")), .select(tab)),
                    ":split[*stack[s1 > x], stack[s2]]"
                ),
                (
                    .tabs(.stack("a"), [.screen(tab)]),
                    .several(.in(.tab(tab), .in(.secondary, .push("x"))), .select(tab)),
                    ":split[stack[s1], *stack[s2 > x]]"
                ),
                (.screen(inColumns), .in(.secondary, .set("x")), "*split[*stack[x], stack[s5]]"),
                (
                    .screen(inColumns), .in(.secondary, .in(.secondary, .set("x"))),
                    "*split[stack[s4], *stack[x]]"
                ),
            ] as [(Tree.Root<Place>, Tree.Transition<Place, Never>, String)])
        func `what is asked in columns that nobody has seen is asked in the first of one stack`(
            root: Tree.Root<Place>, change: Tree.Transition<Place, Never>, expected: String
        ) throws {
            for host in [true, false] {
                let navigator = Navigator(root: SketchCoordinator(root))
                let window = UIWindow(frame: UIScreen.main.bounds)
                if host {
                    navigator.attach(UIKitHost(window: window))
                } else {
                    navigator.attach(TestHost(isCompact: true))
                }
                simulator.settle()
                let request = navigator.front?.router.trigger(change)
                simulator.settle()
                #expect(request?.result == .performed)
                #expect(navigator.tree.notation.contains(expected), "\(navigator.tree)")
            }
        }

        @Test(.simulator, arguments: [2, 3])
        func `what is shown in a tab that was never in front is in front of its columns`(count: Int) throws {
            let columns = Tree.Root<Place>.split(
                primary: .stack("l"), supplementary: count == 3 ? .stack("m") : nil, secondary: .stack("s"))
            let navigator = Navigator(root: SketchCoordinator(.tabs(.stack("a"), [columns])))
            let window = UIWindow(frame: UIScreen.main.bounds)
            navigator.attach(UIKitHost(window: window))
            simulator.settle()
            navigator.front?.router.trigger(.show("s"))
            simulator.settle()
            #expect(navigator.tree.visible.label == "s" && navigator.disagreement == nil)
        }
    }

    /// Fingers and verbs on columns that are one stack, while the first one's stack is covered: the same on both hosts.
    @MainActor
    @Suite(.simulator)
    struct CoveredColumnsTests {
        private static let links = LinkTable<Place>(
            scheme: "club", [.link("z", to: "z"), .link("b", to: "b")])

        private func navigator(isUIKit: Bool, isBehind: Bool) throws -> (Navigator, TestHost?) {
            let navigator = Navigator(
                root: SketchCoordinator(
                    .split(primary: .stack("a", above: ["z"]), secondary: .stack("b", above: ["e"]))))
            let host = isUIKit ? nil : TestHost(isCompact: true)
            if let host {
                navigator.attach(host)
            } else {
                navigator.attach(UIKitHost(window: UIWindow(frame: UIScreen.main.bounds)))
            }
            Simulator.current.settle()
            let changes: [(String, Tree.Transition<Place, Never>)] = [
                ("e", .in(.primary, .none)), ("z", .present(.stack("c", above: ["d"]), as: .currentContext)),
                ("d", isBehind ? .in(.secondary, .none) : .none),
            ]
            for (name, change) in changes {
                navigator.sketch(name)?.router.trigger(change)
                Simulator.current.settle()
            }
            #expect(navigator.tree.visible.label == "d")
            return (navigator, host)
        }

        @Test(arguments: [true, false], [true, false])
        func `what is shown, and what a link leads to, is visible and replays`(isUIKit: Bool, isBehind: Bool)
            throws
        {
            for place in ["z", "b"] as [Place] {
                for byLink in [true, false] {
                    let (navigator, _) = try navigator(isUIKit: isUIKit, isBehind: isBehind)
                    if byLink {
                        navigator.follow("club://\(place)", by: Self.links)
                    } else {
                        navigator.sketch("d")?.router.trigger(.show(place))
                    }
                    Simulator.current.settle()
                    #expect(navigator.tree.visible.label == place.description)
                    #expect(navigator.disagreement == nil)
                    var replay = try Replay(text: navigator.journal.text())
                    try replay.playToEnd()
                }
            }
        }

        @Test(arguments: [true, false])
        func `a finger goes back in what covers them`(isBehind: Bool) throws {
            var trees: [String] = []
            for isUIKit in [true, false] {
                let (navigator, host) = try navigator(isUIKit: isUIKit, isBehind: isBehind)
                if let host { host.tapBack() } else { try Simulator.current.user.tapBack() }
                Simulator.current.settle()
                #expect(navigator.tree.visible.label == "c")
                trees.append(navigator.tree.notation)
            }
            #expect(trees[0] == trees[1])
        }

        @Test func `a second tap on a tab pops its stack below what covers it`() throws {
            var trees: [String] = []
            for isUIKit in [true, false] {
                let navigator = Navigator(root: SketchCoordinator(.tabs(.stack("a"), [.stack("b")])))
                let host = TestHost(isCompact: true)
                if isUIKit {
                    navigator.attach(UIKitHost(window: UIWindow(frame: UIScreen.main.bounds)))
                } else {
                    navigator.attach(host)
                }
                Simulator.current.settle()
                navigator.sketch("a")?.router.trigger(.several(.present("cover", as: .currentContext)))
                Simulator.current.settle()
                navigator.sketch("a")?.router.trigger(.push("x"))
                Simulator.current.settle()
                if isUIKit { try Simulator.current.user.tapTab("A") } else { host.tapTab(0) }
                Simulator.current.settle()
                trees.append(navigator.tree.notation)
            }
            #expect(trees[0] == trees[1], "\(trees)")
        }
    }

    @MainActor
    private final class Season: Coordinator {
        enum Route: Cairn.Destination { case first, columns }
        static let links = LinkTable<Route>(
            scheme: "app", [.link("first", to: .first), .link("columns", to: .columns).then(Columns.links)])
        var root: Tree.Root<Route> { .tabs(.first, .columns) }

        func transition(for route: Route, from asker: Asker) -> Next { .select(route) }
        func transition(toLinked route: Route) -> Next { .select(route) }

        func screen(for route: Route, router: Router<Route>) -> any Presentable {
            route == .first ? UIViewController() : Columns()
        }
    }

    @MainActor
    private final class Columns: Coordinator {
        enum Route: Cairn.Destination { case list, hint, item(Int) }
        static let links = LinkTable<Route>(
            [.link("", to: .list), .link("hint", to: .hint), .link("{id}", to: Route.item)])
        var root: Tree.Root<Route> { .split(primary: .stack(.list), secondary: .stack(.hint)) }

        func transition(for route: Route, from asker: Asker) -> Next { .in(.secondary, .set(route)) }
        func transition(toLinked route: Route) -> Next { .in(.secondary, .set(route)) }

        func screen(for route: Route, router: Router<Route>) -> any Presentable { UIViewController() }
    }
#endif
