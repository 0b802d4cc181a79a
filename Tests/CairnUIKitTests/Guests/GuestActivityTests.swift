#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Testing
    import UIKit

    /// The screens of a guest are told when the app takes what they stand on out of sight.
    @MainActor
    @Suite(.simulator)
    struct GuestActivityTests {
        nonisolated private static let places: [ExistingApp.Place] = [.tabs, .pages, .child]
        private let simulator = Simulator.current
        /// Notes whether it is active, and asks nothing.
        private let screen: Place = "s0_readsWhenGone"

        private func begin(in app: ExistingApp) -> Navigator {
            let navigator = Navigator(
                root: SketchCoordinator(.stack(screen)) { SimulatorStage.view(named: $0) })
            navigator.attach(UIKitHost(navigationController: app.stack))
            simulator.settle()
            return navigator
        }

        private func isActive(_ place: Place, in navigator: Navigator) -> Bool? {
            (navigator.sketch(place.description) as? SketchAsker)?.isActive
        }

        @Test(arguments: places, [false, true])
        func `a screen is not active behind the app's own tab, page or container`(
            _ place: ExistingApp.Place, animated: Bool
        ) {
            let app = ExistingApp(in: place)
            let navigator = begin(in: app)
            #expect(isActive(screen, in: navigator) == true)
            app.putInSight(false, animated: animated)
            simulator.settle()
            #expect(isActive(screen, in: navigator) == false)
            app.putInSight(true, animated: animated)
            simulator.settle()
            #expect(isActive(screen, in: navigator) == true)
            #expect(navigator.disagreement == nil && simulator.log.raises == [])
        }

        @Test(arguments: places)
        func `nor as the app goes to the background and comes back meanwhile`(_ place: ExistingApp.Place) {
            let app = ExistingApp(in: place)
            let navigator = begin(in: app)
            app.putInSight(false)
            simulator.settle()
            simulator.enterBackground()
            #expect(isActive(screen, in: navigator) == false)
            simulator.enterForeground()
            simulator.settle()
            #expect(isActive(screen, in: navigator) == false)
            simulator.enterBackground()
            app.putInSight(true)
            simulator.settle()
            #expect(isActive(screen, in: navigator) == false)
            simulator.enterForeground()
            simulator.settle()
            #expect(isActive(screen, in: navigator) == true)
        }

        @Test func `what is asked while it is behind is not active before it is seen`() {
            let app = ExistingApp()
            let navigator = begin(in: app)
            app.putInSight(false)
            simulator.settle()
            navigator.front?.router.trigger(.push("s1_readsWhenGone"))
            simulator.settle()
            #expect(isActive("s1_readsWhenGone", in: navigator) == false)
            app.putInSight(true)
            simulator.settle()
            #expect(isActive("s1_readsWhenGone", in: navigator) == true)
            #expect(isActive(screen, in: navigator) == false)
        }

        @Test func `a modal stays active over the tab that comes to the front`() {
            let app = ExistingApp()
            let navigator = begin(in: app)
            navigator.front?.router.trigger(.present("s1_readsWhenGone", as: .sheet))
            simulator.settle()
            #expect(isActive(screen, in: navigator) == true)
            app.putInSight(false)
            simulator.settle()
            #expect(isActive(screen, in: navigator) == false)
            #expect(isActive("s1_readsWhenGone", in: navigator) == true)
        }

        @Test func `under a full screen of its own, a tab that is turned to and back changes nothing`() {
            let app = ExistingApp()
            let navigator = begin(in: app)
            navigator.front?.router.trigger(.present("s1_readsWhenGone", as: .fullScreen))
            simulator.settle()
            for isInSight in [false, true, false] {
                app.putInSight(isInSight)
                simulator.settle()
                #expect(isActive(screen, in: navigator) == false)
                #expect(isActive("s1_readsWhenGone", in: navigator) == true)
            }
            navigator.front?.router.trigger(.close)
            simulator.settle()
            #expect(navigator.tree.notation == "stack[\(screen)]" && isActive(screen, in: navigator) == false)
        }

        @Test func `it is not active before the window is visible`() {
            let app = ExistingApp(shows: false)
            let navigator = begin(in: app)
            #expect(isActive(screen, in: navigator) == false)
            app.show()
            #expect(isActive(screen, in: navigator) == true)
        }
    }
#endif
