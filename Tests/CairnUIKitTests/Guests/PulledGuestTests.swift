#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// A flow on the navigation controller of an app that stands in a sheet of the app's own.
    @MainActor
    @Suite(.simulator)
    struct PulledGuestTests {
        private let simulator = Simulator.current

        @Test(arguments: [true, false], ["look", "push", "foreground"])
        func `the app's own sheet is pulled, and meanwhile the flow is asked for something`(
            _ leaves: Bool, _ what: String
        ) throws {
            let app = ExistingApp(in: .modal)
            let navigator = Navigator(
                root: SketchCoordinator(.stack("a")) { SimulatorStage.view(named: $0) })
            navigator.attach(UIKitHost(navigationController: app.stack))
            simulator.settle()
            try simulator.user.beginPull()
            simulator.clock.advance(by: .milliseconds(50))
            simulator.user.movePull(to: 0.4)
            switch what {
            case "push": navigator.front?.router.trigger(.push("b"))
            case "foreground":
                simulator.enterBackground()
                simulator.enterForeground()
            default: navigator.lookAgain()
            }
            simulator.clock.advance(by: .milliseconds(50))
            if simulator.finger != nil { simulator.user.endPull(finish: leaves) }
            simulator.settle()
            navigator.lookAgain()
            simulator.settle()
            #expect(simulator.log.raises == [])
            guard !leaves || app.window.rootViewController?.presentedViewController != nil else { return }
            #expect(navigator.tree.notation == (what == "push" ? "stack[a > b]" : "stack[a]"))
            #expect(navigator.disagreement == nil && app.stack.view.window != nil)
        }

        @Test(arguments: ["pull", "dismiss", "dismiss, not animated"])
        func `a flow has been left once the app's own modal is gone, whoever keeps that`(_ way: String)
            async throws
        {
            let app = ExistingApp(in: .modal)
            let flow = Task { try await Poll().run(on: UIKitHost(navigationController: app.stack)) }
            try await waitUntil { app.stack.viewControllers.count == 3 }
            await simulator.settle()
            #expect(app.titles == ["Old", "Older", "Poll"])
            switch way {
            case "pull": try simulator.user.pullSheet()
            default: app.window.rootViewController?.dismiss(animated: way == "dismiss")
            }
            await simulator.settle()
            await #expect(throws: CancellationError.self) { try await flow.value }
            #expect(app.titles == ["Old", "Older"] && app.stack.delegate === app)
            app.window.rootViewController?.present(app.stack, animated: true)
            await simulator.settle()
            #expect(app.stack.view.window != nil && simulator.log.raises == [])
        }

        @Test func `a flow goes on while something covers the app's own modal`() throws {
            let app = ExistingApp(in: .modal)
            let navigator = Navigator(
                root: SketchCoordinator(.stack("a")) { SimulatorStage.view(named: $0) })
            navigator.attach(UIKitHost(navigationController: app.stack))
            simulator.settle()
            let cover = UIViewController()
            cover.modalPresentationStyle = .fullScreen
            app.stack.present(cover, animated: true)
            simulator.settle()
            #expect(app.stack.view.window == nil)
            cover.dismiss(animated: true)
            simulator.settle()
            #expect(navigator.tree.notation == "stack[a]" && navigator.disagreement == nil)
        }

        /// UIKit begins it in the next turn, when nothing of the flow stands on the stack any more.
        @Test(arguments: [Tree.ModalStyle.sheet, .fullScreen, .currentContext])
        func `a modal that was asked for as the flow was swiped away goes, too`(style: Tree.ModalStyle) throws
        {
            let app = ExistingApp()
            let navigator = Navigator(root: SketchCoordinator(.stack("a")) { _ in UIViewController() })
            navigator.attach(UIKitHost(navigationController: app.stack))
            simulator.settle()
            navigator.front?.router.trigger(.present("b", as: style))
            try simulator.user.beginSwipeBack()
            simulator.user.endSwipe(finish: true)
            simulator.settle()
            #expect(navigator.tree.notation == "~nothing" && app.titles == ["Old", "Older"])
            #expect(app.stack.presentedViewController == nil)
        }
    }
#endif
