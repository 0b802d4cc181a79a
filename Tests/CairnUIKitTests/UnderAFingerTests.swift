#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Testing
    import UIKit

    /// Screens that ask for something as they disappear: under a finger that may yet let them go back.
    @MainActor
    @Suite(.simulator)
    struct UnderAFingerTests {
        private let simulator = Simulator.current

        enum Request: CaseIterable {
            case close, push, present, replace

            var transition: Tree.Transition<Place, Never> {
                switch self {
                case .close: .close
                case .push: .push("c")
                case .present: .present("c", as: .sheet)
                case .replace: .set("c")
                }
            }
        }

        /// A trial in which `b` asks once, when it disappears for the first time.
        private func trial(_ root: Tree.Root<Place>, asking request: Request) -> Trial {
            let asking = Asking()
            let trial = Trial(
                root, view: { Disappearing($0, asking) }, stage: { SimulatorStage($0) })
            asking.ask = { [weak navigator = trial.navigator] in
                navigator?.sketch("b")?.router.trigger(request.transition)
            }
            return trial
        }

        private func expectAgreement(_ trial: Trial) {
            trial.stage.settle()
            let navigator = trial.navigator
            #expect(navigator.isSettled && navigator.pending.isEmpty)
            #expect(navigator.tree.shown == trial.stage.look(), "the tree is \(navigator.tree)")
            #expect(navigator.front?.name == trial.stage.front)
            #expect(trial.ledger.leaks.isEmpty && simulator.log.warnings == [])
        }

        @Test(arguments: Request.allCases, [true, false])
        func `what is asked as a swipe begins is on screen when it is over`(
            request: Request, finished: Bool
        ) throws {
            let trial = trial(.stack("a", above: ["b"]), asking: request)
            try simulator.user.beginSwipeBack()
            simulator.clock.advance(by: .milliseconds(50))
            simulator.user.moveSwipe(to: 0.3)
            simulator.user.endSwipe(finish: finished)
            expectAgreement(trial)
        }

        @Test(arguments: Request.allCases, [true, false])
        func `what is asked as a pull begins is on screen when it is over`(
            request: Request, finished: Bool
        ) throws {
            let trial = trial(.stack("a"), asking: request)
            try trial.ask(.present(.stack("b"), as: .sheet), from: "a")
            trial.stage.settle()
            try simulator.user.beginPull()
            simulator.clock.advance(by: .milliseconds(50))
            simulator.user.movePull(to: 0.3)
            simulator.user.endPull(finish: finished)
            expectAgreement(trial)
        }

        enum Change: CaseIterable { case push, pop, set, plainPush }

        @Test(arguments: Change.allCases, [true, false])
        func `a sheet in whose stack something moves stays until the finger that pulls it has let go`(
            change: Change, finished: Bool
        ) throws {
            let trial = Trial(
                .stack("a"), view: { SimulatorStage.view(named: $0) }, stage: { SimulatorStage($0) })
            try trial.ask(.present(.stack("b"), as: .sheet), from: "a")
            trial.stage.settle()
            try trial.ask(.push("c"), from: "b")
            trial.stage.settle()
            switch change {
            case .push: try trial.ask(.push("d"), from: "c")
            case .pop: try trial.ask(.close, from: "c")
            case .set: try trial.ask(.set("d"), from: "c")
            case .plainPush:
                let stage = try #require(trial.stage as? SimulatorStage)
                let sheet = stage.window.rootViewController?.presentedViewController
                (sheet as? UINavigationController)?.pushViewController(UIViewController(), animated: true)
            }
            try simulator.user.beginPull()
            simulator.clock.advance(by: .seconds(1))
            simulator.user.movePull(to: 0.3)
            #expect(trial.navigator.tree.modals.count == 1)
            simulator.user.endPull(finish: finished)
            expectAgreement(trial)
            #expect(trial.navigator.tree.modals.count == (finished ? 0 : 1))
        }

        @Test(arguments: Request.allCases)
        func `what is asked as a tab is left is on screen`(request: Request) throws {
            let trial = trial(.tabs(.stack("a", above: ["b"]), [.stack("d")]), asking: request)
            try simulator.user.tapTab("D")
            trial.stage.settle()
            #expect(trial.navigator.tree.shown == trial.stage.look(), "the tree is \(trial.navigator.tree)")
            #expect(trial.navigator.isSettled && simulator.log.warnings == [])
        }

        @Test(arguments: Request.allCases)
        func `what is asked as back is tapped is on screen`(request: Request) throws {
            let trial = trial(.stack("a", above: ["b"]), asking: request)
            try simulator.user.tapBack()
            expectAgreement(trial)
        }

        @Test(arguments: Request.allCases)
        func `what is asked as other code pops is on screen`(request: Request) throws {
            let trial = trial(.stack("a", above: ["b"]), asking: request)
            let stage = try #require(trial.stage as? SimulatorStage)
            (stage.window.rootViewController as? UINavigationController)?.popViewController(animated: true)
            expectAgreement(trial)
        }
    }

    @MainActor
    private final class Asking {
        var ask: (@MainActor () -> Void)?
    }

    private final class Disappearing: UIViewController {
        private var asking: Asking?

        convenience init(_ name: String, _ asking: Asking) {
            self.init(nibName: nil, bundle: nil)
            title = name
            self.asking = asking
            let label = UILabel()
            label.text = name
            view.addSubview(label)
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            guard title == "b" else { return }
            asking?.ask?()
            asking?.ask = nil
        }
    }
#endif
