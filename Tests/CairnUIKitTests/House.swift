#if HEADLESS_UIKIT
    import Cairn
    import UIKit

    /// A list, and a screen that it opens by any transition; both are plain controllers.
    final class House: Coordinator {
        enum Place: Cairn.Destination { case list, two }
        typealias Destination = Place
        typealias Route = Tree.Transition<Place, Never>

        let root = Tree.Root<Place>.stack(.list)
        var router: Router<Route>?

        /// What it does besides as it decides.
        var deciding: (() -> Void)?

        func transition(for route: Route, from asker: Asker) -> Next {
            deciding?()
            return route
        }

        func screen(for place: Place, router: Router<Route>) -> any Presentable {
            if place == .list { self.router = router }
            return UIViewController()
        }
    }
#endif
