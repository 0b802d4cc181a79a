import Testing
import UIKit

/// A change of a stack in the middle of what UIKit calls an existing presentation.
@MainActor @Suite(.simulator)
final class RefusedChangesTests: World {
    enum Change: CaseIterable { case push, pop, popToRoot, popTo, set }

    /// What has left, if the call says so.
    @discardableResult
    private func apply(_ change: Change, to stack: UINavigationController) -> [UIViewController]? {
        switch change {
        case .push: stack.pushViewController(c, animated: true)
        case .pop: return stack.popViewController(animated: true).map { [$0] }
        case .popToRoot: return stack.popToRootViewController(animated: true)
        case .popTo: return stack.popToViewController(a, animated: false)
        case .set: stack.setViewControllers([c], animated: false)
        }
        return nil
    }

    private func expectRefused(_ change: Change, on stack: UINavigationController) {
        #expect(apply(change, to: stack) == nil)
        #expect(stack.names == ["A", "B"])
        #expect(simulator.log.warnings.count == 1)
        #expect(
            simulator.log.warnings.last?.contains(
                "while an existing transition or presentation is occurring") == true)
        simulator.settle()
        #expect(stack.names == ["A", "B"])
    }

    @Test(arguments: Change.allCases, [0, 100])
    func `a stack stays as it is while an alert comes over it`(change: Change, milliseconds: Int) {
        let stack = stack(a, b)
        b.present(UIAlertController(title: "T", message: nil, preferredStyle: .alert), animated: true)
        simulator.clock.advance(by: .milliseconds(milliseconds))
        expectRefused(change, on: stack)
        #expect(stack.presentedViewController is UIAlertController)
        apply(change, to: stack)
        simulator.settle()
        #expect(stack.names != ["A", "B"])
    }

    @Test(arguments: Change.allCases, [0, 100])
    func `a stack stays as it is while an alert goes`(change: Change, milliseconds: Int) {
        let stack = stack(a, b)
        b.present(UIAlertController(title: "T", message: nil, preferredStyle: .alert), animated: true)
        simulator.settle()
        b.dismiss(animated: true)
        simulator.clock.advance(by: .milliseconds(milliseconds))
        expectRefused(change, on: stack)
    }

    @Test(arguments: [false, true], [false, true])
    func `a stack stays as it is while a search begins or ends`(definesContext: Bool, ends: Bool) {
        let search = UISearchController(searchResultsController: nil)
        b.navigationItem.searchController = search
        b.definesPresentationContext = definesContext
        let stack = stack(a, b)
        search.isActive = true
        if ends {
            simulator.settle()
            search.isActive = false
        }
        expectRefused(.push, on: stack)
    }

    @Test func `a push that comes before an alert in one turn happens`() {
        let stack = stack(a, b)
        stack.pushViewController(c, animated: true)
        stack.present(UIAlertController(title: "T", message: nil, preferredStyle: .alert), animated: true)
        simulator.settle()
        #expect(stack.names == ["A", "B", "C"] && stack.presentedViewController is UIAlertController)
        #expect(simulator.log.warnings == [])
    }

    @Test func `what a button of an alert pushes comes`() throws {
        let stack = stack(a, b)
        let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [c] _ in
                stack.pushViewController(c, animated: true)
            })
        stack.present(alert, animated: true)
        simulator.settle()
        try simulator.user.tap("OK")
        simulator.settle()
        #expect(stack.names == ["A", "B", "C"] && simulator.log.warnings == [])
    }
}
