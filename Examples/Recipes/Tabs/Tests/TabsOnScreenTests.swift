#if HEADLESS_UIKIT
    import Cairn
    import RecipeViews
    import Testing
    import UIKit

    @MainActor
    @Suite(.simulator)
    struct TabsOnScreenTests {
        private let simulator = Simulator.current

        @Test func `window and tabs are there at launch, and a finger selects one`() throws {
            let app = simulator.launch(TabsApp.self)
            simulator.settle()
            let tabs = try #require(app.window?.rootViewController as? UITabBarController)
            #expect(tabs.viewControllers?.count == 2 && tabs.selectedIndex == 0)
            try simulator.user.tapTab("Orders")
            simulator.settle()
            #expect(tabs.selectedIndex == 1)
            try simulator.user.tapTab("Home")
            simulator.settle()
            try simulator.user.tap("All orders")
            simulator.settle()
            #expect(tabs.selectedIndex == 1 && app.navigator?.disagreement == nil)
        }
    }
#endif
