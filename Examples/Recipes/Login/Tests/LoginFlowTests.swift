import Cairn
import CairnBinding
import CairnTesting
import LoginRecipe
import Testing

@MainActor
struct LoginFlowTests {
    private let service = TestService()
    private let stage: RecipeStage

    init() { stage = RecipeStage(LoginCoordinator(service: service, views: .none)) }

    @Test func `a good password leads home, with no way back`() async throws {
        let login: LoginViewModel = try stage.model()
        #expect(await login.router.trigger(.login).outcome == .performed)
        #expect(
            stage.navigator.tree.visible.destination
                == AnyDestination(LoginCoordinator.Destination.home(TestService.ana)))
        #expect(stage.navigator.tree.root.screens.count == 1)
        #expect(!stage.host.tapBack())
    }

    @Test func `an expired password leads to change password, and then home`() async throws {
        service.answer = .success(TestService.eddie)
        #expect(await (try stage.model(LoginViewModel.self)).router.trigger(.login).outcome == .performed)
        #expect(try stage.model(ChangePasswordViewModel.self).user == TestService.eddie)
        service.answer = .success(TestService.ana)
        try stage.model(ChangePasswordViewModel.self).saveTapped()
        #expect(await stage.navigator.pending.first?.outcome == .performed)
        _ = try stage.model(HomeViewModel.self)
        #expect(stage.ledger.leaks.isEmpty)
    }

    @Test func `wrong credentials are an alert over the login`() async throws {
        service.answer = .failure(.wrongCredentials)
        #expect(await (try stage.model(LoginViewModel.self)).router.trigger(.login).outcome == .performed)
        #expect(
            stage.tree
                == #"stack[credentials] + alert(failed("Email and password do not go together."))"#)
        #expect(stage.host.tap("OK"))
        #expect(stage.tree == "stack[credentials]")
    }

    @Test func `the double tap is refused, and the wheel turns meanwhile`() async throws {
        service.isHeld = true
        let login: LoginViewModel = try stage.model()
        let first = login.router.trigger(.login)
        #expect(
            login.router.trigger(.login).result
                == .refused(.alreadyAsked(route: "login(.login)")))
        await stage.until { login.isBusy.value }
        service.release()
        #expect(await first.outcome == .performed)
        #expect(!login.isBusy.value)
    }

    @Test func `signing up instead supersedes the login that waits`() async throws {
        service.isHeld = true
        let login: LoginViewModel = try stage.model()
        let first = login.router.trigger(.login)
        #expect(await login.router.trigger(.signUp).outcome == .performed)
        #expect(first.result == .superseded(by: "login(.signUp)"))
        service.release()
        #expect(stage.tree == "stack[credentials > signUp]")
    }

    @Test func `an unknown identifier is refused with the known ones named`() async throws {
        let login: LoginViewModel = try stage.model()
        #expect(await login.router.trigger(id: "signUp").outcome == .performed)
        #expect(stage.tree == "stack[credentials > signUp]")
        let refusal = await login.router.trigger(id: "singUp").outcome
        #expect(
            "\(refusal)"
                == "refused: there is no route 'singUp'; the known ones are 'login', 'signUp', 'forgotPassword'"
        )
    }

    @Test func `forgot password is a sheet that closes itself`() async throws {
        #expect(
            await (try stage.model(LoginViewModel.self)).router.trigger(.forgotPassword).outcome == .performed
        )
        #expect(stage.tree == "stack[credentials] + sheet(stack[forgotPassword])")
        try stage.model(ForgotPasswordViewModel.self).doneTapped()
        #expect(stage.tree == "stack[credentials]")
        #expect(stage.ledger.leaks.isEmpty)
    }
}
