import Cairn
import CairnTesting
import Testing

@MainActor
struct EnterGuardTests {
    private let vault = Vault()
    private let stage: Stage

    init() { stage = Stage(vault) }

    private func logIn() throws {
        let screen = try #require(stage.navigator.made(for: stage.navigator.tree.visible.id) as? Screen)
        try #require(screen.model as? Router<Login.Route>).trigger(.done)
    }

    @Test func refusesWithItsReasonAndMakesNothing() throws {
        #expect(try stage.ask(vault: .push(.closed)).result == .refused(.guarded("closed", "it is Sunday")))
        #expect(vault.made == [.plain])
        #expect(stage.tree == "stack[plain]")
    }

    @Test func isAskedAboutAllThatComesBeforeTheFirstIsMade() throws {
        _ = try stage.ask(vault: .several(.push(.plain), .push(.closed)))
        #expect(vault.made == [.plain])
        #expect(stage.tree == "stack[plain]")
    }

    @Test func isAskedOnceAboutEachDestination() throws {
        _ = try stage.ask(vault: .several(.push(.form), .push(.child)))
        #expect(stage.tree == "stack[plain > form > child(inside)]")
        #expect(vault.judged == [.plain, .form, .child])
    }

    @Test func redirects() throws {
        #expect(try stage.ask(vault: .present(.moved, as: .sheet)).result == .performed)
        #expect(stage.tree == "stack[plain > plain]")
    }

    @Test func redirectingInCirclesIsRefusedWithTheCircle() throws {
        #expect(try stage.ask(vault: .push(.a)).result == .refused(.redirectedInCircles(["a", "b", "a"])))
        #expect(stage.tree == "stack[plain]")
    }

    @Test func interposesAFlowAndThenTheRequestIsDecidedAnew() async throws {
        let request = try stage.ask(vault: .push(.secret))
        #expect(stage.tree == "stack[plain] + sheet(login:stack[credentials])")
        #expect(stage.navigator.pending.map(\.route) == ["push(.secret)"])
        try logIn()
        #expect(await request.outcome == .performed)
        #expect(stage.tree == "stack[plain > secret]")
        stage.expectAtRest()
    }

    @Test func aFlowThatIsLeftRefusesWhatItWasToComeBefore() async throws {
        let request = try stage.ask(vault: .push(.secret))
        stage.host.beginPull()
        stage.host.endSwipe(finished: true)
        #expect(await request.outcome == .refused(.guarded("secret", "what had to come first was left")))
        #expect(stage.tree == "stack[plain]")
        stage.expectAtRest()
    }

    @Test func mayTakeItsTimeWhileTheUserGoesOn() async throws {
        let request = try stage.ask(vault: .push(.slow))
        #expect(request.result == nil)
        await vault.whenAsked()
        vault.answer(.allow)
        #expect(await request.outcome == .performed)
        #expect(stage.tree == "stack[plain > slow]")
    }

    @Test func anAnswerThatNobodyWaitsForChangesNothing() async throws {
        let request = try stage.ask(vault: .push(.slow))
        await vault.whenAsked()
        request.cancel()
        vault.answer(.allow)
        #expect(await request.outcome == .cancelled)
        #expect(stage.tree == "stack[plain]")
    }

    @Test func guardsWhatCoordinatorsInsideBring() throws {
        vault.isShut = true
        #expect(
            try stage.ask(vault: .push(.child)).result
                == .refused(.guarded("inside", "the whole app is shut")))
        #expect(stage.tree == "stack[plain]")
        vault.isShut = false
        #expect(try stage.ask(vault: .push(.child)).result == .performed)
        vault.isShut = true
        let request = try stage.ask(.push("more"), from: "inside")
        #expect(request.result == .refused(.guarded("more", "the whole app is shut")))
    }

    @Test func aGuardedTabIsNotReachedByAFingerEither() async throws {
        let vault = Vault(.tabs(.plain, .secret, .closed))
        let stage = Stage(vault)
        stage.host.tapTab(2)
        #expect(stage.tree == "tabs[*plain, secret, closed]")
        stage.host.tapTab(1)
        #expect(stage.tree == "tabs[*plain, secret, closed] + sheet(login:stack[credentials])")
        #expect(vault.made == [.plain, .login])
        let request = try #require(stage.navigator.pending.first)
        let screen = try #require(stage.navigator.made(for: stage.navigator.tree.visible.id) as? Screen)
        try #require(screen.model as? Router<Login.Route>).trigger(.done)
        #expect(await request.outcome == .performed)
        #expect(stage.tree == "tabs[plain, *secret, closed]")
        stage.expectAtRest()
    }
}
