import Cairn
import CairnContract
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

    @Test func `refuses with its reason and makes nothing`() throws {
        #expect(
            try stage.ask(vault: .push(.closed)).result == .refused(.guarded("closed", why: "it is Sunday")))
        #expect(vault.made == [.plain])
        #expect(stage.tree == "stack[plain]")
    }

    @Test func `is asked about all that comes before the first is made`() throws {
        _ = try stage.ask(vault: .several(.push(.plain), .push(.closed)))
        #expect(vault.made == [.plain])
        #expect(stage.tree == "stack[plain]")
    }

    @Test func `is asked once about each destination`() throws {
        _ = try stage.ask(vault: .several(.push(.form), .push(.child)))
        #expect(stage.tree == "stack[plain > form > child(inside)]")
        #expect(vault.judged == [.plain, .form, .child])
    }

    @Test func redirects() throws {
        #expect(try stage.ask(vault: .present(.moved, as: .sheet)).result == .performed)
        #expect(stage.tree == "stack[plain > plain]")
    }

    @Test func `redirecting in circles is refused with the circle`() throws {
        #expect(try stage.ask(vault: .push(.a)).result == .refused(.redirectedInCircles(["a", "b", "a"])))
        #expect(stage.tree == "stack[plain]")
    }

    @Test func `interposes a flow and then the request is decided anew`() async throws {
        let request = try stage.ask(vault: .push(.secret))
        #expect(stage.tree == "stack[plain] + sheet(login:stack[credentials])")
        #expect(stage.navigator.pending.map(\.route) == ["push(.secret)"])
        try logIn()
        #expect(await request.outcome == .performed)
        #expect(stage.tree == "stack[plain > secret]")
        stage.expectAtRest()
    }

    @Test func `once a login is over, one that took its time is asked again`() async throws {
        let request = try stage.ask(vault: .several(.push(.slow), .push(.secret)))
        await vault.whenAsked()
        vault.answer(.allow)
        try await waitUntil { stage.tree == "stack[plain] + sheet(login:stack[credentials])" }
        try logIn()
        await vault.whenAsked()
        vault.answer(.refuse("you are somebody else"))
        #expect(await request.outcome == .refused(.guarded("slow", why: "you are somebody else")))
        #expect(stage.tree == "stack[plain]")
        stage.expectAtRest()
    }

    @Test func `a flow that comes first is not saved, since nobody would want its result`() throws {
        try stage.ask(vault: .push(.child))
        try stage.ask(vault: .push(.secret), from: "plain")
        #expect(stage.tree == "stack[plain > child(inside)] + sheet(login:stack[credentials] by plain)")
        let snapshot = stage.navigator.snapshot()
        #expect(snapshot.lost.map(\.label).contains("login"))
        #expect(!snapshot.text.contains("credentials"))
    }

    @Test func `a flow that is left refuses what it was to come before`() async throws {
        let request = try stage.ask(vault: .push(.secret))
        stage.host.pullSheet()
        #expect(await request.outcome == .refused(.flowLeft(before: "secret")))
        #expect(stage.tree == "stack[plain]")
        stage.expectAtRest()
    }

    @Test func `may take its time while the user goes on`() async throws {
        let request = try stage.ask(vault: .push(.slow))
        #expect(request.result == nil)
        await vault.whenAsked()
        vault.answer(.allow)
        #expect(await request.outcome == .performed)
        #expect(stage.tree == "stack[plain > slow]")
    }

    @Test func `an answer that nobody waits for changes nothing`() async throws {
        let request = try stage.ask(vault: .push(.slow))
        await vault.whenAsked()
        request.cancel()
        vault.answer(.allow)
        #expect(await request.outcome == .cancelled)
        #expect(stage.tree == "stack[plain]")
    }

    @Test func `guards what coordinators inside bring`() throws {
        vault.isShut = true
        #expect(
            try stage.ask(vault: .push(.child)).result
                == .refused(.guarded("inside", why: "the whole app is shut")))
        #expect(stage.tree == "stack[plain]")
        vault.isShut = false
        #expect(try stage.ask(vault: .push(.child)).result == .performed)
        vault.isShut = true
        let request = try stage.ask(.push("more"), from: "inside")
        #expect(request.result == .refused(.guarded("more", why: "the whole app is shut")))
    }

    @Test func `a guarded tab is not reached by a finger either`() async throws {
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
