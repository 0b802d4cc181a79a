#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// Links into columns, in every way in which a coordinator may bring what they lead to: it is what a person sees, and the
    /// journal leads there as well.
    @MainActor
    struct LinkedColumnsTests {
        /// How the columns' coordinator brings what a link leads to in them.
        enum Way: String, CaseIterable {
            case push, sheet, primary, secondary, two, beside, others

            func transition(to place: Place) -> Tree.Transition<Place, Never> {
                switch self {
                case .push: .push(place)
                case .sheet: .present(place, as: .sheet)
                case .primary: .in(.primary, .push(place))
                case .secondary: .in(.secondary, .push(place))
                case .two: .several(.push("before"), .push(place))
                case .beside: .several(.in(.secondary, .set("other")), .push(place))
                case .others: .replaceAll(.split(primary: .stack("other"), secondary: .stack(place)))
                }
            }
        }

        @MainActor
        final class Club: Coordinator {
            typealias Destination = Place
            typealias Route = Tree.Transition<Place, Never>
            let root: Tree.Root<Place>
            private let linked: @MainActor (Place) -> Route
            private let way: Way

            init(_ root: Tree.Root<Place>, way: Way, linked: @escaping @MainActor (Place) -> Route) {
                (self.root, self.way, self.linked) = (root, way, linked)
            }

            func transition(for route: Route, from asker: Asker) -> Next { route }
            func transition(toLinked place: Place) -> Route { linked(place) }

            func screen(for place: Place, router: Router<Route>) -> any Presentable {
                guard place == "columns" else {
                    return Screen(router) { _ in UIViewController() }
                }
                let columns = Tree.Root<Place>.split(primary: .stack("list"), secondary: .stack("hint"))
                return Club(columns, way: way, linked: way.transition)
            }
        }

        /// How the columns come: as a tab, or presented.
        enum Coming: String, CaseIterable {
            case tab, fullScreen, sheet

            @MainActor
            func club(_ way: Way) -> Club {
                switch self {
                case .tab: Club(.tabs("first", "columns"), way: way) { .select($0) }
                case .fullScreen: Club(.stack("first"), way: way) { .present($0, as: .fullScreen) }
                case .sheet: Club(.stack("first"), way: way) { .present($0, as: .sheet) }
                }
            }
        }

        @Test(.simulator, arguments: Coming.allCases, Way.allCases)
        func `what a link leads to is seen, and replays`(coming: Coming, way: Way) throws {
            for (isUIKit, isDeep) in [(true, true), (true, false), (false, true), (false, false)] {
                let navigator = Navigator(root: coming.club(way))
                let window = UIWindow(frame: UIScreen.main.bounds)
                navigator.attach(isUIKit ? UIKitHost(window: window) : TestHost(isCompact: true))
                Simulator.current.settle()
                let end: Place = isDeep ? "end" : "columns"
                navigator.follow(isDeep ? LinkPath("columns" as Place, end) : LinkPath(end))
                Simulator.current.settle()
                #expect(navigator.tree.visible.label == (isDeep ? "end" : "list"), "\(navigator.tree)")
                #expect(navigator.disagreement == nil && navigator.pending.isEmpty)
                let tree = navigator.tree
                navigator.follow(isDeep ? LinkPath("columns" as Place, end) : LinkPath(end))
                Simulator.current.settle()
                #expect(navigator.tree == tree, "the same link again leads to \(navigator.tree)")
                var replay = try Replay(text: navigator.journal.text())
                try replay.playToEnd()
                #expect(replay.tree.notation == navigator.tree.notation)
            }
        }

        /// What is asked for in columns that lost their room unseen.
        enum Asked: String, CaseIterable { case link, show, inColumn }

        @Test(.simulator(.pad), arguments: Asked.allCases, ["list", "hint"] as [Place])
        func `what is asked for in columns that were narrowed unseen is seen`(asked: Asked, place: Place)
            throws
        {
            let simulator = Simulator.current
            let navigator = Navigator(root: Coming.tab.club(.push))
            let window = UIWindow(frame: UIScreen.main.bounds)
            navigator.attach(UIKitHost(window: window))
            simulator.settle()
            let router = navigator.router(for: Club.Route.self)
            router.trigger(.select("columns"))
            simulator.settle()
            let list = try #require(navigator.tree.nodes.first { $0.label == "list" }?.id)
            let inColumns = (navigator.made(for: list) as? Screen)?.model as? Router<Club.Route>
            router.trigger(.select("first"))
            simulator.settle()
            simulator.resize(isCompact: true)
            simulator.settle()
            let slot: Tree.Slot<Place> = place == "list" ? .primary : .secondary
            switch asked {
            case .link: navigator.follow(LinkPath("columns" as Place, place))
            case .show: router.trigger(.show(place))
            case .inColumn: inColumns?.trigger(.several(.select("columns"), .in(slot, .push("above"))))
            }
            simulator.settle()
            navigator.lookAgain()
            simulator.settle()
            let seen = navigator.tree.visible.label
            #expect(seen == (asked == .inColumn ? "above" : place.description), "\(navigator.tree)")
            #expect(navigator.disagreement == nil)
        }
    }
#endif
