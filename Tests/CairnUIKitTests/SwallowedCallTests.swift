#if HEADLESS_UIKIT
    import Cairn
    import CairnTesting
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
