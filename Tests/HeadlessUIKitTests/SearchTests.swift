import Testing
import UIKit

private final class Finder: NSObject, UISearchResultsUpdating, UISearchBarDelegate, UISearchControllerDelegate
{
    var lines: [String] = []
    func updateSearchResults(for controller: UISearchController) {
        lines.append("update \(controller.searchBar.text ?? "")\(controller.isActive ? "" : ", over")")
    }
    func updateSearchResults(for controller: UISearchController, selecting item: any UISearchSuggestion) {
        lines.append("chosen \(item.localizedSuggestion ?? "")")
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("begins") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("ends") }
    func searchBar(_ searchBar: UISearchBar, textDidChange text: String) { lines.append("text \(text)") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
        lines.append("scope \(scope)")
    }
    func willPresentSearchController(_ searchController: UISearchController) { lines.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { lines.append("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { lines.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { lines.append("did dismiss") }
}

@MainActor @Suite(.simulator)
final class SearchTests: World {
    private let finder = Finder()

    @Test func `a search bar tells its delegate of fingers, and of code nothing`() throws {
        let bar = UISearchBar()
        bar.delegate = finder
        bar.showsCancelButton = true
        bar.scopeButtonTitles = ["All", "Mine"]
        bar.showsScopeBar = true
        a.onDL = { [unowned self] in a.view.addSubview(bar) }
        host(a)
        bar.text = "x"
        bar.selectedScopeButtonIndex = 1
        #expect(finder.lines == [])
        try simulator.user.type("y", into: "Search")
        try simulator.user.pressReturn()
        try simulator.user.tap("All")
        try simulator.user.tap("Cancel")
        #expect(finder.lines == ["begins", "text xy", "search", "scope 0", "cancel"])
        #expect(simulator.outline().description.contains("<search Search: xy, editing>"))
    }

    @Test func `a search bar asks whether what is typed may change its text`() throws {
        final class Digits: NSObject, UISearchBarDelegate {
            var asked: [String] = []
            func searchBar(
                _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
            ) -> Bool {
                asked.append("\(range.location) \(text)")
                return text.allSatisfy(\.isNumber)
            }
        }
        let (bar, digits) = (UISearchBar(), Digits())
        bar.delegate = digits
        a.onDL = { [unowned self] in a.view.addSubview(bar) }
        host(a)
        try simulator.user.type("1x2", into: "Search")
        #expect(bar.text == "12" && digits.asked == ["0 1", "1 x", "1 2"])
    }

    @Test func `only a search controller's bar says Search, and a cancelled one is empty when it ends`()
        throws
    {
        final class Ended: NSObject, UISearchBarDelegate {
            var text: String?
            func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { text = searchBar.text }
        }
        let search = UISearchController(searchResultsController: nil)
        #expect(UISearchBar().placeholder == nil && search.searchBar.placeholder == "Search")
        let ended = Ended()
        search.searchBar.delegate = ended
        a.navigationItem.searchController = search
        _ = stack(a)
        try simulator.user.type("x", into: "Search")
        simulator.settle()
        try simulator.user.tap("Cancel")
        simulator.settle()
        #expect(ended.text == "")
    }

    @Test func `a search begins when its field is edited, and goes when it is cancelled`() throws {
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = finder
        search.delegate = finder
        a.navigationItem.searchController = search
        let nav = stack(a)
        #expect(nav.topViewController?.navigationItem.searchController === search)
        try simulator.user.type("a", into: "Search")
        #expect(search.isActive)
        simulator.settle()
        #expect(finder.lines == ["will present", "update ", "update a", "did present"])
        finder.lines = []
        try simulator.user.tap("Cancel")
        simulator.settle()
        #expect(finder.lines == ["will dismiss", "update , over", "did dismiss"])
        #expect(!search.isActive && search.searchBar.text == "" && !search.searchBar.isFirstResponder)
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.tap("Cancel") }
    }

    @Test func `who sets the cancel button of a search's bar decides on it from then on`() {
        let search = UISearchController(searchResultsController: nil)
        a.navigationItem.searchController = search
        _ = stack(a)
        search.isActive = true
        simulator.settle()
        #expect(search.automaticallyShowsCancelButton && search.searchBar.showsCancelButton)
        search.isActive = false
        simulator.settle()
        #expect(!search.searchBar.showsCancelButton)
        search.searchBar.showsCancelButton = false
        #expect(!search.automaticallyShowsCancelButton)
        search.isActive = true
        simulator.settle()
        #expect(!search.searchBar.showsCancelButton)
    }

    @Test(arguments: [
        (UISearchController.ScopeBarActivation.automatic, [true, true]), (.onSearchActivation, [true, true]),
        (.onTextEntry, [false, true]), (.manual, [false, false]),
    ])
    func `scopes come with the search or with the first letter, and go with it`(
        activation: UISearchController.ScopeBarActivation, isShown: [Bool]
    ) throws {
        let search = UISearchController(searchResultsController: nil)
        search.scopeBarActivation = activation
        search.searchBar.scopeButtonTitles = ["All", "Mine"]
        a.navigationItem.searchController = search
        _ = stack(a)
        func scopesAreThere() -> Bool { simulator.outline().description.contains("Mine") }
        #expect(!scopesAreThere())
        search.isActive = true
        simulator.settle()
        var seen = [scopesAreThere()]
        try simulator.user.type("x", into: "Search")
        seen.append(scopesAreThere())
        #expect(seen == isShown)
        search.isActive = false
        simulator.settle()
        #expect(!scopesAreThere() && search.automaticallyShowsScopeBar == (activation != .manual))
    }

    @Test func `who sets the scopes of a search's bar decides on them, and fewer than two are none`() {
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.scopeButtonTitles = ["Mine"]
        a.navigationItem.searchController = search
        _ = stack(a)
        search.isActive = true
        simulator.settle()
        #expect(!simulator.outline().description.contains("Mine"))
        search.searchBar.scopeButtonTitles = ["All", "Mine"]
        #expect(simulator.outline().description.contains("Mine"))
        search.searchBar.showsScopeBar = false
        #expect(search.scopeBarActivation == .manual && !search.automaticallyShowsScopeBar)
        #expect(!simulator.outline().description.contains("Mine"))
    }

    @Test func `what is suggested is chosen by a finger, and suggested no more`() throws {
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = finder
        a.navigationItem.searchController = search
        _ = stack(a)
        let item = UISearchSuggestionItem(localizedSuggestion: "Ajax")
        search.searchSuggestions = [item, UISearchSuggestionItem(localizedSuggestion: "Porto")]
        #expect(!simulator.outline().description.contains("Porto"))
        search.isActive = true
        simulator.settle()
        #expect(simulator.outline().description.contains("Porto"))
        search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
        #expect(!simulator.outline().description.contains("Porto"))
        search.ignoresSearchSuggestionsForSearchBarPlacementStacked = false
        finder.lines = []
        try simulator.user.tap("Ajax")
        #expect(finder.lines == ["chosen Ajax"] && search.searchSuggestions == nil)
        #expect(!simulator.outline().description.contains("Porto"))
    }

    @Test func `results are shown in front while something is searched for`() throws {
        let (search, record) = (searchWithResults(), record)
        _ = stack(a)
        search.isActive = true
        simulator.settle()
        #expect(simulator.outline().description.contains("Beneath"))
        try simulator.user.type("x", into: "Search")
        simulator.settle()
        #expect(simulator.outline().description.contains("Found"))
        #expect(!simulator.outline().description.contains("Beneath"))
        #expect(record.lines.contains("R.dA"))
        search.isActive = false
        simulator.settle()
        #expect(simulator.outline().description.contains("Beneath"))
        #expect(record.lines.last == "R.dD" && search.searchResultsController?.parent == nil)
    }

    @Test func `code may say when results are shown`() {
        let search = searchWithResults()
        _ = stack(a)
        search.showsSearchResultsController = true
        #expect(!search.automaticallyShowsSearchResultsController)
        search.isActive = true
        simulator.settle()
        #expect(simulator.outline().description.contains("Found"))
        search.showsSearchResultsController = false
        simulator.settle()
        #expect(simulator.outline().description.contains("Beneath"))
    }

    private func searchWithResults() -> UISearchController {
        let beneath = UILabel()
        beneath.text = "Beneath"
        a.onDL = { [unowned self] in a.view.addSubview(beneath) }
        let results = Screen("R", record)
        let found = UILabel()
        found.text = "Found"
        results.onDL = { [unowned results] in results.view.addSubview(found) }
        let search = UISearchController(searchResultsController: results)
        a.navigationItem.searchController = search
        return search
    }

    @Test func `a search hears of text that code sets, and of a bar that is edited again`() throws {
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = finder
        a.navigationItem.searchController = search
        _ = stack(a)
        search.searchBar.text = "x"
        #expect(finder.lines == [])
        search.isActive = true
        simulator.settle()
        search.searchBar.text = "recent"
        search.searchBar.text = "recent"
        #expect(finder.lines == ["update x", "update recent"])
        search.searchBar.becomeFirstResponder()
        search.searchBar.resignFirstResponder()
        #expect(finder.lines.count == 3 && finder.lines.last == "update recent")
    }

    @Test func `results stay beneath what covers a search, and go with both`() throws {
        let search = searchWithResults()
        let nav = stack(a)
        try simulator.user.type("x", into: "Search")
        simulator.settle()
        m.modalPresentationStyle = .fullScreen
        search.present(m, animated: false)
        simulator.settle()
        search.dismiss(animated: false)
        simulator.settle()
        #expect(simulator.outline().description.contains("Found"))
        search.present(m, animated: false)
        simulator.settle()
        nav.dismiss(animated: false)
        simulator.settle()
        #expect(!search.isActive && search.searchBar.text == "" && !search.searchBar.showsCancelButton)
        #expect(search.searchResultsController?.parent == nil && search.children == [])
    }
}
