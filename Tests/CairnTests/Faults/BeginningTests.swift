import Cairn
import CairnContract
import CairnTesting
import Testing

/// A window's first place is asked for like any other, and what becomes of that is seen on screen and by the caller.
@MainActor
struct BeginningTests {
    private typealias Verdict = Cairn.Verdict<Building.Destination>

    @Test func `a first place that is allowed is performed at once`() {
        let stage = Stage(Building(hall: .allow))
        #expect(stage.navigator.beginning.result == .performed)
        #expect(stage.tree == "stack[hall]")
    }

    @Test func `a first place that is refused says so on screen and to the caller`() throws {
        let stage = Stage(Building(hall: .refuse("it is night")))
        let refusal = Refusal.guarded("hall", why: "it is night")
        #expect(stage.navigator.beginning.result == .refused(refusal))
        #expect(stage.tree == "(beginningRefused)")
        let notice = stage.navigator.made(for: stage.navigator.tree.visible.id) as? BeginningRefused
        #expect(notice?.refusal == refusal)
        stage.expectAtRest()
    }

    @Test func `an app whose first place was refused goes on`() throws {
        let stage = Stage(Building(hall: .refuse("it is night")))
        let link = stage.navigator.follow("building://garden", by: Building.links)
        #expect(link.result == .performed)
        #expect(stage.tree == "stack[garden]")
        #expect(stage.navigator.pending.isEmpty)
        stage.expectAtRest()
    }

    @Test func `a sign in that comes first is there before the first place`() async throws {
        let stage = Stage(Building(hall: .interpose(.signIn, as: .fullScreen)))
        #expect(stage.navigator.beginning.result == nil)
        #expect(stage.navigator.tree.visible.label == "credentials")
        try stage.ask(for: SignIn.Route.done("Ada"))
        #expect(await stage.navigator.beginning.outcome == .performed)
        #expect(stage.tree == "stack[hall]")
        stage.expectAtRest()
    }

    @Test func `a sign in that is left refuses the first place`() async throws {
        let stage = Stage(Building(hall: .interpose(.signIn, as: .sheet)))
        #expect(stage.navigator.tree.visible.label == "credentials")
        stage.host.pullSheet()
        let refusal = Refusal.flowLeft(before: "hall")
        #expect(await stage.navigator.beginning.outcome == .refused(refusal))
        #expect(stage.tree == "(beginningRefused)")
        stage.expectAtRest()
    }

    @Test func `a first place that waits comes once its guard agrees`() async throws {
        let late = LateAnswer<Verdict>()
        let building = Building(hall: .wait { await late.value() })
        let stage = Stage(building)
        #expect(stage.navigator.beginning.result == nil)
        await late.whenAsked()
        late.give(.allow)
        #expect(await stage.navigator.beginning.outcome == .performed)
        #expect(stage.tree == "stack[hall]")
        #expect(building.made == [.hall])
        stage.expectAtRest()
    }

    @Test func `a first place that waits is refused once its guard says no`() async throws {
        let late = LateAnswer<Verdict>()
        let stage = Stage(Building(hall: .wait { await late.value() }))
        await late.whenAsked()
        late.give(.refuse("it is night"))
        #expect(await stage.navigator.beginning.outcome == .refused(.guarded("hall", why: "it is night")))
        #expect(stage.tree == "(beginningRefused)")
    }

    @Test func `a link that comes before the first place waits for it`() async throws {
        let late = LateAnswer<Verdict>()
        let stage = Stage(Building(hall: .wait { await late.value() }))
        let link = stage.navigator.follow("building://garden", by: Building.links)
        #expect(link.result == nil)
        await late.whenAsked()
        late.give(.allow)
        #expect(await link.outcome == .performed)
        #expect(stage.tree == "stack[garden]")
        stage.expectAtRest()
    }

    @Test(arguments: [
        Verdict.redirect(.push(.gate)), .redirect(.set(.gate)), .redirect(.replaceAll(.stack(.gate))),
    ])
    private func `a redirect begins elsewhere`(_ verdict: Verdict) {
        let building = Building(hall: verdict)
        let stage = Stage(building)
        #expect(stage.navigator.beginning.result == .performed)
        #expect(stage.tree == "stack[gate]")
        #expect(building.made == [.gate])
        stage.expectAtRest()
    }

    @Test func `a redirect to another tab begins with that`() {
        let building = Building(.tabs(.hall, .gate), hall: .redirect(.select(.gate)))
        let stage = Stage(building)
        #expect(stage.navigator.beginning.result == .performed)
        #expect(stage.tree == "tabs[hall, *gate]")
        #expect(building.made == [.gate])
        stage.expectAtRest()
    }

    @Test func `a redirect that says nothing to begin with is refused`() {
        let stage = Stage(Building(hall: .redirect(.pop)))
        #expect(stage.navigator.beginning.result.map { "\($0)".hasPrefix("refused") } == true)
        #expect(stage.tree == "(beginningRefused)")
        stage.expectAtRest()
    }

    @Test func `a redirect in circles is refused`() {
        let stage = Stage(Building(hall: .redirect(.push(.hall))))
        #expect(stage.navigator.beginning.result == .refused(.redirectedInCircles(["hall", "hall"])))
        #expect(stage.tree == "(beginningRefused)")
    }

    @Test func `a window that closes before its first place came refuses that`() async throws {
        let late = LateAnswer<Verdict>()
        let stage = Stage(Building(hall: .wait { await late.value() }))
        await late.whenAsked()
        stage.navigator.windowClosed()
        #expect(stage.navigator.beginning.result == .refused(.askerLeft))
        late.give(.allow)
        #expect(stage.navigator.pending.isEmpty)
    }
}
