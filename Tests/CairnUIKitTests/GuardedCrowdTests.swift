#if HEADLESS_UIKIT
    import Cairn
    import CairnTesting
    import Testing
    import UIKit

    @testable import CairnUIKit

    private enum Page: Destination { case plain, guarded, sheet }

    /// A guarded page, and how often anybody wanted to know whether it is armed.
    private final class GuardedController: UIViewController, LeaveGuard {
        private(set) var looks = 0

        var isArmed: Bool {
            looks += 1
            return true
        }

        func mayLeave() async -> Bool { true }
    }

    @MainActor
    private final class Pages: Coordinator {
        enum Route { case push(Page), present, pop }
        typealias Destination = Page
        var root: Tree.Root<Page> { .stack(.plain) }
        var routers: [Router<Route>] = []
        private(set) var guarded: [GuardedController] = []

        func transition(for route: Route, from asker: Asker) -> Next {
            switch route {
            case .push(let page): .push(page)
            case .present: .present(.stack(.sheet), as: .sheet)
            case .pop: .pop
            }
        }

        func screen(for page: Page, router: Router<Route>) -> any Presentable {
            routers.append(router)
            guard page == .guarded else { return UIViewController() }
            guarded.append(GuardedController())
            return guarded[guarded.count - 1]
        }
    }

    /// Where somebody guards, a change costs what it costs where nobody does: ways out are found without asking.
    @MainActor
    @Suite(.simulator)
    struct GuardedCrowdTests {
        private let simulator = Simulator.current
        private let pages = Pages()
        private let host = UIKitHost(window: UIWindow(frame: UIScreen.main.bounds))
        private let navigator: Navigator

        init() {
            navigator = Navigator(root: pages)
            navigator.attach(host)
            simulator.settle()
        }

        @Test func `a change asks no guard that it does not lead past`() {
            for _ in 0..<10 {
                ask(.push(.plain))
                ask(.present)
            }
            ask(.push(.guarded))
            let looks = pages.guarded[0].looks
            ask(.push(.plain))
            ask(.pop)
            #expect(pages.guarded[0].looks == looks)
            // Each stack below would take the sheets above along, and so does the one in front.
            #expect(navigator.guardedExits?.stacks.count == 11)
            #expect(navigator.guardedExits?.layer == 10)
        }

        @Test func `what was put behind back buttons that are gone is forgotten`() {
            ask(.push(.guarded))
            for _ in 0..<200 {
                ask(.push(.plain))
                ask(.pop)
            }
            #expect(host.interceptedBacks.count <= 64)
        }

        private func ask(_ route: Pages.Route) {
            pages.routers.last?.trigger(route)
            simulator.settle()
            if case .pop = route { pages.routers.removeLast() }
        }
    }
#endif
