import Cairn
import CairnBinding

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
    private var refreshing: Task<Result<Void, StoreError>, Never>?
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
        if let refreshing { return try await refreshing.value.get() }
        let before = revision
        let task = Task {
            let result = await Self.result { () throws(StoreError) in try await store.load() }
            return take(result, asOf: before)
        }
        refreshing = task
        reading.value = true
        try await task.value.get()
    }

    /// Takes in what was read, before anybody who waits for it goes on.
    private func take(
        _ result: Result<League, StoreError>, asOf before: Int
    ) -> Result<Void, StoreError> {
        refreshing = nil
        reading.value = false
        switch result {
        case .success(let league):
            if revision == before { known.value = league }
            progress.value = .read
        case .failure(let error):
            if case .setAside = error { known.value = League() }
            progress.value = .failed
        }
        return result.map { _ in }
    }

    /// Reads it unless that was tried already. What goes wrong is said to whoever refreshes it.
    public func readOnce() {
        guard progress.value == .unread else { return }
        Task { try? await refresh() }
    }

    /// Changes it in the store, and then here.
    public func perform(_ change: LeagueChange) async throws(StoreError) {
        let league = try await store.perform(change)
        revision += 1
        known.value = league
        progress.value = .read
    }

    /// Makes a change in a task of its own, or reads the league anew, and tells what went wrong.
    func attempt(_ change: LeagueChange? = nil, orElse tell: @escaping @MainActor (StoreError) -> Void) {
        Task {
            do throws(StoreError) {
                if let change { try await perform(change) } else { try await refresh() }
            } catch .cancelled {
                // Nobody wants to know any more.
            } catch {
                tell(error)
            }
        }
    }

    private static func result(
        _ body: () async throws(StoreError) -> League
    ) async -> Result<League, StoreError> {
        do throws(StoreError) { return .success(try await body()) } catch { return .failure(error) }
    }
}
