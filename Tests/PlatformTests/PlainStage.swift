#if canImport(UIKit)
    import Cairn
    import CairnContract
    import CairnTesting
    import UIKit
    import UIKitStage

    @testable import CairnUIKit

    /// A window of whichever UIKit is there. Nobody has fingers on Apple's, where time passes by itself: `settle()` lets the
    /// run loop turn until no transition is left.
    @MainActor
    final class PlainStage: HostStage {
        let hasFingers = false
        let card: Tree.ModalStyle = UIKitPlatform.current.hasSheets ? .sheet : .fullScreen
        let window: UIWindow
        private let host: UIKitHost

        init(_ navigator: Navigator) {
            window = .forTests()
            host = UIKitHost(window: window)
            navigator.attach(host)
        }

        static func view(named name: String) -> any Presentable {
            let controller = UIViewController()
            controller.title = name
            return controller
        }

        var front: String? {
            let top = (top as? UINavigationController)?.topViewController ?? top
            return (top as? UIAlertController)?.title ?? top?.title
        }

        #if HEADLESS_UIKIT
            func settle() { Simulator.current.settle() }
            func letPass() { Simulator.current.clock.advance(by: .milliseconds(50)) }
        #else
            func settle() {
                let end = Date(timeIntervalSinceNow: 10)
                repeat { letPass() } while isMoving && Date() < end
            }

            func letPass() { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05)) }
        #endif

        func look() -> Shown { host.look() }
        func tapBack() -> Bool { false }
        func backMenu(down count: Int) -> Bool { false }
        func beginSwipeBack() -> Bool { false }
        func beginPull() -> Bool { false }
        func letGo(finish: Bool) {}
        func tap(_ label: String) -> Bool { false }
        func type(_ text: String, into placeholder: String) -> Bool { false }

        func call(_ call: ForeignCall, animated: Bool) {
            let stack = top as? UINavigationController
            switch call {
            case .pop: _ = stack?.popViewController(animated: animated)
            case .push: stack?.pushViewController(UIViewController(), animated: animated)
            case .present: top?.present(UIViewController(), animated: animated)
            case .dismiss: top?.presentingViewController?.dismiss(animated: animated)
            case .setStack, .setStackBelow, .replaceStack, .cutStack, .select: break
            case .setRootAside, .setRootBack, .setDelegates: break
            }
        }

        private var top: UIViewController? {
            var top = window.rootViewController
            while let next = top?.presentedViewController { top = next }
            return top
        }

        var isMoving: Bool {
            var next = window.rootViewController
            while let controller = next {
                if controller.transitionCoordinator != nil || controller.isBeingPresented
                    || controller.isBeingDismissed
                {
                    return true
                }
                next = controller.presentedViewController
            }
            return false
        }
    }
#endif
