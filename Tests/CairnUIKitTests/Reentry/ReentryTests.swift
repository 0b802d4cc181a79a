#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Testing
    import UIKit

    /// What is asked in the middle of a call, each in one shape.
    @MainActor
    @Suite(.simulator)
    struct ReentryTests {
        private let simulator = Simulator.current
        private let hooks = Hooks()
        private let window = UIWindow(frame: UIScreen.main.bounds)

        private func begin(_ root: Tree.Root<Place>) -> Navigator {
            let navigator = Navigator(root: HookedCoordinator(root, hooks))
            navigator.attach(UIKitHost(window: window))
            simulator.settle()
            return navigator
        }

        private func expectAtRest(_ navigator: Navigator) {
            simulator.settle()
            navigator.lookAgain()
            simulator.settle()
            #expect(navigator.isSettled && navigator.pending.isEmpty)
            #expect(navigator.disagreement == nil)
            #expect(simulator.log.takeRaises() == [])
            #expect(hooks.lost.isEmpty)
        }

        enum PlainCall: CaseIterable { case back, pop, push, set }

        @Test(arguments: PlainCall.allCases, [Hooks.Moment.active, .deinitOfModel, .inactive])
        func `a screen asks as UIKit tells of a change without animation`(
            call: PlainCall, moment: Hooks.Moment
        ) throws {
            UIView.setAnimationsEnabled(false)
            for first in [[Hooks.Transition.push("b")], [.popToRoot, .push("b")]] {
                let navigator = begin(.stack("a"))
                hooks.ask(.push("d"))
                simulator.settle()
                let stack = try #require(window.rootViewController as? UINavigationController)
                hooks.at(moment, of: moment == .active ? "a" : "d") {
                    hooks.ask(.several(first + [.push("c")]))
                }
                switch call {
                case .back: try simulator.user.tapBack()
                case .pop: stack.popViewController(animated: false)
                case .push: stack.pushViewController(UIViewController(), animated: false)
                case .set: stack.setViewControllers([stack.viewControllers[0]], animated: false)
                }
                expectAtRest(navigator)
                guard call != .push else { continue }
                #expect(navigator.tree.notation == "stack[a > b > c]", "\(navigator.journal)")
            }
        }

        /// UIKit puts off what is set on a stack that is about to show another controller.
        @Test(
            arguments: [
                (.replaceTop("x"), "stack[a > x]"), (.set("x"), "stack[x]"),
                (.several(.popToRoot, .push("x")), "stack[a > x]"),
                (.push("x"), "stack[a > ~UIViewController > x]"),
            ] as [(Hooks.Transition, String)], [true, false])
        func `a screen asks as it is covered without animation`(
            asked: (change: Hooks.Transition, tree: String), afterModal: Bool
        ) throws {
            UIView.setAnimationsEnabled(false)
            let navigator = begin(.stack("a"))
            let stack = try #require(window.rootViewController as? UINavigationController)
            let push = { stack.pushViewController(UIViewController(), animated: true) }
            hooks.at(.willDisappear, of: "a") { hooks.ask(asked.change) }
            if afterModal {
                stack.present(UIViewController(), animated: false)
                simulator.settle()
                stack.dismiss(animated: false) { push() }
            } else {
                push()
            }
            expectAtRest(navigator)
            #expect(navigator.tree.notation == asked.tree)
        }

        private nonisolated static let asks: [Hooks.Transition] = [
            .dismissAll, .push("x"), .none, .present("x", as: .sheet),
        ]

        @Test(arguments: asks, [true, false])
        func `other code dismisses, and the model of what left asks as it goes`(
            _ asked: Hooks.Transition, animated: Bool
        ) {
            // What tells the navigator what other code has done: a request that is performed, one that is refused, a look.
            for seenBy in 0..<3 {
                let navigator = begin(.stack("a"))
                hooks.ask(.present("s", as: .fullScreen))
                simulator.settle()
                hooks.at(.deinitOfModel, of: "s") { hooks.ask(asked) }
                window.rootViewController?.dismiss(animated: animated)
                switch seenBy {
                case 0: hooks.ask(.push("y"))
                case 1: hooks.ask(.select("nowhere"))
                default: navigator.lookAgain()
                }
                expectAtRest(navigator)
            }
        }

        @Test(arguments: [Hooks.Moment.load, .move, .willAppear])
        func `all tabs are replaced while one is selected`(_ moment: Hooks.Moment) throws {
            for way in 0..<3 {
                let navigator = begin(.tabs(.stack("a"), [.screen("b")]))
                hooks.at(moment, of: "b") { hooks.ask(.replaceAll(.tabs(.stack("c"), [.screen("d")]))) }
                switch way {
                case 0: hooks.ask(.select("b"))
                case 1: try simulator.user.tapTab("B")
                default: (window.rootViewController as? UITabBarController)?.selectedIndex = 1
                }
                expectAtRest(navigator)
                #expect(navigator.tree.notation == "tabs[*stack[c], d]")
            }
        }

        @Test(arguments: [Hooks.Moment.load, .move, .willAppear], [true, false])
        func `all tabs are replaced while one is chosen and a push is under way`(
            _ moment: Hooks.Moment, isTappedBack: Bool
        ) throws {
            let navigator = begin(.tabs(.stack("a"), [.screen("b")]))
            hooks.ask(.push("z"))
            if isTappedBack { try? simulator.user.tapBack() }
            hooks.at(moment, of: "b") { hooks.ask(.replaceAll(.tabs(.stack("c"), [.screen("b")]))) }
            try simulator.user.tapTab("B")
            expectAtRest(navigator)
            #expect(navigator.tree.notation == "tabs[*stack[c], b]")
        }

        @Test(arguments: Hooks.Moment.allCases.filter { $0 != .inactive })
        func `the tree goes to another window in the middle of a call`(_ moment: Hooks.Moment) throws {
            for transition in [.push("b"), .withoutAnimation(.push("b")), .present("b", as: .fullScreen)]
                as [Hooks.Transition]
            {
                let navigator = begin(.stack("a"))
                let other = UIWindow(frame: UIScreen.main.bounds)
                let isLeft = moment == .willDisappear || moment == .didDisappear
                hooks.at(moment, of: isLeft ? "a" : "b") { navigator.attach(UIKitHost(window: other)) }
                hooks.ask(transition)
                // Nobody is told that what is presented moves to a parent.
                if moment == .move, case .present = transition { continue }
                simulator.settle()
                if moment == .deinitOfModel { hooks.ask(.close, from: "b") }
                expectAtRest(navigator)
                #expect(other.rootViewController != nil, "\(transition)")
                other.rootViewController?.dismiss(animated: false)
            }
        }
    }
#endif
