import Cairn
import CairnTesting
import Testing

/// What was made to know what comes next is kept while its guard thinks, and made once.
@MainActor
struct GuardsThatTakeTheirTimeTests {
    private let wallet = Wallet()
    private let stage: Stage
    private nonisolated static let ways: [(Wallet.Route, String)] = [
        (.push, "tabs[*stack[balance > cards(list)], cards]"),
        (.present, "tabs[*stack[balance], cards] + sheet(cards:stack[list])"),
        (.select, "tabs[stack[balance], *cards:stack[list]]"),
    ]

    init() { stage = Stage(wallet) }

    @Test(arguments: ways)
    func `a coordinator that has its beginning wait is made once`(
        _ way: Wallet.Route, _ tree: String
    ) async throws {
        let request = try stage.ask(for: way)
        await wallet.face.whenAsked()
        #expect(stage.tree == "tabs[*stack[balance], cards]")
        wallet.face.give(.allow)
        #expect(await request.outcome == .performed)
        #expect(stage.tree == tree)
        #expect(wallet.cards.count == 1)
        #expect(wallet.lists.count == 1)
        #expect(wallet.face.count == 1)
        stage.expectAtRest()
    }

    @Test(arguments: ways)
    func `after a no nothing is left and no id comes twice`(
        _ way: Wallet.Route, _ tree: String
    ) async throws {
        let first = try stage.ask(for: way)
        await wallet.face.whenAsked()
        wallet.face.give(.refuse("nobody knows this face"))
        #expect(await first.outcome == .refused(.guarded("list", why: "nobody knows this face")))
        #expect(stage.tree == "tabs[*stack[balance], cards]")
        #expect(wallet.lists.isEmpty)
        let second = try stage.ask(for: way)
        await wallet.face.whenAsked()
        wallet.face.give(.allow)
        #expect(await second.outcome == .performed)
        #expect(stage.tree == tree)
        #expect(Set(wallet.cards).count == wallet.cards.count)
        #expect(wallet.lists.count == 1)
        stage.expectAtRest()
    }

    @Test(arguments: ways)
    func `what changes meanwhile is kept`(_ way: Wallet.Route, _ tree: String) async throws {
        try stage.ask(for: Wallet.Route.help)
        let request = try stage.ask(for: way, from: "balance")
        await wallet.face.whenAsked()
        stage.host.tapBack()
        wallet.face.give(.allow)
        for _ in 1...1000 where request.result == nil {
            wallet.face.give(.allow)
            await Task.yield()
        }
        #expect(request.result == .performed)
        #expect(stage.tree == tree)
        #expect(Set(wallet.cards).count == wallet.cards.count)
        #expect(wallet.lists.count == 1)
        stage.expectAtRest()
    }

    @Test func `what comes meanwhile gets none of its ids`() async throws {
        let request = try stage.ask(for: Wallet.Route.present)
        await wallet.face.whenAsked()
        request.cancel()
        try stage.ask(for: Wallet.Route.help)
        let help = stage.navigator.tree.visible.id
        #expect(!wallet.cards.contains(help))
        #expect(stage.tree == "tabs[*stack[balance > help], cards]")
        wallet.face.give(.allow)
        stage.expectAtRest()
    }
}
