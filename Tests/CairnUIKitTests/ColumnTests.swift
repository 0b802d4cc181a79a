#if HEADLESS_UIKIT
    import Cairn
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// Columns that lie in one stack, as on a phone.
    @MainActor
    @Suite(.simulator)
    struct ColumnTests {
        private let simulator = Simulator.current
        private let window = UIWindow(frame: UIScreen.main.bounds)
        private let navigator: Navigator
        private let host: UIKitHost

        init() {
            navigator = Navigator(
                root: SketchCoordinator(.split(primary: .stack("a"), secondary: .screen("b"))) { Closing($0) }
            )
            host = UIKitHost(window: window)
            navigator.attach(host)
            simulator.settle()
        }

        private var columns: UISplitViewController {
            get throws { try #require(window.rootViewController as? UISplitViewController) }
        }

        private func expect(_ notation: String) {
            simulator.settle()
            navigator.lookAgain()
            simulator.settle()
            #expect(navigator.tree.notation == notation)
            #expect(navigator.tree.shown == host.look())
        }

        @Test
        func `a screen that closes its column as a swipe begins closes it when the swipe is over`()
            throws
        {
            let closing = try #require(try columns.viewController(for: .secondary) as? Closing)
            let ledger = Ledger(navigator)
            closing.disappears = { [weak navigator] in navigator?.sketch("b")?.router.close() }
            try simulator.user.beginSwipeBack()
            simulator.clock.advance(by: .milliseconds(50))
            simulator.user.moveSwipe(to: 0.3)
            simulator.user.endSwipe(finish: false)
            expect("split[stack[a]]")
            #expect(simulator.outline().top?.screen.navigationBar?.title == "a")
            #expect(try columns.viewController(for: .secondary) == nil)
            #expect(ledger.leftBehind.isEmpty)
        }

        @Test func `a column that other code emptied has left`() throws {
            try columns.setViewController(nil, for: .secondary)
            expect("split[stack[a]]")
        }

        @Test func `a column that other code filled is a foreign place`()
            throws
        {
            try columns.setViewController(UIViewController(), for: .secondary)
            expect("split[stack[a], ~UIViewController]")
        }
    }

    /// Does something when it disappears.
    private final class Closing: UIViewController {
        var disappears: (@MainActor () -> Void)?

        convenience init(_ name: String) {
            self.init(nibName: nil, bundle: nil)
            title = name
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            disappears?()
        }
    }
#endif
