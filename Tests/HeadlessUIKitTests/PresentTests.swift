import Testing
import UIKit

@MainActor @Suite(.simulator)
final class PresentTests: World {
    @Test func `E01 an animated full-screen modal sends the wills at the next turn and the dids at its end`()
    {
        host(a)
        record.lines = []
        m.modalPresentationStyle = .fullScreen
        a.present(m, animated: true) { self.record.lines.append("done") }
        #expect(a.presentedViewController === m)
        #expect(m.isBeingPresented)
        #expect(record.take() == [])
        simulator.clock.turn()
        #expect(record.take() == ["M.dL", "A.wD", "M.wA", "M.iA"])
        #expect(a.view.window != nil)
        simulator.settle()
        #expect(record.take() == ["M.dA", "A.dD", "done"])
        #expect(a.view.window == nil)
        #expect(!m.isBeingPresented)
    }

    @Test func `E07 a full-screen modal without animation sends all four in one turn`() {
        host(a)
        record.lines = []
        m.modalPresentationStyle = .fullScreen
        a.present(m, animated: false)
        #expect(record.take() == [])
        simulator.clock.turn()
        #expect(record.only("wA", "dA", "wD", "dD") == ["A.wD", "M.wA", "M.dA", "A.dD"])
    }

    @Test func `E08 a sheet without animation did appear a turn after it will appear`() {
        host(a)
        record.lines = []
        a.present(m, animated: false)
        simulator.clock.turn()
        #expect(record.only("wA", "dA") == ["M.wA"])
        simulator.clock.turn()
        #expect(record.only("wA", "dA", "wD", "dD") == ["M.wA", "M.dA"])
    }

    @Test(arguments: [
        UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .custom,
    ])
    func `E05 E06 the presenter of a modal that leaves it in place does not disappear`(
        style: UIModalPresentationStyle
    ) {
        present(m, as: style)
        #expect(a.view.window != nil)
        a.dismiss(animated: true)
        simulator.settle()
        #expect(record.lines == ["M.wD", "M.dD"])
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
    func `E05 the presenter of a modal that takes its place disappears`(style: UIModalPresentationStyle) {
        present(m, as: style)
        #expect(a.view.window == nil)
        a.dismiss(animated: true)
        simulator.settle()
        #expect(a.view.window != nil)
        #expect(record.only("wA", "dA", "wD", "dD") == ["M.wD", "A.wA", "A.dA", "M.dD"])
    }

    @Test func `reading an automatic style gives a page sheet`() {
        #expect(UIViewController().modalPresentationStyle == .pageSheet)
    }

    @Test func `E12 a controller in a presented stack is presented by its stack's presenter`() {
        let modal = UINavigationController(rootViewController: c)
        host(a)
        a.present(modal, animated: false)
        simulator.settle()
        #expect(c.presentingViewController === a)
        #expect(c.parent === modal)
    }

    @Test func `E13 a full-screen modal on a stack makes the visible child disappear`() {
        let nav = stack(a)
        m.modalPresentationStyle = .fullScreen
        a.present(m, animated: true)
        simulator.settle()
        #expect(record.only("wD", "dD") == ["A.wD", "A.dD"])
        #expect(m.presentingViewController === nav)
        #expect(nav.visibleViewController === m)
    }

    @Test func `E14 a context modal is presented by the nearest that defines a context`() {
        host(a)
        a.addChild(b)
        a.view.addSubview(b.view)
        b.addChild(c)
        b.view.addSubview(c.view)
        b.definesPresentationContext = true
        m.modalPresentationStyle = .overCurrentContext
        c.present(m, animated: false)
        simulator.settle()
        #expect(m.presentingViewController === b)
    }

    @Test func `E14 without one, the outermost container presents`() {
        host(a)
        a.addChild(b)
        a.view.addSubview(b.view)
        m.modalPresentationStyle = .overCurrentContext
        b.present(m, animated: false)
        simulator.settle()
        #expect(m.presentingViewController === a)
    }

    @Test func `E15 a controller that presents already is refused, and the completion never comes`() {
        host(a)
        a.present(m, animated: false)
        simulator.settle()
        a.present(n, animated: false) { self.record.lines.append("done") }
        simulator.settle()
        #expect(a.presentedViewController === m)
        #expect(!record.lines.contains("done"))
        #expect(simulator.log.warnings.last?.contains("which is already presenting") == true)
    }

    @Test func `E16 a controller in no window cannot present`() {
        a.present(m, animated: false) { self.record.lines.append("done") }
        simulator.settle()
        #expect(a.presentedViewController == nil)
        #expect(record.lines == [])
        #expect(
            simulator.log.warnings.last?.contains("whose view is not in the window hierarchy") == true)
    }

    @Test func `E17 a detached controller presents, with a warning`() {
        host(a)
        a.view.addSubview(b.view)
        b.present(m, animated: false)
        simulator.settle()
        #expect(b.presentedViewController === m)
        #expect(simulator.log.warnings.contains { $0.contains("detached") })
    }

    @Test func `E18 a modal that is on screen cannot be presented again`() {
        host(a)
        a.present(m, animated: false)
        simulator.settle()
        m.present(k, animated: false)
        simulator.settle()
        k.present(m, animated: false)
        #expect(
            simulator.log.takeRaises().first?.contains("tried to present modally an active controller")
                == true)
        #expect(k.presentedViewController == nil)
    }

    @Test func `a controller can present neither itself nor somebody's child`() {
        let nav = stack(a)
        a.present(a, animated: false)
        nav.present(a, animated: false)
        #expect(simulator.log.takeRaises().count == 2)
        #expect(nav.presentedViewController == nil)
    }

    @Test func `E19 a second presentation is refused while one is under way`() {
        host(a)
        a.present(m, animated: true)
        a.present(n, animated: true)
        simulator.clock.advance(by: .milliseconds(100))
        m.present(k, animated: true)
        simulator.settle()
        #expect(a.presentedViewController === m)
        #expect(m.presentedViewController == nil)
        #expect(simulator.log.warnings.allSatisfy { $0.contains("while a presentation is in progress") })
        #expect(simulator.log.warnings.count == 2)
    }

    @Test func `E27 a new modal must wait until the old one is gone`() {
        host(a)
        a.present(m, animated: false)
        simulator.settle()
        m.dismiss(animated: true)
        simulator.clock.turn()
        a.present(n, animated: false)
        simulator.settle()
        #expect(a.presentedViewController == nil)
        #expect(simulator.log.warnings.count == 1)
    }

    @Test func `E33 what a presentation controller is by default`() {
        present(m, as: .custom)
        let controller = m.presentationController
        #expect(controller?.shouldPresentInFullscreen == true)
        #expect(controller?.shouldRemovePresentersView == false)
        #expect(controller?.presentedView === m.view)
        #expect(controller?.presentingViewController === a)
        #expect(controller?.containerView != nil)
    }

    @Test func `E34 a presentation controller is made for the style of the moment`() {
        #expect(m.sheetPresentationController != nil)
        m.modalPresentationStyle = .overFullScreen
        #expect(m.presentationController?.presentationStyle == .overFullScreen)
        #expect(m.sheetPresentationController == nil)
    }

    @Test func `the presentation controller's delegate outlives a change of style`() {
        let delegate = SheetWatcher(record)
        m.presentationController?.delegate = delegate
        m.modalPresentationStyle = .formSheet
        #expect(m.presentationController?.delegate === delegate)
    }

    @Test(.simulator(.pad)) func `E37 on a pad a popover and an action sheet need an anchor`() {
        host(a)
        m.modalPresentationStyle = .popover
        a.present(m, animated: false)
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        a.present(sheet, animated: true)
        #expect(a.presentedViewController == nil)
        #expect(
            simulator.log.takeRaises().filter { $0.contains("non-nil sourceView or barButtonItem") }.count
                == 2)
        sheet.popoverPresentationController?.sourceView = a.view
        a.present(sheet, animated: true)
        #expect(a.presentedViewController === sheet)
    }

    @Test func `on a phone a popover is a sheet, unless its delegate says otherwise`() {
        final class Popovers: NSObject, UIAdaptivePresentationControllerDelegate {
            func adaptivePresentationStyle(for controller: UIPresentationController)
                -> UIModalPresentationStyle
            { .none }
        }
        present(m, as: .popover)
        #expect(simulator.outline().top?.style == .sheet)
        a.dismiss(animated: false)
        simulator.settle()
        let popovers = Popovers()
        m.popoverPresentationController?.delegate = popovers
        m.popoverPresentationController?.sourceView = a.view
        a.present(m, animated: false)
        simulator.settle()
        #expect(simulator.outline().top?.style == .popover)
    }

    @Test func `a modal without a style raises`() {
        host(a)
        m.modalPresentationStyle = .none
        a.present(m, animated: true)
        #expect(
            simulator.log.takeRaises() == [
                "The specified modal presentation style doesn't have a corresponding presentation controller."
            ])
        #expect(a.presentedViewController == nil)
    }
}
