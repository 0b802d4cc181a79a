import Cairn
import CairnContract
import CairnTesting
import Testing

private enum Page: Destination { case root, form(Int) }

/// Forms that are armed and may be left, and how often anybody wanted to know whether they are armed.
@MainActor
private final class Desk: Coordinator {
    enum Route { case popToRoot }
    typealias Destination = Page
    let root: Tree.Root<Page>
    private(set) var router: Router<Route>?
    var forms: [Form] = []
    private(set) var asked: [Int] = []
    private(set) var looks = 0

    @MainActor
    final class Form: LeaveGuard {
        let number: Int
        let desk: Desk
        var isLocked = true
        /// What is done while it is asked.
        var whileAsked: @MainActor () -> Void = {}

        init(_ number: Int, desk: Desk) {
            self.number = number
            self.desk = desk
        }

        var isArmed: Bool {
            desk.looks += 1
            return isLocked
        }

        func mayLeave() async -> Bool {
            desk.asked.append(number)
            whileAsked()
            return true
        }
    }

    init(forms count: Int) { root = .stack(.root, above: (0..<count).map(Page.form)) }

    func transition(for route: Route, from asker: Asker) -> Next { .popToRoot }

    func screen(for page: Page, router: Router<Route>) -> any Presentable {
        self.router = self.router ?? router
        guard case .form(let number) = page else { return Screen(self) { _ in NoView("") } }
        forms.append(Form(number, desk: self))
        return Screen(forms[number]) { _ in NoView("") }
    }
}

/// Many armed guards on one way out.
@MainActor
struct CrowdOfGuardsTests {
    @Test func `each is asked once, and looked at no more often the more there are`() async {
        let desk = Desk(forms: 100)
        let navigator = Navigator(root: desk)
        navigator.attach(TestHost())
        #expect(await desk.router?.trigger(.popToRoot).outcome == .performed)
        #expect(navigator.tree.notation == "stack[root]")
        // The one in front first.
        #expect(desk.asked == (0..<100).reversed())
        #expect(desk.looks <= 3 * 100)
    }

    @Test
    func `one that is armed while others are asked is asked as well, and one that is not any more is not`()
        async
    {
        let desk = Desk(forms: 4)
        let navigator = Navigator(root: desk)
        navigator.attach(TestHost())
        desk.forms[3].isLocked = false
        desk.forms[2].whileAsked = {
            desk.forms[3].isLocked = true
            desk.forms[1].isLocked = false
        }
        #expect(await desk.router?.trigger(.popToRoot).outcome == .performed)
        #expect(desk.asked == [2, 0, 3])
    }
}
