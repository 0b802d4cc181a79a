#if HEADLESS_UIKIT
    import Cairn
    import CairnUIKit
    import RecipeViews
    import RoutesRecipe
    import Testing
    import UIKit

    /// Beside what an app has already: one screen at a time.
    @MainActor
    @Suite(.simulator)
    struct NeighboursTests {
        private let simulator = Simulator.current
        private let window = UIWindow(frame: UIScreen.main.bounds)

        private func navigator(_ root: some Coordinator) -> Navigator {
            let navigator = Navigator(root: root)
            navigator.attach(UIKitHost(window: window))
            simulator.settle()
            return navigator
        }

        private func tap(_ name: String) throws {
            try simulator.user.tap(name)
            simulator.settle()
        }

        @Test
        func `a module of VIPER is a screen, and its wireframe asks for the same route`() throws {
            let club = Club()
            let navigator = navigator(club)
            try tap("Rules")
            #expect(navigator.tree.notation == "stack[friends > rules]")
            try tap("Ask the captain")
            #expect(navigator.tree.notation == "stack[friends > rules] + sheet(profile(1))")
            #expect(club.rules?.asked == 1, "the presenter was told by its interactor")
            try simulator.user.pullSheet()
            simulator.settle()
            try simulator.user.swipeBack()
            simulator.settle()
            #expect(navigator.tree.notation == "stack[friends]" && navigator.disagreement == nil)
            #expect(club.rules == nil)
        }

        @Test func `a coordinator of another make keeps its screens on that stack`() throws {
            let navigator = navigator(Club())
            let stack = try #require(window.rootViewController as? UINavigationController)
            let old = TicketCoordinator(stack)
            old.start()
            simulator.settle()
            #expect(navigator.tree.notation == "stack[friends > ~TicketController]")
            try tap("Two")
            #expect(old.chosen == 2)
            #expect(navigator.tree.notation == "stack[friends]" && navigator.disagreement == nil)
        }

        @Test func `a coordinator of another make awaits a flow, and goes on when it has ended`() async throws
        {
            let stack = UINavigationController(rootViewController: UIViewController())
            window.rootViewController = stack
            window.makeKeyAndVisible()
            let old = TicketCoordinator(stack)
            let chatted = Task { await old.chatFirst() }
            await simulator.settle()
            stack.popToRootViewController(animated: true)
            await simulator.settle()
            await chatted.value
            await simulator.settle()
            #expect(stack.topViewController is TicketController)
        }
    }

    /// A coordinator of Cairn's that has a module of VIPER among its screens.
    @MainActor
    private final class Club: Coordinator {
        enum Destination: Cairn.Destination, ProfilePlace { case friends, rules, profile(User.ID) }
        typealias Route = Destination
        weak var rules: RulesPresenter?

        let root: Tree.Root<Destination> = .stack(.friends)

        func transition(for route: Destination, from asker: Asker) -> Next {
            if case .profile = route { .present(.screen(route), as: .sheet) } else { .push(route) }
        }

        func screen(for destination: Destination, router: Router<Destination>) -> any Presentable {
            switch destination {
            case .friends: return Page("Friends") { $0.button("Rules") { router.trigger(.rules) } }
            case .rules:
                let (view, presenter) = RulesModule.make(wireframe: RulesWireframe(router: router))
                rules = presenter
                return view
            case .profile(let id): return Page("Profile \(id)") { _ in }
            }
        }
    }

    // A module as VIPER has it. Of Cairn only its wireframe knows.

    @MainActor private protocol RulesWireframeInput { func openCaptain() }

    private struct RulesWireframe: RulesWireframeInput {
        let router: Router<Club.Destination>
        func openCaptain() { router.openProfile(for: 1) }
    }

    @MainActor
    private final class RulesInteractor {
        weak var output: RulesPresenter?
        func askForCaptain() { output?.captainIsThere() }
    }

    @MainActor
    private final class RulesPresenter {
        private let wireframe: any RulesWireframeInput
        private let interactor: RulesInteractor
        private(set) var asked = 0

        init(wireframe: any RulesWireframeInput, interactor: RulesInteractor) {
            self.wireframe = wireframe
            self.interactor = interactor
        }

        func captainTapped() { interactor.askForCaptain() }
        func captainIsThere() {
            asked += 1
            wireframe.openCaptain()
        }
    }

    private enum RulesModule {
        @MainActor
        static func make(wireframe: any RulesWireframeInput) -> (UIViewController, RulesPresenter) {
            let interactor = RulesInteractor()
            let presenter = RulesPresenter(wireframe: wireframe, interactor: interactor)
            interactor.output = presenter
            // The view owns the presenter, and that the interactor.
            return (Page("Rules") { $0.button("Ask the captain") { presenter.captainTapped() } }, presenter)
        }
    }

    // A coordinator as many apps have it: it pushes on a navigation controller, and pops.

    @MainActor
    private final class TicketCoordinator {
        private let stack: UINavigationController
        private(set) var chosen: Int?

        init(_ stack: UINavigationController) { self.stack = stack }

        func start() {
            let tickets = TicketController("Tickets") { page in
                page.button("Two") { [weak self] in
                    self?.chosen = 2
                    self?.stack.popViewController(animated: true)
                }
            }
            stack.pushViewController(tickets, animated: true)
        }

        func chatFirst() async {
            try? await ChatsCoordinator(friends: Friends(), views: .uiKit)
                .run(on: UIKitHost(navigationController: stack))
            start()
        }
    }

    private final class TicketController: Page {}

    private class Page: UIViewController {
        private let column = UIStackView()

        init(_ title: String, _ fill: (Page) -> Void) {
            super.init(nibName: nil, bundle: nil)
            self.title = title
            column.axis = .vertical
            fill(self)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(column)
        }

        func button(_ title: String, _ tapped: @escaping @MainActor () -> Void) {
            column.addArrangedSubview(
                UIButton(type: .system, primaryAction: UIAction(title: title) { _ in tapped() }))
        }
    }
#endif
