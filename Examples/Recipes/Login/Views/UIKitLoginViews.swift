#if canImport(UIKit)
    import CairnUIKit
    import LoginRecipe
    import UIKit

    extension LoginViews {
        /// The flow in UIKit.
        public static var uiKit: LoginViews {
            LoginViews(
                credentials: { LoginViewController(viewModel: $0) },
                signUp: { SignUpViewController(viewModel: $0) },
                forgotPassword: { ForgotPasswordViewController(viewModel: $0) },
                changePassword: { ChangePasswordViewController(viewModel: $0) },
                home: { HomeViewController(viewModel: $0) })
        }
    }
#endif
