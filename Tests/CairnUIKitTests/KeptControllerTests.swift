#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Testing
    import UIKit

    /// An app may keep a view controller, and return it each time: nothing of where it stood before is left on it.
    @MainActor
    @Suite(.simulator)
    struct KeptControllerTests {
        private let simulator = Simulator.current
        private let kept = SketchController("kept")
        private let fades = Movements(FadeAnimator())

        private func trial(_ root: Tree.Root<Place>) -> Trial {
            Trial(root) { [kept] in
                $0.hasPrefix("kept") ? kept : SketchController($0)
            } stage: { [fades] in
                SimulatorStage($0, animators: [.fade: fades])
            }
        }

        @Test func `its back button leads back on the stack that it stands on`() throws {
            let trial = trial(.stack("a", above: ["form"]))
            try trial.ask(.present(.stack("b", above: ["formSheet"]), as: .sheet), from: "form")
            try trial.ask(.push("kept"), from: "formSheet")
            try trial.expect("stack[a > form] + sheet(stack[b > formSheet > kept])")
            #expect(kept.navigationItem.backAction != nil)
            (trial.navigator.sketch("formSheet") as? SketchForm)?.isArmed = false
            try trial.ask(.dismiss, from: "kept")
            try trial.expect("stack[a > form]")
            #expect(kept.navigationItem.backAction == nil)
            try trial.ask(.push("kept"), from: "form")
            try trial.expect("stack[a > form > kept]")
            try simulator.user.tapBack()
            try trial.expect("stack[a > form]")
        }

        @Test func `a finger does not close it where it came by no animation this time`() throws {
            let trial = trial(.stack("a"))
            try trial.ask(.animated(.present("kept", as: .fullScreen), by: .fade), from: "a")
            try trial.expect("stack[a] + fullScreen(kept)")
            #expect(simulator.outline().actions.contains(.swipeBack))
            try trial.ask(.close, from: "kept")
            try trial.expect("stack[a]")
            #expect(fades.take() == ["opening kept", "closing kept"])
            try trial.ask(.present("kept", as: .fullScreen), from: "a")
            try trial.expect("stack[a] + fullScreen(kept)")
            #expect(!simulator.outline().actions.contains(.swipeBack))
            #expect(kept.transitioningDelegate == nil)
            try trial.ask(.close, from: "kept")
            try trial.ask(.animated(.present("kept", as: .fullScreen), by: .fade), from: "a")
            try trial.expect("stack[a] + fullScreen(kept)")
            try simulator.user.swipeBack()
            try trial.expect("stack[a]")
            #expect(fades.take() == ["opening kept", "closing kept"])
        }

        @Test func `its tab has the name of its destination there`() throws {
            let kept = UIViewController()
            let navigator = Navigator(
                root: SketchCoordinator(.tabs(.screen("kept1"), [.screen("b")])) {
                    $0.hasPrefix("kept") ? kept : UIViewController()
                })
            navigator.attach(UIKitHost(window: UIWindow(frame: UIScreen.main.bounds)))
            simulator.settle()
            #expect(kept.tabBarItem.title == "Kept1")
            navigator.front?.router.trigger(.replaceAll(.screen("c")))
            simulator.settle()
            navigator.front?.router.trigger(.replaceAll(.tabs(.screen("kept2"), [.screen("d")])))
            simulator.settle()
            #expect(navigator.tree.notation == "tabs[*kept2, d]")
            #expect(kept.tabBarItem.title == "Kept2")
        }

        @Test(arguments: [true, false])
        func `it goes where it is returned for from a root that has left and that other code keeps`(
            inTabs: Bool
        ) throws {
            let trial = trial(inTabs ? .tabs(.stack("a"), [.stack("b")]) : .stack("a"))
            let window = try #require(trial.stage as? SimulatorStage).window
            let old = window.rootViewController
            try trial.ask(.push("kept"), from: "a")
            trial.stage.settle()
            try trial.ask(.replaceAll(.stack("c")), from: "kept")
            trial.stage.settle()
            trial.navigator.lookAgain()
            try trial.ask(.present("kept2", as: .fullScreen), from: "c")
            trial.expectAtRest("stack[c] + fullScreen(kept2)")
            #expect(window.rootViewController?.presentedViewController === kept)
            withExtendedLifetime(old) {}
        }

        @Test func `pages that go out of sight in the midst of a turn are at rest`() throws {
            let trial = trial(.pages("a", "b"))
            trial.stage.settle()
            let stage = try #require(trial.stage as? SimulatorStage)
            let pages = try #require(stage.window.rootViewController as? UIPageViewController)
            pages.delegate?.pageViewController?(pages, willTransitionTo: [])
            let request = try trial.ask(.select("b"), from: "a")
            trial.stage.settle()
            #expect(request.result == nil)
            let cover = UIViewController()
            cover.modalPresentationStyle = .fullScreen
            pages.present(cover, animated: false)
            trial.stage.settle()
            #expect(request.result == .performed)
            cover.dismiss(animated: false)
            trial.stage.settle()
            trial.expectAtRest("pages[a, *b]")
        }
    }
#endif
