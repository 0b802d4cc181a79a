#if canImport(UIKit)
    import CairnUIKitBinding
    import LoginRecipe
    import UIKit

    final class LoginViewController: FormViewController {
        private let viewModel: LoginViewModel

        init(viewModel: LoginViewModel) {
            self.viewModel = viewModel
            super.init(title: "Log in")
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            field("Email", .username) { [viewModel] in viewModel.email = $0 }.keyboardType = .emailAddress
            field("Password", .password) { [viewModel] in viewModel.password = $0 }
            button("Log in", .filled()) { [viewModel] in viewModel.logInTapped() }
                .bind.isEnabled <~ viewModel.canLogIn
            wheel().bind.isTurning <~ viewModel.isBusy
            button("Sign up") { [viewModel] in viewModel.signUpTapped() }
            button("Forgot password?") { [viewModel] in viewModel.forgotPasswordTapped() }
        }
    }

    final class SignUpViewController: FormViewController {
        private let viewModel: SignUpViewModel

        init(viewModel: SignUpViewModel) {
            self.viewModel = viewModel
            super.init(title: "Sign up")
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            field("Name", .name) { [viewModel] in viewModel.name = $0 }
            field("Email", .username) { [viewModel] in viewModel.email = $0 }.keyboardType = .emailAddress
            field("Password", .newPassword) { [viewModel] in viewModel.password = $0 }
            button("Create account", .filled()) { [viewModel] in viewModel.createTapped() }
        }
    }

    final class ForgotPasswordViewController: FormViewController {
        private let viewModel: ForgotPasswordViewModel

        init(viewModel: ForgotPasswordViewModel) {
            self.viewModel = viewModel
            super.init(title: "Forgot password")
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            text(viewModel.advice)
            button("Done", .filled()) { [viewModel] in viewModel.doneTapped() }
        }
    }

    final class ChangePasswordViewController: FormViewController {
        private let viewModel: ChangePasswordViewModel

        init(viewModel: ChangePasswordViewModel) {
            self.viewModel = viewModel
            super.init(title: "Change Password")
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            text("\(viewModel.user.name), your password has expired.")
            field("New password", .newPassword) { [viewModel] in viewModel.password = $0 }
            button("Save", .filled()) { [viewModel] in viewModel.saveTapped() }
        }
    }

    final class HomeViewController: FormViewController {
        private let viewModel: HomeViewModel

        init(viewModel: HomeViewModel) {
            self.viewModel = viewModel
            super.init(title: "Home")
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            text(viewModel.greeting)
            button("Log out") { [viewModel] in viewModel.logOutTapped() }
        }
    }
#endif
