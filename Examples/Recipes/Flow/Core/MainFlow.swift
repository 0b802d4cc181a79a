import Cairn

/// The flow controller: makes its view models, hears their outputs, and decides what comes next.
@MainActor
public final class MainFlow: Coordinator {
    public enum Route { case named(String), born(String, Int), again, failed(UserFetchError) }
    public nonisolated enum Destination: Cairn.Destination {
        case entry, birthday(String), hello(String, Int), failed(UserFetchError)
    }

    private let fetcher: any UserFetcher
    private let views: FlowViews

    public init(fetcher: any UserFetcher, views: FlowViews) {
        self.fetcher = fetcher
        self.views = views
    }

    public var root: Tree.Root<Destination> { .stack(.entry) }

    public func transition(for route: Route, from asker: Asker) throws -> Next {
        switch route {
        case .named(let name): .push(.birthday(name))
        case .born(let name, let year): .push(.hello(name, year))
        case .again: .popToRoot
        // Two fetches that fail are one alert.
        case .failed(let error): .show(.failed(error), orElse: .present(.failed(error), as: .alert))
        }
    }

    public func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .entry:
            let model = EntryDefaultViewModel(fetcher: fetcher)
            // The closure holds a router, which owns nothing: no weak, and no cycle.
            model.onUserNameSelected = { router.trigger(.named($0)) }
            model.onFetchFailed = { router.trigger(.failed($0)) }
            return Screen(model, views.entry)
        case .birthday(let name):
            return BirthdayFlow(views: views).onFinish { Route.born(name, $0) }
        case .hello(let name, let year):
            let model = HelloDefaultViewModel(text: "Hello, \(name) of \(year)!")
            model.onDone = { router.trigger(.again) }
            return Screen(model, views.hello)
        case .failed(let error):
            return Dialog<Route>("No user was found", message: error.text, .cancel("OK"))
        }
    }
}

/// The last screen. Its output has nothing to say but that.
@MainActor
public protocol HelloViewModel: AnyObject {
    var text: String { get }
    var onDone: (@MainActor () -> Void)? { get set }
}

extension HelloViewModel {
    public func doneTapped() { onDone?() }
}

public final class HelloDefaultViewModel: HelloViewModel {
    public let text: String
    public var onDone: (@MainActor () -> Void)?

    public init(text: String) { self.text = text }
}

/// The views, by the protocols of the view models they show.
@MainActor
public struct FlowViews {
    public var entry: @MainActor (any EntryViewModel) -> any Presentable
    public var choice: @MainActor (any ChoiceViewModel) -> any Presentable
    public var hello: @MainActor (any HelloViewModel) -> any Presentable

    public init(
        entry: @escaping @MainActor (any EntryViewModel) -> any Presentable,
        choice: @escaping @MainActor (any ChoiceViewModel) -> any Presentable,
        hello: @escaping @MainActor (any HelloViewModel) -> any Presentable
    ) {
        self.entry = entry
        self.choice = choice
        self.hello = hello
    }
}
