#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// The stack that UIKit makes around what stands alone in a column, once other code changes it.
    @MainActor
    @Suite(.simulator(.pad))
    struct ColumnStackTests {
        private typealias Root = Tree.Root<Place>

        private func trial(_ column: Root) -> Trial {
            Trial(
                .split(primary: .stack("a"), secondary: column), view: SimulatorStage.view,
                stage: { SimulatorStage($0) })
        }

        private func stack(in trial: Trial) throws -> UINavigationController {
            let stage = try #require(trial.stage as? SimulatorStage)
            let columns = try #require(stage.window.rootViewController as? UISplitViewController)
            return try #require(columns.viewController(for: .secondary)?.navigationController)
        }

        @Test func `what other code pushes above a screen is seen, and from then on the column is a stack`()
            throws
        {
            let trial = trial(.screen("b"))
            try stack(in: trial).pushViewController(Foreign(), animated: true)
            trial.expectAtRest("split[stack[a], stack[b > ~Foreign]]")
            try Simulator.current.user.tapBack()
            trial.expectAtRest("split[stack[a], stack[b]]")
            try trial.ask(.push("c"), from: "b")
            trial.expectAtRest("split[stack[a], stack[b > c]]")
            #expect(try stack(in: trial).viewControllers.count == 2)
        }

        @Test(arguments: [false, true])
        func `what other code pushes above a column that is not the first covers all there is`(
            isAnimated: Bool
        ) throws {
            try Simulator.run(idiom: .phone) { simulator in
                let trial = trial(.stack("b"))
                try trial.ask(.in(.secondary, .set("d")), from: "a")
                trial.expectAtRest("split[stack[a], *stack[d]]")
                let stage = try #require(trial.stage as? SimulatorStage)
                let list = try #require(stage.window.rootViewController as? UISplitViewController)
                    .viewController(for: .primary)
                let stack = try #require(list as? UINavigationController)
                stack.pushViewController(Foreign(), animated: isAnimated)
                trial.expectAtRest("split[stack[a], *stack[d]] + fullScreen(~Foreign)")
                try simulator.user.tapBack()
                trial.expectAtRest("split[stack[a], *stack[d]]")
                stack.pushViewController(Foreign(), animated: isAnimated)
                trial.expectAtRest("split[stack[a], *stack[d]] + fullScreen(~Foreign)")
                try trial.ask(.pop, from: "d")
                simulator.settle()
                #expect(trial.navigator.disagreement == nil)
                try trial.ask(.dismissAll, from: "a")
                trial.expectAtRest("split[stack[a], *stack[d]]")
            }
        }

        @Test(arguments: [true, false])
        func `a compact column that other code sets is taken away, and the log says so`(
            isNarrowBefore: Bool
        ) throws {
            let trial = trial(.stack("b"))
            let stage = try #require(trial.stage as? SimulatorStage)
            let columns = try #require(stage.window.rootViewController as? UISplitViewController)
            var written: [String] = []
            trial.navigator.logsRefusals = true
            trial.navigator.writeRefusal = { written.append($0) }
            let simulator = Simulator.current
            let size = UIScreen.main.bounds.size
            if isNarrowBefore { simulator.resize(to: size, horizontal: .compact) }
            columns.setViewController(Foreign(), for: .compact)
            if !isNarrowBefore { simulator.resize(to: size, horizontal: .compact) }
            simulator.settle()
            trial.navigator.lookAgain()
            simulator.settle()
            #expect(columns.viewController(for: .compact) == nil)
            #expect(written.contains { $0.hasPrefix("a compact column is not supported") }, "\(written)")
            #expect(trial.navigator.disagreement == nil, "\(trial.navigator.tree)")
            try trial.ask(.push("c"), from: "a")
            simulator.settle()
            #expect(trial.navigator.disagreement == nil)
            #expect(trial.navigator.tree.notation.contains("stack[a > c]"))
            #expect(columns.viewControllers.first is UINavigationController)
        }

        /// Other code has put what a column was given on the first column's stack, and something else on the column's own.
        @Test(arguments: [
            (isForeign: true, isSeenBefore: true, "split[stack[a > ~Foreign], stack[~Foreign]]"),
            // Nobody says which stack was made around what was never seen.
            (true, false, "split[stack[a > ~Foreign]]"),
            // What the tree has in one place leaves it.
            (false, true, "split[stack[a], stack[~Foreign]]"),
        ])
        func `what other code takes to another column is there once`(
            isForeign: Bool, isSeenBefore: Bool, tree: String
        ) throws {
            let trial = trial(.screen("b"))
            let stage = try #require(trial.stage as? SimulatorStage)
            let columns = try #require(stage.window.rootViewController as? UISplitViewController)
            if isForeign { columns.setViewController(Foreign(), for: .secondary) }
            if isSeenBefore { trial.navigator.lookAgain() }
            let taken = try #require(columns.viewController(for: .secondary))
            try stack(in: trial).setViewControllers([Foreign()], animated: false)
            let first = try #require(columns.viewController(for: .primary) as? UINavigationController)
            first.pushViewController(taken, animated: false)
            trial.expectAtRest(tree)
            let ids = trial.navigator.tree.nodes.map(\.id)
            #expect(Set(ids).count == ids.count)
        }

        @Test func `a third column from which other code has taken all there is lacks`() throws {
            let trial = Trial(
                .split(primary: .stack("a"), supplementary: .stack("m"), secondary: .screen("b")),
                view: SimulatorStage.view, stage: { SimulatorStage($0) })
            let stage = try #require(trial.stage as? SimulatorStage)
            let columns = try #require(stage.window.rootViewController as? UISplitViewController)
            columns.setViewController(Foreign(), for: .secondary)
            let taken = try #require(columns.viewController(for: .secondary))
            try stack(in: trial).setViewControllers([Foreign()], animated: false)
            let first = try #require(columns.viewController(for: .primary) as? UINavigationController)
            first.pushViewController(taken, animated: false)
            trial.expectAtRest("split[stack[a > ~Foreign], stack[m], ]")
        }

        @Test func `where there is little room a person goes back from it, and it is still there`() throws {
            let trial = trial(.screen("b"))
            resize(to: .regular)
            try stack(in: trial).pushViewController(Foreign(), animated: true)
            trial.expectAtRest("split[stack[a], stack[b > ~Foreign]]")
            try Simulator.current.user.tapBack()
            resize(to: .compact)
            trial.expectAtRest("split[stack[a], *stack[b]]")
            try Simulator.current.user.tapBack()
            trial.expectAtRest("split[*stack[a], stack[b]]")
            resize(to: .regular)
            trial.expectAtRest("split[stack[a], stack[b]]")
        }

        private func resize(to room: UIUserInterfaceSizeClass) {
            let size = CGSize(width: room == .compact ? 400 : 1_200, height: 1_000)
            Simulator.current.resize(to: size, horizontal: room)
        }

        @Test
        func
            `a modal in a screen's own context is seen in each column, and above each, as long as that is in front`()
            throws
        {
            let trial = trial(.screen("b"))
            resize(to: .regular)
            let foreign = Foreign()
            try stack(in: trial).pushViewController(foreign, animated: false)
            trial.expectAtRest("split[stack[a], stack[b > ~Foreign]]")
            let stage = try #require(trial.stage as? SimulatorStage)
            let node = try #require(trial.navigator.tree.nodes.first { $0.label == "a" })
            let first = try #require(stage.host.controller(for: node.id))
            for screen in [first, foreign] {
                let modal = Foreign()
                modal.modalPresentationStyle = .overCurrentContext
                screen.definesPresentationContext = true
                screen.present(modal, animated: false)
                trial.expectAtRest("split[stack[a], stack[b > ~Foreign]] + overFullScreen(~Foreign)")
                resize(to: .compact)
                let over = screen === foreign ? " + overFullScreen(~Foreign)" : ""
                trial.expectAtRest("split[stack[a], *stack[b > ~Foreign]]" + over)
                resize(to: .regular)
                trial.expectAtRest("split[stack[a], stack[b > ~Foreign]] + overFullScreen(~Foreign)")
                modal.dismiss(animated: false)
            }
        }

        /// A stack in the tree holds screens only.
        @Test func `above tabs it is a modal over all, and leaves by a finger or by a request`() throws {
            let trial = trial(.tabs(.stack("b"), [.screen("c")]))
            let columns = "split[stack[a], tabs[*stack[b], c]]"
            try stack(in: trial).pushViewController(Foreign(), animated: true)
            trial.expectAtRest("\(columns) + fullScreen(~Foreign)")
            try Simulator.current.user.tapBack()
            trial.expectAtRest(columns)
            for _ in 0..<2 { try stack(in: trial).pushViewController(Foreign(), animated: false) }
            trial.expectAtRest("\(columns) + fullScreen(~Foreign) + fullScreen(~Foreign)")
            try trial.ask(.present("s", as: .sheet), from: "b")
            trial.expectAtRest("\(columns) + fullScreen(~Foreign) + fullScreen(~Foreign) + sheet(s by b)")
            try trial.ask(.dismissAll, from: "a")
            trial.expectAtRest(columns)
            #expect(try stack(in: trial).viewControllers.count == 1)
        }

        @Test func `what is set in the place of tabs is the column, and those are let go`() throws {
            let trial = trial(.tabs(.stack("b"), [.screen("c")]))
            try stack(in: trial).setViewControllers([Foreign()], animated: false)
            trial.expectAtRest("split[stack[a], stack[~Foreign]]")
        }

        @Test(arguments: [false, true])
        func `what is set in the place of a screen is the column, and that is let go`(animated: Bool) throws {
            let trial = trial(.screen("b"))
            let stack = try stack(in: trial)
            stack.setViewControllers([Foreign()], animated: animated)
            trial.expectAtRest("split[stack[a], stack[~Foreign]]")
            stack.pushViewController(Foreign(), animated: animated)
            trial.expectAtRest("split[stack[a], stack[~Foreign > ~Foreign]]")
        }

        /// A tab that was never in front is an empty place, and those are filled whenever something has moved.
        @Test(arguments: [UIUserInterfaceSizeClass.compact, .regular])
        func `what is set in the place of a screen is left alone as long as it moves`(
            room: UIUserInterfaceSizeClass
        ) throws {
            let trial = Trial(
                .split(primary: .tabs(.stack("a"), [.screen("b")]), secondary: .screen("c")),
                view: SimulatorStage.view, stage: { SimulatorStage($0) })
            resize(to: room)
            trial.stage.settle()
            try trial.ask(.in(.secondary, .set("d")), from: "a")
            trial.stage.settle()
            try stack(in: trial).setViewControllers([Foreign()], animated: true)
            for _ in 0..<3 {
                Simulator.current.clock.turn()
                trial.navigator.lookAgain()
            }
            #expect(Simulator.current.log.takeRaises() == [])
            let front = room == .compact ? "*" : ""
            trial.expectAtRest("split[tabs[*stack[a], b], \(front)stack[~Foreign]]")
        }

        @Test func `another window shows it, and a snapshot has it, without what other code pushed`() throws {
            let trial = trial(.screen("b"))
            try stack(in: trial).pushViewController(Foreign(), animated: false)
            try trial.ask(.push("c"), from: "b")
            trial.expectAtRest("split[stack[a], stack[b > ~Foreign > c]]")
            let restored = Navigator(
                root: SketchCoordinator(.split(primary: .stack("a"), secondary: .screen("b"))),
                restoring: trial.navigator.snapshot())
            #expect(restored.tree.notation == "split[stack[a], stack[b]]" && restored.notRestored.isEmpty)
            let window = UIWindow(frame: UIScreen.main.bounds)
            let host = UIKitHost(window: window)
            trial.navigator.attach(host)
            trial.stage.settle()
            #expect(trial.navigator.tree.shown == host.look() && trial.navigator.isSettled)
            #expect(trial.navigator.tree.notation == "split[stack[a], stack[b > c]]")
            window.rootViewController = nil
        }

        @Test
        func `another column in its place is what was asked for, and UIKit keeps nothing of the one before`()
            throws
        {
            let trial = trial(.screen("b"))
            try stack(in: trial).pushViewController(Foreign(), animated: false)
            trial.expectAtRest("split[stack[a], stack[b > ~Foreign]]")
            weak let b = try stack(in: trial).viewControllers.first
            #expect(b != nil)
            try trial.ask(.in(.secondary, .set("c")), from: "a")
            trial.expectAtRest("split[stack[a], stack[c]]")
            #expect(b == nil)
            try trial.ask(.push("d"), from: "c")
            trial.expectAtRest("split[stack[a], stack[c > d]]")
            try Simulator.current.user.tapBack()
            trial.expectAtRest("split[stack[a], stack[c]]")
        }
    }
#endif
