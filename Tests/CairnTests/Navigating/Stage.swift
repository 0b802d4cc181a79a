import Cairn
import CairnContract
import CairnTesting
import Testing

/// A navigator over a sketch, with a host whose fingers a test moves.
@MainActor
struct Stage {
    let navigator: Navigator
    let host: TestHost
    let ledger: Ledger

    init(_ root: Tree.Root<Place> = .stack("a"), pace: TestHost.Pace = .atOnce) {
        self.init(SketchCoordinator(root), pace: pace)
    }

    init(_ root: some Coordinator, pace: TestHost.Pace = .atOnce) {
        navigator = Navigator(root: root)
        ledger = Ledger(navigator)
        host = TestHost(pace)
        navigator.attach(host)
        host.endSteps()
    }

    /// Asks in the name of the screen in front.
    @discardableResult
    func ask(_ transition: Tree.Transition<Place, Never>) throws -> Request {
        try #require(navigator.front).router.trigger(transition)
    }

    /// Asks in the name of the topmost screen of that name.
    @discardableResult
    func ask(_ transition: Tree.Transition<Place, Never>, from name: String) throws -> Request {
        try #require(navigator.sketch(name), "no '\(name)' in \(navigator.tree)").router.trigger(transition)
    }

    var tree: String { navigator.tree.notation }

    /// Whether tree and screen are equal and nobody was left behind.
    func expectAtRest(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(navigator.tree.shown == host.shown, sourceLocation: sourceLocation)
        #expect(ledger.leaks.isEmpty, sourceLocation: sourceLocation)
    }
}
