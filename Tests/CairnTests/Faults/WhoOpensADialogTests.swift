import Cairn
import CairnContract
import CairnTesting
import Testing

/// What comes in a modal comes in the name of who opened that, and not always in that of who asked.
@MainActor
struct WhoOpensADialogTests {
    @Test(arguments: [
        Office.Route.several(.pop, .present(.saved, as: .alert)),
        .several(.close, .present(.saved, as: .alert)),
        .show(.more, orElse: .several(.pop, .present(.saved, as: .alert))),
        .withoutAnimation(.several(.popToRoot, .present(.saved, as: .actionSheet))),
    ])
    func `a dialog that is presented as its asker leaves is heard`(_ route: Office.Route) async throws {
        let office = Office(.stack(.list))
        office.afterSaved = .push(.tip)
        try await TestApp.run(office) { app in
            let list = app.navigator.tree.visible.id
            await app.trigger(Office.Route.push(.home))
            try app.expect("stack[list > home]")
            await app.trigger(route)
            #expect(app.navigator.tree.modals.map(\.opener) == [list])
            try app.expect(app.navigator.tree.notation)
            app.host.tap("Show")
            await app.rest()
            try app.expect("stack[list > tip]")
            #expect(office.askers.last == list)
        }
    }

    @Test func `one in another tab is asked for in the name of what is in front there`() async throws {
        let office = Office(.tabs(.stack(.list), [.stack(.more)]))
        office.afterSaved = .push(.tip)
        try await TestApp.run(office) { app in
            await app.trigger(Office.Route.several(.in(.tab(.more), .present(.saved, as: .alert))))
            try app.expect("tabs[*stack[list], stack[more]] + alert(saved by more)")
            app.host.tap("Show")
            await app.rest()
            try app.expect("tabs[*stack[list], stack[more > tip]]")
        }
    }

    @Test(arguments: [
        Tree.Transition<Place, Never>.in(.tab("b"), .push("x")),
        .several(.select("b"), .in(.tab("b"), .push("x"))),
        .show("nowhere", orElse: .several(.in(.tab("b"), .push("x")), .select("b"))),
        .in(.tab("b"), .several(.push("y"), .push("x"))),
    ])
    func `what is pushed in another tab is opened by what is in front there`(
        _ transition: Tree.Transition<Place, Never>
    ) throws {
        let stage = Stage(.tabs(.stack("a"), [.stack("b")]))
        stage.host.tapTab(1)
        stage.host.tapTab(0)
        #expect(try stage.ask(transition, from: "a").result == .performed)
        let opener = try #require(stage.navigator.sketch("x")).router.opener
        #expect(try opener?.model(SketchModel.self) === stage.navigator.sketch("b"))
    }

    @Test func `a coordinator covers its own stack by its own router`() async throws {
        let guide = Guide()
        let office = Office(.tabs(.screen(.pick), [.stack(.more)]))
        office.pick = { guide }
        try await TestApp.run(office) { app in
            #expect(guide.router.trigger(.present(.tip, as: .currentContext)).result == .performed)
            await app.rest()
            #expect(app.navigator.tree.visible.label == "tip")
            try app.expect(app.navigator.tree.notation)
            #expect(await app.request(of: Guide.Route.close).outcome == .performed)
            try app.expect("tabs[*pick:stack[list], stack[more]]")
        }
    }
}

/// A coordinator that asks by itself.
@MainActor
private final class Guide: Coordinator, Routed {
    enum Destination: Cairn.Destination { case list, tip }
    typealias Route = Tree.Transition<Destination, Never>
    let router = Router<Route>()
    var root: Tree.Root<Destination> { .stack(.list) }

    func transition(for route: Route, from asker: Asker) -> Next { route }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        Screen(0) { _ in NoView("\(destination)") }
    }
}
