import Cairn
import CairnContract
import CairnTesting
import Testing

/// What a decision says counts once it is done, and not before.
@MainActor
struct WhatIsDoneTests {
    /// Plays an app that waits for a number from a flow, which shows its summary.
    private func withSummary(
        _ body: @MainActor (TestApp<Office>, _ answer: Task<Int, any Error>) async throws -> Void
    ) async throws {
        let office = Office(.stack(.list))
        office.pick = { Picking() }
        try await TestApp.run(office) { app in
            let router = try app.model(Office.Model.self).router
            let answer = Task { try await router.run(ResultRoute<Office.Route, Int>(.push(.pick))) }
            await app.rest()
            try app.expect("stack[list > pick(first)]")
            await app.trigger(of: Picking.Route.summary)
            try app.expect("stack[list > pick(first > summary)]")
            try await body(app, answer)
        }
    }

    @Test func `a flow that shows a screen instead of finishing goes on`() async throws {
        try await withSummary { app, answer in
            await app.trigger(of: Picking.Route.summaryOrFinish)
            try app.expect("stack[list > pick(first > summary)]")
            #expect(app.navigator.journal.entries.last?.outcome == .performed)
            await app.trigger(of: Picking.Route.back)
            try app.expect("stack[list > pick(first)]")
            await app.trigger(of: Picking.Route.summaryOrFinish)
            try app.expect("stack[list]")
            #expect(try await answer.value == 42)
        }
    }

    @Test func `what shows a screen instead of finishing may finish after that`() async throws {
        try await withSummary { app, answer in
            await app.trigger(of: Picking.Route.summaryAndFinish)
            try app.expect("stack[list]")
            #expect(try await answer.value == 42)
        }
    }

    @Test func `a guest that shows a screen instead of finishing stays`() throws {
        let host = TestHost()
        host.isGuest = true
        let picking = Picking()
        let navigator = Navigator(root: picking)
        navigator.attach(host)
        func ask(_ route: Picking.Route) -> Outcome? {
            Router<Picking.Route>(asker: navigator.tree.visible.id, navigator: navigator).trigger(route)
                .result
        }
        #expect(ask(.summary) == .performed && ask(.summaryOrFinish) == .performed)
        #expect(navigator.tree.notation == "stack[first > summary]")
        #expect(ask(.back) == .performed && ask(.closeAtOnce) == .performed)
        #expect(host.shown == .nothing)
    }

    @Test func `a guest that ends with a way out of the app goes that way`() async throws {
        let host = TestHost()
        host.isGuest = true
        var opened: [Tree.ExternalPlace] = []
        host.opens = {
            opened.append($0)
            return true
        }
        let navigator = Navigator(root: Picking())
        navigator.attach(host)
        let router = Router<Picking.Route>(asker: navigator.tree.visible.id, navigator: navigator)
        #expect(await router.trigger(.leaveAndFinish).outcome == .performed)
        #expect(opened == [.settings] && host.shown == .nothing)
    }

    @Test func `nobody is sent out of the app for what is refused`() async throws {
        let office = Office(.stack(.list))
        office.gold = .refuse("not yours")
        var opened: [Tree.ExternalPlace] = []
        try await TestApp.run(office) { app in
            app.host.opens = {
                opened.append($0)
                return true
            }
            let route = Office.Route.several(.push(.gold), .leaveApp(for: .settings))
            #expect(await app.request(route).outcome == .refused(.guarded("gold", why: "not yours")))
            #expect(opened.isEmpty)
            office.gold = .allow
            #expect(await app.request(route).outcome == .performed)
            #expect(opened == [.settings])
            try app.expect("stack[list > gold]")
        }
    }

    @Test(arguments: [true, false])
    func `a flow is found in a tab, whether anybody was there or not`(_ wasThere: Bool) async throws {
        let office = Office(.tabs(.stack(.list), [.stack(.more)]))
        office.pick = { Picking() }
        try await TestApp.run(office) { app in
            let router = try app.model(Office.Model.self).router
            if wasThere {
                app.host.tapTab(1)
                try app.expect("tabs[stack[list], *stack[more]]")
                app.host.tapTab(0)
                try app.expect("tabs[*stack[list], stack[more]]")
            }
            let answer = Task {
                try await router.run(ResultRoute<Office.Route, Int>(.in(.tab(.more), .push(.pick))))
            }
            await app.rest()
            try app.expect("tabs[*stack[list], stack[more > pick(first)]]")
            app.host.tapTab(1)
            try app.expect("tabs[stack[list], *stack[more > pick(first)]]")
            await app.trigger(of: Picking.Route.summaryOrFinish)
            #expect(try await answer.value == 42)
            try app.expect("tabs[stack[list], *stack[more]]")
        }
    }
}

/// Ends with a number.
@MainActor
private final class Picking: Coordinator {
    enum Route { case summary, summaryOrFinish, summaryAndFinish, back, closeAtOnce, leaveAndFinish }
    enum Destination: Cairn.Destination { case first, summary }
    typealias Output = Int
    var root: Tree.Root<Destination> { .stack(.first) }

    func transition(for route: Route, from asker: Asker) -> Next {
        switch route {
        case .summary: .push(.summary)
        case .summaryOrFinish: .show(.summary, orElse: .finish(42))
        case .summaryAndFinish: .several(.show(.summary, orElse: .finish(41)), .finish(42))
        case .back: .pop
        case .closeAtOnce: .withoutAnimation(.close)
        case .leaveAndFinish: .several(.leaveApp(for: .settings), .finish(1))
        }
    }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        Screen(0) { _ in NoView("\(destination)") }
    }
}
