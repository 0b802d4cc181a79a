import Testing
import UIKit

@Suite(.simulator)
final class WhosInChargeTests {
    private let simulator = Simulator.current
    private let app: WhosInCharge.AppCoordinator

    init() {
        app = simulator.launch(WhosInCharge.AppDelegate.self).appCoordinator
        simulator.settle()
    }

    @Test func `each tab has a coordinator of its own`() throws {
        #expect(app.tabs.count == 2)
        #expect(shownTitle == "Welcome")
        try simulator.user.tapTab("Settings")
        simulator.settle()
        #expect(app.tabBarController.selectedIndex == 1)
        try simulator.user.tapTab("Main")
        simulator.settle()
        #expect(shownTitle == "Welcome")
    }

    @Test func `a screen tells its coordinator by a closure, and gets its dependencies from the module`()
        throws
    {
        try simulator.user.tap("Next")
        simulator.settle()
        #expect(shownTitle == "Second")
        try simulator.user.swipeBack()
        simulator.settle()
        #expect(shownTitle == "Welcome")
    }

    @Test func `a child coordinator runs a flow in its parent's tab`() throws {
        let main = try #require(app.tabs[0] as? WhosInCharge.MainTabCoordinator)
        try simulator.user.tap("Order")
        simulator.settle()
        #expect(shownTitle == "Order")
        #expect(main.childCoordinators.count == 1)
        try simulator.user.tap("Done")
        simulator.settle()
        #expect(shownTitle == "Welcome")
        #expect(main.childCoordinators.isEmpty)
    }

    // The trap: a closure that a swipe never calls.
    @Test func `a child whose flow a finger leaves is never freed`() throws {
        let main = try #require(app.tabs[0] as? WhosInCharge.MainTabCoordinator)
        try simulator.user.tap("Order")
        simulator.settle()
        try simulator.user.swipeBack()
        simulator.settle()
        #expect(shownTitle == "Welcome")
        #expect(main.childCoordinators.count == 1)
    }
}
