import Cairn
import CairnContract
import CairnTesting
import Testing

/// A coordinator that is lost when an app comes back, after it has put places elsewhere.
@MainActor
struct LostOwnerTests {
    /// Puts two places into the other column.
    private func saved() throws -> Snapshot {
        let club = FadingClub(.whole)
        let navigator = Navigator(root: club)
        club.router?.trigger(.push(.flow))
        club.flow?.router?.trigger(.in(.secondary, .push(.detail)))
        club.flow?.router?.trigger(.in(.secondary, .push(.plain)))
        return try Snapshot(text: navigator.snapshot().text)
    }

    private func restored(by club: FadingClub) throws -> Navigator {
        let navigator = Navigator(root: club, restoring: try saved())
        navigator.logsRefusals = false
        let host = TestHost()
        navigator.attach(host)
        host.endSteps()
        return navigator
    }

    private func router(of label: String, in navigator: Navigator) throws -> Router<FadingFlow.Route> {
        let node = try #require(navigator.tree.nodes.first { $0.label == label })
        return try #require((navigator.made(for: node.id) as? Screen)?.model as? Router<FadingFlow.Route>)
    }

    @Test func `what it has made elsewhere belongs to the coordinator around it`() throws {
        let club = FadingClub(.throwing)
        let navigator = try restored(by: club)
        #expect(navigator.tree.notation == "split[stack[list], stack[empty > detail(x) > plain]]")
        #expect(navigator.notRestored.map(\.label) == ["a", "b", "flow"])
        #expect(try router(of: "plain", in: navigator).close().result == .performed)
        #expect(club.flow?.detail?.router?.trigger(.push(.x)).result == .performed)
        #expect(navigator.tree.notation == "split[stack[list], stack[empty > detail(x > x)]]")
        #expect(club.flow?.detail?.router?.trigger(.finish(1)).result == .performed)
        #expect(navigator.tree.notation == "split[stack[list], stack[empty]]")
    }

    @Test func `what it has not made yet is lost, and each place is said once`() throws {
        let club = FadingClub(.guarded)
        let navigator = try restored(by: club)
        #expect(navigator.tree.notation == "split[stack[list], stack[empty > detail(x)]]")
        #expect(navigator.notRestored.map(\.label) == ["a", "b", "flow", "plain"])
        #expect(club.flow?.detail?.router?.trigger(.push(.x)).result == .performed)
        // Another coordinator has it now, and could not read it.
        let snapshot = navigator.snapshot()
        #expect(snapshot.lost.map(\.label) == ["detail", "x", "x"])
        let again = Navigator(root: club, restoring: try Snapshot(text: snapshot.text))
        #expect(again.tree.notation == "split[stack[list], stack[empty]]")
    }
}

private final class FadingClub: Coordinator {
    enum Destination: Cairn.Destination, Codable { case list, empty, flow }
    typealias Route = Tree.Transition<Destination, Never>
    let root: Tree.Root<Destination> = .split(primary: .stack(.list), secondary: .stack(.empty))
    /// What is wrong with what its flow begins with.
    let fault: FadingFlow.Fault
    private(set) var router: Router<Route>?
    private(set) var flow: FadingFlow?

    init(_ fault: FadingFlow.Fault) { self.fault = fault }

    func transition(for route: Route, from asker: Asker) -> Route { route }

    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        if place == .list { self.router = router }
        guard place == .flow else { return Screen(router) { _ in NoView("\(place)") } }
        let flow = FadingFlow(fault)
        self.flow = flow
        return flow
    }
}

private final class FadingFlow: Coordinator, EnterGuard {
    enum Fault { case whole, throwing, guarded }
    enum Destination: Cairn.Destination, Codable { case a, b, detail, plain }
    typealias Route = Tree.Transition<Destination, Never>
    struct Gone: Error {}
    let root: Tree.Root<Destination> = .stack(.a, above: [.b])
    let fault: Fault
    private(set) var router: Router<Route>?
    private(set) var detail: FadingDetail?

    init(_ fault: Fault) { self.fault = fault }

    func mayEnter(_ place: Destination, from asker: Asker) -> Verdict<Destination> {
        fault == .guarded && place == .a ? .refuse("expired") : .allow
    }

    func transition(for route: Route, from asker: Asker) -> Route { route }

    func screen(for place: Destination, router: Router<Route>) throws -> any Presentable {
        if place == .a {
            if fault == .throwing { throw Gone() }
            self.router = router
        }
        guard place == .detail else { return Screen(router) { _ in NoView("\(place)") } }
        let detail = FadingDetail()
        self.detail = detail
        return detail
    }
}

private final class FadingDetail: Coordinator {
    enum Destination: Cairn.Destination, Codable { case x }
    typealias Output = Int
    typealias Route = Tree.Transition<Destination, Int>
    let root: Tree.Root<Destination> = .stack(.x)
    private(set) var router: Router<Route>?

    func transition(for route: Route, from asker: Asker) -> Route { route }

    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        if self.router == nil { self.router = router }
        return Screen(router) { _ in NoView("x") }
    }
}
