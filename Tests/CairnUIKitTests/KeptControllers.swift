#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import UIKit

    /// The view controllers of an app that keeps them all: one whose place has left is returned for the next.
    @MainActor
    final class KeptControllers {
        private weak var navigator: Navigator?
        private var kept: [(controller: SketchController, name: String)] = []

        /// A walk begins, with what was made for it already and is nowhere yet.
        func begin(_ navigator: Navigator) {
            self.navigator = navigator
            kept.removeAll { $0.controller.isViewLoaded || $0.controller.parent != nil }
        }

        func view(named name: String) -> any Presentable {
            // The one that was in front last is the likeliest to be on screen still.
            guard let navigator,
                let index = kept.lastIndex(where: { navigator.sketch($0.name) == nil })
            else { return keep(SketchController(name), as: name) }
            let controller = kept.remove(at: index).controller
            controller.rename(name)
            return keep(controller, as: name)
        }

        private func keep(_ controller: SketchController, as name: String) -> SketchController {
            kept.append((controller, name))
            return controller
        }
    }
#endif
