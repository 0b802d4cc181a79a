import Cairn

/// The views of the flow, by the view models they show. The coordinator knows no more of them.
@MainActor
public struct LoginViews {
    public var credentials: @MainActor (LoginViewModel) -> any Presentable
    public var signUp: @MainActor (SignUpViewModel) -> any Presentable
    public var forgotPassword: @MainActor (ForgotPasswordViewModel) -> any Presentable
    public var changePassword: @MainActor (ChangePasswordViewModel) -> any Presentable
    public var home: @MainActor (HomeViewModel) -> any Presentable

    public init(
        credentials: @escaping @MainActor (LoginViewModel) -> any Presentable,
        signUp: @escaping @MainActor (SignUpViewModel) -> any Presentable,
        forgotPassword: @escaping @MainActor (ForgotPasswordViewModel) -> any Presentable,
        changePassword: @escaping @MainActor (ChangePasswordViewModel) -> any Presentable,
        home: @escaping @MainActor (HomeViewModel) -> any Presentable
    ) {
        self.credentials = credentials
        self.signUp = signUp
        self.forgotPassword = forgotPassword
        self.changePassword = changePassword
        self.home = home
    }
}
