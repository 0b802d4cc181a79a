/// The field of a search bar.
open class UISearchTextField: UITextField {
    open override var window: UIWindow? { super.window ?? superview?.window }
}

/// A field to search by, with a button to cancel and scopes to choose from. Its delegate hears of fingers only.
open class UISearchBar: UIView {
    /// Recorded, of no effect.
    public enum Style: Int, Sendable { case `default`, prominent, minimal }

    /// The field itself.
    public let searchTextField = UISearchTextField(frame: .zero)
    open var text: String? {
        get { searchTextField.text }
        set {
            let old = text
            searchTextField.text = newValue
            if text != old, controller?.isActive == true { controller?.update() }
        }
    }
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    open var prompt: String?
    open var searchBarStyle: Style = .default
    open weak var delegate: (any UISearchBarDelegate)? { didSet { ownDelegate = delegate } }
    /// The delegate as it was set here: the one that is asked, for a subclass may override the property.
    private(set) final weak var ownDelegate: (any UISearchBarDelegate)?
    /// Whether there is a button to cancel. Who sets it of a search controller's bar decides on it from then on.
    open var showsCancelButton: Bool {
        get { !cancelButton.isHidden }
        set {
            controller?.automaticallyShowsCancelButton = false
            cancelButton.isHidden = !newValue
        }
    }
    open var scopeButtonTitles: [String]? {
        didSet {
            scopes.removeAllSegments()
            for (index, title) in (scopeButtonTitles ?? []).enumerated() {
                scopes.insertSegment(withTitle: title, at: index, animated: false)
            }
            scopes.selectedSegmentIndex = scopes.numberOfSegments == 0 ? UISegmentedControl.noSegment : 0
            showScopes()
        }
    }
    open var selectedScopeButtonIndex: Int {
        get { scopes.selectedSegmentIndex }
        set { scopes.selectedSegmentIndex = newValue }
    }
    /// Whether there are scopes to choose from, if there are at least two. Who sets it of a search controller's bar decides on
    /// them from then on.
    open var showsScopeBar: Bool {
        get { wantsScopes }
        set {
            controller?.scopeBarActivation = .manual
            wantsScopes = newValue
        }
    }
    var wantsScopes = false { didSet { showScopes() } }
    private let scopes = UISegmentedControl(frame: .zero)
    let cancelButton = UIButton(type: .system)
    /// What a search controller suggests.
    let suggestions = UIView(frame: .zero)
    private let listener = SearchFieldListener()
    /// The search controller this is the bar of.
    weak var controller: UISearchController?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        searchTextField.returnKeyType = .search
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.isHidden = true
        scopes.isHidden = true
        for view in [searchTextField, cancelButton, scopes, suggestions] as [UIView] { addSubview(view) }
        listener.bar = self
        searchTextField.delegate = listener
        searchTextField.addAction(
            UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .primaryActionTriggered)
        scopes.addAction(UIAction { [weak self] _ in self?.scopeDidChange() }, for: .valueChanged)
    }

    @preconcurrency @MainActor public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { nil }

    /// The bar of a search in a navigation bar is where the controller is that is searched.
    open override var window: UIWindow? { super.window ?? controller?.searched?.viewIfLoaded?.window }

    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    private func showScopes() { scopes.isHidden = !wantsScopes || scopes.numberOfSegments < 2 }

    private func textDidChange() {
        controller?.typingDidBegin()
        ownDelegate?.searchBar(self, textDidChange: text ?? "")
        controller?.update()
    }

    private func cancel() {
        ownDelegate?.searchBarCancelButtonClicked(self)
        controller?.isActive = false
    }

    private func scopeDidChange() {
        ownDelegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        controller?.update()
    }
}

/// Passes on what happens in the field of a search bar.
private final class SearchFieldListener: NSObject, UITextFieldDelegate {
    weak var bar: UISearchBar?

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        guard let bar else { return true }
        return bar.ownDelegate?.searchBarShouldBeginEditing(bar) ?? true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) {
        guard let bar else { return }
        if let search = bar.controller {
            if search.isActive { search.update() } else { search.isActive = true }
        }
        bar.ownDelegate?.searchBarTextDidBeginEditing(bar)
    }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        guard let bar else { return true }
        return bar.ownDelegate?.searchBarShouldEndEditing(bar) ?? true
    }
    func textFieldDidEndEditing(_ textField: UITextField) {
        if let bar { bar.ownDelegate?.searchBarTextDidEndEditing(bar) }
    }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        guard let bar else { return true }
        return bar.ownDelegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let bar { bar.ownDelegate?.searchBarSearchButtonClicked(bar) }
        return true
    }
}

/// Is asked about a search bar, and told. Every method is optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Whether what a person types, or deletes, may change the text.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
