import Cairn
import CairnTesting
import LoginRecipe
import RecipeViews
import Testing

/// Who knows what: the screen its routes, the coordinator where they lead, the view nothing.
@MainActor
struct LoginRoutingTests {
    private let service = TestService()

    @Test func `a screen names its own routes, and knows nothing of where they lead`() async throws {
        #expect(LoginViewModel.Route.allCases.map(\.rawValue) == ["login", "signUp", "forgotPassword"])
        try await TestApp.run(Elsewhere(service: service)) { app in
            try app.model(LoginViewModel.self).signUpTapped()
            try app.expect("stack[credentials] + sheet(somethingElse)")
        }
    }

    @Test func `a parameter is a typed value, from the context of the screen that asks`() async throws {
        service.answer = .success(TestService.eddie)
        try await TestApp.run(LoginCoordinator(service: service, views: .none)) { app in
            await app.trigger(.login(.login))
            try app.expect("stack[credentials > changePassword]")
            #expect(try app.model(ChangePasswordViewModel.self).user == TestService.eddie)
        }
    }

    @Test func `the coordinator builds the whole module, and a router keeps no view model alive`()
        async throws
    {
        try await TestApp.run(LoginCoordinator(service: service, views: .none)) { app in
            let login = try app.model(LoginViewModel.self).router
            _ = await login.trigger(.signUp).outcome
            try app.expect("stack[credentials > signUp]")
            weak var model: SignUpViewModel?
            model = try app.model()
            #expect(model != nil)
            #expect(app.host.tapBack())
            try app.expect("stack[credentials]")
            #expect(model == nil)
            weak var first: LoginViewModel?
            first = try app.model()
            _ = await login.trigger(.login).outcome
            try app.expect("stack[home]")
            #expect(first == nil && login.trigger(.signUp).result == .refused(.askerLeft))
        }
    }

    @Test(arguments: [true, false])
    func `another design of the views touches no routing`(isOnScreen: Bool) async throws {
        let views: LoginViews
        #if canImport(UIKit)
            views = isOnScreen ? .uiKit : .none
        #else
            views = .none
        #endif
        try await TestApp.run(LoginCoordinator(service: service, views: views)) { app in
            await app.trigger(.login(.forgotPassword))
            try app.expect("stack[credentials] + sheet(stack[forgotPassword])")
            try app.model(ForgotPasswordViewModel.self).doneTapped()
            try app.expect("stack[credentials]")
            await app.trigger(.login(.login))
            try app.expect("stack[home]")
        }
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

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        Screen(LoginViewModel(service: service, router: router)) { _ in Dialog<Never>("") }
    }
}
