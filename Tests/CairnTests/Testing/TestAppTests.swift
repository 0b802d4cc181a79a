import Cairn
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
            failure?.description == """
                the tree is another
                    expected  stack[list > signUp]
                    found     stack[list > cover]
                                           ^
                """)
    }

    @Test func `a change that nothing was expected of fails`() async throws {
        let failure = await #expect(throws: TestFailure.self) {
            try await TestApp.run(League()) { app in await app.trigger(.cover) }
        }
        #expect(
            failure?.description.hasPrefix("a change that nothing was expected of, list asked for cover")
                == true)
        await #expect(throws: TestFailure.self) {
            try await TestApp.run(League()) { app in
                await app.trigger(.cover)
                await app.trigger(.cover)
                try app.expect("stack[list > cover > cover]")
            }
        }
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
                _ = app.ask(Vault.Route.set(.plain))
            }
        }
        #expect(failure?.description == "'set(.plain, above: [])' is still unanswered at the end of the test")
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
        #expect(failure?.description == "left behind: LeagueScreen of cover, made by League for list")
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

    @Test func `a model of another type is named`() async throws {
        try await TestApp.run(League()) { app in
            let failure = #expect(throws: TestFailure.self) { _ = try app.model(String.self) }
            #expect(
                failure?.description == "expected a String for 'list' in stack[list], found a LeagueScreen")
        }
    }
}
