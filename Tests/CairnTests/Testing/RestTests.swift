import Cairn
import CairnContract
import CairnTesting
import Testing

/// A coordinator whose decisions take their time: some turns, or until the test answers.
@MainActor
private final class SlowClub: WaitingCoordinator {
    enum Route: Cairn.Destination { case list, match, answer }
    var answer: CheckedContinuation<Void, Never>?

    var root: Tree.Root<Route> { .stack(.list) }

    func decision(for route: Route, from asker: Asker) async throws -> Next {
        switch route {
        case .answer: await withCheckedContinuation { answer = $0 }
        default: for _ in 0..<50 { await Task.yield() }
        }
        return .push(route)
    }

    func screen(for route: Route, router: Router<Route>) -> any Presentable { NoView("\(route)") }
}

@MainActor
struct RestTests {
    @Test func `an app comes to rest when nothing more comes of what was begun`() async throws {
        try await TestApp.run(SlowClub()) { app in
            let request = app.request(SlowClub.Route.match)
            #expect(request.result == nil)
            await app.rest()
            #expect(request.result == .performed)
            try app.expect("stack[list > match]")
        }
    }

    @Test func `what waits for the test is still pending at rest`() async throws {
        let club = SlowClub()
        try await TestApp.run(club, pace: .byHand) { app in
            let request = app.request(SlowClub.Route.answer)
            await app.rest()
            #expect(request.result == nil && app.navigator.pending.count == 1)
            club.answer?.resume()
            await app.rest()
            #expect(request.result == .performed && app.navigator.isSettled)
            #expect(app.navigator.disagreement == nil)
            try app.expect("stack[list > answer]")
        }
    }
}
