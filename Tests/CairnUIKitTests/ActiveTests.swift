#if HEADLESS_UIKIT
    import Cairn
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    private enum Page: Destination { case list, detail, sheet, cover }

    /// A controller of the app's own, over a view model that asks.
    private final class PageController: UIViewController, Activatable {
        private(set) var isActive = false

        func didBecomeActive() { isActive = true }
        func didBecomeInactive() { isActive = false }
    }

    @MainActor
    private final class Pages: Coordinator {
        enum Route { case open(Page), sheet, cover }
        typealias Destination = Page
        let root: Tree.Root<Page>
        var made: [Page: PageController] = [:]
        var routers: [Page: Router<Route>] = [:]

        init(_ root: Tree.Root<Page> = .stack(.list)) { self.root = root }

        func transition(for route: Route, from asker: Asker) -> Next {
            switch route {
            case .open(let page): .push(page)
            case .sheet: .present(.sheet, as: .sheet)
            case .cover: .present(.cover, as: .fullScreen)
            }
        }

        func screen(for page: Page, router: Router<Route>) -> any Presentable {
            let controller = PageController()
            made[page] = controller
            routers[page] = router
            return controller
        }
    }

    /// Controllers of the app's own are told whether they are active, without being subclassed or swizzled.
    @MainActor
    @Suite(.simulator)
    struct ActiveTests {
        private let simulator = Simulator.current
        private let pages = Pages()
        private let window = UIWindow(frame: UIScreen.main.bounds)
        private let navigator: Navigator

        init() {
            navigator = Navigator(root: pages)
            navigator.attach(UIKitHost(window: window))
            simulator.settle()
        }

        /// The pages that are active.
        private var active: Set<Page> { Set(pages.made.filter { $0.value.isActive }.keys) }

        @Test func `the screen on top is active once the transition is over`() {
            #expect(active == [.list])
            pages.routers[.list]?.trigger(.open(.detail))
            #expect(active == [.list])
            simulator.settle()
            #expect(active == [.detail])
        }

        @Test func `a swipe that is cancelled changes nothing, one that is finished does`() throws {
            pages.routers[.list]?.trigger(.open(.detail))
            simulator.settle()
            try simulator.user.swipeBack(cancelAt: 0.4)
            simulator.settle()
            #expect(active == [.detail])
            try simulator.user.swipeBack()
            simulator.settle()
            #expect(active == [.list])
        }

        @Test func `under a sheet a screen is active, under a cover it is not`() {
            pages.routers[.list]?.trigger(.sheet)
            simulator.settle()
            #expect(active == [.list, .sheet])
            pages.routers[.sheet]?.trigger(.cover)
            simulator.settle()
            #expect(active == [.cover])
        }

        @Test func `a column that the display mode hides is active`() throws {
            try Simulator.run(idiom: .pad) { simulator in
                let pages = Pages(.split(primary: .stack(.list), secondary: .stack(.detail)))
                let window = UIWindow(frame: UIScreen.main.bounds)
                let navigator = Navigator(root: pages)
                navigator.attach(UIKitHost(window: window))
                simulator.settle()
                let columns = try #require(window.rootViewController as? UISplitViewController)
                columns.preferredDisplayMode = .secondaryOnly
                simulator.settle()
                #expect(try #require(pages.made[.list]).viewIfLoaded?.window == nil)
                #expect(pages.made[.list]?.isActive == true && pages.made[.detail]?.isActive == true)
            }
        }

        @Test func `in the background nothing is active`() {
            simulator.enterBackground()
            #expect(active == [])
            simulator.enterForeground()
            #expect(active == [.list])
        }

        @Test func `a system alert over the app leaves the screen active`() {
            NotificationCenter.default.post(
                name: UIApplication.willResignActiveNotification, object: UIApplication.shared)
            #expect(active == [.list])
        }

        @Test func `a window follows its own scene`() throws {
            simulator.launch(SceneApp.self, sceneDelegate: SceneDelegate.self)
            let scene = try #require(UIApplication.shared.connectedScenes.first)
            let pages = try #require(scene.delegate as? SceneDelegate).pages
            simulator.settle()
            let list = try #require(pages.made[.list])
            #expect(list.isActive)
            simulator.enterBackground(scene)
            #expect(!list.isActive)
            simulator.enterForeground(scene)
            #expect(list.isActive)
        }

        @Test func `a window with a scene follows the app, too, where only that says that it goes`() throws {
            simulator.launch(SceneApp.self, sceneDelegate: SceneDelegate.self)
            let scene = try #require(UIApplication.shared.connectedScenes.first)
            let pages = try #require(scene.delegate as? SceneDelegate).pages
            simulator.settle()
            let list = try #require(pages.made[.list])
            for (name, isActive) in [
                (UIApplication.didEnterBackgroundNotification, false),
                (UIApplication.didBecomeActiveNotification, true),
            ] {
                NotificationCenter.default.post(name: name, object: UIApplication.shared)
                #expect(list.isActive == isActive)
            }
            // Another scene has come.
            simulator.enterBackground(scene)
            NotificationCenter.default.post(
                name: UIApplication.didBecomeActiveNotification, object: UIApplication.shared)
            #expect(!list.isActive)
        }

        private final class SceneApp: UIResponder, UIApplicationDelegate {}

        private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            var navigator: Navigator?
            let pages = Pages()

            func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
            ) {
                guard let scene = scene as? UIWindowScene else { return }
                let window = UIWindow(windowScene: scene)
                let navigator = Navigator(root: pages)
                navigator.attach(UIKitHost(window: window))
                (self.window, self.navigator) = (window, navigator)
            }
        }
    }
#endif
