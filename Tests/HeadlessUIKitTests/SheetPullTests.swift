import Testing
import UIKit

@MainActor
final class SheetWatcher: NSObject, UIAdaptivePresentationControllerDelegate {
    let record: Record
    var allows = true

    init(_ record: Record) { self.record = record }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        record.lines.append("should")
        return allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        record.lines.append("will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        record.lines.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        record.lines.append("didAttempt")
    }
}

@MainActor @Suite(.simulator)
final class SheetPullTests: World {
    lazy var watcher = SheetWatcher(record)

    func sheet() {
        present(m, as: .pageSheet)
        m.presentationController?.delegate = watcher
    }

    @Test func `E30 a pull asks, tells, dismisses and tells again`() throws {
        sheet()
        try simulator.user.pullSheet()
        simulator.settle()
        #expect(record.lines == ["should", "will", "M.wD", "M.dD", "did"])
        #expect(a.presentedViewController == nil)
    }

    @Test func `E31 a modal in presentation snaps back`() throws {
        sheet()
        m.isModalInPresentation = true
        try simulator.user.pullSheet()
        simulator.settle()
        #expect(record.lines == ["didAttempt"])
        #expect(a.presentedViewController === m)
    }

    @Test func `E31 a delegate that says no makes the sheet snap back`() throws {
        sheet()
        watcher.allows = false
        try simulator.user.pullSheet()
        simulator.settle()
        #expect(record.lines == ["should", "didAttempt"])
        #expect(a.presentedViewController === m)
    }

    @Test func `E31 the visible controller of a stack can keep the sheet from going`() throws {
        let modal = UINavigationController(rootViewController: c)
        c.isModalInPresentation = true
        present(modal, as: .pageSheet)
        try simulator.user.pullSheet()
        simulator.settle()
        #expect(a.presentedViewController === modal)
    }

    @Test func `E32 a pull that is let go early brings the sheet back, and its presenter hears nothing`()
        throws
    {
        sheet()
        try simulator.user.pullSheet(cancelAt: 0.3)
        simulator.settle()
        #expect(record.lines == ["should", "will", "M.wD", "M.wA", "M.iA", "M.dA"])
        #expect(a.presentedViewController === m)
        #expect(!m.isBeingDismissed)
    }

    @Test
    func `during a pull the coordinator is interactive, and nothing else can be dismissed or presented`()
        throws
    {
        sheet()
        try simulator.user.beginPull()
        #expect(m.transitionCoordinator?.isInteractive == true)
        m.present(k, animated: false)
        #expect(m.presentedViewController == nil)
        #expect(simulator.log.warnings.count == 1)
        simulator.user.movePull(to: 0.5)
        simulator.user.endPull(finish: false)
        simulator.settle()
        m.dismiss(animated: false)
        simulator.settle()
        #expect(a.presentedViewController == nil)
    }

    @Test func `a dismissal in code tells the delegate nothing`() {
        sheet()
        m.dismiss(animated: true)
        simulator.settle()
        #expect(record.lines == ["M.wD", "M.dD"])
    }

    @Test func `a full-screen modal cannot be pulled`() {
        present(m, as: .fullScreen)
        #expect(throws: Simulator.UserError.self) { try simulator.user.pullSheet() }
    }

    @Test func `a sheet beneath an alert cannot be pulled`() {
        sheet()
        m.present(UIAlertController(title: "T", message: nil, preferredStyle: .alert), animated: false)
        simulator.settle()
        #expect(throws: Simulator.UserError.self) { try simulator.user.pullSheet() }
    }

    @Test(arguments: [true, false])
    func `what is presented in a context within a sheet goes with it when that is pulled`(finishes: Bool)
        throws
    {
        sheet()
        m.definesPresentationContext = true
        let search = UISearchController(searchResultsController: nil)
        m.navigationItem.searchController = search
        search.isActive = true
        simulator.settle()
        record.lines = []
        try simulator.user.beginPull()
        simulator.user.endPull(finish: finishes)
        simulator.settle()
        #expect((a.presentedViewController === m) != finishes && search.isActive != finishes)
        #expect(record.lines.last == (finishes ? "did" : "M.dA"))
        #expect(simulator.log.raises == [] && simulator.log.warnings == [])
    }

    @Test func `a sheet that its delegate dismisses as it is asked goes once`() throws {
        final class Eager: NSObject, UIAdaptivePresentationControllerDelegate {
            var asked: (() -> Void)?
            var told: [String] = []
            func presentationControllerShouldDismiss(_: UIPresentationController) -> Bool {
                asked?()
                return true
            }
            func presentationControllerWillDismiss(_: UIPresentationController) { told.append("will") }
            func presentationControllerDidDismiss(_: UIPresentationController) { told.append("did") }
            func presentationControllerDidAttemptToDismiss(_: UIPresentationController) {
                told.append("didAttempt")
            }
        }
        let eager = Eager()
        var completions = 0
        sheet()
        m.presentationController?.delegate = eager
        eager.asked = { [m] in m.dismiss(animated: true) { completions += 1 } }
        try simulator.user.pullSheet()
        simulator.settle()
        #expect(record.take() == ["M.wD", "M.dD"] && completions == 1 && eager.told == [])
        #expect(a.presentedViewController == nil && simulator.log.warnings == [])
        a.present(m, animated: true)
        simulator.clock.turn()
        #expect(record.take() == ["M.wA", "M.iA"])
        simulator.settle()
        #expect(record.take() == ["M.dA"] && m.view.window != nil)
    }
}
