/// A view model, and how to make its view: `Screen(LoginViewModel(router: router), views.login)`.
///
/// The node in the tree owns the view model; the host owns the view, and makes it when it is first shown. A
/// test without a host makes none, so a coordinator that returns screens needs no UI.
@MainActor
public struct Screen: Presentable {
    /// The view model.
    public let model: Any
    private let view: @MainActor () -> any Presentable

    /// Pairs a view model with its view.
    public init<Model>(_ model: Model, _ view: @escaping @MainActor (Model) -> any Presentable) {
        self.model = model
        self.view = { view(model) }
    }

    /// Makes a view. For hosts, which call it once for each node.
    public func makeView() -> any Presentable { view() }
}
