#if canImport(UIKit)
    import Cairn
    import UIKit

    extension UIViewController {
        /// The controller that shows what a coordinator made.
        /// - Parameter place: What stands there, in notation; asked for where it cannot be shown.
        static func showing(_ made: (any Presentable)?, for place: () -> String) -> UIViewController {
            switch made {
            case let controller as UIViewController: controller
            case let prompt as any AnyUIKitPrompt: prompt.makeController()
            case let screen as Screen: showing(view: screen.makeView(), of: screen, for: place)
            case let notice as BeginningRefused: MisfitViewController(saying: "\(notice.refusal)")
            default: MisfitViewController(made.map { "\(type(of: $0))" } ?? "nothing", for: place())
            }
        }

        private static func showing(
            view: any Presentable, of screen: Screen, for place: () -> String
        ) -> UIViewController {
            (view as? UIViewController)
                ?? MisfitViewController(
                    "\(type(of: view)) as the view of \(type(of: screen.model))", for: place())
        }
    }

    /// Says on screen why there is nothing else in a place: the window's beginning was refused, or a coordinator returned
    /// what UIKit cannot show.
    final class MisfitViewController: UIViewController {
        let text: String

        init(saying text: String) {
            self.text = text
            super.init(nibName: nil, bundle: nil)
        }

        /// - Parameter place: What stands there, in notation.
        convenience init(
            _ found: String, for place: String,
            remedy: String = "Return a UIViewController, or a Screen whose view is one."
        ) {
            self.init(
                saying: "Cairn cannot show what the coordinator returned for '\(place)': \(found). " + remedy)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func loadView() {
            let label = UILabel()
            label.text = text
            label.numberOfLines = 0
            label.textAlignment = .center
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.textColor = .black
            // A window has no colour of its own, and a screen on a stack shows what is below it.
            label.backgroundColor = .white
            view = label
        }
    }
#endif
