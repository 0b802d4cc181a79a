import Testing
import UIKit

@MainActor @Suite(.simulator)
final class AdaptiveTests: World {
    @Test
    func `on a phone a sheet, or a presentation of the app's own, fills the screen if its delegate says so`()
    {
        final class Filling: NSObject, UIAdaptivePresentationControllerDelegate,
            UIViewControllerTransitioningDelegate
        {
            var (calls, asked): ([String], UIModalPresentationStyle) = ([], .fullScreen)
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?,
                source: UIViewController
            ) -> UIPresentationController? {
                let made = UIPresentationController(
                    presentedViewController: presented, presenting: presenting)
                made.delegate = self
                return made
            }
            func adaptivePresentationStyle(for controller: UIPresentationController)
                -> UIModalPresentationStyle
            { asked }
            func presentationController(
                _ controller: UIPresentationController, prepare other: UIPresentationController
            ) { calls.append("prepare \(other.presentationStyle)") }
            func presentationController(
                _ controller: UIPresentationController,
                willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
                transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
            ) { calls.append("will \(style)") }
        }
        let filling = Filling()
        host(a)
        for style in [UIModalPresentationStyle.formSheet, .pageSheet, .custom] {
            m.modalPresentationStyle = style
            m.transitioningDelegate = filling
            m.presentationController?.delegate = filling
            a.present(m, animated: false)
            simulator.settle()
            #expect(m.presentationController?.presentationStyle == .fullScreen && a.view.window == nil)
            #expect(filling.calls == ["prepare fullScreen", "will fullScreen"])
            filling.calls = []
            a.dismiss(animated: false)
            simulator.settle()
        }
        filling.asked = .none
        m.modalPresentationStyle = .formSheet
        m.presentationController?.delegate = filling
        a.present(m, animated: false)
        simulator.settle()
        #expect(m.sheetPresentationController != nil && filling.calls == ["will none"])
    }

    @Test func `a presentation controller says what its delegate makes of it`() {
        final class Asked: NSObject, UIAdaptivePresentationControllerDelegate {
            func adaptivePresentationStyle(for controller: UIPresentationController)
                -> UIModalPresentationStyle
            { .overFullScreen }
        }
        final class Silent: NSObject, UIAdaptivePresentationControllerDelegate {}
        let (asked, silent) = (Asked(), Silent())
        let controller = UIPresentationController(presentedViewController: m, presenting: a)
        #expect(controller.adaptivePresentationStyle == .none)
        controller.delegate = silent
        #expect(controller.adaptivePresentationStyle == .none)
        controller.delegate = asked
        #expect(controller.adaptivePresentationStyle == .overFullScreen)
        let traits = UITraitCollection { $0.horizontalSizeClass = .compact }
        #expect(controller.adaptivePresentationStyle(for: traits) == .overFullScreen)
    }
}
