#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// What goes wrong in other libraries, each as a picture.
    @MainActor
    @Suite(.simulator)
    struct RaceTests {
        private let simulator = Simulator.current

        private func trial(_ root: Tree.Root<Place>) -> Trial {
            Trial(root, view: SimulatorStage.view, stage: { SimulatorStage($0) })
        }

        /// Asked for each time: a test that kept it would keep it from being let go.
        private func form(in trial: Trial) -> SketchForm? {
            trial.navigator.sketch("form") as? SketchForm
        }

        @Test func `a push requested under a swipe that is cancelled comes after it`() throws {
            let trial = trial(.stack("a", above: ["b"]))
            try simulator.user.beginSwipeBack()
            simulator.user.moveSwipe(to: 0.4)
            let request = try trial.ask(.push("c"), from: "b")
            #expect(request.result == nil)
            simulator.user.endSwipe(finish: false)
            try trial.expect("stack[a > b > c]")
            #expect(request.result == .performed)
        }

        @Test func `a link under a swipe that is cancelled is followed after it`() throws {
            let trial = trial(.stack("a", above: ["b"]))
            try simulator.user.beginSwipeBack()
            simulator.user.moveSwipe(to: 0.4)
            let link = trial.navigator.follow(LinkPath(Place("c")))
            #expect(link.result == nil)
            simulator.user.endSwipe(finish: false)
            try trial.expect("stack[a > b > c]")
            #expect(link.result == .performed)
        }

        @Test func `a sheet pulled while an alert is asked for leaves the alert on what is left`() throws {
            let trial = trial(.stack("a"))
            try trial.ask(.present("b", as: .sheet), from: "a")
            trial.stage.settle()
            try simulator.user.beginPull()
            simulator.user.movePull(to: 0.4)
            let request = try trial.ask(.present("dialog", as: .alert), from: "a")
            simulator.user.endPull(finish: true)
            try trial.expect("stack[a] + alert(dialog)")
            #expect(request.result == .performed)
        }

        @Test func `a sheet pulled while it asks for an alert takes the request along`() throws {
            let trial = trial(.stack("a"))
            try trial.ask(.present("b", as: .sheet), from: "a")
            trial.stage.settle()
            try simulator.user.beginPull()
            simulator.user.movePull(to: 0.4)
            let request = try trial.ask(.present("dialog", as: .alert), from: "b")
            simulator.user.endPull(finish: true)
            try trial.expect("stack[a]")
            #expect(request.result == .refused(.askerLeft))
        }

        @Test func `a tab that is made during the first of two pushes takes neither away`() throws {
            let trial = trial(.tabs(.stack("a"), [.screen("flow")]))
            try trial.ask(.push("b"), from: "a")
            try trial.ask(.push("c"), from: "b")
            try trial.ask(.select("flow"), from: "b")
            try trial.expect("tabs[stack[a > b > c], *flow:stack[inflow]]")
            #expect(simulator.log.warnings == [])
        }

        @Test func `a tab switched during a push keeps the pushed screen`() throws {
            let trial = trial(.tabs(.stack("a"), [.stack("b")]))
            try trial.ask(.push("c"), from: "a")
            try trial.ask(.select("b"), from: "a")
            trial.stage.letPass()
            try trial.ask(.select("a"), from: "a")
            try trial.ask(.push("d"), from: "b")
            try trial.expect("tabs[*stack[a > c], stack[b > d]]")
        }

        @Test func `a tab that becomes a stack takes nothing along of what moves in another`() throws {
            let trial = trial(.tabs(.stack("a"), [.screen("flow")]))
            try trial.ask(.push("b"), from: "a")
            try trial.ask(.push("c"), from: "b")
            try trial.ask(.select("flow"), from: "b")
            try trial.expect("tabs[stack[a > b > c], *flow:stack[inflow]]")
        }

        @Test
        func `a tab tapped in the turn in which other code popped is heard and nothing waits forever`() throws
        {
            let trial = trial(.tabs(.stack("a"), [.screen("b")]))
            try trial.ask(.set("c", above: ["d"]), from: "a")
            try trial.ask(.replaceTop("e"), from: "d")
            trial.stage.call(.pop, animated: false)
            #expect(trial.stage.tapTab(1))
            try trial.expect("tabs[stack[c > e], *b]")
        }

        @Test func `the back menu goes three levels down with a child flow in the middle`() throws {
            let trial = trial(.stack("a"))
            try trial.ask(.push("b"), from: "a")
            try trial.ask(.push("flow"), from: "b")
            try trial.ask(.push("c"), from: "a")
            try trial.expect("stack[a > b > flow(inflow) > c]")
            try simulator.user.backMenu(to: "a")
            try trial.expect("stack[a]")
        }

        @Test func `the back menu into the middle of a child flow keeps the flow`() throws {
            let trial = trial(.stack("a"))
            try trial.ask(.push("flow"), from: "a")
            try trial.ask(.push("b"), from: "inflow")
            try trial.ask(.push("c"), from: "a")
            try trial.expect("stack[a > flow(inflow > b) > c]")
            try simulator.user.backMenu(to: "inflow")
            try trial.expect("stack[a > flow(inflow)]")
        }

        @Test func `dismiss and present in one turn are both made`() throws {
            let trial = trial(.stack("a"))
            try trial.ask(.present("b", as: .sheet), from: "a")
            trial.stage.settle()
            try trial.ask(.dismiss, from: "a")
            try trial.ask(.present("c", as: .fullScreen), from: "a")
            try trial.expect("stack[a] + fullScreen(c)")
        }

        @Test func `modals on modals while a stack below is pushed`() throws {
            let trial = trial(.stack("a"))
            try trial.ask(.present(.stack("b"), as: .sheet), from: "a")
            try trial.ask(.push("c"), from: "a")
            trial.stage.settle()
            try trial.ask(.push("d"), from: "b")
            try trial.ask(.push("e"), from: "a")
            try trial.ask(.present(.stack("f"), as: .popover), from: "a")
            try trial.ask(.push("g"), from: "d")
            try trial.ask(.push("h"), from: "e")
            try trial.ask(.present("flow1", as: .sheet), from: "d")
            try trial.ask(.present(.stack("i"), as: .sheet), from: "d")
            try trial.ask(.push("j"), from: "h")
            try trial.expect(
                "stack[a > c > e > h > j] + sheet(stack[b > d > g] by a) + popover(stack[f] by a) + sheet(flow1:stack[inflow1] by d) + sheet(stack[i] by d)"
            )
        }

        @Test func `present and dismiss in one turn show nothing`() throws {
            let trial = trial(.stack("a"))
            try trial.ask(.present("b", as: .sheet), from: "a")
            try trial.ask(.dismiss, from: "a")
            try trial.expect("stack[a]")
        }

        @Test func `a push behind our back during a guarded pop is kept and the pop is made`() async throws {
            let trial = trial(.stack("a", above: ["form"]))
            let pop = try #require(form(in: trial)?.router.trigger(.close))
            try await waitUntil { form(in: trial)?.isAsked != false }
            trial.stage.call(.push, animated: false)
            form(in: trial)?.answer(true)
            #expect(await pop.outcome == .performed)
            // Closing takes along what stands on the screen, whoever put it there.
            try trial.expect("stack[a]")
        }

        @Test func `an armed guard holds up every finger`() async throws {
            let trial = trial(.stack("a"))
            try trial.ask(.present(.stack("b", above: ["form"]), as: .sheet), from: "a")
            trial.stage.settle()
            let ways: [@MainActor () throws -> Void] = [
                { try simulator.user.tapBack() },
                { try simulator.user.swipeBack() },
                { try simulator.user.pullSheet() },
            ]
            for way in ways {
                try way()
                trial.stage.settle()
                try await waitUntil { form(in: trial)?.isAsked != false }
                form(in: trial)?.answer(false)
                try await waitUntil { trial.navigator.pending.isEmpty }
                try trial.expect("stack[a] + sheet(stack[b > form])")
            }
            form(in: trial)?.isArmed = false
            try simulator.user.swipeBack()
            try trial.expect("stack[a] + sheet(stack[b])")
            #expect(simulator.log.warnings == [])
        }

        @Test func `an exit that the guard allows is made by code`() async throws {
            let trial = trial(.stack("a", above: ["form"]))
            try simulator.user.tapBack()
            try await waitUntil { form(in: trial)?.isAsked != false }
            try trial.expect("stack[a > form]")
            form(in: trial)?.answer(true)
            try await waitUntil { trial.navigator.pending.isEmpty }
            try trial.expect("stack[a]")
            #expect(trial.navigator.journal.entries.last?.cause == .finger)
        }

        @Test func `the app's own delegates are told as well`() throws {
            let told = Told()
            let window = UIWindow(frame: UIScreen.main.bounds)
            let navigator = Navigator(
                root: SketchCoordinator(.tabs(.stack("a"), [.stack("b")])) { SimulatorStage.view(named: $0) })
            let stack = UINavigationController()
            stack.delegate = told
            var stacks = [stack]
            let host = UIKitHost(
                window: window,
                configuration: .init(makeStack: { stacks.popLast() ?? UINavigationController() }))
            navigator.attach(host)
            simulator.settle()
            let tabs = try #require(window.rootViewController as? UITabBarController)
            // Set later, it is found as soon as anything has moved.
            tabs.delegate = told
            navigator.front?.router.trigger(.push("c"))
            simulator.settle()
            try simulator.user.tapTab("B")
            simulator.settle()
            try simulator.user.tapTab("a")
            simulator.settle()
            #expect(navigator.tree.notation == "tabs[*stack[a > c], stack[b]]")
            #expect(
                told.lines.contains("did show c")
                    && told.lines.filter { $0.hasSuffix("select") }.suffix(2) == [
                        "should select", "did select",
                    ])
            told.allowsTabs = false
            try simulator.user.tapTab("b")
            simulator.settle()
            #expect(navigator.tree.notation == "tabs[*stack[a > c], stack[b]]")
        }

        @Test func `a tab that the app's delegate has replaced as it was asked about is not selected`() throws
        {
            let trial = Trial(.tabs(.stack("a"), [.stack("b")]), view: SimulatorStage.view) {
                SimulatorStage($0)
            }
            let stage = try #require(trial.stage as? SimulatorStage)
            let told = Told()
            (stage.window.rootViewController as? UITabBarController)?.delegate = told
            trial.navigator.lookAgain()
            trial.stage.settle()
            told.asked = { _ = try? trial.ask(.replaceAll(.tabs(.stack("c"), [.stack("d")])), from: "a") }
            _ = trial.stage.tapTab(1)
            try trial.expect("tabs[*stack[c], stack[d]]")
            #expect(told.lines == ["should select"] && simulator.log.raises.isEmpty)
        }
    }

    private final class Told: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
        var lines: [String] = []
        var allowsTabs = true
        var asked: @MainActor () -> Void = {}

        func navigationController(
            _ stack: UINavigationController, didShow controller: UIViewController, animated: Bool
        ) {
            lines.append("did show \(controller.title ?? "")")
        }

        func tabBarController(
            _ tabs: UITabBarController, shouldSelect controller: UIViewController
        ) -> Bool {
            lines.append("should select")
            asked()
            return allowsTabs
        }

        func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
            lines.append("did select")
        }
    }
#endif
