#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Testing
    import UIKit

    /// Controllers of the app that override what the host calls, and do nothing.
    @MainActor
    @Suite(.simulator)
    struct SwallowedCallTests {
        private final class Keeper: UIViewController {
            var keeps = true

            override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
                if !keeps { super.dismiss(animated: flag, completion: completion) }
            }
        }

        /// Is always presented in another way than it is told.
        private final class Stubborn: UIViewController {
            override var modalPresentationStyle: UIModalPresentationStyle {
                get { .overFullScreen }
                set {}
            }
        }

        /// Hides its last tab, by a feature flag say; or has one more, which it makes anew each time.
        private final class Flagged: UITabBarController {
            private let hides: Bool

            init(hides: Bool) {
                self.hides = hides
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) { nil }

            override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
                super.setViewControllers(viewControllers.map(flagged), animated: animated)
            }

            override var viewControllers: [UIViewController]? {
                get { super.viewControllers }
                set { super.viewControllers = newValue.map(flagged) }
            }

            private func flagged(_ controllers: [UIViewController]) -> [UIViewController] {
                hides ? controllers.dropLast() : controllers + [UIViewController()]
            }
        }

        @Test(arguments: [true, false])
        func
            `tabs that an app's container changes as it is given them come to rest, and the log says so`(
                hides: Bool
            ) throws
        {
            let navigator = Navigator(
                root: SketchCoordinator(.tabs(.stack("a"), [.stack("b")])) { _ in UIViewController() })
            var written: [String] = []
            navigator.logsRefusals = true
            navigator.writeRefusal = { written.append($0) }
            navigator.attach(
                UIKitHost(
                    window: UIWindow(frame: UIScreen.main.bounds),
                    configuration: .init(makeTabs: { Flagged(hides: hides) })))
            Simulator.current.settle()
            #expect(navigator.isSettled && (1...2).contains(written.count), "\(written)")
            #expect(written.allSatisfy { $0.contains("has no effect on screen.") }, "\(written)")
        }

        @Test func `a style that a controller does not take is not tried for ever`() throws {
            let navigator = Navigator(
                root: SketchCoordinator(.screen("a")) { $0 == "sheet" ? Stubborn() : UIViewController() })
            var written: [String] = []
            navigator.logsRefusals = true
            navigator.writeRefusal = { written.append($0) }
            navigator.attach(UIKitHost(window: UIWindow(frame: UIScreen.main.bounds)))
            navigator.sketch("a")?.router.trigger(.present(.screen("sheet"), as: .sheet))
            Simulator.current.settle()
            #expect(navigator.isSettled && written.count == 1)
            #expect(written.first?.hasPrefix("A presentation has no effect on screen.") == true)
        }

        @Test func `a dismissal that a controller swallows is said once, and made when someone looks again`()
            throws
        {
            let keeper = Keeper()
            let navigator = Navigator(
                root: SketchCoordinator(.screen("a")) { $0 == "a" ? keeper : UIViewController() })
            var written: [String] = []
            navigator.logsRefusals = true
            navigator.writeRefusal = { written.append($0) }
            navigator.attach(UIKitHost(window: UIWindow(frame: UIScreen.main.bounds)))
            navigator.sketch("a")?.router.trigger(.present(.screen("sheet"), as: .fullScreen))
            Simulator.current.settle()
            navigator.sketch("sheet")?.router.trigger(.close)
            Simulator.current.settle()
            #expect(navigator.tree.notation == "(a)" && keeper.presentedViewController != nil)
            #expect(navigator.disagreement != nil)
            #expect(
                written.count == 1
                    && written.first?.hasPrefix("A dismissal has no effect on screen.") == true)
            keeper.keeps = false
            navigator.lookAgain()
            Simulator.current.settle()
            #expect(navigator.disagreement == nil && keeper.presentedViewController == nil)
        }
    }
#endif
