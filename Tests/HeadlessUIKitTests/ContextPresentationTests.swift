import Testing
import UIKit

@MainActor @Suite(.simulator)
final class ContextPresentationTests: World {
    @Test func `a presentation controller of the app's own may present in the current context`() {
        final class InContext: UIPresentationController {
            override var shouldPresentInFullscreen: Bool { false }
        }
        final class Giving: NSObject, UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?,
                source: UIViewController
            ) -> UIPresentationController? {
                InContext(presentedViewController: presented, presenting: presenting)
            }
        }
        let giving = Giving()
        let nav = stack(a)
        a.definesPresentationContext = true
        m.modalPresentationStyle = .custom
        m.transitioningDelegate = giving
        a.present(m, animated: false)
        simulator.settle()
        #expect(m.presentingViewController === a && m.presentationController is InContext)
        nav.pushViewController(b, animated: false)
        simulator.settle()
        #expect(m.view.window == nil && a.presentedViewController === m)
    }
}
