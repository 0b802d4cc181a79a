/// What a search may suggest.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// What the list says: usually what would be searched for.
    var localizedSuggestion: String? { get }
    /// What a screen reader says in its place.
    var localizedDescription: String? { get }
    var iconImage: UIImage? { get }
    /// Whatever the app wants to know of it when it is chosen.
    var representedObject: Any? { get set }
}

/// A suggestion that is a text, with a picture.
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    public let localizedSuggestion: String?
    public let localizedDescription: String?
    public let iconImage: UIImage?
    open var representedObject: Any?

    @preconcurrency @MainActor
    public init(
        localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil
    ) {
        self.localizedSuggestion = localizedSuggestion
        self.localizedDescription = localizedDescription
        self.iconImage = iconImage
        super.init()
    }
}

extension UISearchController {
    /// Lists what is suggested, as long as the search is active.
    func showSuggestions() {
        let isShown = isActive && !ignoresSearchSuggestionsForSearchBarPlacementStacked
        for button in searchBar.suggestions.subviews { button.removeFromSuperview() }
        for suggestion in isShown ? searchSuggestions ?? [] : [] {
            let button = UIButton(
                type: .system,
                primaryAction: UIAction(
                    title: suggestion.localizedSuggestion ?? "", image: suggestion.iconImage
                ) { [weak self] _ in self?.choose(suggestion) })
            button.accessibilityLabel = suggestion.localizedDescription
            searchBar.suggestions.addSubview(button)
        }
    }

    private func choose(_ suggestion: any UISearchSuggestion) {
        searchSuggestions = nil
        searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
    }
}
