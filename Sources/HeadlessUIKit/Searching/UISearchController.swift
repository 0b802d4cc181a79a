/// A search in the navigation bar of a controller whose navigation item has it.
///
/// It becomes active when its field is edited or code says so, and goes when it is cancelled. In UIKit it is presented
/// then; here it is not, so that `presentedViewController` stays nil, and results are shown as a child's view in front
/// of the controller's own.
open class UISearchController: UIViewController {
    /// Told to show what fits.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Shows the results in front of what is searched; nil where that shows them itself.
    public let searchResultsController: UIViewController?
    public let searchBar = UISearchBar(frame: .zero)
    open var obscuresBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the button to cancel comes and goes with the search.
    open var automaticallyShowsCancelButton = true
    /// Whether results are shown before anything is typed.
    open var showsSearchResultsController = false { didSet { showResults() } }
    /// The controller whose navigation item has this.
    weak var searched: UIViewController?
    private var active = false

    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        searchBar.controller = self
    }

    /// Archives are not modelled: nil.
    public required init?(coder: NSCoder) { nil }

    /// Whether a search is under way. Setting it begins or ends one.
    open var isActive: Bool {
        get { active }
        set { if newValue != active { if newValue { begin() } else { end() } } }
    }

    private func begin() {
        active = true
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
        delegate?.willPresentSearchController(self)
        delegate?.presentSearchController(self)
        update()
        UIView.animate(withDuration: 0.3, animations: {}) { [weak self] _ in
            guard let self, self.active else { return }
            self.delegate?.didPresentSearchController(self)
        }
    }

    private func end() {
        active = false
        delegate?.willDismissSearchController(self)
        searchBar.searchTextField.resignFirstResponder()
        searchBar.text = nil
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
        update()
        UIView.animate(withDuration: 0.3, animations: {}) { [weak self] _ in
            guard let self, !self.active else { return }
            self.delegate?.didDismissSearchController(self)
        }
    }

    /// The text, the scope, or whether there is a search, is another.
    func update() {
        searchResultsUpdater?.updateSearchResults(for: self)
        showResults()
    }

    private func showResults() {
        guard let results = searchResultsController, let searched else { return }
        let isWanted = active && (showsSearchResultsController || searchBar.text?.isEmpty == false)
        if isWanted, results.parent == nil {
            searched.addChild(results)
            searched.view.addSubview(results.view)
            results.view.coversSiblings = true
            results.didMove(toParent: searched)
        } else if !isWanted, results.parent === searched {
            results.willMove(toParent: nil)
            results.view.coversSiblings = false
            results.view.removeFromSuperview()
            results.removeFromParent()
        }
    }
}

/// Shows what fits a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
    /// The search began or ended, or its text or scope changed.
    func updateSearchResults(for searchController: UISearchController)
}

/// Is told of a search. Every method is optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
    public func presentSearchController(_ searchController: UISearchController) {}
}
