#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Testing
    import UIKit

    /// The app's own delegate does not let a sheet go: then no leave-guard is asked whether it may.
    @MainActor
    @Suite(.simulator)
    struct VetoedPullTests {
        private let simulator = Simulator.current
        private let window = UIWindow(frame: UIScreen.main.bounds)

        private final class Veto: NSObject, UIAdaptivePresentationControllerDelegate {
            var allows = false
            var attempts = 0

            func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
                allows
            }

            func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
                attempts += 1
            }
        }

        @Test func `a guard is asked only about what the app would let go`() async throws {
            let root = SketchCoordinator(.stack("a")) { SimulatorStage.view(named: $0) }
            let navigator = Navigator(root: root)
            navigator.attach(UIKitHost(window: window))
            await simulator.settle()
            navigator.front?.router.trigger(.present("form", as: .sheet))
            await simulator.settle()
            let form = try #require(navigator.sketch("form") as? SketchForm)
            let sheet = try #require(window.rootViewController?.presentedViewController)
            let veto = Veto()
            sheet.presentationController?.delegate = veto
            navigator.lookAgain()
            await simulator.settle()

            try simulator.user.pullSheet()
            await simulator.settle()
            #expect(veto.attempts == 1 && !form.isAsked)
            #expect(navigator.tree.notation == "stack[a] + sheet(form)")

            veto.allows = true
            try? simulator.user.pullSheet()
            await simulator.settle()
            #expect(form.isAsked && navigator.tree.notation == "stack[a] + sheet(form)")
        }
    }
#endif
