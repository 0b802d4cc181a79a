#if HEADLESS_UIKIT
    import Cairn
    import CairnSystemScreens
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// Modals in the current context and popovers, as a person meets them.
    @MainActor
    @Suite(.simulator)
    struct CoverTests {
        private let trial = Trial(
            .tabs(.stack("a"), [.stack("b")]), view: SimulatorStage.view, stage: { SimulatorStage($0) })
        private let simulator = Simulator.current

        @Test func `a cover of a stack that was never in front is shown and its tab goes back`() throws {
            let trial = Trial(
                .tabs(.stack("a"), [.screen("b")]), view: SimulatorStage.view, stage: { SimulatorStage($0) })
            try trial.ask(.present("s", as: .sheet), from: "a")
            try trial.ask(.replaceAll(.tabs(.stack("c"), [.screen("d")])), from: "s")
            try trial.ask(.present(.stack("e"), as: .currentContext), from: "c")
            try trial.ask(.select("d"), from: "e")
            try trial.expect("tabs[stack[c + currentContext(stack[e])], *d]")
        }

        @Test func `a covered stack leaves the tab bar to the finger`() throws {
            try trial.ask(.present(.stack("c"), as: .currentContext), from: "a")
            try trial.expect("tabs[*stack[a + currentContext(stack[c])], stack[b]]")
            try simulator.user.tapTab("B")
            try trial.expect("tabs[stack[a + currentContext(stack[c])], *stack[b]]")
            try trial.ask(.push("d"), from: "c")
            try simulator.user.tapTab("a")
            try trial.expect("tabs[*stack[a + currentContext(stack[c > d])], stack[b]]")
            try simulator.user.tapBack()
            try trial.expect("tabs[*stack[a + currentContext(stack[c])], stack[b]]")
            try trial.ask(.close, from: "c")
            try trial.expect("tabs[*stack[a], stack[b]]")
        }

        @Test func `a second tap on a tab asks nobody in what covers its stack and leaves that there`() throws
        {
            try trial.ask(.push("d"), from: "a")
            try trial.ask(.present("form", as: .currentContext), from: "a")
            try trial.expect("tabs[*stack[a > d + currentContext(form by a)], stack[b]]")
            try simulator.user.tapTab("a")
            try trial.expect("tabs[*stack[a + currentContext(form)], stack[b]]")
        }

        @Test func `a sheet over a cover is pulled and the cover stays`() throws {
            try trial.ask(.present(.stack("c"), as: .currentContext), from: "a")
            try trial.ask(.present("d", as: .sheet), from: "c")
            try trial.expect("tabs[*stack[a + currentContext(stack[c])], stack[b]] + sheet(d)")
            try simulator.user.pullSheet()
            try trial.expect("tabs[*stack[a + currentContext(stack[c])], stack[b]]")
        }

        @Test(arguments: [
            (UIModalPresentationStyle.pageSheet, "sheet"), (.fullScreen, "fullScreen"), (.popover, "popover"),
        ])
        func `what a screen in a cover presents by itself is seen`(
            style: UIModalPresentationStyle, name: String
        ) throws {
            let covered = "tabs[*stack[a + currentContext(stack[c])], stack[b]]"
            let modal = try presentFromCover(style)
            try trial.expect("\(covered) + \(name)(~Foreign)")
            try trial.ask(.present("d", as: .sheet), from: "c")
            try trial.expect("\(covered) + \(name)(~Foreign) + sheet(d by c)")
            #expect(modal.presentedViewController != nil)
            try trial.ask(.close, from: "d")
            try trial.expect("\(covered) + \(name)(~Foreign)")
            try trial.ask(.dismissAll, from: "a")
            try trial.expect("tabs[*stack[a], stack[b]]")
            #expect(simulator.log.warnings == [])
        }

        @Test func `a sheet that a screen in a cover presents by itself is pulled, and that is heard`() throws
        {
            try presentFromCover(.pageSheet)
            try trial.expect("tabs[*stack[a + currentContext(stack[c])], stack[b]] + sheet(~Foreign)")
            try simulator.user.pullSheet()
            trial.stage.settle()
            #expect(
                trial.navigator.tree.notation == "tabs[*stack[a + currentContext(stack[c])], stack[b]]")
        }

        @Test func `other code's modal in the current context is a cover too, in either style`() throws {
            try presentFromCover(.currentContext)
            try trial.expect(
                "tabs[*stack[a + currentContext(stack[c]) + currentContext(~Foreign)], stack[b]]")
            try trial.ask(.close, from: "c")
            try trial.expect("tabs[*stack[a], stack[b]]")
        }

        /// A screen in a cover presents a controller by a plain call.
        @discardableResult
        private func presentFromCover(_ style: UIModalPresentationStyle) throws -> UIViewController {
            try trial.ask(.present(.stack("c"), as: .currentContext), from: "a")
            trial.stage.settle()
            let stack = try #require((trial.stage as? SimulatorStage)?.rootStack)
            let cover = try #require(stack.presentedViewController as? UINavigationController)
            let modal = Foreign()
            modal.modalPresentationStyle = style
            modal.popoverPresentationController?.sourceView = cover.view
            cover.topViewController?.present(modal, animated: true)
            trial.stage.settle()
            return modal
        }

        @Test func `two covers in one turn both come`() throws {
            try trial.ask(.present(.stack("flow1"), as: .currentContext), from: "a")
            try trial.ask(.present(.stack("c"), as: .currentContext), from: "a")
            try trial.expect(
                "tabs[*stack[a + currentContext(stack[flow1(inflow1)]) + currentContext(stack[c] by a)], stack[b]]"
            )
            #expect(simulator.log.warnings == [])
        }

        @Test
        func `a cover whose tab comes back behind a modal is in front when that has gone`() throws {
            try trial.ask(.present(.stack("c"), as: .currentContext), from: "a")
            try trial.ask(.select("b"), from: "a")
            try trial.expect("tabs[stack[a + currentContext(stack[c])], *stack[b]]")
            try trial.ask(.present("d", as: .fullScreen), from: "c")
            trial.stage.settle()
            try trial.ask(.select("a"), from: "a")
            trial.stage.settle()
            try trial.ask(.several(.dismiss, .push("e")), from: "d")
            try trial.expect("tabs[*stack[a + currentContext(stack[c > e])], stack[b]]")
        }

        @Test func `a cover of a page goes with it and comes back`() throws {
            self.trial.stage.leave()
            let trial = Trial(
                .pages(.stack("a"), [.stack("b"), .stack("c")]), view: SimulatorStage.view,
                stage: { SimulatorStage($0) })
            try trial.ask(.present("d", as: .currentContext), from: "a")
            try trial.ask(.present("e", as: .currentContext), from: "d")
            try trial.ask(.select("b"), from: "a")
            try trial.expect(
                "pages[stack[a + currentContext(d) + currentContext(e)], *stack[b], stack[c]]")
            #expect(trial.stage.front == "b")
            #expect(trial.stage.readable == ["b"])
            try trial.ask(.select("c"), from: "b")
            try trial.expect(
                "pages[stack[a + currentContext(d) + currentContext(e)], stack[b], *stack[c]]")
            try trial.ask(.select("a"), from: "c")
            try trial.expect(
                "pages[*stack[a + currentContext(d) + currentContext(e)], stack[b], stack[c]]")
            #expect(trial.stage.front == "e")
            #expect(trial.stage.readable == ["e"])
            try trial.ask(.close, from: "d")
            try trial.expect("pages[*stack[a], stack[b], stack[c]]")
            #expect(simulator.log.warnings == [])
        }

        @Test func `a popover is a sheet on a phone`() throws {
            try trial.ask(.present(.stack("c"), as: .popover), from: "a")
            try trial.expect("tabs[*stack[a], stack[b]] + popover(stack[c])")
            try simulator.user.pullSheet()
            try trial.expect("tabs[*stack[a], stack[b]]")
            #expect(simulator.log.warnings == [])
        }

        @Test(.simulator(.pad))
        func `a popover points at what its opener says`() throws {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let navigator = Navigator(root: SketchCoordinator(.stack("a")) { Pointing($0) })
            navigator.attach(UIKitHost(window: window))
            Simulator.current.settle()
            navigator.front?.router.trigger(.present("b", as: .popover))
            Simulator.current.settle()
            let root = try #require(window.rootViewController as? UINavigationController)
            let popover = try #require(root.presentedViewController?.popoverPresentationController)
            let opener = try #require(root.topViewController as? Pointing)
            #expect(popover.sourceItem === opener.button && opener.asked == ["b"])
            try Simulator.current.user.tapOutside()
            Simulator.current.settle()
            #expect(navigator.tree.notation == "stack[a]")
        }

        @Test(.simulator(.pad))
        func `a popover that nobody anchors stands in the middle, and has no arrow`() throws {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let navigator = Navigator(root: SketchCoordinator(.stack("a"), view: SimulatorStage.view))
            navigator.attach(UIKitHost(window: window))
            Simulator.current.settle()
            navigator.front?.router.trigger(.present("b", as: .popover))
            Simulator.current.settle()
            let modal = try #require(window.rootViewController?.presentedViewController)
            let popover = try #require(modal.popoverPresentationController)
            let view = try #require(popover.sourceView)
            let middle = view.convert(popover.sourceRect, to: window)
            #expect(middle.midX == window.bounds.midX && middle.midY == window.bounds.midY)
            #expect(popover.permittedArrowDirections == [] && middle.isEmpty)
            #expect(
                navigator.tree.notation == "stack[a] + popover(b)" && Simulator.current.log.warnings == [])
        }

        @Test(.simulator(.pad))
        func `a popover of a coordinator points at what its opener says`() throws {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let navigator = Navigator(root: Toolbox())
            navigator.attach(UIKitHost(window: window))
            Simulator.current.settle()
            let root = try #require(window.rootViewController as? UINavigationController)
            let opener = try #require(root.topViewController as? Pointing)
            for tool in [Toolbox.Route.pen, .share] {
                navigator.router(for: Toolbox.Route.self).trigger(tool)
                Simulator.current.settle()
                let popover = try #require(root.presentedViewController?.popoverPresentationController)
                #expect(popover.sourceItem === opener.button)
                try Simulator.current.user.tapOutside()
                Simulator.current.settle()
            }
            #expect(opener.asked == ["pen", "share"])
        }

        @Test func `a sheet keeps the detents that its own controller chose`() throws {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let navigator = Navigator(root: SketchCoordinator(.stack("a")) { Half($0) })
            navigator.attach(UIKitHost(window: window))
            Simulator.current.settle()
            navigator.front?.router.trigger(.present("b", as: .sheet))
            Simulator.current.settle()
            let sheet = try #require(window.rootViewController?.presentedViewController as? Half)
            #expect(sheet.sheetPresentationController?.detents.count == 2)
            try Simulator.current.user.dragSheet(to: .large)
            #expect(sheet.changes == 1)
            try Simulator.current.user.pullSheet()
            Simulator.current.settle()
            #expect(navigator.tree.notation == "stack[a]")
        }
    }

    private final class Pointing: UIViewController, PopoverAnchoring {
        let button = UIButton()
        private(set) var asked: [String] = []

        convenience init(_ name: String) {
            self.init(nibName: nil, bundle: nil)
            title = name
        }

        func popoverAnchor(
            for destination: AnyDestination?
        ) -> (any UIPopoverPresentationControllerSourceItem)? {
            asked.append(destination?.label ?? "")
            return button
        }
    }

    @MainActor
    private final class Toolbox: Coordinator {
        enum Route: Cairn.Destination { case desk, pen, share }
        var root: Tree.Root<Route> { .stack(.desk) }

        func transition(for route: Route, from asker: Asker) -> Next { .present(route, as: .popover) }

        func screen(for route: Route, router: Router<Route>) -> any Presentable {
            switch route {
            case .desk: Pointing("desk")
            case .pen: Pen()
            case .share: ShareSheet(.text("pen"))
            }
        }
    }

    @MainActor
    private final class Pen: Coordinator {
        enum Route: Cairn.Destination { case nib }
        var root: Tree.Root<Route> { .screen(.nib) }

        func screen(for route: Route, router: Router<Route>) -> any Presentable { UIViewController() }
    }

    private final class Half: UIViewController, UISheetPresentationControllerDelegate {
        private(set) var changes = 0

        convenience init(_ name: String) {
            self.init(nibName: nil, bundle: nil)
            modalPresentationStyle = .pageSheet
            sheetPresentationController?.detents = [.medium(), .large()]
            sheetPresentationController?.delegate = self
        }

        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheet: UISheetPresentationController
        ) {
            changes += 1
        }
    }
#endif
