#if HEADLESS_UIKIT
    import Cairn
    import UIKit

    /// Ends with yes or no.
    @MainActor
    final class Poll: Coordinator {
        enum Route { case answer(Bool) }
        enum Destination: Cairn.Destination { case question }
        typealias Output = Bool
        var root: Tree.Root<Destination> { .stack(.question) }

        func transition(for route: Route, from asker: Asker) throws -> Next {
            switch route {
            case .answer(let answer): .finish(answer)
            }
        }

        func screen(for place: Destination, router: Router<Route>) -> any Presentable {
            let controller = UIViewController()
            controller.title = "Poll"
            controller.view.addSubview(
                UIButton(primaryAction: UIAction(title: "Yes") { _ in router.trigger(.answer(true)) }))
            return controller
        }
    }
#endif
