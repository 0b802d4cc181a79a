#if HEADLESS_UIKIT
    import Cairn
    import CairnUIKit
    import Testing
    import UIKit

    @testable import CairnContract
    import CairnTesting

    /// What is asked for, and a person's fingers, on UIKit and on the test host: the trees are the same, and nothing comes from
    /// outside. `CAIRN_SEED` begins elsewhere.
    @MainActor
    @Suite(.simulator)
    struct BothHostsWalkTests {
        private let simulator = Simulator.current

        private static let roots: [Tree.Root<Place>] = [
            .tabs(.stack("a"), [.split(primary: .stack("l"), secondary: .stack("s")), .screen("flow0")]),
            .split(primary: .stack("a"), supplementary: .stack("m"), secondary: .stack("s")),
            .stack("a", above: ["b"]),
        ]

        private func navigator(_ root: Tree.Root<Place>) -> Navigator {
            Navigator(root: SketchCoordinator(root) { SimulatorStage.view(named: $0) })
        }

        /// What a person does, once nothing moves.
        private enum Finger: CaseIterable {
            case back, menu, swipe, swipeTakenBack, pull, pullTakenBack, outside, firstTab, secondTab

            /// - Returns: Whether it could be done.
            @MainActor
            func act(on stage: some HostStage) -> Bool {
                switch self {
                case .back: stage.tapBack()
                case .menu: stage.backMenu(down: 2)
                case .swipe, .swipeTakenBack: stage.swipeBack(finish: self == .swipe)
                case .pull, .pullTakenBack: stage.pull(finish: self == .pull)
                case .outside: stage.tapOutside()
                case .firstTab: stage.tapTab(0)
                case .secondTab: stage.tapTab(1)
                }
            }
        }

        /// Puts both to the same, and expects the same of both.
        @MainActor
        private struct Pair {
            let onUIKit: SimulatorStage
            let onTestHost: TestHost
            let other: Navigator
            var done: [String] = []

            var navigators: [Navigator] { [onUIKit.navigator, other] }
            var tree: Tree { onUIKit.navigator.tree }

            mutating func ask(_ asker: String, _ transition: Tree.Transition<Place, Never>) throws {
                done.append("\(asker): \(transition)")
                for navigator in navigators {
                    let count = navigator.journal.entries.last?.number ?? 0
                    navigator.sketch(asker)?.router.trigger(transition)
                    onUIKit.settle()
                    for entry in navigator.journal.entries where entry.number > count {
                        // Columns on a page behind may turn out to be one stack.
                        try #require(
                            entry.cause != .outside || entry.before.visible.id == entry.tree.visible.id,
                            "\(entry.before) -> \(entry.tree)\n\(told)")
                    }
                }
                try compare()
            }

            /// - Returns: Whether it could be done.
            mutating func touch(_ finger: Finger) throws -> Bool {
                // Of tabs in tabs, and in a drawer, each host has its own to tap; a page has no bar.
                let isTab = finger == .firstTab || finger == .secondTab
                guard !isTab || tree.kindsInFront == [.tabs] else { return false }
                // Of columns beside each other, which one a finger finds is UIKit's affair.
                guard onTestHost.isCompact || !tree.hasColumnsInFront else { return false }
                // A person finds a screen in the menu by its title.
                let menu = onUIKit.simulator.outline().top?.screen.backMenuInFront ?? []
                guard finger != .menu || Set(menu).count == menu.count else { return false }
                // Whether a popover that stands on a form sheet is one, too.
                guard onTestHost.isCompact || tree.modals.last?.style != .popover else { return false }
                done.append("\(finger)")
                let could = finger.act(on: onUIKit)
                onUIKit.settle()
                try #require(finger.act(on: onTestHost) == could, "\(finger): \(could) on UIKit\n\(told)")
                try compare()
                return could
            }

            private func compare() throws {
                try #require(tree.asSeen == other.tree.asSeen, "\(told)")
            }

            private var told: String {
                done.joined(separator: "\n") + "\n\(tree)\n\(other.tree)"
            }
        }

        private func transition(
            _ number: Int, in tree: Tree, _ draw: WalkDraw, _ random: inout SeededRandom
        ) -> Tree.Transition<Place, Never> {
            let places = tree.nodes.compactMap { $0.destination?.base as? Place }
            let new = Place("s\(number)")
            let slot: Tree.Slot<Place> = [.primary, .secondary, .supplementary].randomElement(using: &random)!
            let columns = Tree.Root<Place>.split(
                primary: .stack(Place("s\(number)list")), secondary: .stack(Place("s\(number)detail")))
            switch Int.random(in: 0..<12, using: &random) {
            case 0, 1: return .show(places.randomElement(using: &random) ?? "a")
            case 2: return .in(slot, .push(new))
            case 3: return .in(slot, .set(new))
            case 4: return .several(.present(columns, as: .fullScreen), .show(Place("s\(number)detail")))
            case 5: return .several(.replaceAll(columns), .in(slot, .push(new)))
            case 6: return .present(.stack(new), as: .currentContext)
            default: return draw.transition(number, in: tree, using: &random)
            }
        }

        @Test func `the trees are the same, and nothing comes from outside`() throws {
            try walk(isCompact: true)
        }

        @Test(.simulator(.pad))
        func `the trees are the same on a pad, and nothing comes from outside`() throws {
            try walk(isCompact: false)
        }

        private func walk(isCompact: Bool) throws {
            var random = SeededRandom(seed: SeededRandom.seedOfTests)
            let draw = WalkDraw(containers: .all, guards: false, shapes: [.nested])
            var (requests, touches) = (0, 0)
            for round in 0..<100 {
                let root = Self.roots[round % Self.roots.count]
                let other = navigator(root)
                var pair = Pair(
                    onUIKit: SimulatorStage(navigator(root)), onTestHost: TestHost(isCompact: isCompact),
                    other: other)
                other.attach(pair.onTestHost)
                simulator.settle()
                for number in 1...12 {
                    if Bool.random(using: &random) {
                        let finger = Finger.allCases.randomElement(using: &random)!
                        if try pair.touch(finger) { touches += 1 }
                    }
                    let layer = pair.tree.modals.last?.node ?? pair.tree.root
                    let askers = layer.all.map(\.label).filter { pair.navigators[0].sketch($0) != nil }
                    guard var asker = askers.randomElement(using: &random) else { break }
                    let transition = transition(number, in: pair.tree, draw, &random)
                    // UIKit presents nothing over a stack that is not on screen.
                    if ["currentContext", "replaceAll"].contains(where: "\(transition)".contains) {
                        asker = pair.tree.visible.label
                    }
                    guard pair.navigators[0].sketch(asker) != nil else { continue }
                    try pair.ask(asker, transition)
                    requests += 1
                }
                pair.onUIKit.navigator.windowClosed()
            }
            #expect(requests > 700 && touches > (isCompact ? 100 : 20) && simulator.log.raises.isEmpty)
        }
    }

    extension Tree {
        /// The places, and what is in front of all: in columns behind, only the test host knows what is in front.
        fileprivate var asSeen: String { notation.replacing("*", with: "") + " \(visible.label)" }

        /// What is in front, from the outside in.
        private var inFront: some Sequence<Node> { sequence(first: modals.last?.node ?? root, next: \.front) }

        fileprivate var hasColumnsInFront: Bool {
            inFront.contains {
                if case .split = $0.content { true } else { false }
            }
        }

        /// The containers with places side by side that are in front, in each other.
        fileprivate var kindsInFront: [Tree.Kind] {
            inFront.compactMap {
                if case .choice(let kind, _, _) = $0.content { kind } else { nil }
            }
        }
    }
#endif
