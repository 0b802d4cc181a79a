import Cairn
import CairnBinding

/// The first screen: finds a name, and says when one was selected. What comes then is the flow's affair.
@MainActor
public protocol EntryViewModel: AnyObject {
    /// Read-only: only the view model sets it.
    var userName: Property<String?> { get }
    /// The output, a closure.
    var onUserNameSelected: (@MainActor (String) -> Void)? { get set }
    func fetchUser()
    func selectUser()
}

extension EntryViewModel {
    public var canSelect: Property<Bool> { userName.map { $0 != nil } }

    public func selectUser() {
        if let name = userName.value { onUserNameSelected?(name) }
    }
}

public final class EntryDefaultViewModel: EntryViewModel, Activatable {
    public var userName: Property<String?> { mutableUserName }
    public var onUserNameSelected: (@MainActor (String) -> Void)?
    private let mutableUserName = MutableProperty<String?>(nil)
    private let fetcher: any UserFetcher

    public init(fetcher: any UserFetcher) {
        self.fetcher = fetcher
    }

    /// The view's lifecycle, for who asks: its screen is visible and the app in the foreground.
    public func didBecomeActive() {
        if userName.value == nil { fetchUser() }
    }

    public func fetchUser() {
        Task { [mutableUserName, fetcher] in mutableUserName.value = try await fetcher.fetchUser() }
    }
}
