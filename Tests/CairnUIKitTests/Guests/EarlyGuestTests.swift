#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// A guest that begins before there is a window to present anything in: its modals wait.
    @MainActor
    @Suite(.simulator)
    struct EarlyGuestTests {
        private let simulator = Simulator.current

        private func begin(in app: ExistingApp, restoring snapshot: Snapshot? = nil) -> Navigator {
            let navigator = Navigator(
                root: SketchCoordinator(.stack("a")) { SimulatorStage.view(named: $0) }, restoring: snapshot)
            navigator.attach(UIKitHost(navigationController: app.stack))
            simulator.settle()
            return navigator
        }

        private func snapshot(_ asked: [Tree.Transition<Place, Never>]) -> Snapshot {
            let navigator = Navigator(root: SketchCoordinator(.stack("a")))
            for asked in asked { navigator.front?.router.trigger(asked) }
            return navigator.snapshot()
        }

        @Test(arguments: [ExistingApp.Place.tabs, .window, .pages, .child], [false, true])
        func `saved modals come as soon as the window is shown`(
            _ place: ExistingApp.Place, showsFirst: Bool
        ) throws {
            let app = ExistingApp(in: place, shows: showsFirst)
            let saved = snapshot([
                .present(.stack("b"), as: .sheet), .push("c"), .present("d", as: .fullScreen),
            ])
            let navigator = begin(in: app, restoring: saved)
            let notation = "stack[a] + sheet(stack[b > c]) + fullScreen(d)"
            #expect(navigator.tree.notation == notation)
            #expect(navigator.isSettled && navigator.disagreement == nil && navigator.notRestored.isEmpty)
            app.show()
            #expect(navigator.tree.notation == notation && navigator.disagreement == nil)
            let sheet = try #require(app.window.rootViewController?.presentedViewController)
            #expect((sheet as? UINavigationController)?.viewControllers.map(\.title) == ["b", "c"])
            #expect(sheet.presentedViewController?.title == "d")
            #expect(simulator.log.raises == [] && simulator.log.warnings == [])
        }

        @Test(arguments: [ExistingApp.Place.pages, .child])
        func `what is presented on a page that is turned away comes with the page`(
            _ place: ExistingApp.Place
        ) {
            let app = ExistingApp(in: place)
            let navigator = begin(in: app)
            app.putInSight(false)
            simulator.settle()
            let outcome = navigator.front?.router.trigger(.present("b", as: .sheet)).result
            simulator.settle()
            #expect(outcome == .performed && navigator.tree.notation == "stack[a] + sheet(b)")
            #expect(app.window.rootViewController?.presentedViewController == nil)
            app.putInSight(true)
            simulator.settle()
            #expect(app.window.rootViewController?.presentedViewController?.title == "b")
            #expect(navigator.tree.notation == "stack[a] + sheet(b)" && navigator.disagreement == nil)
        }

        @Test func `what covers one tab of a modal comes with that`() throws {
            let app = ExistingApp(shows: false)
            let saved = snapshot([
                .present(.tabs(.stack("b"), [.screen("c")]), as: .sheet), .present("d", as: .currentContext),
                .present("e", as: .fullScreen),
            ])
            let navigator = begin(in: app, restoring: saved)
            let notation = "stack[a] + sheet(tabs[*stack[b + currentContext(d)], c]) + fullScreen(e)"
            #expect(navigator.tree.notation == notation && navigator.disagreement == nil)
            app.show()
            #expect(navigator.tree.notation == notation && navigator.disagreement == nil)
            #expect(simulator.log.raises == [] && simulator.log.warnings == [])
            navigator.sketch("b")?.router.trigger(.dismiss)
            simulator.settle()
            #expect(navigator.tree.notation == "stack[a] + sheet(tabs[*stack[b], c])")
        }

        @Test func `who asks is answered once the dialog was shown`() async throws {
            let app = ExistingApp(shows: false)
            let navigator = begin(in: app)
            let router = try #require(navigator.front?.router)
            let asking = Task { try await router.ask(Dialog("Sure?", .button("Yes", true), .cancel)) }
            await simulator.settle()
            app.show()
            try simulator.user.tap("Yes")
            await simulator.settle()
            #expect(try await asking.value)
        }

        @Test func `what stands below goes on meanwhile, and what is closed does not come`() {
            let app = ExistingApp(shows: false)
            let navigator = begin(in: app)
            let ledger = Ledger(navigator)
            navigator.front?.router.trigger(.present(.stack("b"), as: .sheet))
            navigator.front?.router.trigger(.push("c"))
            simulator.settle()
            #expect(navigator.tree.notation == "stack[a] + sheet(stack[b > c])")
            navigator.sketch("a")?.router.trigger(.several(.dismiss, .push("d")))
            simulator.settle()
            #expect(app.titles == ["Old", "Older", "a", "d"] && navigator.tree.notation == "stack[a > d]")
            #expect(ledger.leaks.isEmpty)
            app.show()
            #expect(app.window.rootViewController?.presentedViewController == nil)
            #expect(navigator.tree.notation == "stack[a > d]" && navigator.disagreement == nil)
        }

        @Test func `a guest that is left before that takes along what waits`() {
            let app = ExistingApp(shows: false)
            let navigator = begin(in: app)
            let ledger = Ledger(navigator)
            navigator.front?.router.trigger(.present(.stack("b"), as: .sheet))
            simulator.settle()
            app.stack.popToRootViewController(animated: false)
            simulator.settle()
            navigator.lookAgain()
            simulator.settle()
            #expect(navigator.tree.notation == "~nothing" && ledger.live.isEmpty && ledger.leaks.isEmpty)
            app.show()
            #expect(app.window.rootViewController?.presentedViewController == nil)
        }

        @Test func `the app's own modal is below what waits`() {
            let app = ExistingApp(shows: false)
            let navigator = begin(in: app)
            navigator.front?.router.trigger(.present("b", as: .sheet))
            app.window.makeKeyAndVisible()
            app.window.rootViewController?.present(UIViewController(), animated: true)
            simulator.settle()
            navigator.lookAgain()
            simulator.settle()
            #expect(navigator.tree.notation == "stack[a] + sheet(~UIViewController) + sheet(b by a)")
            #expect(navigator.disagreement == nil)
        }

        @Test(arguments: [false, true])
        func `a navigator that is over shows nothing, and says so`(wasLeft: Bool) {
            let app = ExistingApp()
            let navigator = begin(in: app)
            var lines: [String] = []
            navigator.logsRefusals = true
            navigator.writeRefusal = { lines.append($0) }
            if wasLeft {
                app.stack.popToRootViewController(animated: false)
            } else {
                navigator.windowClosed()
            }
            simulator.settle()
            let titles = app.titles
            navigator.attach(UIKitHost(navigationController: app.stack))
            simulator.settle()
            #expect(app.titles == titles)
            #expect(lines.count == 1 && lines.first?.contains("make another") == true)
        }
    }
#endif
