#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// What a tab says whose place is another now.
    @MainActor
    @Suite(.simulator)
    struct TabTitleTests {
        @Test(
            arguments: [.set("news"), .replaceTop("news")] as [Tree.Transition<Place, Never>], [true, false])
        func `a tab behind whose root is another says that one's name`(
            change: Tree.Transition<Place, Never>, isMade: Bool
        ) throws {
            let root: Tree.Root<Place> = .tabs(.stack("feed"), [.stack("more")])
            let navigator = Navigator(
                root: SketchCoordinator(root) { place in
                    let screen = UIViewController()
                    screen.tabBarItem = UITabBarItem(title: place.uppercased(), image: nil, tag: 0)
                    return screen
                })
            let window = UIWindow(frame: UIScreen.main.bounds)
            navigator.attach(UIKitHost(window: window))
            let simulator = Simulator.current
            simulator.settle()
            let bar = try #require((window.rootViewController as? UITabBarController)?.tabBar)
            #expect(bar.items?.map(\.title) == ["FEED", "More"])
            if isMade { navigator.front?.router.trigger(.select("more")) }
            simulator.settle()
            navigator.front?.router.trigger(.in(.tab(isMade ? "feed" : "more"), change))
            simulator.settle()
            #expect(bar.items?.map(\.title) == (isMade ? ["News", "MORE"] : ["FEED", "News"]))
            try simulator.user.tapTab("News")
            simulator.settle()
            #expect(navigator.tree.visible.label == "news" && navigator.disagreement == nil)
        }

        @Test func `what the host is told of a place is asked anew, and a badge stays with the same name`()
            throws
        {
            let navigator = Navigator(root: SketchCoordinator(.tabs(.stack("feed"), [.stack("more")])))
            let window = UIWindow(frame: UIScreen.main.bounds)
            let items = UIKitHost.Configuration(tabItem: {
                UITabBarItem(title: $0.screens.first?.label, image: nil, tag: 0)
            })
            navigator.attach(UIKitHost(window: window, configuration: items))
            let simulator = Simulator.current
            simulator.settle()
            let bar = try #require((window.rootViewController as? UITabBarController)?.tabBar)
            bar.items?[1].badgeValue = "3"
            navigator.front?.router.trigger(.select("more"))
            simulator.settle()
            #expect(bar.items?.map(\.title) == ["feed", "more"] && bar.items?[1].badgeValue == "3")
            navigator.front?.router.trigger(.in(.tab("feed"), .set("news")))
            simulator.settle()
            #expect(bar.items?.map(\.title) == ["news", "more"])
        }
    }
#endif
