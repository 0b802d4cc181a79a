import Testing
import UIKit

/// What is presented in the current context from a stack.
@MainActor @Suite(.simulator)
final class StackContextTests: World {
    private func tabs() -> (UITabBarController, UINavigationController) {
        let stack = UINavigationController(rootViewController: a)
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, b]
        _ = host(tabs)
        simulator.settle()
        return (tabs, stack)
    }

    @Test(arguments: [true, false])
    func `a stack defines a presentation context, unless it is told not to`(isLeft: Bool) {
        let (tabs, stack) = tabs()
        #expect(stack.definesPresentationContext && !tabs.definesPresentationContext)
        stack.definesPresentationContext = isLeft
        c.modalPresentationStyle = .overCurrentContext
        a.present(c, animated: true)
        simulator.settle()
        #expect(c.presentingViewController === (isLeft ? stack : tabs))
        #expect((simulator.outline().top?.screen.tabBar != nil) == isLeft)
    }

    @Test func `a search in a tab is presented over its stack, and the other tabs stay in reach`() throws {
        let search = UISearchController(searchResultsController: nil)
        a.navigationItem.searchController = search
        let (tabs, stack) = tabs()
        search.isActive = true
        simulator.settle()
        #expect(search.presentingViewController === stack && tabs.presentedViewController == nil)
        tabs.selectedIndex = 1
        simulator.settle()
        #expect(b.view.window != nil && search.isActive)
    }
}
