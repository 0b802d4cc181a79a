import Testing
import UIKit

/// Presents a search itself, or leaves that to the search.
private final class Presenter: NSObject, UISearchControllerDelegate {
    weak var screen: UIViewController?
    var lines: [String] = []
    func presentSearchController(_ searchController: UISearchController) {
        lines.append("present")
        screen?.present(searchController, animated: false)
    }
    func willPresentSearchController(_ searchController: UISearchController) {
        lines.append("will, presented: \(searchController.presentingViewController != nil)")
    }
    func didPresentSearchController(_ searchController: UISearchController) { lines.append("did") }
    func willDismissSearchController(_ searchController: UISearchController) { lines.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { lines.append("did dismiss") }
}

@MainActor @Suite(.simulator)
final class SearchPresentationTests: World {
    private let search = UISearchController(searchResultsController: nil)
    private let presenter = Presenter()

    private func stackWithSearch() -> UINavigationController {
        b.navigationItem.searchController = search
        search.delegate = presenter
        return stack(a, b)
    }

    private func activate(_ isActive: Bool = true) {
        search.isActive = isActive
        simulator.settle()
    }

    @Test func `an active search is presented over its stack`() {
        let nav = stackWithSearch()
        activate()
        #expect(nav.presentedViewController === search && search.presentingViewController === nav)
        #expect(record.take().filter { $0.contains("D") && !$0.contains("dL") } == [])
        #expect(presenter.lines == ["present", "will, presented: false", "did"])
        activate(false)
        #expect(nav.presentedViewController == nil && !search.isActive)
        #expect(presenter.lines.suffix(2) == ["will dismiss", "did dismiss"])
    }

    @Test func `a controller that defines a presentation context presents its search itself`() {
        let nav = stackWithSearch()
        b.definesPresentationContext = true
        activate()
        #expect(b.presentedViewController === search && nav.presentedViewController == nil)
        nav.present(c, animated: false)
        simulator.settle()
        #expect(nav.presentedViewController === c && search.isActive)
    }

    @Test func `while a search is presented over the outermost controller nothing else is`() {
        let nav = stackWithSearch()
        activate()
        b.present(c, animated: true)
        #expect(simulator.log.warnings.last?.contains("which is already presenting \(search)") == true)
        simulator.settle()
        #expect(nav.presentedViewController === search)
        search.present(c, animated: true)
        simulator.settle()
        #expect(search.presentedViewController === c)
        #expect(simulator.outline().top?.style == .sheet)
    }

    @Test func `a delegate may present a search itself`() {
        let nav = stackWithSearch()
        presenter.screen = a
        activate()
        #expect(search.isActive && nav.presentedViewController === search)
        #expect(presenter.lines == ["present"])
    }

    @Test func `a search that code dismisses is over, and its delegate hears nothing`() throws {
        let nav = stackWithSearch()
        try simulator.user.type("x", into: "Search")
        simulator.settle()
        presenter.lines = []
        nav.dismiss(animated: true)
        #expect(!search.isActive)
        simulator.settle()
        #expect(presenter.lines == [])
        #expect(search.searchBar.text == "" && !search.searchBar.showsCancelButton)
        #expect(!search.searchBar.isFirstResponder)
    }

    @Test func `a search off screen does not become active`() {
        search.isActive = true
        #expect(!search.isActive)
        b.navigationItem.searchController = search
        search.isActive = true
        #expect(!search.isActive && search.presentingViewController == nil)
    }

    @Test func `the bar makes way for a search, unless it is to stay`() throws {
        _ = stackWithSearch()
        #expect(simulator.outline().actions.contains(.back))
        activate()
        #expect(!simulator.outline().actions.contains(.back))
        #expect(simulator.outline().actions.contains(.tap("Cancel")))
        #expect(throws: Simulator.UserError.self) { try simulator.user.tapBack() }
        search.hidesNavigationBarDuringPresentation = false
        #expect(simulator.outline().actions.contains(.back))
    }

    @Test func `a controller under which a search is presented takes it along when it is popped`() {
        let nav = stackWithSearch()
        b.definesPresentationContext = true
        activate()
        nav.popViewController(animated: true)
        simulator.settle()
        #expect(nav.viewControllers == [a] && search.viewIfLoaded?.window == nil)
        #expect(!simulator.outline().description.contains("Search"))
    }

    @Test func `a search may have its bar in the view that is searched`() throws {
        b.onDL = { [unowned self] in b.view.addSubview(search.searchBar) }
        let nav = stack(a, b)
        try simulator.user.type("x", into: "Search")
        simulator.settle()
        #expect(search.isActive && nav.presentedViewController === search)
        try simulator.user.tap("Cancel")
        simulator.settle()
        #expect(!search.isActive)
    }

    @Test(arguments: [false, true], [false, true])
    func `a list that is popped while it is searched is released with its search`(
        definesContext: Bool, animated: Bool
    ) {
        let navigation = stack(a)
        weak var list: UIViewController?
        weak var search: UISearchController?
        do {
            let (searched, made) = (UIViewController(), UISearchController(searchResultsController: nil))
            searched.definesPresentationContext = definesContext
            searched.navigationItem.searchController = made
            (list, search) = (searched, made)
            navigation.pushViewController(searched, animated: false)
            simulator.settle()
            made.isActive = true
            simulator.settle()
            #expect(made.isActive)
            navigation.popViewController(animated: animated)
        }
        simulator.settle()
        #expect(list == nil && search == nil && navigation.presentedViewController == nil)
        #expect(a.view.window != nil && !simulator.isMoving)
    }

    @Test func `a search whose coming or going is refused tells its delegate nothing of it`() {
        let nav = stackWithSearch()
        nav.present(m, animated: false)
        simulator.settle()
        activate()
        #expect(presenter.lines == ["present"] && !search.isActive)
        nav.dismiss(animated: false)
        simulator.settle()
        activate()
        presenter.lines = []
        search.present(k, animated: true)
        activate(false)
        #expect(presenter.lines == [] && search.isActive)
        #expect(simulator.log.warnings.last?.hasPrefix("Attempt to dismiss from view controller") == true)
    }

    @Test func `a modal that is on its way onto a search comes, and goes with it`() {
        b.navigationItem.searchController = search
        let navigation = stack(a, b)
        search.isActive = true
        simulator.settle()
        record.lines = []
        m.modalPresentationStyle = .fullScreen
        var presenters: [UIViewController?] = []
        search.present(m, animated: true) { [m] in presenters.append(m.presentingViewController) }
        navigation.popViewController(animated: false)
        simulator.settle()
        #expect(presenters == [search] && m.presentingViewController == nil && m.view.window == nil)
        #expect(!search.isActive && navigation.presentedViewController == nil && a.view.window != nil)
        #expect(record.only("dA", "dD").last { $0.hasPrefix("M.") } == "M.dD")
    }
}
