#if HEADLESS_UIKIT
    import Cairn
    import CairnUIKit
    import Testing
    import UIKit

    /// Other code keeps what was Cairn's and shows it once more: then it is that code's.
    @MainActor @Suite(.simulator)
    struct ShownAgainTests {
        private let simulator = Simulator.current
        private let window = UIWindow(frame: UIScreen.main.bounds)
        private let house = House()
        private let navigator: Navigator

        init() {
            navigator = Navigator(root: house)
            navigator.attach(UIKitHost(window: window))
            simulator.settle()
        }

        @Test(arguments: ["push", "animated push", "present", "root", "between"])
        func `what has left and is shown again is left alone`(way: String) throws {
            house.router?.trigger(.push(.two))
            simulator.settle()
            let stack = try #require(window.rootViewController as? UINavigationController)
            let kept = try #require(stack.popViewController(animated: false))
            simulator.settle()
            navigator.lookAgain()
            #expect(navigator.tree.notation == "stack[list]")
            switch way {
            case "present": stack.present(kept, animated: false)
            case "root": window.rootViewController = kept
            case "between":
                stack.setViewControllers(
                    [stack.viewControllers[0], kept, UIViewController()], animated: false)
            default: stack.pushViewController(kept, animated: way == "animated push")
            }
            simulator.settle()
            navigator.lookAgain()
            simulator.settle()
            if way == "between" {
                #expect(stack.viewControllers.count == 3 && stack.viewControllers[1] === kept)
            } else {
                #expect(kept.viewIfLoaded?.window != nil, "the tree is \(navigator.tree)")
            }
            #expect(navigator.disagreement == nil)
            #expect(simulator.log.warnings == [])
            withExtendedLifetime(stack) {}
        }

        @Test func `a modal that is presented again is left alone`() throws {
            house.router?.trigger(.present(.two, as: .sheet))
            simulator.settle()
            let stack = try #require(window.rootViewController as? UINavigationController)
            let kept = try #require(stack.presentedViewController)
            for animated in [true, false] {
                kept.dismiss(animated: animated)
                simulator.settle()
                navigator.lookAgain()
                #expect(navigator.tree.notation == "stack[list]")
                stack.present(kept, animated: animated)
                simulator.settle()
                navigator.lookAgain()
                simulator.settle()
                #expect(navigator.tree.notation.hasPrefix("stack[list] + sheet(~"))
                #expect(stack.presentedViewController === kept)
            }
        }

        @Test(arguments: [true, false])
        func `a modal may be pushed while it is dismissed`(animated: Bool) throws {
            house.router?.trigger(.present(.two, as: .sheet))
            simulator.settle()
            let stack = try #require(window.rootViewController as? UINavigationController)
            let modal = try #require(stack.presentedViewController)
            modal.dismiss(animated: animated)
            stack.pushViewController(modal, animated: animated)
            simulator.settle()
            navigator.lookAgain()
            simulator.settle()
            #expect(navigator.disagreement == nil)
            house.router?.trigger(.push(.two))
            simulator.settle()
            #expect(navigator.disagreement == nil)
        }
    }
#endif
