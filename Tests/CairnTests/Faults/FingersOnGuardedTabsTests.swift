import Cairn
import CairnContract
import CairnTesting
import Testing

/// A finger on a tab that guards its own beginning: the tab before stays in front until the guard agrees.
@MainActor
struct FingersOnGuardedTabsTests {
    private let club = Club()
    private let stage: Stage
    private static let lobby = "tabs[*stack[lobby], members]"
    private static let roster = "tabs[stack[lobby], *members:stack[roster]]"

    init() { stage = Stage(club) }

    @Test func `a sign in comes first and then the tab`() async throws {
        club.verdict = .interpose(.signIn, as: .sheet)
        stage.host.tapTab(1)
        #expect(stage.tree == "\(Self.lobby) + sheet(signIn:stack[credentials])")
        #expect(stage.navigator.isSettled)
        let request = try #require(stage.navigator.pending.first)
        try stage.ask(for: SignIn.Route.done("Ada"))
        #expect(await request.outcome == .performed)
        #expect(stage.tree == Self.roster)
        stage.expectAtRest()
    }

    @Test func `a sign in that is left leaves the tab before in front`() async throws {
        club.verdict = .interpose(.signIn, as: .sheet)
        stage.host.tapTab(1)
        let request = try #require(stage.navigator.pending.first)
        stage.host.pullSheet()
        #expect(await request.outcome == .refused(.flowLeft(before: "roster")))
        #expect(stage.tree == Self.lobby)
        stage.expectAtRest()
    }

    @Test func `a second finger asks again`() async throws {
        club.verdict = .interpose(.signIn, as: .sheet)
        for _ in 1...3 {
            stage.host.tapTab(1)
            let request = try #require(stage.navigator.pending.first)
            stage.host.pullSheet()
            _ = await request.outcome
        }
        #expect(stage.tree == Self.lobby)
        #expect(stage.navigator.pending.isEmpty)
        stage.expectAtRest()
    }

    @Test func `a refused tab goes back to what was in front`() {
        club.verdict = .refuse("members only")
        stage.host.tapTab(1)
        #expect(stage.tree == Self.lobby)
        #expect(
            stage.navigator.journal.entries.last?.outcome == .refused(.guarded("roster", why: "members only"))
        )
        stage.expectAtRest()
    }

    @Test func `a refused tab refuses nothing else`() throws {
        club.verdict = .refuse("members only")
        stage.host.tapTab(1)
        #expect(try stage.ask(for: Club.Route.news, from: "lobby").result == .performed)
        #expect(stage.tree == "tabs[*stack[lobby > news], members]")
        #expect(
            try stage.ask(for: Club.Route.select).result == .refused(.guarded("roster", why: "members only")))
        #expect(try stage.ask(for: Club.Route.news).result == .performed)
        #expect(stage.tree == "tabs[*stack[lobby > news > news], members]")
        stage.expectAtRest()
    }

    @Test func `a tab that was refused may be entered later`() {
        club.verdict = .refuse("members only")
        stage.host.tapTab(1)
        club.verdict = .allow
        stage.host.tapTab(1)
        #expect(stage.tree == Self.roster)
        #expect(Set(club.members).count == club.members.count)
        stage.expectAtRest()
    }

    @Test func `a guard that thinks leaves the tab before in front meanwhile`() async throws {
        let late = LateAnswer<Verdict<Members.Destination>>()
        club.verdict = .wait { await late.value() }
        stage.host.tapTab(1)
        await late.whenAsked()
        #expect(stage.tree == Self.lobby)
        let request = try #require(stage.navigator.pending.first)
        late.give(.allow)
        #expect(await request.outcome == .performed)
        #expect(stage.tree == Self.roster)
        stage.expectAtRest()
    }

    @Test func `a redirect begins the tab elsewhere`() {
        club.verdict = .redirect(.push(.welcome))
        stage.host.tapTab(1)
        #expect(stage.tree == "tabs[stack[lobby], *members:stack[welcome]]")
        stage.expectAtRest()
    }

    @Test(arguments: [Verdict<Members.Destination>.interpose(.signIn, as: .sheet), .refuse("members only")])
    func `a page that guards itself does as a tab`(_ verdict: Verdict<Members.Destination>) throws {
        let club = Club(.pages(.stack(.lobby), [.screen(.members)]))
        let stage = Stage(club)
        club.verdict = verdict
        stage.host.tapTab(1)
        #expect(stage.tree.hasPrefix("pages[*stack[lobby], members]"))
        #expect(stage.navigator.tree.shown == stage.host.shown)
        #expect(try stage.ask(for: Club.Route.news, from: "lobby").result == .performed)
        #expect(stage.tree.hasPrefix("pages[*stack[lobby > news], members]"))
    }
}
