#if HEADLESS_UIKIT
    import Cairn
    import CairnUIKit
    import Testing
    import UIKit

    /// A guest whose root is refused leaves nothing on screen, and whoever runs it is told.
    @MainActor @Suite(.simulator)
    struct RefusedGuestTests {
        private let simulator = Simulator.current
        private let stack = UINavigationController(rootViewController: UIViewController())
        private let window = UIWindow(frame: UIScreen.main.bounds)

        init() {
            window.rootViewController = stack
            window.makeKeyAndVisible()
        }

        @Test(arguments: [true, false])
        func `a guard that takes its time may refuse the root`(isModal: Bool) async throws {
            await simulator.settle()
            let club = Club()
            let host = isModal ? UIKitHost(presentedBy: stack) : UIKitHost(navigationController: stack)
            let running = Task { try await club.run(on: host) }
            await simulator.settle()
            club.answer?.resume(returning: false)
            await simulator.settle()
            let refusal = await #expect(throws: Refusal.self) { try await running.value }
            #expect(refusal?.description == "'hall' may not be entered: members only")
            #expect(stack.viewControllers.count == 1 && stack.presentedViewController == nil)
        }

        @Test(arguments: [true, false])
        func `a guard that takes its time may let the root in`(isModal: Bool) async throws {
            await simulator.settle()
            let club = Club()
            let host = isModal ? UIKitHost(presentedBy: stack) : UIKitHost(navigationController: stack)
            let running = Task { try await club.run(on: host) }
            await simulator.settle()
            club.answer?.resume(returning: true)
            await simulator.settle()
            #expect(stack.viewControllers.count == (isModal ? 1 : 2))
            #expect((stack.presentedViewController != nil) == isModal)
            running.cancel()
            await simulator.settle()
            try await running.value
            #expect(stack.viewControllers.count == 1 && stack.presentedViewController == nil)
        }

        @Test(arguments: [true, false])
        func `cancelling ends the wait where the guest fills all there is`(isCancelledBefore: Bool)
            async throws
        {
            stack.setViewControllers([], animated: false)
            await simulator.settle()
            let club = Club()
            let running = Task { try await club.run(on: UIKitHost(navigationController: stack)) }
            if !isCancelledBefore {
                await simulator.settle()
                club.answer?.resume(returning: true)
                await simulator.settle()
            }
            running.cancel()
            await simulator.settle()
            try await running.value
            #expect(stack.viewControllers.count == (isCancelledBefore ? 0 : 1))
        }
    }

    /// What is to present a guest is in no window: UIKit does nothing then.
    @MainActor @Suite(.simulator)
    struct UnpresentedGuestTests {
        private let loose = UIViewController()

        @Test func `whoever runs it is told why, and not that it was left`() async throws {
            let refusal = await #expect(throws: Refusal.self) {
                try await Poll().run(on: UIKitHost(presentedBy: loose))
            }
            #expect(
                refusal?.description.contains("the view controller that is to present it is in no window")
                    == true)
        }

        @Test func `one that is attached is left, and the log says why`() throws {
            let navigator = Navigator(root: Poll())
            var written: [String] = []
            (navigator.logsRefusals, navigator.writeRefusal) = (true, { written.append($0) })
            navigator.attach(UIKitHost(presentedBy: loose))
            Simulator.current.settle()
            #expect(navigator.tree.notation == "~nothing")
            #expect(
                written == [
                    "a guest is not shown: the view controller that is to present it is in no window"
                ])
        }
    }

    private final class Club: EnterGuard {
        enum Place: Cairn.Destination { case hall }
        typealias Destination = Place
        typealias Route = Tree.Transition<Place, Never>

        let root = Tree.Root<Place>.stack(.hall)
        var answer: CheckedContinuation<Bool, Never>?

        func transition(for route: Route, from asker: Asker) -> Next { route }

        func mayEnter(_ place: Place, from asker: Asker) -> Verdict<Place> {
            .wait {
                let isMember = await withCheckedContinuation { self.answer = $0 }
                return isMember ? .allow : .refuse("members only")
            }
        }

        func screen(for place: Place, router: Router<Route>) -> any Presentable { UIViewController() }
    }
#endif
