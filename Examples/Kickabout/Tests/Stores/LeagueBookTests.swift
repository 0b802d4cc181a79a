import Cairn
import CairnBinding
import CairnTesting
import KickaboutCore
import Testing

@MainActor
struct LeagueBookTests {
    private let store = GatedStore()
    private let book: LeagueBook

    init() {
        book = LeagueBook(store: store)
    }

    @Test func `knows nothing at first, and then what the store knows`() async throws {
        #expect(book.league.value == League())
        #expect(book.state.value == .unread)
        try await book.refresh()
        #expect(book.league.value == .sample)
        #expect(book.state.value == .read)
        #expect(!book.isRefreshing.value)
    }

    @Test func `who asks while it is being read waits for that`() async throws {
        try await withTasksInOrder {
            store.isShut = true
            let first = Task { try await book.refresh() }
            try await waitUntil { book.isRefreshing.value }
            let second = Task { try await book.refresh() }
            await Task.yield()
            store.open()
            _ = try await (first.value, second.value)
            #expect(store.loads == 1)
        }
    }

    @Test func `a failure is told to all who asked, and what was known stays`() async throws {
        try await book.refresh()
        store.failure = .down
        await #expect(throws: StoreError.down) { try await book.refresh() }
        #expect(book.league.value == .sample)
        #expect(book.state.value == .failed)
        #expect(!book.isRefreshing.value)
    }

    @Test func `a league that was kept aside is known no more`() async throws {
        try await book.refresh()
        store.failure = .setAside(as: "x")
        await #expect(throws: StoreError.setAside(as: "x")) { try await book.refresh() }
        #expect(book.league.value == League())
    }

    @Test func `what was read before a change does not undo it`() async throws {
        try await book.refresh()
        store.isShut = true
        let reading = Task { try await book.refresh() }
        try await waitUntil { store.isAsked }
        try await book.perform(.delete(1))
        store.open(with: .sample)
        try await reading.value
        #expect(book.league.value.matches.map(\.id) == [2, 3])
    }

    @Test func `whoever waits for it finds it read`() async throws {
        store.isShut = true
        let waiting = (0..<3).map { _ in
            Task {
                try await book.refresh()
                return book.league.value
            }
        }
        try await waitUntil { store.isAsked }
        store.open()
        for task in waiting { #expect(try await task.value == .sample) }
        #expect(store.loads == 1)
    }

    @Test func `it is read once where nobody refreshes it`() async throws {
        try await withTasksInOrder {
            book.readOnce()
            book.readOnce()
            try await waitUntil { book.state.value != .unread }
            book.readOnce()
            for _ in 0..<20 { await Task.yield() }
        }
        #expect(store.loads == 1 && book.league.value == .sample)
    }

    @Test func `a change that fails changes nothing`() async throws {
        try await book.refresh()
        store.failure = .nonsense
        await #expect(throws: StoreError.nonsense) { try await book.perform(.delete(1)) }
        #expect(book.league.value == .sample)
    }
}

/// A store that can be kept from answering.
@MainActor
private final class GatedStore: LeagueStore {
    var isShut = false
    var failure: StoreError?
    private(set) var loads = 0
    private var league = League.sample
    private var gate: CheckedContinuation<League?, Never>?
    var isAsked: Bool { gate != nil }

    func load() async throws(StoreError) -> League {
        loads += 1
        var answer: League?
        if isShut { answer = await withCheckedContinuation { gate = $0 } }
        if let failure { throw failure }
        return answer ?? league
    }

    func perform(_ change: LeagueChange) async throws(StoreError) -> League {
        if let failure { throw failure }
        do throws(LeagueRefusal) { league = try league.applying(change) } catch { throw .refused(error) }
        return league
    }

    func open(with league: League? = nil) {
        isShut = false
        gate?.resume(returning: league)
        gate = nil
    }
}
