#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// A tree that another host shows from now on, or none: what the one before has set or shown is taken back.
    @MainActor @Suite(.simulator)
    struct MovingHostTests {
        private let simulator = Simulator.current
        private let house = House()

        private func window() -> UIWindow { UIWindow(frame: UIScreen.main.bounds) }

        @Test(arguments: [0, 100, 2_000], [Tree.ModalStyle.sheet, .fullScreen, .currentContext])
        func `a modal goes along to another window`(after milliseconds: Int, style: Tree.ModalStyle) throws {
            let (old, new) = (window(), window())
            let navigator = Navigator(root: house)
            navigator.attach(UIKitHost(window: old))
            simulator.settle()
            house.router?.trigger(.present(.two, as: style))
            simulator.clock.advance(by: .milliseconds(milliseconds))
            navigator.attach(UIKitHost(window: new))
            simulator.settle()
            let notation = navigator.tree.notation
            #expect(notation.contains("two"), "\(notation)")
            #expect(navigator.isSettled && navigator.disagreement == nil)
            #expect(simulator.log.raises.isEmpty)
            #expect(simulator.log.warnings == [])
            #expect(old.rootViewController == nil)
            #expect(new.rootViewController?.presentedViewController != nil)
        }

        /// The step that the decision leads to is the host's before, and so is what that says of it.
        @Test(arguments: [Tree.ModalStyle.sheet, .fullScreen, .overFullScreen], [true, false])
        func `a decision attaches another host`(style: Tree.ModalStyle, toTheSameWindow: Bool) throws {
            let old = window()
            let new = toTheSameWindow ? old : window()
            let navigator = Navigator(root: house)
            navigator.attach(UIKitHost(window: old))
            simulator.settle()
            house.router?.trigger(.present(.stack(.two), as: style))
            simulator.settle()
            house.deciding = { [house] in
                house.deciding = nil
                navigator.attach(UIKitHost(window: new))
            }
            house.router?.trigger(.push(.two))
            simulator.settle()
            navigator.lookAgain()
            simulator.settle()
            #expect(navigator.tree.notation == "stack[list > two] + \(style)(stack[two] by list)")
            #expect(navigator.disagreement == nil && simulator.log.raises == [])
        }

        @Test func `a controller that is presented by an animator goes along, with one finger from the edge`()
            throws
        {
            let page = UIViewController()
            let navigator = Navigator(
                root: SketchCoordinator(.stack("a")) { $0 == "b" ? page : UIViewController() })
            let attach = {
                navigator.attach(
                    UIKitHost(window: window(), configuration: .init(animators: [.fade: FadeAnimator()])))
            }
            attach()
            simulator.settle()
            navigator.front?.router.trigger(.animated(.present("b", as: .fullScreen), by: .fade))
            simulator.settle()
            attach()
            simulator.settle()
            #expect(navigator.tree.notation == "stack[a] + fullScreen(b)")
            #expect(page.view.gestureRecognizers?.count == 1)
            try simulator.user.swipeBack()
            simulator.settle()
            #expect(navigator.tree.notation == "stack[a]" && navigator.disagreement == nil)
        }

        @Test func `a guest's screens go along, and the app has its delegate back`() throws {
            let app = ExistingApp()
            let navigator = Navigator(root: house)
            let first = UIKitHost(navigationController: app.stack)
            navigator.attach(first)
            simulator.settle()
            house.router?.trigger(.push(.two))
            simulator.settle()
            #expect(app.stack.delegate !== app)
            navigator.attach(UIKitHost(navigationController: app.stack))
            simulator.settle()
            #expect(app.titles.prefix(2) == ["Old", "Older"] && app.stack.viewControllers.count == 4)
            #expect(navigator.tree.notation == "stack[list > two]" && navigator.disagreement == nil)
            navigator.attach(UIKitHost(window: window()))
            simulator.settle()
            #expect(app.titles == ["Old", "Older"] && app.stack.delegate === app)
            #expect(navigator.tree.notation == "stack[list > two]" && navigator.disagreement == nil)
        }

        @Test func `a guest whose navigator nobody keeps any more gives the app its stack back`() async {
            let app = ExistingApp()
            var navigator: Navigator? = Navigator(root: house)
            navigator?.attach(UIKitHost(navigationController: app.stack))
            await simulator.settle()
            #expect(app.stack.delegate !== app)
            navigator = nil
            await simulator.settle()
            #expect(app.stack.delegate === app)
        }

        @Test(arguments: [false, true])
        func `a tree that becomes a guest leaves nothing in its window`(withModal: Bool) throws {
            let app = ExistingApp()
            let old = window()
            let navigator = Navigator(root: house)
            navigator.attach(UIKitHost(window: old))
            simulator.settle()
            house.router?.trigger(.push(.two))
            if withModal { house.router?.trigger(.present(.two, as: .sheet)) }
            simulator.clock.advance(by: .milliseconds(100))
            navigator.attach(UIKitHost(navigationController: app.stack))
            simulator.settle()
            #expect(old.rootViewController == nil && old.subviews.isEmpty)
            #expect(
                navigator.tree.notation
                    == (withModal ? "stack[list > two] + sheet(two by list)" : "stack[list > two]"))
            #expect(navigator.disagreement == nil && app.stack.viewControllers.count == 4)
            #expect(simulator.log.warnings == [] && simulator.log.raises == [])
        }

        @Test func `a guest's modal goes along while more is asked for`() throws {
            let app = ExistingApp()
            let navigator = Navigator(root: house)
            navigator.attach(UIKitHost(navigationController: app.stack))
            simulator.settle()
            house.router?.trigger(.present(.two, as: .sheet))
            simulator.settle()
            navigator.attach(UIKitHost(window: window()))
            house.router?.trigger(.present(.stack(.two), as: .fullScreen))
            house.router?.trigger(.dismissAll)
            simulator.settle()
            #expect(navigator.tree.notation == "stack[list]" && navigator.disagreement == nil)
            #expect(simulator.log.raises.isEmpty)
        }

        @Test(arguments: [false, true])
        func `a sheet under a finger goes along, also by way of a host that came for a moment`(
            finish: Bool
        ) throws {
            let navigator = Navigator(root: house)
            let (old, new) = (window(), window())
            navigator.attach(UIKitHost(window: old))
            simulator.settle()
            house.router?.trigger(.present(.two, as: .sheet))
            simulator.settle()
            try simulator.user.beginPull()
            navigator.attach(UIKitHost(window: old))
            navigator.attach(UIKitHost(window: new))
            simulator.user.endPull(finish: finish)
            simulator.settle()
            navigator.lookAgain()
            simulator.settle()
            #expect(navigator.tree.notation == "stack[list] + sheet(two)")
            #expect(navigator.isSettled && navigator.disagreement == nil)
            #expect(simulator.log.raises.isEmpty)
            #expect(old.rootViewController?.presentedViewController == nil)
        }

        @Test func `the same host again changes nothing`() throws {
            let navigator = Navigator(root: house)
            let host = UIKitHost(window: window())
            navigator.attach(host)
            house.router?.trigger(.present(.two, as: .sheet))
            simulator.settle()
            let tree = navigator.tree
            navigator.attach(host)
            simulator.settle()
            #expect(navigator.tree == tree && navigator.disagreement == nil)
        }

        @Test func `once its window is closed, the app's delegates are its own`() throws {
            let app = ExistingApp()
            let navigator = Navigator(root: house)
            navigator.attach(UIKitHost(navigationController: app.stack))
            simulator.settle()
            navigator.windowClosed()
            #expect(app.stack.delegate === app)
        }

        @Test func `a root that comes later leaves the keyboard to the window that has it`() throws {
            let window = window()
            let navigator = Navigator(root: house)
            navigator.attach(UIKitHost(window: window))
            simulator.settle()
            #expect(window.isKeyWindow)
            let other = UIWindow(frame: UIScreen.main.bounds)
            other.rootViewController = UIViewController()
            other.makeKeyAndVisible()
            house.router?.trigger(.replaceAll(.stack(.two)))
            simulator.settle()
            #expect(navigator.tree.notation == "stack[two]")
            #expect(other.isKeyWindow && !window.isKeyWindow)
        }

        @Test(arguments: [0, 100, 600])
        func `a root under a modal that comes may be replaced`(after milliseconds: Int) throws {
            let window = window()
            let navigator = Navigator(
                root: SketchCoordinator(.screen("a")) { SimulatorStage.view(named: $0) })
            navigator.attach(UIKitHost(window: window))
            simulator.settle()
            let router = try #require(navigator.front?.router)
            router.trigger(.present("b", as: .fullScreen))
            router.trigger(.present("c", as: .sheet))
            simulator.clock.advance(by: .milliseconds(milliseconds))
            let request = router.trigger(.replaceAll(.stack("d")))
            simulator.settle()
            #expect(request.result == .performed)
            #expect(navigator.tree.notation == "stack[d]" && navigator.disagreement == nil)
        }

        @Test func `a container that the host has nothing for is a place that says so, and the rest goes on`()
            throws
        {
            let root = Tree.Root<Place>.container(Tree.Kind("shelf"), "a", "b")
            let navigator = Navigator(root: SketchCoordinator(root) { SimulatorStage.view(named: $0) })
            navigator.attach(UIKitHost(window: window()))
            simulator.settle()
            #expect(navigator.tree.notation == "shelf[*a, b]"); #expect(navigator.disagreement == nil)
            navigator.front?.router.trigger(.present("c", as: .sheet))
            simulator.settle()
            navigator.lookAgain()
            #expect(
                navigator.tree.notation == "shelf[*a, b] + sheet(c)" && navigator.disagreement == nil)
            navigator.front?.router.trigger(.close)
            navigator.front?.router.trigger(.select("b"))
            simulator.settle()
            #expect(navigator.tree.notation == "shelf[a, *b]" && navigator.disagreement == nil)
        }

        @Test(arguments: [false, true])
        func `a guest's screens go along from under a finger`(finish: Bool) throws {
            let app = ExistingApp()
            let navigator = Navigator(root: house)
            navigator.attach(UIKitHost(navigationController: app.stack))
            simulator.settle()
            try simulator.user.beginSwipeBack()
            navigator.attach(UIKitHost(window: window()))
            simulator.user.endSwipe(finish: finish)
            simulator.settle()
            #expect(app.titles == ["Old", "Older"] && app.stack.delegate === app)
            #expect(navigator.tree.notation == "stack[list]" && navigator.disagreement == nil)
        }

        @Test func `a host that is attached once more goes on as it was`() {
            let host = UIKitHost(window: window())
            let navigator = Navigator(root: house)
            navigator.attach(host)
            house.router?.trigger(.push(.two))
            simulator.clock.advance(by: .milliseconds(100))
            navigator.attach(host)
            simulator.settle()
            #expect(navigator.tree.notation == "stack[list > two]" && navigator.disagreement == nil)
        }

        #if os(Linux) || os(macOS)
            @Test func `a host that another has replaced is not attached again`() async {
                let result = await #expect(
                    processExitsWith: .failure, observing: [\.standardErrorContent]
                ) {
                    await MainActor.run {
                        let navigator = Navigator(root: House())
                        let host = UIKitHost(window: UIWindow(frame: UIScreen.main.bounds))
                        navigator.attach(host)
                        navigator.attach(UIKitHost(window: UIWindow(frame: UIScreen.main.bounds)))
                        navigator.attach(host)
                    }
                }
                let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
                #expect(text.contains("a UIKitHost is attached once"), "\(text)")
            }
        #endif
    }
#endif
