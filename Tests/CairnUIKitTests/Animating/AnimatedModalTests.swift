#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Testing
    import UIKit

    /// Animations by name for modals and tabs.
    @MainActor
    @Suite(.simulator)
    struct AnimatedModalTests {
        private let simulator = Simulator.current

        @Test(
            arguments: [Tree.ModalStyle.sheet, .fullScreen, .popover],
            [Tree.Transition<Place, Never>.close, .dismiss, .dismissAll])
        func `a modal comes by its animation, and goes by the inverse`(
            style: Tree.ModalStyle, closing: Tree.Transition<Place, Never>
        ) throws {
            let animated = AnimatedTrial(.stack("a"))
            try animated.trial.ask(.animated(.present("b", as: style), by: .fade), from: "a")
            try animated.trial.expect("stack[a] + \(style)(b)")
            try animated.trial.ask(closing, from: "b")
            try animated.trial.expect("stack[a]")
            #expect(animated.fades.take() == ["opening b", "closing b"])
        }

        @Test
        func `a finger from the edge closes a full-screen modal by the inverse, or leaves it as it was`()
            throws
        {
            let animated = AnimatedTrial(.stack("a"))
            try animated.trial.ask(.animated(.present(.stack("b"), as: .fullScreen), by: .fade), from: "a")
            try animated.trial.expect("stack[a] + fullScreen(stack[b])")
            let tree = animated.navigator.tree
            #expect(simulator.outline().actions.contains(.swipeBack))
            try simulator.user.swipeBack(cancelAt: 0.5)
            try animated.trial.expect("stack[a] + fullScreen(stack[b])")
            #expect(animated.navigator.tree == tree)
            let stack = try #require(animated.stack)
            #expect(
                stack.topViewController?.view.window != nil
                    && stack.view.frame == stack.view.superview?.bounds)
            #expect(stack.presentingViewController?.view.window == nil && stack.view.alpha == 1)
            #expect(animated.fades.take() == ["opening b", "closing b, taken back"])
            try simulator.user.swipeBack()
            try animated.trial.expect("stack[a]")
            #expect(!simulator.outline().actions.contains(.swipeBack))
            #expect(animated.fades.take() == ["closing b"])
        }

        @Test func `on a full-screen modal's deeper screens the finger is the stack's`() throws {
            let animated = AnimatedTrial(.stack("a"))
            try animated.trial.ask(.animated(.present(.stack("b"), as: .fullScreen), by: .fade), from: "a")
            try animated.trial.ask(.push("c"), from: "b")
            try animated.trial.expect("stack[a] + fullScreen(stack[b > c])")
            try simulator.user.swipeBack()
            try animated.trial.expect("stack[a] + fullScreen(stack[b])")
            try simulator.user.swipeBack()
            try animated.trial.expect("stack[a]")
            #expect(animated.fades.take() == ["opening b", "closing b"])
        }

        @Test func `a sheet with an animation is pulled as any other`() throws {
            let animated = AnimatedTrial(.stack("a"))
            try animated.trial.ask(.animated(.present("b", as: .sheet), by: .fade), from: "a")
            try animated.trial.expect("stack[a] + sheet(b)")
            try simulator.user.pullSheet(cancelAt: 0.5)
            try animated.trial.expect("stack[a] + sheet(b)")
            try simulator.user.pullSheet()
            try animated.trial.expect("stack[a]")
        }

        @Test func `a finger that is gone before a modal begins to go is heard all the same`() throws {
            let animated = AnimatedTrial(.stack("a"))
            try animated.trial.ask(.animated(.present("b", as: .fullScreen), by: .fade), from: "a")
            try animated.trial.expect("stack[a] + fullScreen(b)")
            for isFinished in [false, true] {
                try simulator.user.beginSwipeBack()
                simulator.user.endSwipe(finish: isFinished)
                try animated.trial.expect(isFinished ? "stack[a]" : "stack[a] + fullScreen(b)")
            }
        }

        @Test
        func `what is asked for under a finger that is taken back comes by time, and not by the finger`()
            throws
        {
            let animated = AnimatedTrial(.tabs(.stack("a"), [.stack("b")]))
            try animated.trial.ask(.animated(.present(.stack("c"), as: .fullScreen), by: .fade), from: "a")
            try animated.trial.expect("tabs[*stack[a], stack[b]] + fullScreen(stack[c])")
            try simulator.user.beginSwipeBack()
            simulator.clock.turn()
            simulator.user.moveSwipe(to: 0.4)
            try animated.trial.ask(.show("b"), from: "a")
            simulator.user.endSwipe(finish: false)
            try animated.trial.expect("tabs[stack[a], *stack[b]]")
            #expect(animated.fades.take() == ["opening c", "closing c, taken back", "closing c"])
        }

        @Test func `a tab that is selected under a name comes by that animation, this once`() throws {
            let animated = AnimatedTrial(.tabs(.stack("a"), [.stack("b")]))
            try animated.trial.ask(.animated(.select("b"), by: .fade), from: "a")
            simulator.clock.turn()
            #expect(!animated.navigator.isSettled)
            try animated.trial.expect("tabs[stack[a], *stack[b]]")
            #expect(animated.fades.lines.count == 1)
            try simulator.user.tapTab("a")
            try animated.trial.expect("tabs[*stack[a], stack[b]]")
            try simulator.user.tapTab("b")
            try animated.trial.expect("tabs[stack[a], *stack[b]]")
            try animated.trial.ask(.select("a"), from: "b")
            try animated.trial.ask(.select("b"), from: "a")
            try animated.trial.expect("tabs[stack[a], *stack[b]]")
            #expect(animated.fades.lines.count == 1)
        }

        @Test func `a modal with an animation takes the sheet below along`() throws {
            let animated = AnimatedTrial(.stack("a"))
            try animated.trial.ask(.present("b", as: .sheet), from: "a")
            try animated.trial.ask(.animated(.present("c", as: .fullScreen), by: .fade), from: "b")
            try animated.trial.expect("stack[a] + sheet(b) + fullScreen(c)")
            try animated.trial.ask(.dismissAll, from: "a")
            try animated.trial.expect("stack[a]")
            #expect(animated.fades.take() == ["opening c", "closing c"])
        }

        @Test func `tabs that replace tabs show the one in front only, and what is asked for then follows`()
            throws
        {
            let animated = AnimatedTrial(.tabs(.stack("a"), [.stack("b")]))
            try animated.trial.ask(.select("b"), from: "a")
            try animated.trial.expect("tabs[stack[a], *stack[b]]")
            let replacing = Tree.Transition<Place, Never>.replaceAll(.tabs(.stack("a"), [.stack("c")]))
            try animated.trial.ask(.animated(replacing, by: .fade), from: "a")
            try animated.trial.ask(.present("d", as: .currentContext), from: "a")
            try animated.trial.expect("tabs[*stack[a + currentContext(d)], stack[c]]")
            #expect(animated.fades.take() == ["opening a"])
            #expect(simulator.log.warnings == [])
        }

        @Test func `a push asked for during a tab's animation follows it`() throws {
            let animated = AnimatedTrial(.tabs(.stack("a"), [.stack("b")]))
            try animated.trial.ask(.animated(.select("b"), by: .fade), from: "a")
            simulator.clock.advance(by: .milliseconds(100))
            try animated.trial.ask(.animated(.push("c"), by: .fade), from: "b")
            try animated.trial.expect("tabs[stack[a], *stack[b > c]]")
            #expect(animated.fades.lines.last == "opening c")
        }
    }
#endif
