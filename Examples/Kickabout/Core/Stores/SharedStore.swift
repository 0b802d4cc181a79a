import Foundation

/// A service that several people share, by what goes over the wire.
@MainActor
public protocol LeagueService: AnyObject {
    /// Asks for the league, after a change if there is one.
    /// - Returns: What the service answers: the league as JSON, if all is well.
    func send(_ change: LeagueChange?) async throws -> Data
}

/// A league at a service. Trusts it in nothing: neither to answer, nor soon, nor sensibly.
@MainActor
public final class SharedStore: LeagueStore {
    private let service: any LeagueService
    private let clock: any Clock<Duration>
    private let patience: Duration

    /// - Parameter patience: How long an answer may take.
    public init(
        service: any LeagueService, clock: any Clock<Duration> = ContinuousClock(),
        patience: Duration = .seconds(10)
    ) {
        self.service = service
        self.clock = clock
        self.patience = patience
    }

    public func load() async throws(StoreError) -> League { try await ask(nil) }

    public func perform(_ change: LeagueChange) async throws(StoreError) -> League { try await ask(change) }

    private func ask(_ change: LeagueChange?) async throws(StoreError) -> League {
        let answer: Data
        do {
            answer = try await within(patience, on: clock) { [service] in try await service.send(change) }
        } catch let refusal as LeagueRefusal {
            throw .refused(refusal)
        } catch is TimedOut {
            throw .tooSlow
        } catch is CancellationError {
            throw .cancelled
        } catch {
            throw .down
        }
        do {
            return try JSONDecoder().decode(League.self, from: answer)
        } catch {
            throw .nonsense
        }
    }
}
