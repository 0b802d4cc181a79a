#if HEADLESS_UIKIT
    import Cairn
    import CairnTesting
    import CairnUIKit
    import FlowRecipe
    import Testing
    import UIKit

    /// The essay's cycle: flow, view model, closure, flow.
    @MainActor
    @Suite(.simulator)
    struct FlowCycleTests {
        private let simulator = Simulator.current

        @Test func `of the cycle flow, view model and screen are named together`() throws {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let navigator = Navigator(root: Around())
            let ledger = Ledger(navigator)
            navigator.attach(UIKitHost(window: window))
            simulator.settle()
            navigator.router(for: Around.Route.self).trigger(.flow)
            simulator.settle()
            try simulator.user.tapBack()
            simulator.settle()
            #expect(
                Set(ledger.leaks.map(\.description)) == [
                    "Cyclic of flow, made by Around for start",
                    "EntryDefaultViewModel of entry, made by Cyclic for flow",
                    "EntryController of entry, its view",
                ])
            Cyclic.last?.breakCycle()
            #expect(ledger.leaks.isEmpty)
        }
    }

    @MainActor
    private final class Around: Coordinator {
        enum Route: Cairn.Destination { case start, flow }
        var root: Tree.Root<Route> { .stack(.start) }

        func screen(for destination: Route, router: Router<Route>) -> any Presentable {
            switch destination {
            case .start: UIViewController()
            case .flow: Cyclic()
            }
        }
    }

    /// As the essay writes it: the flow keeps view model and screen, and the view model's closure keeps the flow.
    @MainActor
    private final class Cyclic: Coordinator {
        enum Route: Cairn.Destination { case entry }
        static weak var last: Cyclic?
        var root: Tree.Root<Route> { .stack(.entry) }
        private lazy var entryViewModel: EntryDefaultViewModel = {
            let viewModel = EntryDefaultViewModel(fetcher: HeldFetcher())
            viewModel.onUserNameSelected = onUserNameSelected
            return viewModel
        }()
        private lazy var entryViewController = EntryController(entryViewModel)

        init() { Self.last = self }

        func screen(for destination: Route, router: Router<Route>) -> any Presentable {
            Screen(entryViewModel) { [unowned self] _ in entryViewController }
        }

        func onUserNameSelected(_ name: String) {}
        func breakCycle() { entryViewModel.onUserNameSelected = nil }
    }

    private final class EntryController: UIViewController {
        private let viewModel: any EntryViewModel

        init(_ viewModel: any EntryViewModel) {
            self.viewModel = viewModel
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }
    }
#endif
