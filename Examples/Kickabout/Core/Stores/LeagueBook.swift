import Cairn

/// The league as the app knows it now, for all screens that show some of it.
@MainActor
public final class LeagueBook {
    /// Whether it could be read.
    public enum State: Sendable {
        case unread, read, failed
    }

    private let known = MutableProperty(League())
    private let progress = MutableProperty(State.unread)
    private let reading = MutableProperty(false)
    private let store: any LeagueStore
    private var refreshing: Task<Result<League, StoreError>, Never>?
    /// Counts the changes: what was read before one is older than it.
    private var revision = 0

    public init(store: any LeagueStore) {
        self.store = store
    }

    /// What was last heard of it; empty at first.
    public var league: Property<League> { known }
    public var state: Property<State> { progress }
    /// Whether it is being read.
    public var isRefreshing: Property<Bool> { reading }

    /// Reads it anew. Whoever asks while it is being read waits for that.
    public func refresh() async throws(StoreError) {
        if let refreshing {
            _ = try await refreshing.value.get()
            return
        }
        let before = revision
        let task = Task { [store] in await Self.result { () throws(StoreError) in try await store.load() } }
        refreshing = task
        reading.value = true
        let result = await task.value
        refreshing = nil
        reading.value = false
        do throws(StoreError) {
            let league = try result.get()
            if revision == before { known.value = league }
            progress.value = .read
        } catch {
            if case .setAside = error { known.value = League() }
            progress.value = .failed
            throw error
        }
    }

    /// Changes it in the store, and then here.
    public func perform(_ change: LeagueChange) async throws(StoreError) {
        let league = try await store.perform(change)
        revision += 1
        known.value = league
        progress.value = .read
    }

    private static func result(
        _ body: () async throws(StoreError) -> League
    ) async -> Result<League, StoreError> {
        do throws(StoreError) { return .success(try await body()) } catch { return .failure(error) }
    }
}
