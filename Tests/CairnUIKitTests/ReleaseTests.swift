#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import KickaboutApp
    import KickaboutCore
    import Testing
    import UIKit

    /// What left the tree is gone: the view controllers too, once the transition is over.
    @MainActor
    @Suite(.simulator)
    struct ReleaseTests {
        private let simulator = Simulator.current

        @Test func `every screen of the login that left is gone`() async throws {
            AppDelegate.makeModule = { [clock = simulator.clock] in
                AppModule(files: MemoryFiles(), clock: clock)
            }
            let app = simulator.launch(AppDelegate.self)
            let navigator = try #require(app.front?.navigator)
            let ledger = Ledger(navigator)
            await simulator.settle()

            weak var login: UIViewController?
            login = try top(of: app)
            try simulator.user.tap("Sign up")
            await simulator.settle()
            weak var signUp: UIViewController?
            signUp = try top(of: app)
            #expect(signUp?.title == "Sign up")
            try simulator.user.swipeBack()
            await simulator.settle()
            #expect(signUp == nil)

            try simulator.user.tap("Forgot password?")
            await simulator.settle()
            weak var sheet: UIViewController?
            sheet = app.front?.window?.rootViewController?.presentedViewController
            #expect(sheet != nil)
            try simulator.user.pullSheet()
            await simulator.settle()
            #expect(sheet == nil)

            try simulator.user.type("ana@example.org", into: "Email")
            try simulator.user.type("correct horse", into: "Password")
            try simulator.user.tap("Log in")
            await simulator.settle()
            #expect(try top(of: app).title == "Your name")
            #expect(login == nil)
            #expect(ledger.leaks.isEmpty)
        }

        @Test func `a navigator that is let go takes everything along`() async {
            weak var navigator: Navigator?
            weak var host: UIKitHost?
            do {
                let window = UIWindow(frame: UIScreen.main.bounds)
                let own = Navigator(
                    root: SketchCoordinator(.stack("a", above: ["b"])) { SimulatorStage.view(named: $0) })
                let ownHost = UIKitHost(window: window)
                own.attach(ownHost)
                await simulator.settle()
                (navigator, host) = (own, ownHost)
            }
            #expect(navigator == nil)
            // It gives controllers of the app's back what was theirs.
            await simulator.settle()
            #expect(host == nil)
        }

        private func top(of app: AppDelegate) throws -> UIViewController {
            let stack = try #require(app.front?.window?.rootViewController as? UINavigationController)
            return try #require(stack.topViewController)
        }
    }
#endif
