#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// Other code gives the window another root, a lock screen say, and perhaps sets the old one back.
    @MainActor
    @Suite(.simulator)
    struct ForeignRootTests {
        private let simulator = Simulator.current
        private let trial = Trial(
            .tabs(.stack("a"), [.stack("b")]), view: SimulatorStage.view, stage: { SimulatorStage($0) })

        private var window: UIWindow {
            get throws { try #require(trial.stage as? SimulatorStage).window }
        }

        @Test func `the tree says what is shown, and keeps what was there`() throws {
            let model = try #require(trial.navigator.sketch("a"))
            let root = try window.rootViewController
            try window.rootViewController = LockScreen()
            try trial.expect("~LockScreen over tabs[*stack[a], stack[b]]")
            try window.rootViewController = root
            try trial.expect("tabs[*stack[a], stack[b]]")
            #expect(trial.navigator.sketch("a") === model)
            try trial.ask(.push("c"), from: "a")
            try trial.expect("tabs[*stack[a > c], stack[b]]")
            #expect(simulator.log.warnings == [])
        }

        @Test func `what is asked meanwhile is shown once the root is back`() throws {
            try trial.ask(.present("s", as: .sheet), from: "a")
            trial.stage.settle()
            let root = try window.rootViewController
            try window.rootViewController = LockScreen()
            #expect(try trial.ask(.push("c"), from: "a").result == .performed)
            #expect(try trial.ask(.present("dialog", as: .alert), from: "s").result == .performed)
            try trial.expect(
                "~LockScreen over tabs[*stack[a > c], stack[b]] + sheet(s by a) + alert(dialog)")
            #expect(try window.rootViewController?.presentedViewController == nil)
            try window.rootViewController = root
            try trial.expect("tabs[*stack[a > c], stack[b]] + sheet(s by a) + alert(dialog)")
            #expect(simulator.log.warnings == [])
        }

        @Test func `a root that is set back although another is to take its place makes way for that`() throws
        {
            let trial = Trial(.screen("a"), view: SimulatorStage.view, stage: { SimulatorStage($0) })
            let window = try #require(trial.stage as? SimulatorStage).window
            try trial.ask(.present(.stack("s"), as: .fullScreen), from: "a")
            trial.stage.settle()
            let root = window.rootViewController
            try trial.ask(.replaceAll(.screen("c")), from: "a")
            window.rootViewController = LockScreen()
            trial.stage.settle()
            trial.navigator.lookAgain()
            window.rootViewController = root
            try trial.expect("(c)")
            #expect(window.rootViewController !== root)
        }

        @Test func `a modal that was on its way is there once the root is back`() throws {
            let root = try window.rootViewController
            try trial.ask(.present("c", as: .sheet), from: "a")
            trial.stage.letPass()
            try window.rootViewController = LockScreen()
            try trial.expect("~LockScreen over tabs[*stack[a], stack[b]] + sheet(c)")
            try window.rootViewController = root
            try trial.expect("tabs[*stack[a], stack[b]] + sheet(c)")
        }

        @Test(arguments: [Tree.ModalStyle.alert, .actionSheet, .sheet, .fullScreen, .popover])
        func `a modal that was set aside a moment after it was asked for comes back with the root`(
            _ style: Tree.ModalStyle
        ) throws {
            let root = try window.rootViewController
            let name = style.isDialog ? "dialog" : "c"
            try trial.ask(.present(Place(name), as: style), from: "a")
            try window.rootViewController = LockScreen()
            simulator.clock.turn()
            try window.rootViewController = root
            trial.stage.settle()
            #expect(trial.stage.front == name)
            try trial.expect("tabs[*stack[a], stack[b]] + \(style)(\(name))")
            #expect(simulator.log.warnings == [])
        }

        @Test func `an alert that was set aside on its way out is gone once the root is back`() async throws {
            let router = try #require(trial.navigator.sketch("a")).router
            async let answer = router.ask(Dialog("Again?", .button("Yes", true)))
            try await waitUntil { trial.navigator.tree.modals.count == 1 }
            trial.stage.settle()
            let root = try window.rootViewController
            try simulator.user.tap("Yes")
            try window.rootViewController = LockScreen()
            trial.stage.settle()
            #expect(try await answer)
            try trial.expect(#"~LockScreen over tabs[*stack[a], stack[b]] + alert(dialog("Again?"))"#)
            let aside = trial.navigator.tree
            #expect(try trial.ask(.push("c"), from: "a").result == .performed)
            #expect(try trial.ask(.close, from: "c").result == .performed)
            #expect(trial.navigator.tree == aside)
            try window.rootViewController = root
            try trial.expect("tabs[*stack[a], stack[b]]")
        }

        @Test func `what a full-screen modal was to cover is there when that has gone`() throws {
            let root = try window.rootViewController
            try trial.ask(.present("c", as: .fullScreen), from: "a")
            try window.rootViewController = LockScreen()
            trial.stage.letPass()
            try window.rootViewController = root
            try trial.expect("tabs[*stack[a], stack[b]] + fullScreen(c)")
            try trial.ask(.close, from: "c")
            try trial.expect("tabs[*stack[a], stack[b]]")
            #expect(trial.stage.front == "a")
        }

        @Test func `a tab that was never in front is filled, though the root was set aside meanwhile`() throws
        {
            let trial = Trial(
                .tabs(.stack("a"), [.screen("b")]), view: SimulatorStage.view, stage: { SimulatorStage($0) })
            trial.stage.call(.setRootAside, animated: false)
            try trial.expect("~Foreign over tabs[*stack[a], b]")
            trial.stage.call(.setRootBack, animated: false)
            try trial.expect("tabs[*stack[a], b]")
            #expect(trial.stage.tapTab(1))
            try trial.expect("tabs[stack[a], *b]")
            #expect(trial.stage.front == "b")
        }

        @Test func `a tab that other code selected is filled`() throws {
            let trial = Trial(
                .tabs(.stack("a"), [.screen("b")]), view: SimulatorStage.view, stage: { SimulatorStage($0) })
            let stage = try #require(trial.stage as? SimulatorStage)
            let tabs = try #require(stage.window.rootViewController as? UITabBarController)
            tabs.selectedIndex = 1
            try trial.expect("tabs[stack[a], *b]")
            #expect(trial.stage.front == "b")
        }

        @Test func `a tab that was selected behind it is filled`() throws {
            let trial = Trial(
                .tabs(.stack("a"), [.screen("b")]), view: SimulatorStage.view, stage: { SimulatorStage($0) })
            let stage = try #require(trial.stage as? SimulatorStage)
            let tabs = try #require(stage.window.rootViewController as? UITabBarController)
            trial.stage.call(.setRootAside, animated: false)
            tabs.selectedIndex = 1
            try trial.expect("~Foreign over tabs[*stack[a], b]")
            trial.stage.call(.setRootBack, animated: false)
            try trial.expect("tabs[stack[a], *b]")
            #expect(trial.stage.front == "b")
        }

        @Test func `what other code changed behind it is seen once the root is back`() throws {
            try trial.ask(.push("c"), from: "a")
            trial.stage.settle()
            let root = try #require(try window.rootViewController as? UITabBarController)
            try window.rootViewController = LockScreen()
            try trial.expect("~LockScreen over tabs[*stack[a > c], stack[b]]")
            (root.selectedViewController as? UINavigationController)?.popViewController(animated: false)
            try window.rootViewController = root
            try trial.expect("tabs[*stack[a], stack[b]]")
        }

        @Test func `what the other root presents is shown over it`() throws {
            let root = try window.rootViewController
            try window.rootViewController = LockScreen()
            trial.stage.settle()
            try window.rootViewController?.present(UIViewController(), animated: false)
            try trial.expect("~LockScreen + sheet(~UIViewController) over tabs[*stack[a], stack[b]]")
            try window.rootViewController?.dismiss(animated: false)
            try trial.expect("~LockScreen over tabs[*stack[a], stack[b]]")
            try window.rootViewController = root
            try trial.expect("tabs[*stack[a], stack[b]]")
        }

        @Test func `in a container of other code's own it is still shown`() throws {
            let root = try #require(try window.rootViewController)
            let box = UIViewController()
            try window.rootViewController = box
            try trial.expect("~UIViewController over tabs[*stack[a], stack[b]]")
            box.addChild(root)
            box.view.addSubview(root.view)
            root.didMove(toParent: box)
            try trial.expect("tabs[*stack[a], stack[b]]")
            try trial.ask(.push("c"), from: "a")
            try trial.expect("tabs[*stack[a > c], stack[b]]")
            try simulator.user.tapBack()
            try trial.expect("tabs[*stack[a], stack[b]]")
            for style in [Tree.ModalStyle.sheet, .fullScreen, .currentContext] {
                try trial.ask(.present(.stack("s"), as: style), from: "a")
                let over =
                    style == .currentContext
                    ? "tabs[*stack[a + currentContext(stack[s])], stack[b]]"
                    : "tabs[*stack[a], stack[b]] + \(style)(stack[s])"
                try trial.expect(over)
                try trial.ask(.dismissAll, from: "a")
                try trial.expect("tabs[*stack[a], stack[b]]")
            }
            box.present(LockScreen(), animated: false)
            try trial.expect("tabs[*stack[a], stack[b]] + sheet(~LockScreen)")
            try trial.ask(.dismissAll, from: "a")
            root.willMove(toParent: nil)
            root.view.removeFromSuperview()
            root.removeFromParent()
            try trial.expect("~UIViewController over tabs[*stack[a], stack[b]]")
            try window.rootViewController = root
            try trial.expect("tabs[*stack[a], stack[b]]")
            #expect(simulator.log.warnings == [])
        }

        @Test func `a window without a root is covered by nothing at all`() throws {
            let root = try window.rootViewController
            try window.rootViewController = nil
            trial.stage.settle()
            #expect(try trial.ask(.push("c"), from: "a").result == .performed)
            try window.rootViewController = root
            try trial.expect("tabs[*stack[a > c], stack[b]]")
        }

        @Test func `a root that is given up leaves with all that was made for it`() async throws {
            try window.rootViewController = LockScreen()
            trial.stage.settle()
            for _ in 0..<1_000 where trial.navigator.tree.notation != "~LockScreen" { await Task.yield() }
            try trial.expect("~LockScreen")
            #expect(trial.ledger.live.isEmpty && trial.ledger.leaks.isEmpty)
        }
    }

    private final class LockScreen: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel()
            label.text = "~LockScreen"
            view.addSubview(label)
        }
    }
#endif
