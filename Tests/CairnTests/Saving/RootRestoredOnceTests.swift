import Cairn
import CairnContract
import CairnTesting
import Testing

@MainActor
struct RootRestoredOnceTests {
    @Test func `a root coordinator is given back what it saved once, however often a guard has it read`() {
        let saving = Cellar()
        let navigator = Navigator(root: saving)
        for place in [Cellar.Route.first, .second] { navigator.router().trigger(place) }
        #expect(navigator.tree.notation == "stack[list > first > second]")
        let cellar = Cellar()
        cellar.isClosed = true
        let again = Navigator(root: cellar, restoring: navigator.snapshot())
        #expect(again.tree.notation == "stack[list]")
        #expect(cellar.restored == [7] && !again.notRestored.isEmpty)
    }

    @Test func `what it cannot read is reported once`() throws {
        let navigator = Navigator(root: Cellar())
        navigator.router().trigger(Cellar.Route.first)
        let text = navigator.snapshot().text.replacing(#""saved": 7"#, with: #""saved": "seven""#)
        let cellar = Cellar()
        cellar.isClosed = true
        let again = Navigator(root: cellar, restoring: try Snapshot(text: text))
        #expect(cellar.restored == [])
        #expect(again.notRestored.filter { "\($0)".contains("the root coordinator") }.count == 1)
    }
}

@MainActor
private final class Cellar: Coordinator, Restorable, EnterGuard {
    enum Route: Cairn.Destination, Codable { case list, first, second }
    let root = Tree.Root<Route>.stack(.list)
    var isClosed = false
    private(set) var restored: [Int] = []
    var saved: Int { 7 }

    func restore(_ saved: Int) { restored.append(saved) }

    func mayEnter(_ place: Route, from asker: Asker) -> Verdict<Route> {
        isClosed && place != .list ? .refuse("closed") : .allow
    }

    func screen(for place: Route, router: Router<Route>) -> any Presentable {
        Screen(0) { _ in NoView("\(place)") }
    }
}
