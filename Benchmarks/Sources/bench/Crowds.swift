import Cairn
import CairnTesting
import Foundation

/// What grows with how many there are: twice as many may take twice as long, and not four times.
@MainActor
enum Crowds {
    static let costs = [
        Cost("ask and answer, 2,500 pending / 625", bound: 5) {
            interleaved(rounds: 5, askingAndAnswering(2_500), askingAndAnswering(625))
        },
        Cost("each tab selected once, 1,000 / 250", bound: 5) {
            interleaved(rounds: 21, selecting(1_000), selecting(250))
        },
        Cost("popped to root past armed guards, 400 / 100", bound: 5) {
            interleaved(rounds: 11, leavingGuards(400), leavingGuards(100))
        },
        Cost("a host comes to show covered tabs, 200 / 50", bound: 20, wished: 5) {
            interleaved(rounds: 21, attaching(coveredTabs(200)), attaching(coveredTabs(50)))
        },
        Cost("a host comes to show sheets, 400 / 100", bound: 18, wished: 5) {
            interleaved(rounds: 21, attaching(sheets(400)), attaching(sheets(100)))
        },
        Cost("notation of modals read, 1,000 / 100", bound: 12) {
            interleaved(rounds: 11, readingModals(1_000), readingModals(100))
        },
        Cost("journal's text by the kilobyte, a stack of 1,200 / of 300", bound: 1.5) {
            interleaved(rounds: 5, journalText(depth: 1_200), journalText(depth: 300))
        },
    ]

    private static let clock = ProcessorClock()

    /// That many screens, each of which asks once and waits for its coordinator, and then has its answer.
    private static func askingAndAnswering(_ count: Int) -> () -> Duration {
        average(of: 1) {
            let coordinator = WaitingScreens(count)
            let navigator = Navigator(root: coordinator)
            navigator.attach(TestHost())
            let models = coordinator.models
            return clock.measure { askAndAnswer(models, coordinator, navigator) }
        }
    }

    static func askAndAnswer(
        _ models: [WaitingScreens.Model], _ coordinator: WaitingScreens, _ navigator: Navigator
    ) {
        for model in models { model.router.trigger(.wait) }
        turnMainLoop { coordinator.waiting.count == models.count }
        for answer in coordinator.waiting { answer.resume() }
        turnMainLoop { navigator.pending.isEmpty }
    }

    private static func turnMainLoop(until isOver: () -> Bool) {
        while !isOver() { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001)) }
    }

    private static func selecting(_ count: Int) -> () -> Duration {
        average(of: 1) {
            let coordinator = ManyTabs(count)
            let navigator = Navigator(root: coordinator)
            navigator.attach(TestHost())
            return clock.measure {
                for tab in 1..<count { coordinator.router?.trigger(.select(tab)) }
            }
        }
    }

    /// A stack of guards that are all asked.
    private static func leavingGuards(_ count: Int) -> () -> Duration {
        average(of: 1) {
            let window = Window(PagesCoordinator(.stack(.page(0), above: (0..<count).map(Place.guarded))))
            let model = window.model(window.navigator.tree.root.children[0])
            return clock.measure {
                model.router.trigger(.backToRoot)
                turnMainLoop { window.navigator.pending.isEmpty }
            }
        }
    }

    /// A new host, which shows nothing yet, is brought to show all there is.
    private static func attaching(_ window: Window) -> () -> Duration {
        average(of: 1) {
            let host = TestHost()
            return clock.measure { window.navigator.attach(host) }
        }
    }

    /// Tabs with a stack each, and something over each stack.
    private static func coveredTabs(_ count: Int) -> Window {
        let areas = (1..<count).map { Tree.Root<Place>.screen(.area($0)) }
        let window = Window(PagesCoordinator(.tabs(.screen(.area(0)), areas)))
        for tab in 0..<count {
            window.host.tapTab(tab)
            window.front.router.trigger(.cover)
        }
        return window
    }

    private static func sheets(_ count: Int) -> Window {
        let window = Window.stack(1)
        for _ in 0..<count { window.front.router.trigger(.openSheet(above: 1)) }
        return window
    }

    private static func readingModals(_ count: Int) -> () -> Duration {
        let text = "stack[a]" + (0..<count).map { " + sheet(stack[m(\($0))])" }.joined()
        return average(of: 1) { clock.measure { _ = try? Tree(notation: text) } }
    }

    /// Of a stack that grew to that depth, one push at a time. Each line has the whole tree, so there is more text by far.
    private static func journalText(depth: Int) -> () -> Duration {
        let window = Window(PagesCoordinator(PagesCoordinator.stack(1)), journalLimit: 100_000)
        for number in 1..<depth { window.front.router.trigger(.open(number)) }
        let journal = window.navigator.journal
        return average(of: 1) {
            var size = 0
            let took = clock.measure { size = journal.text(limit: .max).utf8.count }
            return took / (size / 1_000)
        }
    }
}

/// A stack of screens that all wait for their coordinator.
@MainActor
final class WaitingScreens: WaitingCoordinator {
    enum Route { case wait }
    enum Destination: Cairn.Destination { case tab(Int) }
    final class Model {
        let router: Router<Route>
        init(router: Router<Route>) { self.router = router }
    }

    let root: Tree.Root<Destination>
    var models: [Model] = []
    var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ count: Int) { root = .stack(.tab(0), above: (1..<count).map(Destination.tab)) }

    func decision(for route: Route, from asker: Asker) async throws -> Next {
        await withCheckedContinuation { waiting.append($0) }
        return .none
    }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        let model = Model(router: router)
        models.append(model)
        return Screen(model) { _ in bareView() }
    }
}

@MainActor
final class ManyTabs: Coordinator {
    enum Route { case select(Int) }
    enum Destination: Cairn.Destination { case tab(Int) }
    final class Model {}

    let root: Tree.Root<Destination>
    var router: Router<Route>?

    init(_ count: Int) {
        root = .tabs(.screen(.tab(0)), (1..<count).map { .screen(.tab($0)) })
    }

    func transition(for route: Route, from asker: Asker) throws -> Next {
        switch route {
        case .select(let tab): .select(.tab(tab))
        }
    }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        self.router = self.router ?? router
        return Screen(Model()) { _ in bareView() }
    }
}
