import Cairn
import CairnBinding

/// The first screen: finds a name, and says when one was selected. What comes then is the flow's affair.
@MainActor
public protocol EntryViewModel: AnyObject {
    /// Read-only: only the view model sets it.
    var userName: Property<String?> { get }
    /// The outputs, closures.
    var onUserNameSelected: (@MainActor (String) -> Void)? { get set }
    var onFetchFailed: (@MainActor (UserFetchError) -> Void)? { get set }
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
    public var onFetchFailed: (@MainActor (UserFetchError) -> Void)?
    private let mutableUserName = MutableProperty<String?>(nil)
    private var fetching: Task<Void, any Error>?
    private let fetcher: any UserFetcher

    public init(fetcher: any UserFetcher) {
        self.fetcher = fetcher
    }

    /// The view's lifecycle, for who asks: its screen is visible and the app in the foreground.
    public func didBecomeActive() {
        if userName.value == nil { fetchUser() }
    }

    /// Only the newest answer counts.
    public func fetchUser() {
        fetching?.cancel()
        fetching = Task { [weak self, fetcher] in
            do {
                let name = try await fetcher.fetchUser()
                try Task.checkCancellation()
                self?.mutableUserName.value = name
            } catch let error as UserFetchError {
                self?.onFetchFailed?(error)
            }
        }
    }
}
