import Cairn
import CairnTesting
import LoginRecipe
import RecipeViews
import Testing

/// Who knows what: the screen its routes, the coordinator where they lead, the view nothing.
@MainActor
struct LoginRoutingTests {
    private let service = TestService()

    @Test func `a screen names its own routes, and knows nothing of where they lead`() throws {
        #expect(LoginViewModel.Route.allCases.map(\.rawValue) == ["login", "signUp", "forgotPassword"])
        let elsewhere = RecipeStage(Elsewhere(service: service))
        try elsewhere.model(LoginViewModel.self).signUpTapped()
        #expect(elsewhere.tree == "stack[credentials] + sheet(somethingElse)")
    }

    @Test func `a parameter is a typed value, from the context of the screen that asks`() async throws {
        service.answer = .success(TestService.eddie)
        let stage = RecipeStage(LoginCoordinator(service: service, views: .none))
        _ = await (try stage.model(LoginViewModel.self)).router.trigger(.login).outcome
        #expect(stage.tree == #"stack[credentials > changePassword("eddie@example.org")]"#)
        #expect(try stage.model(ChangePasswordViewModel.self).user == TestService.eddie)
    }

    @Test func `the coordinator builds the whole module, and a router keeps no view model alive`()
        async throws
    {
        let stage = RecipeStage(LoginCoordinator(service: service, views: .none))
        let login = (try stage.model(LoginViewModel.self)).router
        _ = await login.trigger(.signUp).outcome
        weak var model: SignUpViewModel?
        model = try stage.model()
        #expect(model != nil)
        stage.host.tapBack()
        #expect(model == nil)
        weak var first: LoginViewModel?
        first = try stage.model()
        _ = await login.trigger(.login).outcome
        #expect(first == nil && login.trigger(.signUp).result == .refused(.askerLeft))
    }

    @Test(arguments: [true, false])
    func `another design of the views touches no routing`(isOnScreen: Bool) async throws {
        let views: LoginViews
        #if canImport(UIKit)
            views = isOnScreen ? .uiKit : .none
        #else
            views = .none
        #endif
        let stage = RecipeStage(LoginCoordinator(service: service, views: views))
        let login: LoginViewModel = try stage.model()
        _ = await login.router.trigger(.forgotPassword).outcome
        try stage.model(ForgotPasswordViewModel.self).doneTapped()
        _ = await login.router.trigger(.login).outcome
        #expect(stage.tree == #"stack[home("ana@example.org")]"#)
    }
}

/// The same login, in an app where its routes lead elsewhere.
@MainActor
private final class Elsewhere: Coordinator {
    typealias Route = LoginViewModel.Route
    enum Destination: Cairn.Destination { case credentials, somethingElse }
    private let service: TestService
    var root: Tree.Root<Destination> { .stack(.credentials) }

    init(service: TestService) { self.service = service }

    func transition(for route: Route, from asker: Asker) throws -> Next {
        .present(.somethingElse, as: .sheet)
    }

    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        Screen(LoginViewModel(service: service, router: router)) { _ in Dialog<Never>("") }
    }
}
