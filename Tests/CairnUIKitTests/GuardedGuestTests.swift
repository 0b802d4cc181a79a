#if HEADLESS_UIKIT
    import Cairn
    import CairnUIKit
    import Testing
    import UIKit

    @testable import CairnTesting

    /// A guest in an app that may not be left unasked: by its view model, and by its root coordinator.
    @MainActor
    @Suite(.simulator)
    struct GuardedGuestTests {
        private let simulator = Simulator.current

        enum Way: CaseIterable { case back, swipe, pull, close }

        private func leave(by way: Way, _ draft: Draft) throws {
            switch way {
            case .back: try simulator.user.tapBack()
            case .swipe: try? simulator.user.swipeBack()
            case .pull: try simulator.user.pullSheet()
            case .close: draft.router?.close()
            }
        }

        @Test(arguments: Way.allCases)
        func `a guest's root coordinator is asked before all of it is left`(way: Way) async throws {
            let app = ExistingApp()
            let draft = Draft()
            let host =
                way == .pull ? UIKitHost(presentedBy: app.stack) : UIKitHost(navigationController: app.stack)
            let flow = Task { try await draft.run(on: host) }
            await simulator.settle()
            try leave(by: way, draft)
            await simulator.settle()
            #expect("\(simulator.outline())".contains("Discard?"), "\(way)")
            try simulator.user.tap("Keep")
            await simulator.settle()
            #expect(draft.router?.navigator?.tree.notation == "stack[form]")
            try leave(by: way, draft)
            await simulator.settle()
            try simulator.user.tap("Discard")
            await simulator.settle()
            await #expect(throws: CancellationError.self) { try await flow.value }
            #expect(app.titles == ["Old", "Older"] && app.stack.presentedViewController == nil)
        }

        @Test(arguments: [true, false])
        func `who waits no longer waits for no answer, and the guest stays until it may be left`(
            discards: Bool
        )
            async throws
        {
            let app = ExistingApp()
            let draft = Draft()
            let flow = Task { try await draft.run(on: UIKitHost(navigationController: app.stack)) }
            await simulator.settle()
            flow.cancel()
            await #expect(throws: CancellationError.self) { try await flow.value }
            await simulator.settle()
            try simulator.user.tap(discards ? "Discard" : "Keep")
            await simulator.settle()
            if !discards {
                #expect(draft.router?.navigator?.tree.notation == "stack[form]")
                try leave(by: .back, draft)
                await simulator.settle()
                try simulator.user.tap("Discard")
                await simulator.settle()
            }
            #expect(app.titles == ["Old", "Older"])
            #expect(draft.router?.navigator == nil)
        }

        @Test func `VoiceOver's scrub asks a guest on a stack of Cairn's`() async throws {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let navigator = Navigator(root: House())
            navigator.attach(UIKitHost(window: window))
            await simulator.settle()
            let stack = try #require(window.rootViewController as? UINavigationController)
            let draft = Draft()
            let flow = Task { try await draft.run(on: UIKitHost(navigationController: stack)) }
            await simulator.settle()
            #expect(stack.viewControllers.count == 2 && stack.accessibilityPerformEscape())
            await simulator.settle()
            #expect(stack.viewControllers.count == 2)
            try simulator.user.tap("Discard")
            await simulator.settle()
            await #expect(throws: CancellationError.self) { try await flow.value }
            #expect(stack.viewControllers.count == 1 && navigator.disagreement == nil)
        }
    }

    @MainActor
    private final class Draft: Coordinator, LeaveGuard {
        enum Route: Cairn.Destination { case form }
        typealias Output = Void
        var root: Tree.Root<Route> { .stack(.form) }
        private(set) var router: Router<Route>?
        var isArmed: Bool { true }

        func mayLeave() async -> Dialog<Bool> {
            Dialog("Discard?", .destructive("Discard", true), .button("Keep", false))
        }

        func screen(for route: Route, router: Router<Route>) -> any Presentable {
            self.router = router
            return UIViewController()
        }
    }
#endif
