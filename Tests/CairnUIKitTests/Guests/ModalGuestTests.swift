#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// A flow in a modal that a controller of an existing app presents.
    @MainActor
    @Suite(.simulator)
    struct ModalGuestTests {
        private let simulator = Simulator.current
        private let app = ExistingApp()

        private func begin(
            _ root: Tree.Root<Place> = .stack("a"), as style: Tree.ModalStyle = .sheet
        ) -> Navigator {
            let navigator = Navigator(root: SketchCoordinator(root) { SimulatorStage.view(named: $0) })
            navigator.attach(UIKitHost(presentedBy: app.stack.viewControllers[1], as: style))
            simulator.settle()
            return navigator
        }

        private var modal: UIViewController? { app.window.rootViewController?.presentedViewController }

        @Test func `a flow is presented, pushes and presents in its own modal`() {
            let navigator = begin()
            #expect(navigator.tree.notation == "stack[a]" && navigator.disagreement == nil)
            #expect(modal is UINavigationController && app.titles == ["Old", "Older"])
            navigator.front?.router.trigger(.push("b"))
            simulator.settle()
            navigator.front?.router.trigger(.present("c", as: .sheet))
            simulator.settle()
            #expect(navigator.tree.notation == "stack[a > b] + sheet(c)" && navigator.disagreement == nil)
            navigator.front?.router.close()
            simulator.settle()
            #expect(navigator.tree.notation == "stack[a > b]" && navigator.disagreement == nil)
        }

        @Test(.simulator(.pad)) func `in a popover it stands in the middle where the app names no anchor`() {
            let navigator = begin(as: .popover)
            #expect(navigator.tree.notation == "stack[a]" && navigator.disagreement == nil)
            #expect(modal?.viewIfLoaded?.window != nil && simulator.log.raises == [])
        }

        @Test(arguments: ["pull", "close", "code"])
        func `whoever takes the modal away ends the flow`(_ way: String) async throws {
            let navigator = begin()
            let ledger = Ledger(navigator)
            navigator.front?.router.trigger(.push("b"))
            await simulator.settle()
            switch way {
            case "pull": try simulator.user.pullSheet()
            case "close": #expect(navigator.sketch("a")?.router.close().result == .performed)
            default: app.stack.dismiss(animated: true)
            }
            await simulator.settle()
            #expect(modal == nil && navigator.tree.notation == "~nothing" && ledger.live.isEmpty)
        }

        @Test(arguments: [Tree.Root<Place>.stack("a"), .screen("a")])
        func `the app dismisses the modal, and something keeps its controller`(root: Tree.Root<Place>) {
            let navigator = begin(root)
            let kept = modal
            app.stack.dismiss(animated: true)
            simulator.settle()
            #expect(modal == nil && navigator.tree.notation == "~nothing")
            #expect(kept != nil && navigator.disagreement == nil)
        }

        @Test(arguments: [true, false])
        func `a pull that is cancelled ends nothing`(inTheTurnOfAPush: Bool) throws {
            let navigator = begin()
            if inTheTurnOfAPush { navigator.front?.router.trigger(.push("b")) }
            try simulator.user.pullSheet(cancelAt: 0.4)
            simulator.settle()
            #expect(navigator.tree.notation == (inTheTurnOfAPush ? "stack[a > b]" : "stack[a]"))
            #expect(navigator.disagreement == nil && modal != nil)
        }

        @Test func `a guard is asked before a pull takes the modal away`() async throws {
            let navigator = begin(.stack("form"))
            let form = try #require(navigator.sketch("form") as? SketchForm)
            for answer in [false, true] {
                try? simulator.user.pullSheet()
                await simulator.settle()
                #expect(form.isAsked && modal != nil)
                form.answer(answer)
                try await waitUntil { navigator.pending.isEmpty }
                await simulator.settle()
            }
            #expect(modal == nil && navigator.tree.notation == "~nothing")
        }

        @Test func `a flow is presented by what the controller presents already`() throws {
            let old = UIViewController()
            app.stack.present(old, animated: true)
            let navigator = begin()
            #expect(old.presentedViewController is UINavigationController)
            #expect(navigator.tree.notation == "stack[a]" && navigator.disagreement == nil)
            try simulator.user.pullSheet()
            simulator.settle()
            #expect(navigator.tree.notation == "~nothing" && modal === old)
        }

        @Test func `any root fits in a modal, and may be replaced by another`() {
            let navigator = begin(.screen("a"), as: .fullScreen)
            #expect(navigator.tree.notation == "(a)")
            #expect(navigator.disagreement == nil)
            navigator.front?.router.trigger(.replaceAll(.tabs(.stack("b"), [.screen("c")])))
            simulator.settle()
            #expect(modal is UITabBarController)
            #expect(navigator.disagreement == nil)
            navigator.front?.router.trigger(.push("d"))
            simulator.settle()
            #expect(navigator.tree.notation == "tabs[*stack[b > d], c]")
            #expect(navigator.disagreement == nil)
        }

        @Test func `the finger that leaves a flow cancels whoever waits for it`() async throws {
            let presenter = app.stack.viewControllers[1]
            let task = Task {
                try await SketchCoordinator(.stack("a")) { SimulatorStage.view(named: $0) }
                    .run(on: UIKitHost(presentedBy: presenter))
            }
            while modal == nil {
                await Task.yield()
                await simulator.settle()
            }
            try simulator.user.pullSheet()
            await simulator.settle()
            try await task.value
            #expect(modal == nil && simulator.log.warnings == [])
        }
    }
#endif
