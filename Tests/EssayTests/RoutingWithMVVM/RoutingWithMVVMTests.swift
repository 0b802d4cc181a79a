import Testing
import UIKit

@Suite(.simulator)
final class RoutingWithMVVMTests {
    private let simulator = Simulator.current
    private weak var viewModel: RoutingWithMVVM.LoginViewModel?
    private let navigation = UINavigationController()

    /// The login screen in a window. The network takes a second, and finds every other password expired.
    init() {
        let viewModel = RoutingWithMVVM.LoginViewModel { password, respond in
            UIView.animate(withDuration: 1, animations: {}) { _ in respond(password == "old") }
        }
        self.viewModel = viewModel
        let login = RoutingWithMVVM.LoginViewController()
        login.viewModel = viewModel
        login.router = RoutingWithMVVM.LoginRouter(viewModel: viewModel)
        navigation.viewControllers = [login]
        show(navigation)
    }

    @Test(arguments: ["new": "Home", "old": "Change password"])
    func `login leads to one of two screens, when the network has answered`(
        password: String, screen: String
    ) throws {
        try simulator.user.type(password, into: "Password")
        try simulator.user.tap("Log in")
        simulator.clock.advance(by: .milliseconds(900))
        #expect(shownTitle == "Log in")
        simulator.settle()
        #expect(shownTitle == screen)
        try simulator.user.tapBack()
        simulator.settle()
        #expect(shownTitle == "Log in")
    }

    @Test(arguments: ["Sign up": "Sign up", "Forgot password?": "Forgot password"])
    func `the other routes lead to one screen each`(button: String, screen: String) throws {
        try simulator.user.tap(button)
        simulator.settle()
        #expect(shownTitle == screen)
    }

    @Test func `an unknown route goes nowhere`() throws {
        let login = try #require(navigation.topViewController as? RoutingWithMVVM.LoginViewController)
        login.router.route(to: "unknown", from: login)
        simulator.settle()
        #expect(shownTitle == "Log in")
    }

    @Test func `the router does not keep the view model, and nothing is left when the screen goes`() {
        #expect(viewModel != nil)
        navigation.setViewControllers([UIViewController()], animated: false)
        simulator.settle()
        #expect(viewModel == nil)
    }
}
