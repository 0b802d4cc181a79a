import Cairn

/// The tab of the settings. What it is asked for concerns the whole app.
@MainActor
public final class SettingsCoordinator: Coordinator {
    public typealias Dependencies = SettingsViewModel.Dependencies

    public enum Destination: Cairn.Destination, Codable {
        case choices
    }
    public typealias Route = Destination

    private let module: any Dependencies
    private let view: KickaboutViews.View<SettingsViewModel>

    public init(module: any Dependencies, view: @escaping KickaboutViews.View<SettingsViewModel>) {
        self.module = module
        self.view = view
    }

    static let links = LinkTable<Destination>([.link("", to: .choices)])

    public var root: Tree.Root<Destination> { .stack(.choices) }

    public func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .choices: Screen(SettingsViewModel(module), routes: AppCoordinator.Route.settings, view)
        }
    }
}
