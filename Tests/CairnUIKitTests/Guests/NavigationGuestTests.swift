#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import Testing
    import UIKit

    @testable import CairnUIKit

    /// A flow on the navigation controller of an app that knows nothing of Cairn.
    @MainActor
    @Suite(.simulator)
    struct NavigationGuestTests {
        private let simulator = Simulator.current
        private let app = ExistingApp()

        private func begin(
            _ root: Tree.Root<Place> = .stack("a"), in app: ExistingApp? = nil
        ) -> Navigator {
            let app = app ?? self.app
            let navigator = Navigator(root: SketchCoordinator(root) { SimulatorStage.view(named: $0) })
            navigator.attach(UIKitHost(navigationController: app.stack))
            simulator.settle()
            return navigator
        }

        @Test func `a flow is pushed above what is there, and what is there is not in its tree`() {
            let navigator = begin(.stack("a", above: ["b"]))
            #expect(app.titles == ["Old", "Older", "a", "b"])
            #expect(navigator.tree.notation == "stack[a > b]" && navigator.disagreement == nil)
            navigator.front?.router.trigger(.push("c"))
            simulator.settle()
            navigator.front?.router.trigger(.popToRoot)
            simulator.settle()
            #expect(app.titles == ["Old", "Older", "a"] && navigator.disagreement == nil)
            navigator.front?.router.trigger(.set("d", above: ["e"]))
            simulator.settle()
            #expect(app.titles == ["Old", "Older", "d", "e"] && navigator.disagreement == nil)
        }

        @Test(arguments: ["back", "swipe", "menu", "code", "close"], ExistingApp.Place.allCases)
        func `whoever goes back below the first screen ends the flow`(
            _ way: String, place: ExistingApp.Place
        ) throws {
            let app = ExistingApp(in: place)
            let navigator = begin(.stack("a", above: way == "menu" ? ["b"] : []), in: app)
            let ledger = Ledger(navigator)
            let first = try #require(navigator.sketch("a"))
            switch way {
            case "back": try simulator.user.tapBack()
            case "swipe": try simulator.user.swipeBack()
            case "menu": try simulator.user.backMenu(to: "Old")
            case "code": app.stack.popViewController(animated: true)
            default: #expect(first.router.close().result == .performed)
            }
            simulator.settle()
            #expect(app.titles == (way == "menu" ? ["Old"] : ["Old", "Older"]))
            #expect(navigator.tree.notation == "~nothing" && ledger.live.isEmpty)
            #expect(app.stack.delegate === app && !simulator.isMoving)
            #expect((app.stack.presentingViewController != nil) == (place == .modal))
            #expect(first.router.trigger(.push("b")).result == .refused(.askerLeft))
            if way != "menu" { try simulator.user.swipeBack() }
            simulator.settle()
            #expect(app.titles == ["Old"])
        }

        @Test func `a flow that has ended leaves nothing behind on what goes on without it`() throws {
            let host = UIKitHost(navigationController: app.stack)
            let navigator = Navigator(root: SketchCoordinator(.stack("a")) { SimulatorStage.view(named: $0) })
            navigator.attach(host)
            simulator.settle()
            // A controller of the app's own on top, which is kept.
            let kept = UIViewController()
            app.stack.pushViewController(kept, animated: true)
            simulator.settle()
            #expect(navigator.tree.notation == "stack[a > ~UIViewController]")
            #expect(host.known.gone == 0)
            app.stack.popToRootViewController(animated: true)
            simulator.settle()
            #expect(navigator.tree.notation == "~nothing")
            // The screen of the flow, the app's own, and the navigation controller.
            #expect(host.known.gone == 3)
            #expect([kept, app.stack].allSatisfy { host.known.entry(of: $0) == nil })
        }

        @Test func `a swipe below the first screen that is cancelled ends nothing`() throws {
            let navigator = begin()
            try simulator.user.swipeBack(cancelAt: 0.4)
            simulator.settle()
            #expect(navigator.tree.notation == "stack[a]" && navigator.disagreement == nil)
            #expect(app.titles == ["Old", "Older", "a"])
        }

        @Test func `a guard is asked before a finger leaves the flow`() async throws {
            let navigator = begin(.stack("form"))
            let form = try #require(navigator.sketch("form") as? SketchForm)
            for way in 0..<3 {
                if way == 0 { try simulator.user.tapBack() } else { try? simulator.user.swipeBack() }
                await simulator.settle()
                #expect(form.isAsked && app.titles.last == "form")
                form.answer(way == 2)
                try await waitUntil { navigator.pending.isEmpty }
                await simulator.settle()
            }
            #expect(app.titles == ["Old", "Older"] && navigator.tree.notation == "~nothing")
        }

        @Test func `what the app pushes on a flow is a foreign place in it`() throws {
            let navigator = begin()
            app.stack.pushViewController(UIViewController(), animated: false)
            navigator.front?.router.trigger(.none)
            simulator.settle()
            navigator.lookAgain()
            #expect(
                navigator.tree.notation == "stack[a > ~UIViewController]" && navigator.disagreement == nil)
            navigator.sketch("a")?.router.trigger(.present("m", as: .sheet))
            simulator.settle()
            #expect(app.window.rootViewController?.presentedViewController != nil)
            try simulator.user.pullSheet()
            simulator.settle()
            #expect(
                navigator.tree.notation == "stack[a > ~UIViewController]" && navigator.disagreement == nil)
            app.stack.setViewControllers([app.stack.viewControllers[0]], animated: true)
            simulator.settle()
            #expect(navigator.tree.notation == "~nothing" && app.stack.delegate === app)
        }

        @Test func `two flows may be guests on one stack, and the lower takes the upper along`() throws {
            let lower = begin()
            let upper = begin(.stack("x", above: ["y"]))
            #expect(app.titles == ["Old", "Older", "a", "x", "y"])
            lower.lookAgain()
            #expect(lower.disagreement == nil && upper.tree.notation == "stack[x > y]")
            try simulator.user.tapBack()
            simulator.settle()
            try simulator.user.tapBack()
            simulator.settle()
            #expect(upper.tree.notation == "~nothing" && lower.tree.notation == "stack[a]")
            #expect(lower.disagreement == nil)
            let again = begin(.stack("z"))
            lower.sketch("a")?.router.close()
            simulator.settle()
            again.lookAgain()
            #expect(again.tree.notation == "~nothing" && lower.tree.notation == "~nothing")
            #expect(app.titles == ["Old", "Older"])
        }

        @Test func `a flow waited for tells its result, and nothing of it is kept`() async throws {
            let stack = app.stack
            let task = Task { try await Poll().run(on: UIKitHost(navigationController: stack)) }
            while stack.topViewController?.title != "Poll" {
                await Task.yield()
                await simulator.settle()
            }
            weak var shown: UIViewController?
            shown = stack.topViewController
            try simulator.user.tap("Yes")
            #expect(try await task.value)
            await simulator.settle()
            #expect(app.titles == ["Old", "Older"] && app.stack.delegate === app && shown == nil)
        }

        @Test func `a host that showed something before shows nothing else, and says so`() async throws {
            let host = UIKitHost(navigationController: app.stack)
            let task = Task { try await Poll().run(on: host) }
            while app.stack.topViewController?.title != "Poll" {
                await Task.yield()
                await simulator.settle()
            }
            try simulator.user.tap("Yes")
            #expect(try await task.value)
            await simulator.settle()
            await #expect(
                throws: Refusal.unavailable(
                    "UIKitHost", why: "it showed something before; make another for the same place")
            ) {
                try await Poll().run(on: host)
            }
        }

        @Test func `a flow that can't be shown, since what it should stand on has gone, was cancelled`() async
        {
            await #expect(throws: CancellationError.self) {
                try await Poll().run(on: UIKitHost(navigationController: UINavigationController()))
            }
            await #expect(throws: CancellationError.self) {
                try await Poll().run(on: UIKitHost(presentedBy: UIViewController()))
            }
        }

        @Test func `a flow ends with the modal of the app that it stood in`() async throws {
            let navigator: Navigator
            do {
                let modal = UINavigationController(rootViewController: UIViewController())
                app.stack.present(modal, animated: true)
                await simulator.settle()
                navigator = Navigator(
                    root: SketchCoordinator(.stack("a")) { SimulatorStage.view(named: $0) })
                navigator.attach(UIKitHost(navigationController: modal))
                await simulator.settle()
                #expect(navigator.tree.notation == "stack[a]" && navigator.disagreement == nil)
            }
            let ledger = Ledger(navigator)
            app.stack.dismiss(animated: true)
            await simulator.settle()
            #expect(navigator.tree.notation == "~nothing" && ledger.live.isEmpty)
        }

        @Test(arguments: [
            Tree.Root<Place>.tabs("a", "b"), .screen("a"),
            .split(primary: .stack("a"), secondary: .stack("b")),
        ])
        func `a root that is no stack says so on the screen, until another takes its place`(
            _ root: Tree.Root<Place>
        ) throws {
            let navigator = begin(root)
            let label = app.stack.topViewController?.view as? UILabel
            #expect(label?.text?.contains("Begin with .stack(…)") == true)
            #expect(navigator.isSettled && navigator.disagreement == nil)
            let first = try #require(navigator.sketch("a"))
            first.router.trigger(.present("m", as: .sheet))
            simulator.settle()
            #expect(app.stack.presentedViewController != nil && navigator.disagreement == nil)
            first.router.trigger(.replaceAll(.stack("c")))
            simulator.settle()
            #expect(app.titles == ["Old", "Older", "c"] && navigator.disagreement == nil)
            #expect(app.stack.presentedViewController == nil)
        }

        @Test func `a flow that begins while the app pushes comes after that`() {
            let controller = UIViewController()
            controller.title = "New"
            app.stack.pushViewController(controller, animated: true)
            simulator.clock.advance(by: .milliseconds(50))
            let navigator = begin()
            #expect(app.titles == ["Old", "Older", "New", "a"] && navigator.disagreement == nil)
            #expect(simulator.log.warnings == [])
        }

        @Test(.simulator(.pad))
        func `a popover over a full-screen modal of a flow points into its window`() throws {
            let navigator = begin()
            navigator.front?.router.trigger(.present("b", as: .fullScreen))
            simulator.settle()
            navigator.front?.router.trigger(.present("c", as: .popover))
            simulator.settle()
            #expect(navigator.tree.notation == "stack[a] + fullScreen(b) + popover(c)")
            #expect(navigator.disagreement == nil && simulator.log.raises == [])
        }

        @Test(arguments: [false, true], ExistingApp.Place.allCases)
        func `a modal of a flow goes when the app pops the flow away under it`(
            animated: Bool, place: ExistingApp.Place
        ) throws {
            let app = ExistingApp(in: place)
            let navigator = begin(in: app)
            let ledger = Ledger(navigator)
            navigator.front?.router.trigger(.present("m", as: .sheet))
            simulator.settle()
            app.stack.popViewController(animated: animated)
            simulator.settle()
            navigator.lookAgain()
            simulator.settle()
            #expect(navigator.tree.notation == "~nothing")
            let modal = app.window.rootViewController?.presentedViewController
            #expect(modal === (place == .modal ? app.stack : nil) && app.stack.presentedViewController == nil)
            #expect(ledger.live.isEmpty && ledger.leaks.isEmpty)
        }

        @Test func `on a navigation controller with nothing below, the root cannot be closed`() throws {
            app.stack.setViewControllers([], animated: false)
            let navigator = begin()
            #expect(app.titles == ["a"] && navigator.disagreement == nil)
            let outcome = navigator.front?.router.close().result
            #expect(outcome == .refused(.nothingToClose(navigator.tree)))
        }
    }
#endif
