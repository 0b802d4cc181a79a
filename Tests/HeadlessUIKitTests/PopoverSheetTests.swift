import Testing
import UIKit

/// Popovers where there is little room.
@MainActor @Suite(.simulator)
final class PopoverSheetTests: World {
    private final class Adapting: UIViewController {
        var popovers: [UIPresentationController?] = []
        var setUp: (UISheetPresentationController) -> Void = { _ in }

        override func viewDidLoad() {
            super.viewDidLoad()
            popovers.append(popoverPresentationController)
            if let popover = popoverPresentationController {
                setUp(popover.adaptiveSheetPresentationController)
            }
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            popovers.append(popoverPresentationController)
        }
    }

    private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate,
        UISheetPresentationControllerDelegate
    {
        var (calls, allows): ([String], Bool) = ([], true)
        weak var popover: UIPresentationController?
        private func hear(_ call: String, _ controller: UIPresentationController) {
            calls.append(controller === popover ? call : "\(call) \(type(of: controller))")
        }
        func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
            hear("should", controller)
            return allows
        }
        func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
            hear("attempt", controller)
        }
        func presentationControllerWillDismiss(_ controller: UIPresentationController) {
            hear("will", controller)
        }
        func presentationControllerDidDismiss(_ controller: UIPresentationController) {
            hear("did", controller)
        }
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheet: UISheetPresentationController
        ) { calls.append("detent") }
    }

    private let content = Adapting()

    private func popover() throws -> UIPopoverPresentationController {
        content.modalPresentationStyle = .popover
        let popover = try #require(content.popoverPresentationController)
        popover.sourceView = a.view
        return popover
    }

    @Test func `a popover that became a sheet is still managed by its popover presentation controller`()
        throws
    {
        let popover = try popover()
        #expect(content.sheetPresentationController == nil)
        present(content, as: .popover)
        #expect(content.popovers.count == 2 && content.popovers.allSatisfy { $0 === popover })
        #expect(content.presentationController === popover && content.sheetPresentationController == nil)
        #expect(popover.presentationStyle == .popover && popover.presentingViewController === a)
        #expect(popover.containerView != nil && popover.arrowDirection == .unknown)
        a.dismiss(animated: false)
        simulator.settle()
        #expect(content.popoverPresentationController !== popover)
    }

    @Test func `a popover that fills the screen is still managed by its popover presentation controller`()
        throws
    {
        final class Filling: NSObject, UIPopoverPresentationControllerDelegate {
            func adaptivePresentationStyle(
                for controller: UIPresentationController, traitCollection: UITraitCollection
            ) -> UIModalPresentationStyle { .fullScreen }
        }
        let (popover, filling) = (try popover(), Filling())
        popover.delegate = filling
        present(content, as: .popover)
        #expect(simulator.outline().top?.style == .fullScreen && a.view.window == nil)
        #expect(content.popoverPresentationController === popover && popover.arrowDirection == .unknown)
    }

    @Test
    func `the sheet that a popover becomes may be set up before it comes, as its view loads, and later`()
        throws
    {
        let sheet = try popover().adaptiveSheetPresentationController
        sheet.prefersGrabberVisible = true
        content.setUp = {
            $0.detents = [.medium(), .large()]
            $0.largestUndimmedDetentIdentifier = .medium
        }
        present(content, as: .popover)
        let top = try #require(simulator.outline().top)
        #expect(top.style == .sheet && top.detent == "com.apple.UIKit.medium" && top.hasGrabber)
        #expect(content.view.frame.height == UIScreen.main.bounds.height / 2)
        let shown = content.popoverPresentationController?.adaptiveSheetPresentationController
        #expect(shown === sheet)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        #expect(simulator.outline().top?.detent == "com.apple.UIKit.large")
        #expect(content.view.frame.height == UIScreen.main.bounds.height)
        try simulator.user.dragSheet(to: .medium)
        #expect(sheet.selectedDetentIdentifier == .medium)
        simulator.rotate(to: .landscapeLeft)
        simulator.settle()
        #expect(content.view.frame.size == UIScreen.main.bounds.size)
    }

    @Test func `of a finger on the sheet that a popover became its popover's delegate is told`() throws {
        let (popover, delegate) = (try popover(), Delegate())
        popover.delegate = delegate
        delegate.popover = popover
        content.setUp = { $0.detents = [.medium(), .large()] }
        present(content, as: .popover)
        try simulator.user.dragSheet(to: .large)
        delegate.allows = false
        try simulator.user.pullSheet()
        simulator.settle()
        #expect(delegate.calls == ["detent", "should", "attempt"] && a.presentedViewController === content)
        delegate.allows = true
        try simulator.user.pullSheet()
        simulator.settle()
        #expect(delegate.calls.suffix(3) == ["should", "will", "did"] && a.presentedViewController == nil)
    }
}
