import Cairn
import CairnTesting
import Foundation

/// Saving a window with a thousand screens and bringing it back, against what Foundation takes for a plain array that
/// is as long.
@MainActor
enum Saving {
    static let costs = [
        Cost("snapshot to text / JSONEncoder", bound: 1) {
            interleaved(rounds: 31, save(1_000), encode(1_000))
        },
        Cost("text to tree / JSONDecoder", bound: 2) {
            interleaved(rounds: 31, restore(1_000), decode(1_000))
        },
        // Each is put to all guards around it: by the square.
        Cost("restore coordinators that guard, 200 / 50", bound: 24) {
            interleaved(rounds: 21, restoreGuarded(200), restoreGuarded(50))
        },
        Cost("a snapshot without its text / with it") {
            interleaved(rounds: 31, take(1_000), save(1_000))
        },
        Cost("a change in a journal's text") {
            let navigator = walked(1_000)
            let count = navigator.journal.entries.count
            var size = 0
            let took = clock.measure { size = navigator.journal.text(limit: .max).utf8.count }
            return .figure("\(microseconds(took / count)) µs, \(size / count) bytes")
        },
    ]

    private static let clock = ProcessorClock()

    /// What stands in the plain array for a node.
    private struct Plain: Codable {
        var id: Int
        var pushed: Bool
        var destination: Spot
    }

    fileprivate enum Spot: Destination, Codable { case list, match(id: Int, title: String) }

    private static func spots(_ count: Int) -> [Spot] {
        (0..<count).map { .match(id: $0, title: "Match number \($0)") }
    }

    private static func navigator(_ count: Int) -> Navigator { Navigator(root: Flat(spots(count))) }

    private static func save(_ count: Int) -> () -> Duration {
        let navigator = navigator(count)
        return average(of: 1) { clock.measure { _ = navigator.snapshot().text } }
    }

    /// What has to be done on the main actor: the text can be made anywhere.
    private static func take(_ count: Int) -> () -> Duration {
        let navigator = navigator(count)
        return average(of: 1) { clock.measure { _ = navigator.snapshot() } }
    }

    /// Each presented by the one before.
    private static func restoreGuarded(_ count: Int) -> () -> Duration {
        let navigator = Navigator(root: Guarded())
        for _ in 1..<count { navigator.router(for: Guarded.Route.self).trigger(.inner) }
        let snapshot = navigator.snapshot()
        return average(of: 1) {
            var restored: Navigator?
            let took = clock.measure { restored = Navigator(root: Guarded(), restoring: snapshot) }
            precondition(restored?.tree.modals.count == count - 1)
            return took
        }
    }

    private static func restore(_ count: Int) -> () -> Duration {
        let text = navigator(count).snapshot().text
        return average(of: 1) {
            let root = Flat([.list])
            var restored: Navigator?
            let took = clock.measure {
                restored = Navigator(root: root, restoring: try? Snapshot(text: text))
            }
            precondition(restored?.tree.nodes.count == count + 1)
            return took
        }
    }

    private static func plain(_ count: Int) -> [Plain] {
        spots(count).enumerated().map {
            Plain(id: $0.offset, pushed: true, destination: $0.element)
        }
    }

    private static func encode(_ count: Int) -> () -> Duration {
        let values = plain(count)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return average(of: 1) { clock.measure { _ = try? encoder.encode(values) } }
    }

    private static func decode(_ count: Int) -> () -> Duration {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let data = (try? encoder.encode(plain(count))) ?? Data()
        let decoder = JSONDecoder()
        return average(of: 1) {
            clock.measure { precondition((try? decoder.decode([Plain].self, from: data))?.count == count) }
        }
    }

    /// A navigator with that many changes behind it.
    private static func walked(_ count: Int) -> Navigator {
        let flat = Flat([.list])
        let navigator = Navigator(root: flat, journalLimit: count + 1)
        for number in 0..<count {
            flat.first?.trigger(number % 2 == 0 ? .push(.match(id: number, title: "Match")) : .popToRoot)
        }
        return navigator
    }

    /// A stack of anything.
    private final class Flat: Coordinator {
        typealias Destination = Spot
        typealias Route = Tree.Transition<Spot, Never>
        let root: Tree.Root<Spot>
        /// By which the screen at the bottom asks.
        private(set) var first: Router<Route>?

        init(_ spots: [Spot]) { root = .stack(spots[0], above: Array(spots.dropFirst())) }

        func transition(for route: Route, from asker: Asker) throws -> Next { route }

        func screen(for spot: Spot, router: Router<Route>) -> any Presentable {
            first = first ?? router
            return Screen(spot) { _ in Nothing() }
        }
    }

    private struct Nothing: Presentable {}
}

@MainActor
private final class Guarded: EnterGuard {
    enum Route: Cairn.Destination, Codable { case page, inner }
    let root = Tree.Root<Route>.stack(.page)

    func transition(for route: Route, from asker: Asker) -> Next { .present(route, as: .sheet) }

    func mayEnter(_ destination: Route, from asker: Asker) -> Verdict<Route> { .allow }

    func screen(for place: Route, router: Router<Route>) -> any Presentable {
        if place == .inner { return Guarded() }
        return Screen(router) { _ in bareView() }
    }
}
