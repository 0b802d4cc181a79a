#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Testing
    import UIKit

    /// A list with a search is one screen, also while a person searches.
    @MainActor
    @Suite(.simulator)
    struct SearchTests {
        private let simulator = Simulator.current
        private let window = UIWindow(frame: UIScreen.main.bounds)
        private let navigator: Navigator

        /// Searches itself, where the first screen of each stack is made.
        private final class ListController: UIViewController, SketchView {
            var tell: (@MainActor (SketchViewEvent) -> Void)?
            let search = UISearchController(searchResultsController: nil)

            init(definesContext: Bool) {
                super.init(nibName: nil, bundle: nil)
                definesPresentationContext = definesContext
                navigationItem.searchController = search
            }

            @available(*, unavailable)
            required init?(coder: NSCoder) { nil }
        }

        init() { navigator = Navigator(root: Self.coordinator(definesContext: true)) }

        private static func coordinator(definesContext: Bool) -> SketchCoordinator {
            SketchCoordinator(.tabs(.stack("a"), [.stack("b")])) {
                $0 == "a" ? ListController(definesContext: definesContext) : SimulatorStage.view(named: $0)
            }
        }

        private func begin(_ navigator: Navigator) throws -> UISearchController {
            navigator.attach(UIKitHost(window: window))
            simulator.settle()
            try simulator.user.type("x", into: "Search")
            simulator.settle()
            let stack = (window.rootViewController as? UITabBarController)?.selectedViewController
            let list = (stack as? UINavigationController)?.viewControllers.first as? ListController
            return try #require(list).search
        }

        private func expect(_ notation: String) {
            simulator.settle()
            navigator.lookAgain()
            #expect(navigator.tree.notation == notation && navigator.disagreement == nil)
            #expect(simulator.log.raises == [])
        }

        @Test func `what is pushed, presented and dismissed meanwhile leaves the search as it is`() throws {
            let search = try begin(navigator)
            expect("tabs[*stack[a], stack[b]]")
            #expect(search.isActive)
            let router = try #require(navigator.front?.router)
            router.trigger(.present("c", as: .sheet))
            expect("tabs[*stack[a], stack[b]] + sheet(c)")
            try simulator.user.pullSheet()
            expect("tabs[*stack[a], stack[b]]")
            router.trigger(.present("c", as: .sheet))
            expect("tabs[*stack[a], stack[b]] + sheet(c)")
            router.trigger(.dismiss)
            expect("tabs[*stack[a], stack[b]]")
            router.trigger(.push("d"))
            expect("tabs[*stack[a > d], stack[b]]")
            navigator.front?.router.close()
            expect("tabs[*stack[a], stack[b]]")
            #expect(search.isActive && search.view.window != nil)
            router.trigger(.select("b"))
            expect("tabs[stack[a], *stack[b]]")
            navigator.front?.router.trigger(.select("a"))
            expect("tabs[*stack[a], stack[b]]")
            #expect(router.trigger(.dismiss).result == .refused(.nothingPresented(navigator.tree)))
        }

        @Test func `what other code presents from the search is a modal, and is dismissed by itself`() throws
        {
            let search = try begin(navigator)
            search.present(
                UIAlertController(title: "?", message: nil, preferredStyle: .alert), animated: true)
            expect("tabs[*stack[a], stack[b]] + alert(~UIAlertController)")
            navigator.sketch("a")?.router.trigger(.dismissAll)
            expect("tabs[*stack[a], stack[b]]")
            #expect(search.isActive)
        }

        @Test func `over its stack it is other code's modal`() throws {
            let navigator = Navigator(root: Self.coordinator(definesContext: false))
            let search = try begin(navigator)
            navigator.lookAgain()
            #expect(
                navigator.tree.notation
                    == "tabs[*stack[a + currentContext(~UISearchController)], stack[b]]")
            #expect(navigator.disagreement == nil)
            search.isActive = false
            simulator.settle()
            #expect(navigator.tree.notation == "tabs[*stack[a], stack[b]]" && navigator.disagreement == nil)
        }
    }
#endif
