import Cairn
import CairnBinding
import CairnTesting
import LoginRecipe
import Testing

@MainActor
struct LoginFlowTests {
    private let service = TestService()

    private func run(
        _ body: @MainActor (TestApp<LoginCoordinator>, LoginViewModel) async throws -> Void
    ) async throws {
        try await TestApp.run(LoginCoordinator(service: service, views: .none)) { app in
            try await body(app, app.model())
        }
    }

    @Test func `a good password leads home, with no way back`() async throws {
        try await run { app, login in
            login.logInTapped()
            await app.rest()
            try app.expect("stack[home]")
            #expect(
                app.navigator.tree.visible.destination
                    == AnyDestination(LoginCoordinator.Destination.home(TestService.ana)))
            #expect(!app.host.tapBack())
        }
    }

    @Test func `an expired password leads to change password, and then home`() async throws {
        service.answer = .success(TestService.eddie)
        try await run { app, login in
            login.logInTapped()
            await app.rest()
            try app.expect("stack[credentials > changePassword]")
            #expect(try app.model(ChangePasswordViewModel.self).user == TestService.eddie)
            service.answer = .success(TestService.ana)
            try app.model(ChangePasswordViewModel.self).saveTapped()
            await app.rest()
            try app.expect("stack[home]")
        }
    }

    @Test func `wrong credentials are an alert over the login`() async throws {
        service.answer = .failure(.wrongCredentials)
        try await run { app, login in
            login.logInTapped()
            await app.rest()
            try app.expect("stack[credentials] + alert(failed(.wrongCredentials))")
            #expect(app.host.tap("OK"))
            try app.expect("stack[credentials]")
        }
    }

    @Test func `the double tap is refused, and the wheel turns meanwhile`() async throws {
        service.isHeld = true
        try await run { app, login in
            let first = login.router.trigger(.login)
            #expect(
                login.router.trigger(.login).result == .refused(.alreadyAsked(route: "login(.login)")))
            await app.rest()
            #expect(login.isBusy.value && !login.canLogIn.value)
            service.release()
            #expect(await first.outcome == .performed)
            #expect(!login.isBusy.value)
            try app.expect("stack[home]")
        }
    }

    @Test func `signing up instead supersedes the login that waits`() async throws {
        service.isHeld = true
        try await run { app, login in
            let first = login.router.trigger(.login)
            #expect(await login.router.trigger(.signUp).outcome == .performed)
            #expect(first.result == .superseded(by: "login(.signUp)"))
            service.release()
            await app.rest()
            try app.expect("stack[credentials > signUp]")
        }
    }

    @Test func `an answer that nobody waits for is no alert`() async throws {
        service.answer = nil
        try await run { app, login in
            #expect(await login.router.trigger(.login).outcome == .cancelled)
            try app.expect("stack[credentials]")
        }
    }

    @Test func `an unknown identifier is refused with the known ones named`() async throws {
        try await run { app, login in
            #expect(await login.router.trigger(id: "signUp").outcome == .performed)
            try app.expect("stack[credentials > signUp]")
            let refusal = await login.router.trigger(id: "singUp").outcome
            #expect(
                "\(refusal)"
                    == "refused: there is no route 'singUp'; the known ones are 'login', 'signUp', 'forgotPassword'"
            )
        }
    }

    @Test func `forgot password is a sheet that closes itself`() async throws {
        try await run { app, login in
            login.forgotPasswordTapped()
            await app.rest()
            try app.expect("stack[credentials] + sheet(stack[forgotPassword])")
            try app.model(ForgotPasswordViewModel.self).doneTapped()
            try app.expect("stack[credentials]")
        }
    }
}
