#if canImport(UIKit)
    import Cairn
    import UIKit

    /// How a screen of the system's is shown by UIKit. Conform to it for one of your own: the value and its answer stand
    /// beside the coordinators, with no UI import, and this in the app's UIKit part.
    public protocol UIKitSystemScreen: SystemScreen {
        /// Why it cannot be shown on this device now; nil when it can, as by default.
        @MainActor var obstacle: String? { get }

        /// Makes its controller, once, and has that call `answer(_:)` or `leave()` of the prompt. Cairn presents the
        /// controller and dismisses it after either. A delegate that UIKit does not keep can be kept by the prompt.
        @MainActor func makeController(for prompt: SystemPrompt<Self>) -> UIViewController
    }

    extension UIKitSystemScreen {
        /// It can always be shown.
        public var obstacle: String? { nil }
    }

    /// A screen of the system's, of any type, that UIKit can show.
    @MainActor
    protocol AnyUIKitPrompt {
        func makeController() -> UIViewController
    }

    extension SystemPrompt: AnyUIKitPrompt where Shown: UIKitSystemScreen {
        /// What cannot be shown, and could not be closed, says why on screen: the system's own controllers raise.
        func makeController() -> UIViewController {
            screen.obstacle.map { MisfitViewController(saying: $0) } ?? screen.makeController(for: self)
        }
    }
#endif
