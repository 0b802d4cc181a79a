#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// Form sheets, modals over the full screen, and presentations of the app's own.
    @MainActor
    @Suite(.simulator)
    struct ModalStyleTests {
        private let simulator = Simulator.current
        private let log = Log()
        private let window = UIWindow(frame: UIScreen.main.bounds)

        private func trial(
            presentations: [Tree.ModalStyle:
                @MainActor (UIViewController, UIViewController?) ->
                UIPresentationController] = [:]
        ) -> Trial {
            Trial(.stack("a"), view: { [log] in LoggingController($0, log) }) {
                SimulatorStage($0, presentations: presentations)
            }
        }

        @Test func `a form sheet is pulled down as a sheet is, and held up by a leave-guard`() async throws {
            let trial = trial()
            try trial.ask(.present("form", as: .formSheet), from: "a")
            try trial.expect("stack[a] + formSheet(form)")
            let stage = try #require(trial.stage as? SimulatorStage)
            #expect(stage.top?.modalPresentationStyle == .formSheet)
            try simulator.user.pullSheet()
            try await waitUntil { form(in: trial)?.isAsked != false }
            try trial.expect("stack[a] + formSheet(form)")
            form(in: trial)?.answer(false)
            // The guard's task keeps the form until it has heard the answer.
            for _ in 0..<10 { await Task.yield() }
            form(in: trial)?.isArmed = false
            try simulator.user.pullSheet()
            try trial.expect("stack[a]")
            #expect(trial.navigator.journal.entries.last?.cause == .finger)
        }

        private func form(in trial: Trial) -> SketchForm? { trial.navigator.sketch("form") as? SketchForm }

        @Test(arguments: [Tree.ModalStyle.overFullScreen, .custom("card"), .formSheet])
        func `what is below stays on screen and does not disappear`(_ style: Tree.ModalStyle) throws {
            let trial = trial()
            let stage = try #require(trial.stage as? SimulatorStage)
            log.lines = []
            try trial.ask(.present(.stack("b"), as: style), from: "a")
            try trial.expect("stack[a] + \(style)(stack[b])")
            #expect(stage.window.rootViewController?.view.window != nil)
            try trial.ask(.push("c"), from: "b")
            try trial.ask(.close, from: "b")
            try trial.expect("stack[a]")
            #expect(!log.lines.contains { $0.hasPrefix("a ") }, "\(log.lines)")
        }

        @Test func `a full-screen modal does take away what is below`() throws {
            let trial = trial()
            log.lines = []
            try trial.ask(.present("b", as: .fullScreen), from: "a")
            try trial.expect("stack[a] + fullScreen(b)")
            #expect(log.lines.contains("a disappears"))
        }

        @Test func `a style of the app's own is presented by its presentation controller`() throws {
            let trial = trial(presentations: [.custom("card"): CardPresentation.init])
            try trial.ask(.present("b", as: .custom("card")), from: "a")
            try trial.expect("stack[a] + card(b)")
            let stage = try #require(trial.stage as? SimulatorStage)
            let card = try #require(stage.top)
            #expect(card.presentationController is CardPresentation)
            #expect(card.view.frame.minY == 200)
            try trial.ask(.present("c", as: .sheet), from: "b")
            try trial.expect("stack[a] + card(b) + sheet(c)")
            try trial.ask(.close, from: "b")
            try trial.expect("stack[a]")
        }

        @Test func `what other code presents over the full screen is seen as such`() throws {
            let trial = trial()
            let stage = try #require(trial.stage as? SimulatorStage)
            let other = LoggingController("~LoggingController", log)
            other.modalPresentationStyle = .overFullScreen
            stage.window.rootViewController?.present(other, animated: true)
            try trial.expect("stack[a] + overFullScreen(~LoggingController)")
        }
    }

    @MainActor
    private final class Log {
        var lines: [String] = []
    }

    private final class LoggingController: SketchController {
        private let log: Log

        init(_ name: String, _ log: Log) {
            self.log = log
            super.init(name)
        }

        required init?(coder: NSCoder) { nil }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log.lines.append("\(title ?? "") appears")
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            log.lines.append("\(title ?? "") disappears")
        }
    }

    /// Leaves room above.
    private final class CardPresentation: UIPresentationController {
        override var frameOfPresentedViewInContainerView: CGRect {
            var frame = super.frameOfPresentedViewInContainerView
            frame.origin.y += 200
            frame.size.height -= 200
            return frame
        }

        override func presentationTransitionDidEnd(_ completed: Bool) {
            presentedView?.frame = frameOfPresentedViewInContainerView
        }
    }
#endif
