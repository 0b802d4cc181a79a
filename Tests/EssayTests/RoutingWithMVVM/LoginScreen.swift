import UIKit

// Changed: `LoginVC` is the class the essay calls `LoginViewController`; `. forgotPasswordScreen` is
// `.forgotPassword`; `navigationController.push` is `navigationController?.pushViewController`. `route(to:from:)` is
// called without parameters, which a protocol's requirement cannot default: an extension does. The storyboard version
// that the essay sets out from is left out: there are no storyboards here.
// Filled in: the views, the view models, the screens that are pushed, and the answer of the network.

/// Routing with MVVM on iOS.
enum RoutingWithMVVM {
    protocol Router {
        func route(
            to routeID: String,
            from context: UIViewController,
            parameters: Any?
        )
    }

    class LoginViewController: UIViewController {

        enum Route: String {
            case login
            case signUp
            case forgotPassword
        }

        var viewModel: LoginViewModel!
        var router: Router!

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Log in"
            let password = UITextField()
            password.placeholder = "Password"
            view.addSubview(password)
            let login = UIAction(title: "Log in") { [unowned self] _ in
                // Start network request...
                viewModel.logIn(password: password.text ?? "") { [weak self] in
                    // Upon response:
                    self?.loginButtonTapped()
                }
            }
            let signUp = UIAction(title: "Sign up") { [unowned self] _ in signUpTapped() }
            let forgot = UIAction(title: "Forgot password?") { [unowned self] _ in forgotPasswordTapped() }
            for action in [login, signUp, forgot] { view.addSubview(UIButton(primaryAction: action)) }
        }

        func loginButtonTapped() {
            router.route(to: Route.login.rawValue, from: self)
        }

        func signUpTapped() {
            router.route(to: Route.signUp.rawValue, from: self)
        }

        func forgotPasswordTapped() {
            router.route(to: Route.forgotPassword.rawValue, from: self)
        }
    }

    class LoginRouter: Router {

        unowned var viewModel: LoginViewModel

        init(viewModel: LoginViewModel) {
            self.viewModel = viewModel
        }

        func route(
            to routeID: String,
            from context: UIViewController,
            parameters: Any?
        ) {
            guard let route = LoginViewController.Route(rawValue: routeID) else {
                return
            }
            switch route {
            case .login:
                if viewModel.shouldChangePassword {
                    // Push change-password-screen.
                    context.navigationController?.pushViewController(
                        titled("Change password"), animated: true)
                } else {
                    // Push home-screen.
                    context.navigationController?.pushViewController(titled("Home"), animated: true)
                }
            case .signUp:
                // Push sign-up-screen:
                let vc = SignUpViewController()
                let vm = SignUpViewModel()
                vc.viewModel = vm
                vc.router = SignUpRouter(viewModel: vm)
                context.navigationController?.pushViewController(vc, animated: true)
            case .forgotPassword:
                // Push forgot-password-screen.
                context.navigationController?.pushViewController(titled("Forgot password"), animated: true)
            }
        }

        private func titled(_ title: String) -> UIViewController {
            let vc = UIViewController()
            vc.title = title
            return vc
        }
    }
}

extension RoutingWithMVVM.Router {
    func route(to routeID: String, from context: UIViewController) {
        route(to: routeID, from: context, parameters: nil)
    }
}

extension RoutingWithMVVM {
    class LoginViewModel {
        private let answer: (_ password: String, _ respond: @escaping (_ isExpired: Bool) -> Void) -> Void
        private(set) var shouldChangePassword = false

        init(answer: @escaping (String, @escaping (Bool) -> Void) -> Void) { self.answer = answer }

        func logIn(password: String, respond: @escaping () -> Void) {
            answer(password) { [weak self] isExpired in
                self?.shouldChangePassword = isExpired
                respond()
            }
        }
    }

    class SignUpViewModel {}

    class SignUpRouter: Router {
        unowned var viewModel: SignUpViewModel
        init(viewModel: SignUpViewModel) { self.viewModel = viewModel }
        func route(to routeID: String, from context: UIViewController, parameters: Any?) {}
    }

    class SignUpViewController: UIViewController {
        var viewModel: SignUpViewModel!
        var router: Router!

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Sign up"
        }
    }
}
