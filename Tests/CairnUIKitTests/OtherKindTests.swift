#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Testing
    import UIKit

    /// A place that becomes another kind of container.
    @MainActor
    @Suite(.simulator)
    struct OtherKindTests {
        @Test func `tabs that take the place of a drawer in mid-transition are shown`() throws {
            let drawer = Tree.Root<Place>.choice(Tree.Kind("drawer"), .stack("a"), [.screen("b")])
            let trial = Trial(drawer, view: SimulatorStage.view) { SimulatorStage($0) }
            try trial.ask(.push("c"), from: "a")
            trial.stage.letPass()
            try trial.ask(.replaceAll(.tabs("d", "e")), from: "a")
            try trial.expect("tabs[*d, e]")
        }

        @Test(arguments: ["drawer", "sidebar"], ["drawer", "sidebar", "tabs", "pages"])
        func `one kind of container takes the place of another`(_ old: String, _ new: String) throws {
            let window = UIWindow(frame: UIScreen.main.bounds)
            func root(_ kind: String, _ place: Place) -> Tree.Root<Place> {
                .choice(Tree.Kind(kind), .screen(place), [.screen("b")])
            }
            let navigator = Navigator(
                root: SketchCoordinator(root(old, "a")) { SimulatorStage.view(named: $0) })
            let containers: [Tree.Kind: @MainActor () -> any ContainerController] = [
                Tree.Kind("drawer"): { Drawer() }, Tree.Kind("sidebar"): { Sidebar() },
            ]
            navigator.attach(UIKitHost(window: window, configuration: .init(containers: containers)))
            Simulator.current.settle()
            navigator.front?.router.trigger(.replaceAll(root(new, "c")))
            Simulator.current.settle()
            #expect(navigator.disagreement == nil && navigator.tree.notation == "\(new)[*c, b]")
            #expect((window.rootViewController is Sidebar) == (new == "sidebar"))
            #expect((window.rootViewController is Drawer) == (new == "drawer"))
        }

        @Test(arguments: [UIUserInterfaceIdiom.phone, .pad], ["window", "tab", "sheet"])
        func `three columns take the place of two, and two of three`(
            _ idiom: UIUserInterfaceIdiom, _ place: String
        ) throws {
            try Simulator.run(idiom: idiom) { simulator in
                let two = Tree.Root<Place>.split(primary: .stack("a"), secondary: .stack("b"))
                let three = Tree.Root<Place>.split(
                    primary: .stack("c"), supplementary: .screen("d"), secondary: .stack("e"))
                let root: Tree.Root<Place> = place == "tab" ? .tabs("co1_screen_s1", "b") : .stack("a")
                let navigator = Navigator(root: SketchCoordinator(root) { SimulatorStage.view(named: $0) })
                let window = UIWindow(frame: UIScreen.main.bounds)
                navigator.attach(UIKitHost(window: window))
                simulator.settle()
                if place == "sheet" {
                    navigator.front?.router.trigger(.present("co1_screen_s1", as: .sheet))
                    simulator.settle()
                }
                for root in [two, three, two] {
                    #expect(navigator.front?.router.trigger(.replaceAll(root)).result == .performed)
                    simulator.settle()
                    #expect(navigator.disagreement == nil)
                    let columns = try #require(splitView(in: window))
                    #expect(columns.style == (root == two ? .doubleColumn : .tripleColumn))
                    let screens = columns.viewControllers.count
                    #expect(idiom == .phone || screens == (root == two ? 2 : 3), "\(navigator.tree)")
                }
            }
        }

        private func splitView(in window: UIWindow) -> UISplitViewController? {
            let root = window.rootViewController
            let controllers =
                [root, root?.presentedViewController] + ((root as? UITabBarController)?.viewControllers ?? [])
            return controllers.compactMap { $0 as? UISplitViewController }.first
        }

        /// A container of an app's own may be one of UIKit's as well.
        private final class Sidebar: UITabBarController, ContainerController {
            var frontChanged: (@MainActor () -> Void)?
            var places: [UIViewController] { viewControllers ?? [] }
            var front: Int { selectedIndex }

            func show(_ places: [UIViewController], front: Int) {
                setViewControllers(places, animated: false)
                selectedIndex = front
            }
        }

        @Test(arguments: [Tree.Root<Place>.stack("c"), .tabs("c", "d"), .screen("c")])
        func `what takes the place of a container that nothing shows is shown`(_ root: Tree.Root<Place>)
            throws
        {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let attic = Tree.Root<Place>.choice(Tree.Kind("attic"), .stack("a"), [.screen("b")])
            let navigator = Navigator(root: SketchCoordinator(attic) { SimulatorStage.view(named: $0) })
            navigator.attach(UIKitHost(window: window))
            Simulator.current.settle()
            let misfit = try #require(window.rootViewController)
            navigator.front?.router.trigger(.replaceAll(root))
            Simulator.current.settle()
            #expect(navigator.isSettled && navigator.disagreement == nil)
            #expect(window.rootViewController !== misfit)
        }
    }
#endif
