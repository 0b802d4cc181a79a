import Testing
import UIKit

/// A split's delegate that writes down what it is told.
@MainActor
final class SplitRecorder: NSObject, UISplitViewControllerDelegate {
    var calls: [String] = []
    var top: UISplitViewController.Column?
    var handlesDetail = false
    var tellsDids = false

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { calls.append("mode \(displayMode)") }
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        calls.append("top \(proposed)")
        return top ?? proposed
    }
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        calls.append("expand \(proposed)")
        return proposed
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        calls.append("collapsed \(svc.isCollapsed)")
    }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        calls.append("expanded \(!svc.isCollapsed)")
    }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        calls.append("show \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        calls.append("hide \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
        if tellsDids { calls.append("did show \(column)") }
    }
    func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
        if tellsDids { calls.append("did hide \(column)") }
    }
    func splitViewController(_ svc: UISplitViewController, showDetail vc: UIViewController, sender: Any?)
        -> Bool
    {
        handlesDetail
    }
}

/// A split view controller on screen, with A, and where there are three B, and C in its columns.
@MainActor
class SplitWorld: World {
    let told = SplitRecorder()

    func split(_ style: UISplitViewController.Style = .doubleColumn) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        split.delegate = told
        split.setViewController(a, for: .primary)
        if style == .tripleColumn { split.setViewController(b, for: .supplementary) }
        split.setViewController(c, for: .secondary)
        host(split)
        record.lines = []
        return split
    }
}

@MainActor @Suite(.simulator(.pad))
final class SplitTests: SplitWorld {
    /// On screen with room for columns beside each other.
    private func wide(_ style: UISplitViewController.Style = .doubleColumn) -> UISplitViewController {
        simulator.rotate(to: .landscapeLeft)
        let split = split(style)
        told.calls = []
        return split
    }

    @Test func `I01 a column gives a plain controller a stack, and the compact one does not`() {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(a, for: .primary)
        let stack = UINavigationController(rootViewController: b)
        split.setViewController(stack, for: .secondary)
        split.setViewController(c, for: .compact)
        #expect(a.navigationController != nil && b.navigationController === stack)
        #expect(c.navigationController == nil && c.parent === split && a.splitViewController === split)
        #expect(split.viewController(for: .primary) === a && split.viewController(for: .secondary) === stack)
        #expect(split.viewController(for: .supplementary) == nil && split.viewControllers.count == 2)
        split.setViewController(k, for: .supplementary)
        #expect(k.parent == nil)
    }

    @Test func `columns appear together, each a stack with a bar of its own`() throws {
        let split = wide()
        #expect(split.displayMode == .oneBesideSecondary && !split.isCollapsed)
        let screen = try #require(simulator.outline().top?.screen)
        #expect(screen.embedded.map(\.column) == [.primary, .secondary])
        #expect(screen.embedded.map(\.navigationBar?.title) == ["A", "C"])
        #expect(simulator.outline().description.contains("primary: Screen"))
        #expect(a.traitCollection.horizontalSizeClass == .compact)
        #expect(c.traitCollection.horizontalSizeClass == .regular)
    }

    @Test func `I05 the display mode is never automatic, and follows the room unless another is preferred`() {
        let split = split()
        #expect(split.preferredDisplayMode == .automatic && split.displayMode == .secondaryOnly)
        simulator.rotate(to: .landscapeLeft)
        simulator.settle()
        #expect(split.displayMode == .oneBesideSecondary)
        split.preferredDisplayMode = .secondaryOnly
        simulator.settle()
        #expect(split.displayMode == .secondaryOnly)
        simulator.rotate(to: .portrait)
        simulator.rotate(to: .landscapeLeft)
        simulator.settle()
        #expect(split.displayMode == .secondaryOnly)
    }

    @Test
    func `a column that is hidden disappears, and one that is shown appears, with the delegate told first`() {
        let split = wide()
        split.hide(.primary)
        #expect(told.calls == ["mode secondaryOnly", "hide primary"])
        #expect(split.displayMode == .secondaryOnly && record.lines == ["A.wD"])
        simulator.settle()
        #expect(record.take() == ["A.wD", "A.dD"])
        told.calls = []
        split.show(.primary)
        simulator.settle()
        #expect(told.calls == ["mode oneBesideSecondary", "show primary"])
        #expect(record.take() == ["A.wA", "A.iA", "A.dA"])
    }

    @Test func `I04 beside each other, showing and hiding the secondary column is ignored`() {
        let split = wide()
        split.hide(.secondary)
        split.show(.secondary)
        #expect(split.displayMode == .oneBesideSecondary && told.calls == [])
    }

    @Test func `of three columns one, two or all are on screen`() {
        let split = wide(.tripleColumn)
        #expect(split.displayMode == .oneBesideSecondary && record.lines == [])
        #expect(simulator.outline().top?.screen.embedded.map(\.column) == [.supplementary, .secondary])
        split.show(.primary)
        simulator.settle()
        #expect(
            split.displayMode == .twoBesideSecondary && record.take() == ["A.dL", "A.wA", "A.iA", "A.dA"])
        split.hide(.supplementary)
        simulator.settle()
        #expect(split.displayMode == .secondaryOnly)
        #expect(record.take().sorted() == ["A.dD", "A.wD", "B.dD", "B.wD"])
    }

    @Test func `where there is room for one column only, others lie over it`() {
        let split = split()
        #expect(split.splitBehavior == .overlay)
        split.show(.primary)
        simulator.settle()
        #expect(split.displayMode == .oneOverSecondary && record.only("wD") == [])
    }

    @Test func `a button in the first bar shows and hides the column`() throws {
        let split = wide()
        try simulator.user.tap("Toggle Sidebar")
        simulator.settle()
        #expect(split.displayMode == .secondaryOnly)
        try simulator.user.tap("Toggle Sidebar")
        simulator.settle()
        #expect(split.displayMode == .oneBesideSecondary)
        split.displayModeButtonVisibility = .never
        #expect(throws: Simulator.UserError.self) { try simulator.user.tap("Toggle Sidebar") }
    }

    @Test func `a detail that is shown takes the secondary column, unless the delegate shows it`() {
        let split = wide()
        a.showDetailViewController(k, sender: nil)
        simulator.settle()
        #expect(split.viewController(for: .secondary) === k && k.navigationController != nil)
        #expect(c.navigationController?.parent == nil)
        #expect(record.take() == ["C.wD", "C.dD", "K.dL", "K.wA", "K.iA", "K.dA"])
        told.handlesDetail = true
        a.showDetailViewController(n, sender: nil)
        #expect(split.viewController(for: .secondary) === k && n.parent == nil)
    }

    @Test func `a column that is emptied releases what was in it`() {
        let split = wide()
        weak var gone: UIViewController?
        do {
            let detail = UIViewController()
            gone = detail
            split.setViewController(detail, for: .secondary)
        }
        simulator.settle()
        #expect(gone != nil)
        split.setViewController(nil, for: .secondary)
        simulator.settle()
        #expect(gone == nil && split.viewController(for: .secondary) == nil)
    }

    @Test func `a plain class may be a split view controller's delegate`() {
        final class Plain: UISplitViewControllerDelegate {
            func splitViewController(
                _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
            ) -> Bool { true }
        }
        let split = wide()
        let plain = Plain()
        split.delegate = plain
        a.showDetailViewController(k, sender: nil)
        simulator.settle()
        #expect(split.viewController(for: .secondary) === c)
    }
}
