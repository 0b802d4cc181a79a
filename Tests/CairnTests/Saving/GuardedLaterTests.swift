import Cairn
import CairnContract
import CairnTesting
import Testing

/// A tab that is not selected is made when it is. What a guard refuses of it by then would keep the whole tab shut.
@MainActor
struct GuardedLaterTests {
    enum Spot: Cairn.Destination, Codable { case home, list, safe, note, login }

    final class House: EnterGuard {
        typealias Route = Tree.Transition<Spot, Never>
        typealias Destination = Spot
        let root: Tree.Root<Spot>
        var verdicts: [Spot: Verdict<Spot>]
        private(set) var asked: [Spot] = []

        init(_ root: Tree.Root<Spot>, _ verdicts: [Spot: Verdict<Spot>] = [:]) {
            (self.root, self.verdicts) = (root, verdicts)
        }

        func mayEnter(_ spot: Spot, from asker: Asker) -> Verdict<Spot> {
            asked.append(spot)
            return verdicts[spot] ?? .allow
        }

        func transition(for route: Route, from asker: Asker) -> Next { route }

        func screen(for spot: Spot, router: Router<Route>) -> any Presentable {
            Screen(router) { _ in NoView("\(spot)") }
        }
    }

    enum How: CaseIterable {
        case refuse, redirect, interpose, waitAndRefuse

        var verdict: Verdict<Spot> {
            switch self {
            case .refuse: .refuse("no")
            case .redirect: .redirect(.set(.home))
            case .interpose: .interpose(.login, as: .sheet)
            case .waitAndRefuse: .wait { .refuse("no") }
            }
        }
    }

    private func restored(
        _ root: Tree.Root<Spot>, after change: Tree.Transition<Spot, Never>, _ verdicts: [Spot: Verdict<Spot>]
    ) async -> (Navigator, House) {
        let navigator = Navigator(root: House(root))
        navigator.attach(TestHost())
        let router = navigator.router(for: House.Route.self)
        #expect(router.trigger(.several(change, .select(.home))).result == .performed)
        let house = House(root, verdicts)
        let again = Navigator(root: house, restoring: navigator.snapshot())
        again.attach(TestHost())
        _ = await again.pending.first?.outcome
        return (again, house)
    }

    @Test(arguments: How.allCases)
    func `what is refused on a tab's stack is lost, and the tab opens`(how: How) async {
        let (navigator, house) = await restored(
            .tabs(.screen(.home), [.stack(.list)]),
            after: .in(.tab(.list), .several(.push(.safe), .push(.note))), [.safe: how.verdict])
        #expect(navigator.tree.notation == "tabs[*home, stack[list]]")
        #expect(navigator.notRestored.map(\.label) == ["safe", "note"])
        house.verdicts = [.list: .allow]
        navigator.router(for: House.Route.self).trigger(.select(.list))
        #expect(navigator.tree.notation == "tabs[home, *stack[list]]")
    }

    @Test(arguments: How.allCases)
    func `a tab whose first screen is refused begins anew`(how: How) async {
        let (navigator, _) = await restored(
            .tabs(.screen(.home), [.stack(.list)]), after: .in(.tab(.list), .set(.safe)),
            [.safe: how.verdict])
        #expect(navigator.tree.notation == "tabs[*home, stack[list]]")
        #expect(navigator.notRestored.map(\.label) == ["safe"])
        navigator.router(for: House.Route.self).trigger(.select(.list))
        #expect(navigator.tree.notation == "tabs[home, *stack[list]]")
    }

    @Test(arguments: How.allCases)
    func `what a tab begins with stays, and is asked about when it is selected`(how: How) async {
        let (navigator, house) = await restored(
            .tabs(.screen(.home), [.stack(.list)]), after: .in(.tab(.list), .push(.note)),
            [.list: how.verdict])
        #expect(navigator.tree.notation == "tabs[*home, stack[list > note]]")
        #expect(navigator.notRestored.isEmpty && !house.asked.contains(.list))
        let request = navigator.router(for: House.Route.self).trigger(.select(.list))
        #expect(house.asked.contains(.list) && request.result != .performed)
    }

    @Test func `what is let in is not asked about twice by a guard that waits`() async {
        let (navigator, house) = await restored(
            .tabs(.screen(.home), [.stack(.list)]), after: .in(.tab(.list), .push(.safe)),
            [.safe: .wait { .allow }])
        #expect(navigator.tree.notation == "tabs[*home, stack[list > safe]]")
        #expect(navigator.notRestored.isEmpty && house.asked.filter { $0 == .safe }.count == 1)
    }
}
