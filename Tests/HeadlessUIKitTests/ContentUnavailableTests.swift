import Observation
import Testing
import UIKit

@Observable @MainActor
private final class Matches {
    var titles: [String] = []
}

@MainActor
private final class MatchesScreen: UIViewController {
    let matches = Matches()
    var count = 0

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        super.updateContentUnavailableConfiguration(using: state)
        count += 1
        let isSearching = state.searchText?.isEmpty == false
        contentUnavailableConfiguration =
            matches.titles.isEmpty ? isSearching ? UIContentUnavailableConfiguration.search() : .empty() : nil
        if !isSearching, var empty = contentUnavailableConfiguration as? UIContentUnavailableConfiguration {
            empty.text = "No matches"
            contentUnavailableConfiguration = empty
        }
    }
}

@MainActor @Suite(.simulator)
final class ContentUnavailableTests: World {
    private var texts: [String] { simulator.outline().top?.screen.elements.map(\.label) ?? [] }

    @Test func `a screen without content says so, with a button`() throws {
        host(a)
        var empty = UIContentUnavailableConfiguration.empty()
        empty.image = UIImage(systemName: "sportscourt")
        empty.text = "No matches"
        empty.secondaryText = "Add the first."
        empty.button.title = "Add"
        empty.buttonProperties.primaryAction = UIAction { [record] _ in record.lines.append("added") }
        a.contentUnavailableConfiguration = empty
        simulator.settle()
        #expect(texts == ["sportscourt", "No matches", "Add the first.", "Add"])
        record.lines = []
        try simulator.user.tap("Add")
        #expect(record.take() == ["added"])
        a.contentUnavailableConfiguration = nil
        #expect(texts == [] && a.contentUnavailableConfiguration == nil)
    }

    @Test func `an empty table or collection says so as well`() {
        let lists = [
            UITableViewController(style: .plain),
            UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()),
        ]
        for list in lists {
            host(list)
            var empty = UIContentUnavailableConfiguration.empty()
            empty.text = "No matches"
            list.contentUnavailableConfiguration = empty
            simulator.settle()
            #expect(texts == ["No matches"])
            list.contentUnavailableConfiguration = nil
            #expect(texts == [])
        }
    }

    @Test func `a configuration of the same kind goes to the view that is there`() {
        host(a)
        var empty = UIContentUnavailableConfiguration.empty()
        a.contentUnavailableConfiguration = empty
        let view = a.view.subviews.last
        empty.text = "Nothing"
        a.contentUnavailableConfiguration = empty
        #expect(a.view.subviews.last === view && texts == ["Nothing"])
        a.contentUnavailableConfiguration = UIListContentConfiguration.cell()
        #expect(a.view.subviews.last !== view)
    }

    @Test func `there are configurations for what is loading, and for what a search has not found`() {
        host(a)
        a.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        #expect(simulator.outline().description.contains("(busy)"))
        a.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        #expect(texts.contains("No Results"))
        var state = UIContentUnavailableConfigurationState(traitCollection: a.traitCollection)
        state.searchText = "Ajax"
        #expect(
            UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results for “Ajax”")
    }

    @Test func `a controller is asked for it at first, when it is wanted, and when a model changes`() {
        let screen = MatchesScreen()
        host(screen)
        #expect(screen.count == 1 && texts == ["No matches"])
        screen.matches.titles = ["Ajax – Porto"]
        simulator.settle()
        #expect(screen.count == 2 && texts == [])
        screen.setNeedsUpdateContentUnavailableConfiguration()
        screen.setNeedsUpdateContentUnavailableConfiguration()
        #expect(screen.count == 2)
        simulator.settle()
        #expect(screen.count == 3)
    }

    @Test func `a controller is asked for it when the text changes that is searched for`() throws {
        let screen = MatchesScreen()
        screen.definesPresentationContext = true
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.placeholder = "Find"
        screen.navigationItem.searchController = search
        _ = stack(screen)
        #expect(texts.contains("No matches"))
        try simulator.user.type("Ajax", into: "Find")
        simulator.settle()
        #expect(texts.contains("No Results for “Ajax”"))
        #expect(screen.contentUnavailableConfigurationState.searchText == "Ajax")
    }
}
