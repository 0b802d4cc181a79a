import Cairn
import CairnContract
import CairnTesting
import Testing

/// A guard whose coordinator is only on its way has every answer that one has which is there.
@MainActor
struct GuardsThatComeWithAChangeTests {
    private let club = Club()
    private let stage: Stage
    private static let lobby = "tabs[*stack[lobby], members]"

    init() { stage = Stage(club) }

    @Test(arguments: WayIn.allCases)
    func `it redirects its own beginning`(_ way: WayIn) throws {
        club.verdict = .redirect(.push(.welcome))
        #expect(try stage.enter(way).result == .performed)
        #expect(stage.tree == way.tree("welcome"))
        #expect(club.made == [.welcome])
        stage.expectAtRest()
    }

    @Test(arguments: WayIn.allCases)
    func `it has a sign in come first`(_ way: WayIn) async throws {
        club.verdict = .interpose(.signIn, as: .sheet)
        let request = try stage.enter(way)
        #expect(request.result == nil)
        #expect(stage.tree == way.signIn(over: Self.lobby))
        try stage.ask(for: SignIn.Route.done("Ada"))
        #expect(await request.outcome == .performed)
        #expect(stage.tree == way.tree("roster"))
        #expect(club.made == [.signIn, .roster])
        stage.expectAtRest()
    }

    @Test(arguments: WayIn.allCases)
    func `a sign in that is left refuses what it was to come before`(_ way: WayIn) async throws {
        club.verdict = .interpose(.signIn, as: .sheet)
        let request = try stage.enter(way)
        #expect(stage.tree == way.signIn(over: Self.lobby))
        stage.host.pullSheet()
        #expect(await request.outcome == .refused(.flowLeft(before: "roster")))
        #expect(stage.tree == Self.lobby)
        stage.expectAtRest()
    }

    @Test(arguments: WayIn.allCases)
    func `it takes its time`(_ way: WayIn) async throws {
        let late = LateAnswer<Verdict<Members.Destination>>()
        club.verdict = .wait { await late.value() }
        let request = try stage.enter(way)
        await late.whenAsked()
        #expect(stage.tree == Self.lobby)
        late.give(.allow)
        #expect(await request.outcome == .performed)
        #expect(stage.tree == way.tree("roster"))
        #expect(club.members.count == 1)
        stage.expectAtRest()
    }

    @Test(arguments: WayIn.allCases)
    func `it thinks and then has a sign in come first`(_ way: WayIn) async throws {
        let late = LateAnswer<Verdict<Members.Destination>>()
        club.verdict = .wait { await late.value() }
        let request = try stage.enter(way)
        await late.whenAsked()
        late.give(.interpose(.signIn, as: .sheet))
        while stage.navigator.tree.visible.label != "credentials", request.result == nil {
            await Task.yield()
        }
        #expect(stage.tree == way.signIn(over: Self.lobby))
        try stage.ask(for: SignIn.Route.done("Ada"))
        #expect(await request.outcome == .performed)
        #expect(stage.tree == way.tree("roster"))
        stage.expectAtRest()
    }

    @Test(arguments: WayIn.allCases)
    func `it thinks and then redirects`(_ way: WayIn) async throws {
        let late = LateAnswer<Verdict<Members.Destination>>()
        club.verdict = .wait { await late.value() }
        let request = try stage.enter(way)
        await late.whenAsked()
        late.give(.redirect(.set(.welcome)))
        #expect(await request.outcome == .performed)
        #expect(stage.tree == way.tree("welcome"))
        stage.expectAtRest()
    }

    @Test(arguments: WayIn.allCases)
    func `the journal makes the same trees of it`(_ way: WayIn) throws {
        club.verdict = .redirect(.push(.welcome))
        _ = try stage.enter(way)
        try stage.ask(for: Club.Route.news, from: "lobby")
        var replay = try Replay(text: stage.navigator.journal.text())
        try replay.playToEnd()
        #expect(replay.tree.notation == stage.tree)
    }

    @Test(arguments: [WayIn.select, .push, .present])
    func `it answers for what it holds`(_ way: WayIn) async throws {
        club.hasTeams = true
        club.verdict = .interpose(.signIn, as: .sheet)
        let request = try stage.enter(way)
        #expect(stage.tree == "\(Self.lobby) + sheet(signIn:stack[credentials])")
        try stage.ask(for: SignIn.Route.done("Ada"))
        #expect(await request.outcome == .performed)
        #expect(stage.tree == way.tree("teams(lineup)"))
        stage.expectAtRest()
    }

    @Test(arguments: [WayIn.select, .push, .present])
    func `it redirects away from what it holds`(_ way: WayIn) throws {
        club.hasTeams = true
        club.verdict = .redirect(.replaceAll(.stack(.welcome)))
        #expect(try stage.enter(way).result == .performed)
        #expect(stage.tree == way.tree("welcome"))
        stage.expectAtRest()
    }
}
