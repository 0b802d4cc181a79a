import Cairn
import CairnContract
import CairnSystemScreens
import CairnTesting
import Testing

@MainActor
struct TestAppTests {
    @Test func `a flow reads as a picture`() async throws {
        try await TestApp.run(League()) { app in
            await app.trigger(.signUpAndTell)
            try app.expect("stack[list > toldSignUp(name)]")
            await app.trigger(of: SignUp.Route.photo)
            try app.expect("stack[list > toldSignUp(name > photo)]")
            await app.trigger(of: SignUp.Route.done(Player(name: "Ana")))
            try app.expect(#"stack[list > welcome("Ana")]"#)
            app.host.tapBack()
            try app.expect("stack[list]")
        }
    }

    @Test func `another tree fails with both and the difference marked`() async throws {
        let failure = await #expect(throws: TestFailure.self) {
            try await TestApp.run(League()) { app in
                await app.trigger(.cover)
                try app.expect("stack[list > signUp]")
            }
        }
        #expect(
            failure?.message == """
                the tree is another
                    expected  stack[list > signUp]
                    found     stack[list > cover]
                                           ^
                """)
    }

    @Test func `a failure names the line of the test: where it was expected, or where it was asked for`()
        async throws
    {
        var lines: [UInt] = []
        // A macro would count lines of its own.
        let expected = await failure { app in
            await app.trigger(.cover)
            lines.append(#line + 1)
            try app.expect("stack[list > signUp]")
        }
        let unspoken = await failure { app in
            lines.append(#line + 1)
            await app.trigger(.cover)
            await app.trigger(.cover)
            try app.expect("stack[list > cover > cover]")
        }
        #expect([expected, unspoken].map { $0?.line } == lines)
        #expect(expected?.fileID == "CairnTests/TestAppTests.swift")
        #expect(expected?.description.hasSuffix("\n    at CairnTests/TestAppTests.swift:\(lines[0])") == true)
    }

    @Test func `what a finger changes has to be spoken of before the next finger`() async {
        let unspoken = await failure { app in
            for notation in ["stack[list > cover]", "stack[list > cover > cover]"] {
                await app.trigger(.cover)
                try app.expect(notation)
            }
            app.host.tapBack()
            app.host.tapBack()
            try app.expect("stack[list]")
        }
        #expect(unspoken?.message.hasPrefix("a change that nothing was expected of, by finger") == true)
    }

    private func failure(of test: @MainActor (TestApp<League>) async throws -> Void) async -> TestFailure? {
        do { try await TestApp.run(League(), test) } catch { return error as? TestFailure }
        return nil
    }

    @Test func `a change before the system's answer has to be spoken of as before a finger`() async {
        await #expect(throws: TestFailure.self) {
            try await TestApp.run(ClubOffice()) { app in
                await app.trigger(.share)
                #expect(app.host.leave(ShareSheet.self))
                try app.expect("stack[desk]")
            }
        }
    }

    @Test func `a change that nothing was expected of fails`() async throws {
        let failure = await #expect(throws: TestFailure.self) {
            try await TestApp.run(League()) { app in await app.trigger(.cover) }
        }
        #expect(
            failure?.message.hasPrefix("a change that nothing was expected of, list asked for cover")
                == true)
        await #expect(throws: TestFailure.self) {
            try await TestApp.run(League()) { app in
                await app.trigger(.cover)
                await app.trigger(.cover)
                try app.expect("stack[list > cover > cover]")
            }
        }
    }

    @Test func `a change that was undone before anybody spoke of it fails`() async {
        let undone = await failure { app in
            await app.trigger(.cover)
            app.navigator.router(for: LeagueRoute.self).close()
            await app.trigger(.cover)
            try app.expect("stack[list > cover]")
        }
        #expect(
            undone?.message == """
                a change that nothing was expected of, cover asked for close
                    and the tree was stack[list] again
                """)
    }

    @Test func `a window that was closed leaves nothing behind, though the test has the coordinator`()
        async throws
    {
        let league = League()
        try await TestApp.run(league) { app in
            app.navigator.windowClosed()
            try app.expect("()")
        }
        withExtendedLifetime(league) {}
    }

    @Test func `a result that nobody wanted fails, however much comes after it`() async {
        let unwanted = await failure { app in
            await app.trigger(.signUp)
            try app.expect("stack[list > signUp(name)]")
            await app.trigger(of: SignUp.Route.done(Player(name: "Ana")))
            for _ in 0..<2_000 { await app.trigger(of: "no such route") }
            try app.expect("stack[list]")
        }
        #expect(unwanted?.message.contains("a flow ended with Player, and nobody wants it") == true)
    }

    @Test func `a result that nobody wanted fails`() async throws {
        let failure = await #expect(throws: TestFailure.self) {
            try await TestApp.run(League()) { app in
                await app.trigger(.signUp)
                try app.expect("stack[list > signUp(name)]")
                await app.trigger(of: SignUp.Route.done(Player(name: "Ana")))
                try app.expect("stack[list]")
            }
        }
        #expect(failure?.description.contains("a flow ended with Player, and nobody wants it") == true)
    }

    @Test func `an unanswered guard fails`() async throws {
        let vault = Vault(.stack(.form))
        let failure = await #expect(throws: TestFailure.self) {
            try await TestApp.run(vault) { app in
                _ = app.request(Vault.Route.set(.plain))
            }
        }
        #expect(
            failure?.message
                == "'set(.plain, above: [])' is still unanswered at the end of the test; it waits for the "
                + "answer of what guards form")
    }

    @Test func `a request that waits for a person is not awaited for ever`() async {
        let failure = await #expect(throws: TestFailure.self) {
            try await TestApp.run(Vault(.stack(.plain)), lenient: true) { app in
                #expect(await app.trigger(.push(.secret)) == .cancelled)
                try app.expect("stack[plain > secret]")
            }
        }
        #expect(
            failure?.message.hasPrefix("'push(.secret)' waits for what only a person can end") == true)
    }

    @Test func `a request that waits for a screen with its router fails`() async throws {
        let desk = Desk()
        let failure = await #expect(throws: TestFailure.self) {
            try await TestApp.run(desk) { _ in desk.model.router.trigger(.desk) }
        }
        #expect(
            failure?.message.hasPrefix(
                "desk waits: no screen in a tree has its router. A coordinator returns a Routed") == true)
        try await TestApp.run(desk, lenient: true) { _ in desk.model.router.trigger(.desk) }
    }

    @Test func `what was left behind fails`() async throws {
        var kept: LeagueScreen?
        let failure = await #expect(throws: TestFailure.self) {
            try await TestApp.run(League()) { app in
                await app.trigger(.cover)
                try app.expect("stack[list > cover]")
                kept = try app.model()
                app.host.tapBack()
                try app.expect("stack[list]")
            }
        }
        #expect(failure?.message == "left behind: LeagueScreen of cover, made by League for list")
        #expect(kept != nil)
    }

    @Test func `a lenient app overlooks what it is not asked about`() async throws {
        try await TestApp.run(League(), lenient: true) { app in
            await app.trigger(.cover)
            await app.trigger(.signUp)
            try app.expect("stack[list > cover > signUp(name)]")
            await app.trigger(of: SignUp.Route.done(Player(name: "Ana")))
        }
    }

    @Test func `where the tree is another, what was refused is said`() async throws {
        try await TestApp.run(League()) { app in
            app.host.whyNotIn = { _ in "it has none here" }
            let model: LeagueScreen = try app.model()
            let request = model.router.close()
            let failure = #expect(throws: TestFailure.self) { try app.expect("stack[list > cover]") }
            let first = failure?.message.split(separator: "\n").first
            #expect(first == "the tree is another; list asked for close: \(request.result!)")
        }
    }

    @Test func `a model of another type is named`() async throws {
        try await TestApp.run(League()) { app in
            let failure = #expect(throws: TestFailure.self) { _ = try app.model(String.self) }
            #expect(
                failure?.message == "expected String for 'list' in stack[list], found LeagueScreen")
        }
    }
}

/// Returns a controller by itself, so that nobody sees its view model.
@MainActor
private final class Desk: Coordinator {
    enum Route: Cairn.Destination { case desk }

    @MainActor final class Model: Routed {
        let router = Router<Route>()
    }

    let model = Model()
    var root: Tree.Root<Route> { .stack(.desk) }

    func screen(for route: Route, router: Router<Route>) -> any Presentable { NoView("desk") }
}
