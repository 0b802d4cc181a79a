#if canImport(UIKit)
    import Cairn
    import CairnUIKit
    import CairnUIKitBinding
    import LoginRecipe
    import UIKit

    final class LoginViewController: FormViewController {
        init(viewModel: LoginViewModel) {
            super.init(title: "Log in")
            field("Email") { viewModel.email = $0 }
            field("Password", secure: true) { viewModel.password = $0 }
            button("Log in", .filled()) { viewModel.logInTapped() }
            wheel().bind.isTurning <~ viewModel.isBusy
            button("Sign up") { viewModel.signUpTapped() }
            button("Forgot password?") { viewModel.forgotPasswordTapped() }
        }
    }

    final class SignUpViewController: FormViewController {
        init(viewModel: SignUpViewModel) {
            super.init(title: "Sign up")
            field("Name") { viewModel.name = $0 }
            field("Email") { viewModel.email = $0 }
            field("Password", secure: true) { viewModel.password = $0 }
            button("Create account", .filled()) { viewModel.createTapped() }
        }
    }

    final class ForgotPasswordViewController: FormViewController {
        init(viewModel: ForgotPasswordViewModel) {
            super.init(title: "Forgot password")
            text(viewModel.advice)
            button("Done", .filled()) { viewModel.doneTapped() }
        }
    }

    final class ChangePasswordViewController: FormViewController {
        init(viewModel: ChangePasswordViewModel) {
            super.init(title: "Change Password")
            text("\(viewModel.user.name), your password has expired.")
            field("New password", secure: true) { viewModel.password = $0 }
            button("Save", .filled()) { viewModel.saveTapped() }
        }
    }

    final class HomeViewController: FormViewController {
        init(viewModel: HomeViewModel) {
            super.init(title: "Home")
            text(viewModel.greeting)
            button("Log out") { viewModel.logOutTapped() }
        }
    }
#endif
