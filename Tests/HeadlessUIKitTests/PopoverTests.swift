import Testing
import UIKit

@MainActor @Suite(.simulator(.pad))
final class PopoverTests: World {
    private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
        var calls: [String] = []
        var allows = true
        weak var anchor: UIView?
        var style: UIModalPresentationStyle?
        var replacement: UIViewController?
        /// Dismisses it itself, as it is asked or told.
        var dismisses: (@MainActor (String) -> Void)?

        func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
            calls.append("prepare")
            popover.sourceView = anchor
        }
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { style ?? .none }
        func presentationController(
            _ presentationController: UIPresentationController, prepare other: UIPresentationController
        ) { calls.append("prepare \(type(of: other))") }
        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? { replacement }
        func presentationController(
            _ presentationController: UIPresentationController,
            willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) { calls.append("will present \(style)\(transitionCoordinator == nil ? "" : ", animated")") }
        func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
            calls.append("should")
            dismisses?("should")
            return allows
        }
        func presentationControllerWillDismiss(_ controller: UIPresentationController) {
            calls.append("will")
            dismisses?("will")
        }
        func presentationControllerDidDismiss(_ controller: UIPresentationController) { calls.append("did") }
        func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
            calls.append("attempt")
        }
    }

    private let delegate = Delegate()

    private func popover() throws -> UIPopoverPresentationController {
        m.modalPresentationStyle = .popover
        let popover = try #require(m.popoverPresentationController)
        popover.delegate = delegate
        delegate.anchor = a.view
        return popover
    }

    @Test func `a popover's delegate may give it its anchor at the last moment`() throws {
        let popover = try popover()
        #expect(popover.arrowDirection == .unknown)
        popover.permittedArrowDirections = [.down, .left]
        present(m, as: .popover)
        #expect(delegate.calls == ["prepare", "will present none"] && popover.sourceView === a.view)
        #expect(popover.arrowDirection == .down && simulator.outline().top?.style == .popover)
    }

    @Test func `a bar button, and any source item, is an anchor`() throws {
        let popover = try popover()
        delegate.anchor = nil
        popover.barButtonItem = UIBarButtonItem(title: "More")
        present(m, as: .popover)
        #expect(a.presentedViewController === m)
        a.dismiss(animated: false)
        simulator.settle()
        k.modalPresentationStyle = .popover
        k.popoverPresentationController?.sourceItem = UIButton()
        a.present(k, animated: false)
        simulator.settle()
        #expect(a.presentedViewController === k)
    }

    @Test func `a tap beside a popover asks, tells, dismisses and tells again`() throws {
        _ = try popover()
        present(m, as: .popover)
        delegate.calls = []
        #expect(simulator.outline().actions.contains(.outside))
        try simulator.user.tapOutside()
        #expect(delegate.calls == ["should", "will"])
        simulator.settle()
        #expect(delegate.calls == ["should", "will", "did"] && record.lines == ["M.wD", "M.dD"])
        for moment in ["should", "will"] {
            _ = try popover()
            a.present(m, animated: true)
            simulator.settle()
            delegate.dismisses = { [a] in if $0 == moment { a.dismiss(animated: true) } }
            try simulator.user.tapOutside()
            simulator.settle()
            #expect(a.presentedViewController == nil && simulator.log.raises == [])
        }
    }

    @Test func `a popover that may not be dismissed stays, and its delegate is told`() throws {
        _ = try popover()
        present(m, as: .popover)
        delegate.calls = []
        delegate.allows = false
        try simulator.user.tapOutside()
        m.isModalInPresentation = true
        try simulator.user.tapOutside()
        simulator.settle()
        #expect(delegate.calls == ["should", "attempt", "attempt"] && a.presentedViewController === m)
        m.dismiss(animated: true)
        simulator.settle()
        #expect(delegate.calls.count == 3)
    }

    @Test func `views that touches pass through to can be touched behind a popover`() throws {
        var taps = 0
        a.loadViewIfNeeded()
        let button = UIButton(primaryAction: UIAction(title: "Behind") { _ in taps += 1 })
        a.view.addSubview(button)
        let popover = try popover()
        present(m, as: .popover)
        #expect(throws: Simulator.UserError.self) { try simulator.user.tap("Behind") }
        popover.passthroughViews = [button]
        try simulator.user.tap("Behind")
        #expect(taps == 1)
    }

    @Test func `an action sheet on a pad is cancelled by a tap outside`() throws {
        var chosen: [String] = []
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in chosen.append("delete") })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") })
        sheet.popoverPresentationController?.sourceView = a.view
        host(a)
        a.present(sheet, animated: true)
        simulator.settle()
        try simulator.user.tapOutside()
        simulator.settle()
        #expect(chosen == ["cancel"] && a.presentedViewController == nil)
    }

    @Test(arguments: [UIUserInterfaceIdiom.pad, .phone])
    func `in a popover an action sheet has no button that cancels`(idiom: UIUserInterfaceIdiom) throws {
        try Simulator.run(idiom: idiom) { simulator in
            let a = UIViewController()
            let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
            sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
            sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            sheet.popoverPresentationController?.sourceView = a.view
            host(a)
            a.present(sheet, animated: true)
            simulator.settle()
            let actions = simulator.outline().actions
            #expect(actions.contains(.alertButton("Delete")) && actions.contains(.outside))
            #expect(actions.contains(.alertButton("Cancel")) == (idiom == .phone))
            if idiom == .pad {
                #expect(throws: Simulator.UserError.self) { try simulator.user.tap("Cancel") }
            } else {
                try simulator.user.tap("Cancel")
            }
        }
    }

    @Test func `a delegate may adapt a popover in any room, and set up what it becomes`() throws {
        _ = try popover()
        delegate.style = .fullScreen
        host(a)
        a.present(m, animated: true)
        simulator.settle()
        #expect(delegate.calls == ["prepare UIPresentationController", "will present fullScreen, animated"])
        #expect(simulator.outline().top?.style == .fullScreen)
    }

    @Test func `a popover may become another controller when it adapts`() throws {
        _ = try popover()
        delegate.style = .pageSheet
        let navigation = UINavigationController()
        delegate.replacement = navigation
        host(a)
        var isDone = false
        a.present(m, animated: false) { isDone = true }
        navigation.viewControllers = [k]
        simulator.settle()
        #expect(isDone && a.presentedViewController === navigation && m.presentingViewController == nil)
        #expect(simulator.outline().top?.style == .sheet)
    }

    @Test func `a narrow popover is the sheet that was set up for it`() throws {
        let popover = try popover()
        delegate.style = .automatic
        popover.adaptiveSheetPresentationController.detents = [.medium()]
        #expect(popover.adaptiveSheetPresentationController.delegate === delegate)
        simulator.changeTraits { $0.horizontalSizeClass = .compact }
        present(m, as: .popover)
        #expect(simulator.outline().top?.detent == "com.apple.UIKit.medium")
    }
}
