/// A view model, and how to make its view: `Screen(LoginViewModel(), views.login)`.
///
/// The node in the tree owns the view model; the host owns the view, and makes it when it is first shown. A
/// test without a host makes none, so a coordinator that returns screens needs no UI.
@MainActor
public struct Screen: Presentable {
    /// The view model; what is in it, if it was given as an optional.
    public let model: Any
    private let view: @MainActor () -> any Presentable
    /// What makes of the view model's routes those of a coordinator; nil where they are the same.
    let embed: (@MainActor (Any) -> Any)?

    /// Pairs a view model with its view.
    public init<Model>(_ model: Model, _ view: @escaping (Model) -> any Presentable) {
        self.model = unwrapped(model)
        embed = nil
        self.view = { view(model) }
    }

    /// Pairs a view model that holds its router with its view, and says which routes its own ones are for the coordinator,
    /// or for one further out: `Screen(list, routes: Route.list, views.list)`.
    public init<Model: Routed, Route>(
        _ model: Model, routes: @escaping (Model.Route) -> Route, _ view: @escaping (Model) -> any Presentable
    ) {
        self.model = model
        embed = { routes($0 as! Model.Route) }
        self.view = { view(model) }
    }

    /// Makes a view. For hosts, which call it once for each node.
    package func makeView() -> any Presentable { view() }
}

/// What an optional holds, so that `var draft: Draft!` is asked for what `Draft` conforms to; anything else as it is.
@MainActor
private func unwrapped(_ model: Any) -> Any {
    guard TypeSet.optionals.contains(model), let wrapped = (model as? any AnyOptional)?.wrapped else {
        return model
    }
    return unwrapped(wrapped)
}

private protocol AnyOptional {
    var wrapped: Any? { get }
}

extension Optional: AnyOptional {
    fileprivate var wrapped: Any? { self }
}

extension TypeSet {
    fileprivate static let optionals = TypeSet { $0 is any AnyOptional.Type }
}
