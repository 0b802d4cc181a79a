import Cairn
import CairnContract
import CairnTesting
import Testing

/// A flow that guards its own first step, and takes its time, while a person goes elsewhere.
@MainActor
private final class SlowCheckout: EnterGuard {
    enum Destination: Cairn.Destination { case address, otherAddress }
    typealias Route = Destination
    let shop: SlowShop
    var root: Tree.Root<Destination> { .stack(.address) }
    init(_ shop: SlowShop) { self.shop = shop }

    func mayEnter(_ destination: Destination, from asker: Asker) -> Verdict<Destination> {
        destination == .otherAddress ? .allow : .wait { await self.shop.verdict() }
    }

    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        Screen(place) { _ in NoView("\(place)") }
    }
}

@MainActor
private final class SlowShop: Coordinator {
    enum Destination: Cairn.Destination { case list, basket, checkout }
    typealias Route = Destination
    var root: Tree.Root<Destination> { .tabs(.stack(.list), [.stack(.basket)]) }
    private(set) var asked = 0
    private var answers: [CheckedContinuation<Verdict<SlowCheckout.Destination>, Never>] = []
    private var arrivals: [CheckedContinuation<Void, Never>] = []
    let model = SlowShopModel()

    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        if place == .checkout { return SlowCheckout(self) }
        if place == .list { model.router = router }
        return Screen(model) { _ in NoView("\(place)") }
    }

    func verdict() async -> Verdict<SlowCheckout.Destination> {
        asked += 1
        for arrival in arrivals { arrival.resume() }
        arrivals = []
        return await withCheckedContinuation { answers.append($0) }
    }

    func whenAsked() async {
        if answers.isEmpty { await withCheckedContinuation { arrivals.append($0) } }
    }

    func answer(_ verdict: Verdict<SlowCheckout.Destination>) {
        for answer in answers { answer.resume(returning: verdict) }
        answers = []
    }
}

@MainActor
private final class SlowShopModel {
    var router: Router<SlowShop.Route>?
}

@MainActor
struct SlowStepTests {
    private let shop = SlowShop()
    private let stage: Stage

    init() { stage = Stage(shop) }

    @Test func `a yes counts though the person went elsewhere meanwhile`() async throws {
        let request = try #require(shop.model.router?.trigger(.checkout))
        await shop.whenAsked()
        #expect(stage.host.tapTab(1))
        shop.answer(.allow)
        #expect(await request.outcome == .performed)
        #expect(shop.asked == 1)
        #expect(stage.tree == "tabs[stack[list > checkout(address)], *stack[basket]]")
        stage.expectAtRest()
    }

    @Test func `so does a redirect`() async throws {
        let request = try #require(shop.model.router?.trigger(.checkout))
        await shop.whenAsked()
        #expect(stage.host.tapTab(1))
        shop.answer(.redirect(.set(.otherAddress)))
        #expect(await request.outcome == .performed)
        #expect(shop.asked == 1)
        #expect(stage.tree == "tabs[stack[list > checkout(otherAddress)], *stack[basket]]")
        stage.expectAtRest()
    }
}
