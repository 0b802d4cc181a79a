import Cairn
import CairnTesting
import Testing

/// A double tap lasts until the pixels are there, whatever the new screen asks for at once.
@MainActor
struct DoubleTapOfNewScreenTests {
    @Test func `what the new screen asks for does not let the second tap through`() throws {
        let office = Office(.stack(.list))
        office.atOnce = [.home: .push(.tip)]
        let navigator = Navigator(root: office)
        let host = TestHost(.byHand)
        navigator.attach(host)
        host.endSteps()
        let list = Router<Office.Route>(asker: navigator.tree.visible.id, navigator: navigator)
        #expect(list.trigger(.push(.home)).result == .performed)
        #expect(navigator.tree.notation == "stack[list > home > tip]")
        #expect(list.trigger(.push(.home)).result == .refused(.alreadyAsked(route: "push(.home)")))
        // Nor the second tap on what the new one asked for.
        let home = try #require(navigator.tree.nodes.first { $0.label == "home" })
        let second = Router<Office.Route>(asker: home.id, navigator: navigator)
        #expect(second.trigger(.push(.tip)).result == .refused(.alreadyAsked(route: "push(.tip)")))
        host.endSteps()
        #expect(list.trigger(.popToRoot).result == .performed)
        host.endSteps()
        #expect(list.trigger(.push(.home)).result == .performed)
    }
}
