/// A search in what a controller shows, whose navigation item has it, or in whose view its bar lies.
///
/// It becomes active when its field is edited or code says so, and goes when it is cancelled. An active one is presented
/// over the nearest controller that defines a presentation context, or else over the outermost one, which then can
/// present nothing else. Results are shown in its own view, in front of what is searched.
open class UISearchController: UIViewController {
    /// Told to show what fits.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)? { didSet { ownDelegate = delegate } }
    /// The delegate as it was set here: the one that is asked, for a subclass may override the property.
    private(set) final weak var ownDelegate: (any UISearchControllerDelegate)?
    /// Shows the results in front of what is searched; nil where that shows them itself.
    public let searchResultsController: UIViewController?
    public let searchBar = UISearchBar(frame: .zero)
    /// Recorded: nothing is dimmed.
    open var obscuresBackgroundDuringPresentation = false
    /// Whether the navigation bar's title and buttons make way while the search is active.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the button to cancel comes and goes with the search.
    open var automaticallyShowsCancelButton = true
    /// Whether results are shown when something is typed. Setting ``showsSearchResultsController`` ends that.
    open var automaticallyShowsSearchResultsController = true
    /// Whether results are shown as long as the search is active.
    open var showsSearchResultsController = false {
        didSet {
            automaticallyShowsSearchResultsController = false
            showResults()
        }
    }
    /// When the scopes of the bar are shown, where there are at least two.
    public enum ScopeBarActivation: Int, Sendable {
        /// As `onSearchActivation`.
        case automatic
        /// When the bar's ``UISearchBar/showsScopeBar`` says so.
        case manual
        /// From the first letter typed until the search is over.
        case onTextEntry
        /// As long as the search is active.
        case onSearchActivation
    }
    /// When scopes are shown. Since iOS 16. Setting the bar's ``UISearchBar/showsScopeBar`` makes it `manual`.
    open var scopeBarActivation = ScopeBarActivation.automatic
    /// Whether scopes come and go with the search: as ``scopeBarActivation``, which has taken its place.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }
    /// What might be meant, to be chosen from while the search is active, in front of its results. Since iOS 16. Nil again
    /// once a person has chosen. That a list goes when somebody taps beside it is not modelled.
    open var searchSuggestions: [any UISearchSuggestion]? { didSet { showSuggestions() } }
    /// Whether suggestions stay away from a bar that stands on its own line, as it always does here.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false { didSet { showSuggestions() } }
    /// Whether the bar is as a search needs it.
    private var isSetUp = false
    /// The controller whose navigation item has this.
    weak var owner: UIViewController?

    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// A search without a controller for its results. Nibs are not modelled: the name and bundle are ignored.
    public override init(nibName: String?, bundle: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibName, bundle: bundle)
        setUp()
    }

    /// Archives are not modelled: nil.
    public required init?(coder: NSCoder) { nil }

    private func setUp() {
        modalPresentationStyle = .overCurrentContext
        searchBar.controller = self
        searchBar.placeholder = "Search"
    }

    /// The controller that is searched: the one whose navigation item has this, or in whose view or title the bar lies.
    var searched: UIViewController? {
        if let owner { return owner }
        var next = searchBar.superview
        while let view = next {
            if let bar = view as? UINavigationBar, let manager = bar.manager { return manager.displayed }
            if let owner = view.owner { return owner }
            next = view.superview
        }
        return nil
    }

    /// Whether a search is under way. Setting it presents or dismisses this; where that is refused, it stays as it is.
    open var isActive: Bool {
        get { incoming.map { $0.phase != .dismissing } ?? false }
        set { if newValue != isActive { if newValue { begin() } else { end() } } }
    }

    private func begin() {
        ownDelegate?.presentSearchController(self)
        if incoming == nil, let searched, searched.viewIfLoaded?.window != nil {
            // Refused, with a warning, where something else is presented already.
            if searched.mayPresent(self) { ownDelegate?.willPresentSearchController(self) }
            searched.present(self, animated: true) { [weak self] in
                if let self { ownDelegate?.didPresentSearchController(self) }
            }
        }
        if isActive { update() }
    }

    private func end() {
        guard let incoming, let presenter = incoming.presenter else { return }
        // Refused, with a warning, in the middle of a presentation: of the search, or of a modal on it.
        guard !incoming.isBusy else { return presenter.dismiss(animated: true) }
        ownDelegate?.willDismissSearchController(self)
        presenter.dismiss(animated: true) { [weak self] in
            if let self { ownDelegate?.didDismissSearchController(self) }
        }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isSetUp = true
        if automaticallyShowsCancelButton { searchBar.cancelButton.isHidden = false }
        if [.automatic, .onSearchActivation].contains(scopeBarActivation) { searchBar.wantsScopes = true }
        showSuggestions()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if !isActive { cleanUp() }
    }

    /// What covered the search may have taken it along.
    override func modalDidLeave() {
        cleanUp()
        hideResults()
    }

    private func cleanUp() {
        guard isSetUp else { return }
        isSetUp = false
        searchBar.searchTextField.text = nil
        searchBar.searchTextField.resignFirstResponder()
        if automaticallyShowsCancelButton { searchBar.cancelButton.isHidden = true }
        if automaticallyShowsScopeBar { searchBar.wantsScopes = false }
        showSuggestions()
        update()
    }

    func typingDidBegin() { if scopeBarActivation == .onTextEntry { searchBar.wantsScopes = true } }

    /// The text, the scope, or whether there is a search, is another.
    func update() {
        searched?.setNeedsUpdateContentUnavailableConfiguration()
        searchResultsUpdater?.updateSearchResults(for: self)
        showResults()
    }

    /// The controller that shows results now.
    var shownResults: UIViewController? {
        searchResultsController?.parent === self ? searchResultsController : nil
    }

    /// Whether the navigation bar makes way.
    var hidesBar: Bool { isActive && hidesNavigationBarDuringPresentation }

    /// Results of a search that is on its way out go with it.
    private func showResults() {
        guard isActive, let results = searchResultsController else { return }
        let isWanted =
            automaticallyShowsSearchResultsController
            ? searchBar.text?.isEmpty == false : showsSearchResultsController
        if !isWanted {
            hideResults()
        } else if results.parent == nil {
            addChild(results)
            view.addSubview(results.view)
            results.didMove(toParent: self)
        }
    }

    private func hideResults() {
        guard let results = shownResults else { return }
        results.willMove(toParent: nil)
        results.view.removeFromSuperview()
        results.removeFromParent()
    }
}

extension UIViewController {
    /// This controller leaves its parent. A search in it that is presented over a container around it is over: nobody could end it
    /// any more.
    func endSearchAbove() {
        var next = parentController
        while let controller = next {
            if let search = controller.presentation?.presented as? UISearchController,
                let searched = search.searched,
                searched === self || searched.isInside(self)
            {
                search.incoming?.dismissSoon()
            }
            next = controller.parentController
        }
    }

    /// The search that is under way in what this controller shows.
    var activeSearch: UISearchController? {
        var next: UIViewController? = self
        while let controller = next {
            if let search = controller.presentation?.presented as? UISearchController, search.isActive,
                search.searched === self
            {
                return search
            }
            next = controller.parentController
        }
        return nil
    }
}

/// Shows what fits a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The search began or ended, or its text or scope changed.
    func updateSearchResults(for searchController: UISearchController)
    /// A person has chosen what was suggested, which is suggested no more. Optional. Since iOS 16.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {}
}

/// Is told of a search that presents and dismisses itself: not of one that code presents or dismisses. Every method is
/// optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
    /// The search is about to begin. One that this presents does not present itself.
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
    public func presentSearchController(_ searchController: UISearchController) {}
}
