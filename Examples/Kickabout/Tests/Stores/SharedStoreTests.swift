import CairnTesting
import Foundation
import KickaboutCore
import Testing

@MainActor
struct SharedStoreTests {
    private let clock = TurnedClock()
    private let service: StandInService
    private let store: SharedStore

    init() {
        service = StandInService(clock: clock, moment: .milliseconds(400))
        store = SharedStore(service: service, clock: clock, patience: .seconds(10))
    }

    /// Asks, and turns the clock.
    private func load(after time: Duration) async throws -> League {
        let task = Task { try await store.load() }
        try await clock.turn(time, whenWaiting: 2)
        return try await task.value
    }

    @Test func `answers with the league after a moment`() async throws {
        #expect(try await load(after: .milliseconds(400)) == .sample)
        #expect(clock.sleeperCount == 0)
    }

    @Test func `a change is made there, and answered with all there is`() async throws {
        let task = Task { try await store.perform(.addPlayer("Cy")) }
        try await clock.turn(.milliseconds(400), whenWaiting: 2)
        #expect(try await task.value.players.last?.name == "Cy")
        #expect(service.league.players.count == 5)
    }

    @Test func `a change that makes no sense is refused with the reason`() async throws {
        let task = Task { try await store.perform(.addPlayer("Ana")) }
        try await clock.turn(.milliseconds(400), whenWaiting: 2)
        await #expect(throws: StoreError.refused(.name("Ana"))) { try await task.value }
    }

    @Test(arguments: [(StandInService.Mood.down, StoreError.down), (.nonsense, .nonsense)])
    func `a service that is down or answers nonsense is said to be so`(
        _ mood: StandInService.Mood, _ error: StoreError
    ) async throws {
        service.mood = mood
        await #expect(throws: error) { try await load(after: .milliseconds(400)) }
        service.mood = .fine
        #expect(try await load(after: .milliseconds(400)) == .sample)
    }

    @Test func `nobody waits longer than patience lasts`() async throws {
        service.mood = .slow
        let task = Task { try await store.load() }
        try await clock.turn(.seconds(9), whenWaiting: 2)
        #expect(clock.sleeperCount == 2)
        try await clock.turn(.seconds(1), whenWaiting: 2)
        await #expect(throws: StoreError.tooSlow) { try await task.value }
        #expect(clock.sleeperCount == 0)
    }

    @Test func `a service that never lets go is not waited for either`() async throws {
        let store = SharedStore(service: Stubborn(), clock: clock, patience: .seconds(10))
        let task = Task { try await store.load() }
        try await clock.turn(.seconds(10))
        await #expect(throws: StoreError.tooSlow) { try await task.value }
    }

    @Test func `whoever no longer wants to know is let go`() async throws {
        let task = Task { try await store.load() }
        try await waitUntil { clock.sleeperCount == 2 }
        task.cancel()
        await #expect(throws: StoreError.cancelled) { try await task.value }
        try await waitUntil { clock.sleeperCount == 0 }
    }

    @Test func `every error says what is wrong`() {
        let errors: [StoreError] = [
            .refused(.score), .setAside(as: "a"), .noAccess("Why."), .down, .tooSlow, .nonsense, .cancelled,
        ]
        #expect(Set(errors.map(\.text)).count == errors.count)
    }
}

/// Never answers, whatever is done to it.
@MainActor
private final class Stubborn: LeagueService {
    private var waiting: [CheckedContinuation<Data, Never>] = []

    func send(_ change: LeagueChange?) async throws -> Data {
        await withCheckedContinuation { waiting.append($0) }
    }

    isolated deinit { for one in waiting { one.resume(returning: Data()) } }
}
