import Cairn
import CairnTesting
import Testing

/// What a decision or a guard asks for serves the request that it decides, and takes nothing of that back.
@MainActor
struct WhatADecisionAsksForTests {
    private let shop = Shop()
    private let stage: Stage

    init() { stage = Stage(shop) }

    /// Lets others go on until a screen is in front, or the request has ended.
    private func isInFront(_ label: String, or request: Request) async -> Bool {
        for _ in 1...1000 where stage.navigator.tree.visible.label != label && request.result == nil {
            await Task.yield()
        }
        return stage.navigator.tree.visible.label == label
    }

    @Test func `a checkout that runs a sign in in its decision is performed`() async throws {
        let request = try stage.ask(for: Shop.Route.checkout)
        try #require(await isInFront("credentials", or: request))
        #expect(request.result == nil)
        try stage.ask(for: SignIn.Route.done("Ada"))
        #expect(await request.outcome == .performed)
        #expect(shop.names == ["Ada"])
        #expect(stage.tree == "stack[cart > receipt]")
        stage.expectAtRest()
    }

    @Test func `a guard that runs a sign in lets its request in`() async throws {
        let request = try stage.ask(for: Shop.Route.orders)
        try #require(await isInFront("credentials", or: request))
        #expect(request.result == nil)
        try stage.ask(for: SignIn.Route.done("Ada"))
        #expect(await request.outcome == .performed)
        #expect(stage.tree == "stack[cart > orders]")
        stage.expectAtRest()
    }

    @Test(arguments: [Shop.Route.checkout, .orders])
    func `a decision inside a decision serves both`(_ route: Shop.Route) async throws {
        shop.hasTerms = true
        let request = try stage.ask(for: route)
        try #require(await isInFront("credentials", or: request))
        #expect(stage.tree == "stack[cart] + sheet(terms:stack[credentials])")
        try stage.ask(for: SignIn.Route.done("read"))
        for _ in 1...1000 where stage.navigator.tree.modals.first?.node.label != "signIn" {
            await Task.yield()
        }
        #expect(request.result == nil)
        try stage.ask(for: SignIn.Route.done("Ada"))
        #expect(await request.outcome == .performed)
        #expect(shop.names == ["read", "Ada"])
        stage.expectAtRest()
    }

    @Test func `a sign in that is left cancels the checkout`() async throws {
        let request = try stage.ask(for: Shop.Route.checkout)
        try #require(await isInFront("credentials", or: request))
        stage.host.pullSheet()
        #expect(await request.outcome == .cancelled)
        #expect(stage.tree == "stack[cart]")
        stage.expectAtRest()
    }

    @Test(arguments: [Shop.Route.checkout, .orders])
    func `a request that is taken back closes the sign in that served it`(_ route: Shop.Route) async throws {
        let request = try stage.ask(for: route)
        try #require(await isInFront("credentials", or: request))
        request.cancel()
        #expect(request.result == .cancelled)
        for _ in 1...1000 where !stage.navigator.tree.modals.isEmpty { await Task.yield() }
        #expect(stage.tree == "stack[cart]")
        stage.expectAtRest()
    }

    @Test func `a sign in that is left has the guard say no`() async throws {
        let request = try stage.ask(for: Shop.Route.orders)
        try #require(await isInFront("credentials", or: request))
        stage.host.pullSheet()
        #expect(await request.outcome == .refused(.guarded("orders", why: "nobody signed in")))
        #expect(stage.tree == "stack[cart]")
    }

    @Test func `what a guard asks for in passing takes nothing back`() async throws {
        let request = try stage.ask(for: Shop.Route.offers)
        try await waitUntil { !shop.hints.isEmpty }
        let hint = try #require(shop.hints.first)
        #expect(await hint.outcome == .performed)
        #expect(request.result == nil)
        await shop.weather.whenAsked()
        shop.weather.give(.refuse("no offers today"))
        #expect(await request.outcome == .refused(.guarded("offers", why: "no offers today")))
    }

    /// A task inherits for whom its decision works, and goes on for as long as it likes.
    @Test(arguments: [true, false])
    func `who began to listen in a decision asks for itself, once that is over`(isPerformed: Bool)
        async throws
    {
        let request = try stage.ask(for: Shop.Route.watch)
        await shop.patience.whenAsked()
        if !isPerformed { request.cancel() }
        shop.patience.give(true)
        #expect(await request.outcome == (isPerformed ? .performed : .cancelled))
        shop.closings.continuation.yield()
        try await waitUntil { !shop.hints.isEmpty }
        #expect(await shop.hints[0].outcome == .performed)
        #expect(stage.tree == (isPerformed ? "stack[cart > receipt > help]" : "stack[cart > help]"))
        stage.expectAtRest()
    }

    @Test func `what the person asks for instead supersedes and is named`() async throws {
        let request = try stage.ask(for: Shop.Route.checkout)
        try #require(await isInFront("credentials", or: request))
        let help = try stage.ask(for: Shop.Route.help, from: "cart")
        #expect(request.result == .superseded(by: "help"))
        #expect(await help.outcome == .performed)
        for _ in 1...1000 where !stage.navigator.tree.modals.isEmpty { await Task.yield() }
        #expect(stage.tree == "stack[cart > help]")
        stage.expectAtRest()
    }
}
