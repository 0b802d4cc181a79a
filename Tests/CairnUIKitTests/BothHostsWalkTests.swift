#if HEADLESS_UIKIT
    import Cairn
    import CairnUIKit
    import Testing
    import UIKit

    @testable import CairnTesting

    /// What is asked for, and nothing else, on UIKit and on the test host: the trees are the same, and nothing comes from outside
    /// but that columns are one stack, as long as nobody knew. `CAIRN_SEED` begins elsewhere.
    @MainActor
    @Suite(.simulator)
    struct BothHostsWalkTests {
        private let simulator = Simulator.current

        private static let roots: [Tree.Root<Place>] = [
            .tabs(.stack("a"), [.split(primary: .stack("l"), secondary: .stack("s")), .screen("flow0")]),
            .split(primary: .stack("a"), supplementary: .stack("m"), secondary: .stack("s")),
            .stack("a", above: ["b"]),
        ]

        private func shown(_ root: Tree.Root<Place>, on host: some NavigatorHost) -> Navigator {
            let navigator = Navigator(root: SketchCoordinator(root) { SimulatorStage.view(named: $0) })
            navigator.attach(host as any NavigatorHost)
            simulator.settle()
            return navigator
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
            var random = SeededRandom(seed: SeededRandom.seedOfTests)
            let draw = WalkDraw(containers: .all, guards: false, shapes: [.nested])
            var requests = 0
            for round in 0..<150 {
                let root = Self.roots[round % Self.roots.count]
                let host = UIKitHost(
                    window: UIWindow(frame: UIScreen.main.bounds),
                    configuration: .init(containers: [Tree.Kind("drawer"): { Drawer() }]))
                let onUIKit = shown(root, on: host)
                let onTestHost = shown(root, on: TestHost(isCompact: true))
                var asked: [String] = []
                for number in 1...12 {
                    let layer = onUIKit.tree.modals.last?.node ?? onUIKit.tree.root
                    let askers = layer.all.map(\.label).filter { onUIKit.sketch($0) != nil }
                    guard var asker = askers.randomElement(using: &random) else { break }
                    let transition = transition(number, in: onUIKit.tree, draw, &random)
                    // UIKit presents nothing over a stack that is not on screen.
                    if ["currentContext", "replaceAll"].contains(where: "\(transition)".contains) {
                        asker = onUIKit.tree.visible.label
                    }
                    guard onUIKit.sketch(asker) != nil else { continue }
                    asked.append("\(asker): \(transition)")
                    for navigator in [onUIKit, onTestHost] {
                        let count = navigator.journal.entries.last?.number ?? 0
                        navigator.sketch(asker)?.router.trigger(transition)
                        simulator.settle()
                        for entry in navigator.journal.entries where entry.number > count {
                            try #require(
                                entry.cause != .outside || entry.before.columnsUnknown,
                                "round \(round): \(entry.before) -> \(entry.tree)\n\(asked.joined(separator: "\n"))"
                            )
                        }
                    }
                    requests += 1
                    try #require(
                        onUIKit.tree.asSeen == onTestHost.tree.asSeen,
                        "round \(round)\n\(asked.joined(separator: "\n"))")
                }
                onUIKit.windowClosed()
            }
            #expect(requests > 1_000 && simulator.log.raises.isEmpty)
        }
    }

    extension Tree {
        /// The places, and what is in front of all: in columns behind, only the test host knows what is in front.
        fileprivate var asSeen: String { notation.replacing("*", with: "") + " \(visible.label)" }

        /// Whether there are columns of which nobody has said whether they are one stack.
        fileprivate var columnsUnknown: Bool {
            nodes.contains { if case .split(_, nil) = $0.content { true } else { false } }
        }
    }
#endif
