import Testing
import UIKit

@MainActor @Suite(.simulator)
final class DismissTests: World {
    /// A presents M, M presents K; all animations over, the record empty.
    func chain(_ style: UIModalPresentationStyle) {
        host(a)
        m.modalPresentationStyle = style
        k.modalPresentationStyle = style
        a.present(m, animated: false)
        simulator.settle()
        m.present(k, animated: false)
        simulator.settle()
        record.lines = []
    }

    @Test func `E02 an animated dismissal sends the wills at the next turn and the dids at its end`() {
        present(m, as: .fullScreen)
        a.dismiss(animated: true) { self.record.lines.append("done") }
        #expect(m.isBeingDismissed)
        #expect(record.take() == [])
        simulator.clock.turn()
        #expect(record.take() == ["M.wD", "A.wA", "A.iA"])
        simulator.settle()
        #expect(record.take() == ["A.dA", "M.dD", "done"])
    }

    @Test func `E08 a sheet without animation did disappear a turn after it will disappear`() {
        present(m, as: .pageSheet)
        a.dismiss(animated: false)
        simulator.clock.turn()
        #expect(record.lines == ["M.wD"])
        simulator.clock.turn()
        #expect(record.lines == ["M.wD", "M.dD"])
    }

    @Test func `E20 a modal cannot be dismissed while it is being presented`() {
        host(a)
        a.present(m, animated: true)
        a.dismiss(animated: true) { self.record.lines.append("done") }
        simulator.settle()
        #expect(a.presentedViewController === m)
        #expect(!record.lines.contains("done"))
        #expect(
            simulator.log.warnings.last?.contains("while a presentation or dismiss is in progress") == true)
    }

    @Test func `E21 the presenter dismisses its modal`() {
        present(m, as: .pageSheet)
        a.dismiss(animated: false)
        simulator.settle()
        #expect(a.presentedViewController == nil && m.presentingViewController == nil)
    }

    @Test func `E22 a modal that presents nothing dismisses itself`() {
        present(m, as: .pageSheet)
        m.dismiss(animated: false)
        simulator.settle()
        #expect(a.presentedViewController == nil)
    }

    @Test func `E23 a modal that presents dismisses what it presents`() {
        chain(.pageSheet)
        m.dismiss(animated: false)
        simulator.settle()
        #expect(a.presentedViewController === m && m.presentedViewController == nil)
    }

    @Test func `E24 dismissing the lowest of a chain dismisses all of it`() {
        chain(.pageSheet)
        a.dismiss(animated: true)
        simulator.settle()
        #expect(a.presentedViewController == nil && m.presentedViewController == nil)
        #expect(record.lines == ["K.wD", "M.wD", "K.dD", "M.dD"])
    }

    @Test func `a modal that a full-screen one had replaced goes without callbacks`() {
        chain(.fullScreen)
        a.dismiss(animated: true)
        simulator.settle()
        #expect(record.only("wA", "dA", "wD", "dD") == ["K.wD", "A.wA", "K.dD", "A.dA"])
        #expect(m.view.window == nil && a.view.window != nil)
    }

    @Test func `E25 a controller in a presented stack dismisses the stack`() {
        let modal = UINavigationController(rootViewController: c)
        host(a)
        a.present(modal, animated: false)
        simulator.settle()
        c.dismiss(animated: false)
        simulator.settle()
        #expect(a.presentedViewController == nil)
    }

    @Test func `E26 of two dismissals in a row the second takes the dismisser itself`() {
        let r = n
        host(r)
        r.present(a, animated: false)
        simulator.settle()
        a.present(m, animated: false)
        simulator.settle()
        a.dismiss(animated: false)
        a.dismiss(animated: false)
        simulator.settle()
        #expect(r.presentedViewController == nil)
        #expect(a.presentedViewController == nil)
    }

    @Test func `E27 until it is gone, a modal is still presented`() {
        present(m, as: .pageSheet)
        m.dismiss(animated: true)
        simulator.clock.turn()
        #expect(a.presentedViewController === m && m.isBeingDismissed)
        simulator.settle()
        #expect(a.presentedViewController == nil && !m.isBeingDismissed)
    }

    @Test func `E28 when a modal did disappear it has no presenter, and is still being dismissed`() {
        present(m, as: .pageSheet)
        var seen: (UIViewController?, Bool)?
        m.onDD = { seen = (self.m.presentingViewController, self.m.isBeingDismissed) }
        a.dismiss(animated: false)
        simulator.settle()
        #expect(seen?.0 == nil)
        #expect(seen?.1 == true)
    }

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .popover])
    func `a modal has its presentation controller until it did disappear`(style: UIModalPresentationStyle) {
        m.modalPresentationStyle = style
        m.popoverPresentationController?.sourceView = a.view
        present(m, as: style)
        let controller = m.presentationController
        var seen: [UIPresentationController?] = []
        (m.onWD, m.onDD) = (
            { seen.append(self.m.presentationController) }, { seen.append(self.m.presentationController) }
        )
        a.dismiss(animated: true)
        simulator.settle()
        #expect(controller != nil && seen.count == 2 && seen.allSatisfy { $0 === controller })
        #expect(m.presentationController !== controller)
    }

    @Test func `with nothing to dismiss nothing happens, and the completion never comes`() {
        host(a)
        record.lines = []
        a.dismiss(animated: true) { self.record.lines.append("done") }
        simulator.settle()
        #expect(record.lines == [])
        #expect(simulator.log.entries.isEmpty)
    }

    @Test func `a modal may be presented from a dismissal's completion`() {
        present(m, as: .pageSheet)
        a.dismiss(animated: true) { self.a.present(self.n, animated: true) }
        simulator.settle()
        #expect(a.presentedViewController === n)
        #expect(simulator.log.entries.isEmpty)
    }

    @Test func `a modal can be presented again once it is gone`() {
        present(m, as: .pageSheet)
        a.dismiss(animated: true)
        simulator.settle()
        a.present(m, animated: true)
        simulator.settle()
        #expect(a.presentedViewController === m)
        #expect(record.lines == ["M.wD", "M.dD", "M.wA", "M.iA", "M.dA"])
    }
}
