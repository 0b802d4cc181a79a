#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// What tabs say: the app first, then the controller, then the name of the destination.
    @MainActor
    @Suite(.simulator)
    struct TabItemTests {
        private func titles(
            _ host: (UIWindow) -> UIKitHost, view: @escaping @MainActor (String) -> any Presentable
        ) -> [String?] {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let navigator = Navigator(
                root: SketchCoordinator(.tabs(.stack("matches"), [.screen("friends")]), view: view))
            navigator.attach(host(window))
            Simulator.current.settle()
            let tabs = window.rootViewController as? UITabBarController
            return tabs?.tabBar.items?.map(\.title) ?? []
        }

        @Test func `a controller that says nothing has the name of its destination`() {
            #expect(
                titles({ UIKitHost(window: $0) }, view: { _ in UIViewController() }) == [
                    "Matches", "Friends",
                ])
        }

        @Test func `what a controller says stays`() {
            let titles = titles({ UIKitHost(window: $0) }) { name in
                let controller = UIViewController()
                controller.tabBarItem = UITabBarItem(title: "All \(name)", image: nil, tag: 0)
                return controller
            }
            // Nothing was made yet for the second.
            #expect(titles == ["All matches", "Friends"])
        }

        @Test func `the app has the last word`() {
            let titles = titles({
                UIKitHost(
                    window: $0,
                    configuration: .init(tabItem: { UITabBarItem(title: "\($0.id)", image: nil, tag: 0) }))
            }) { name in
                let controller = UIViewController()
                controller.title = name
                return controller
            }
            #expect(titles == ["#1", "#3"])
        }
    }
#endif
