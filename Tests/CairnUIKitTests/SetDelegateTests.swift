#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Testing
    import UIKit

    /// Other code sets a delegate in the place of the host's listener, while all is at rest: nobody says so.
    @MainActor
    @Suite(.simulator)
    struct SetDelegateTests {
        private let simulator = Simulator.current
        private let window = UIWindow(frame: UIScreen.main.bounds)
        private let other = OtherDelegate()

        /// Over a navigation controller of the host's own, or of a subclass.
        private func begin(_ root: Tree.Root<Place>, isOwn: Bool = true) -> Navigator {
            let navigator = Navigator(root: SketchCoordinator(root) { SimulatorStage.view(named: $0) })
            let own = UIKitHost.Configuration(makeStack: { AppStack() })
            navigator.attach(UIKitHost(window: window, configuration: isOwn ? .init() : own))
            simulator.settle()
            return navigator
        }

        private final class AppStack: UINavigationController {}

        @Test(arguments: [true, false], ["back", "swipe"])
        func `a person goes back, and is asked at the next guard`(_ isOwn: Bool, _ way: String)
            async throws
        {
            let navigator = begin(.stack("a", above: ["form", "c"]), isOwn: isOwn)
            let stack = try #require(window.rootViewController as? UINavigationController)
            for delegate in [nil, other] {
                stack.delegate = delegate
                try await goBack(way)
                #expect(navigator.tree.notation == "stack[a > form]" && navigator.disagreement == nil)
                navigator.front?.router.trigger(.push("c"))
                await simulator.settle()
            }
            stack.delegate = nil
            try await goBack(way)
            try? await goBack(way)
            let form = try #require(navigator.sketch("form") as? SketchForm)
            #expect(form.isAsked && stack.viewControllers.count == 2)
        }

        private func goBack(_ way: String) async throws {
            if way == "back" { try simulator.user.tapBack() } else { try simulator.user.swipeBack() }
            await simulator.settle()
        }

        @Test(arguments: [true, false])
        func `a tab that may not be entered stays closed`(_ isNil: Bool) throws {
            let navigator = begin(.tabs(.stack("a"), [.stack("closed"), .stack("c")]))
            let tabs = try #require(window.rootViewController as? UITabBarController)
            tabs.delegate = isNil ? nil : other
            try? simulator.user.tapTab("Closed")
            simulator.settle()
            #expect(navigator.tree.notation == "tabs[*stack[a], stack[closed], stack[c]]")
            #expect(navigator.disagreement == nil && tabs.selectedIndex == 0)
        }

        @Test func `a stack that is its own delegate from the start asks the first swipe`() async throws {
            let navigator = Navigator(
                root: SketchCoordinator(.stack("a", above: ["form"])) { SimulatorStage.view(named: $0) })
            let own = UIKitHost.Configuration(makeStack: { SelfMadeStack() })
            navigator.attach(UIKitHost(window: window, configuration: own))
            await simulator.settle()
            try? await goBack("swipe")
            let form = try #require(navigator.sketch("form") as? SketchForm)
            #expect(form.isAsked && navigator.tree.notation == "stack[a > form]")
        }

        private final class SelfMadeStack: UINavigationController, UINavigationControllerDelegate {
            override func viewDidLoad() {
                super.viewDidLoad()
                delegate = self
            }
        }

        @Test func `whoever set a delegate finds it there, and it is told`() throws {
            let navigator = begin(.stack("a"))
            let stack = try #require(window.rootViewController as? UINavigationController)
            #expect(stack.delegate == nil)
            let delegate = ExistingApp.Delegate()
            stack.delegate = delegate
            #expect(stack.delegate === delegate)
            navigator.front?.router.trigger(.push("b"))
            simulator.settle()
            #expect(delegate.calls.count == 2 && navigator.disagreement == nil)
            navigator.windowClosed()
            #expect(stack.delegate === delegate)
        }
    }
#endif
