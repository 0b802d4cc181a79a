#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
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

        private func ask(_ transition: Tree.Transition<Place, Never>, from name: String) throws {
            let model = try #require(navigator.sketch(name))
            #expect(model.router.trigger(transition).result == .performed)
            simulator.settle()
        }

        private var title: String? { simulator.outline().top?.screen.navigationBar?.title }

        @Test func `an app begins with its list where there is little room`() throws {
            expect("split[*stack[a], b]")
            #expect(title == "a")
            #expect(navigator.tree.visible.label == "a")
        }

        @Test func `a column is set without being seen where something else is shown in the same step`()
            throws
        {
            let navigator = Navigator(
                root: SketchCoordinator(.split(primary: .stack("a"), secondary: .stack("b"))) { Closing($0) })
            navigator.attach(UIKitHost(window: window))
            simulator.settle()
            navigator.sketch("a")?.router.trigger(.several(.in(.secondary, .set("empty")), .show("a")))
            simulator.settle()
            #expect(
                navigator.tree.notation == "split[*stack[a], stack[empty]]" && navigator.disagreement == nil)
            #expect(title == "a" && simulator.log.warnings == [])
        }

        @Test func `what is put in a column is seen, and going back is seen in the tree`() throws {
            try ask(.in(.secondary, .none), from: "a")
            expect("split[stack[a], *b]")
            #expect(title == "b")
            try simulator.user.tapBack()
            expect("split[*stack[a], b]")
            try ask(.push("c"), from: "a")
            try ask(.in(.secondary, .none), from: "c")
            expect("split[stack[a > c], *b]")
            try simulator.user.beginSwipeBack()
            simulator.user.endSwipe(finish: false)
            expect("split[stack[a > c], *b]")
            try ask(.in(.primary, .popToRoot), from: "b")
            expect("split[*stack[a], b]")
            #expect(title == "a")
        }

        @Test func `who has more room sees both, and who has less again sees what was in front`() throws {
            let large = CGSize(width: 1_024, height: 1_366)
            simulator.resize(to: large, horizontal: .regular)
            expect("split[stack[a], b]")
            simulator.resize(to: CGSize(width: 320, height: 1_366), horizontal: .compact)
            expect("split[stack[a], *b]")
            #expect(title == "b")
        }

        @Test(.simulator(.pad), arguments: [["list", "detail"], ["list", "folder", "detail"]], [1, 2])
        func `what is left beside closed columns is seen however the pad is held`(
            columns: [String], closed: Int
        ) throws {
            let simulator = Simulator.current
            let root: Tree.Root<Place> =
                columns.count == 2
                ? .split(primary: .stack("list"), secondary: .stack("detail"))
                : .split(
                    primary: .stack("list"), supplementary: .stack("folder"), secondary: .stack("detail"))
            let trial = Trial(root, view: SimulatorStage.view, stage: { SimulatorStage($0) })
            let left = columns.dropLast(min(closed, columns.count - 1))
            let last = try #require(left.last)
            for name in columns.dropFirst(left.count) {
                try trial.ask(.close, from: name)
                trial.stage.settle()
            }
            #expect(trial.stage.readable?.contains(last) == true)
            for orientation in [UIDeviceOrientation.landscapeLeft, .portrait] {
                simulator.rotate(to: orientation)
                trial.stage.settle()
                #expect(trial.stage.readable?.contains(last) == true)
            }
            for isCompact in [true, false] { _ = trial.stage.setCompact(isCompact) }
            trial.stage.settle()
            #expect(trial.stage.readable?.contains(last) == true)
            #expect(trial.navigator.disagreement == nil && simulator.log.warnings == [])
        }

        @Test(.simulator(.pad), arguments: [true, false])
        func `a closed detail of three columns is filled again beside the list in the middle`(
            isRestored: Bool
        ) throws {
            let root: Tree.Root<Place> = .split(
                primary: .stack("a"), supplementary: .stack("b"), secondary: .stack("c"))
            var trial = Trial(root, view: SimulatorStage.view, stage: { SimulatorStage($0) })
            try trial.ask(.close, from: "c")
            try trial.expect("split[stack[a], stack[b], ]")
            if isRestored {
                let snapshot = try Snapshot(text: trial.navigator.snapshot().text)
                trial.stage.leave()
                trial = Trial(
                    root, restoring: snapshot, view: SimulatorStage.view, stage: { SimulatorStage($0) })
                try trial.expect("split[stack[a], stack[b], ]")
            }
            try trial.ask(.in(.secondary, .set("z")), from: "a")
            try trial.expect("split[stack[a], stack[b], stack[z]]")
            try trial.ask(.close, from: "b")
            try trial.expect("split[stack[a], stack[z]]")
            try trial.ask(.close, from: "z")
            try trial.ask(.in(.secondary, .set("y")), from: "a")
            try trial.expect("split[stack[a], stack[y]]")
            let stage = try #require(trial.stage as? SimulatorStage)
            let columns = try #require(stage.window.rootViewController as? UISplitViewController)
            #expect(columns.viewController(for: .secondary) != nil)
            #expect(columns.viewController(for: .supplementary) == nil)
        }

        @Test func `only the column in front is active where there is little room`() throws {
            #expect(navigator.tree.shown.visible.count == 1)
            simulator.resize(to: CGSize(width: 1_024, height: 1_366), horizontal: .regular)
            simulator.settle()
            #expect(navigator.tree.shown.visible.count == 2)
        }

        @Test func `a window is restored with the column in front that was`() throws {
            try ask(.in(.secondary, .none), from: "a")
            let snapshot = try Snapshot(text: navigator.snapshot().text)
            let again = Navigator(
                root: SketchCoordinator(.split(primary: .stack("a"), secondary: .screen("b"))) {
                    Closing($0)
                },
                restoring: snapshot)
            let window = UIWindow(frame: UIScreen.main.bounds)
            let host = UIKitHost(window: window)
            again.attach(host)
            simulator.settle()
            #expect(again.tree.notation == "split[stack[a], *b]")
            #expect(host.look() == again.tree.shown)
        }

        @Test func `a split of the app's own is used, and its delegate is told`() throws {
            let told = Told()
            let own = UISplitViewController(style: .doubleColumn)
            own.delegate = told
            let other = Navigator(
                root: SketchCoordinator(.split(primary: .stack("a"), secondary: .screen("b"))) { Closing($0) }
            )
            let host = UIKitHost(
                window: UIWindow(frame: UIScreen.main.bounds),
                configuration: .init(makeSplit: { _ in own }))
            other.attach(host)
            simulator.settle()
            #expect(other.tree.notation == "split[stack[a], *b]")
            #expect(told.calls == ["top", "collapsed"])
        }

        @Test
        func `a screen that closes its column as a swipe begins closes it when the swipe is over`()
            throws
        {
            try ask(.in(.secondary, .none), from: "a")
            let closing = try #require(try columns.viewController(for: .secondary) as? Closing)
            let ledger = Ledger(navigator)
            closing.disappears = { [weak navigator] in navigator?.sketch("b")?.router.close() }
            try simulator.user.beginSwipeBack()
            simulator.clock.advance(by: .milliseconds(50))
            simulator.user.moveSwipe(to: 0.3)
            simulator.user.endSwipe(finish: false)
            expect("split[*stack[a]]")
            #expect(simulator.outline().top?.screen.navigationBar?.title == "a")
            #expect(try columns.viewController(for: .secondary) == nil)
            #expect(ledger.leaks.isEmpty)
        }

        @Test func `a column that other code emptied has left`() throws {
            try columns.setViewController(nil, for: .secondary)
            expect("split[*stack[a]]")
        }

        @Test func `a column that other code filled is a foreign place`()
            throws
        {
            try columns.setViewController(UIViewController(), for: .secondary)
            expect("split[*stack[a], ~UIViewController]")
        }
    }

    /// A delegate of the app's own, which begins with the detail.
    private final class Told: NSObject, UISplitViewControllerDelegate {
        var calls: [String] = []

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            calls.append("top")
            return .secondary
        }

        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("collapsed") }
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
