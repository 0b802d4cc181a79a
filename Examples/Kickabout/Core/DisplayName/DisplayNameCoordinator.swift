import Cairn
import CairnBinding
import LoginRecipe

/// Asks a newcomer for a name: a flow that ends with it.
@MainActor
public final class DisplayNameCoordinator: Coordinator {
    public typealias Output = String

    public enum Route: Hashable {
        case chosen(String)
    }

    public enum Destination: Cairn.Destination, Codable {
        case name
    }

    private let user: User
    private let view: KickaboutViews.View<DisplayNameViewModel>

    public init(user: User, view: @escaping KickaboutViews.View<DisplayNameViewModel>) {
        self.user = user
        self.view = view
    }

    public var root: Tree.Root<Destination> { .stack(.name) }

    public func transition(for route: Route, from asker: Asker) -> Next {
        switch route {
        case .chosen(let name): .finish(name)
        }
    }

    public func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .name: Screen(DisplayNameViewModel(user: user) { router.trigger(.chosen($0)) }, view)
        }
    }
}

/// The screen for a newcomer's name.
@MainActor
public final class DisplayNameViewModel {
    public let question: String
    /// As it is typed.
    public let name: MutableProperty<String>
    private let onChosen: @MainActor (String) -> Void

    public init(user: User, onChosen: @escaping @MainActor (String) -> Void) {
        question = "Welcome! By what name should the league know you?"
        name = MutableProperty(user.name)
        self.onChosen = onChosen
    }

    public var canContinue: Property<Bool> { name.map { !$0.trimmed.isEmpty } }

    /// Does nothing without a name.
    public func continueTapped() {
        if canContinue.value { onChosen(name.value.trimmed) }
    }
}

extension DisplayNameViewModel: Restorable {
    public var saved: String { name.value }
    public func restore(_ saved: String) { name.value = saved }
}
