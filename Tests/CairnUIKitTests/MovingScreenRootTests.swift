#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// A tree that begins with one screen, which is its window's root by itself, goes to another place.
    @MainActor @Suite(.simulator)
    struct MovingScreenRootTests {
        enum Target: CaseIterable { case window, sheet, fullScreen }

        private let simulator = Simulator.current
        private let old = UIWindow(frame: UIScreen.main.bounds)
        private let root = UIViewController()
        private let app = ExistingApp()

        private func begin() -> Navigator {
            let navigator = Navigator(
                root: SketchCoordinator(.screen("a")) { $0 == "a" ? root : UIViewController() })
            navigator.attach(UIKitHost(window: old))
            simulator.settle()
            return navigator
        }

        private func move(_ navigator: Navigator, to target: Target) {
            switch target {
            case .window: navigator.attach(UIKitHost(window: UIWindow(frame: UIScreen.main.bounds)))
            case .sheet: navigator.attach(UIKitHost(presentedBy: app.stack))
            case .fullScreen: navigator.attach(UIKitHost(presentedBy: app.stack, as: .fullScreen))
            }
            simulator.settle()
        }

        private func expect(_ notation: String, of navigator: Navigator) {
            navigator.lookAgain()
            simulator.settle()
            #expect(navigator.tree.notation == notation)
            #expect(navigator.disagreement == nil)
            #expect(simulator.log.raises == [] && simulator.log.warnings == [])
        }

        @Test(arguments: Target.allCases)
        func `its controller goes along, and the old window has no root`(target: Target) {
            let navigator = begin()
            move(navigator, to: target)
            #expect(root.viewIfLoaded?.window != nil && root.viewIfLoaded?.window !== old)
            #expect(old.rootViewController == nil)
            expect("(a)", of: navigator)
        }

        @Test(arguments: Target.allCases, [Tree.ModalStyle.sheet, .fullScreen])
        func `so does what stands on it`(target: Target, style: Tree.ModalStyle) throws {
            let navigator = begin()
            navigator.front?.router.trigger(.present("b", as: style))
            simulator.settle()
            move(navigator, to: target)
            let front = try #require(root.presentedViewController)
            #expect(front.viewIfLoaded?.window != nil && front.viewIfLoaded?.window !== old)
            expect("(a) + \(style)(b)", of: navigator)
        }

        @Test(arguments: Target.allCases, [Tree.ModalStyle.sheet, .fullScreen])
        func `what is on its way out stays away`(target: Target, style: Tree.ModalStyle) {
            let navigator = begin()
            navigator.front?.router.trigger(.present("b", as: style))
            simulator.settle()
            navigator.front?.router.trigger(.close)
            move(navigator, to: target)
            #expect(root.presentedViewController == nil)
            #expect(root.viewIfLoaded?.window != nil && root.viewIfLoaded?.window !== old)
            expect("(a)", of: navigator)
        }

        /// UIKit has dismissed it from there only when its transition is over.
        @Test func `out of a guest's modal it comes into a window once that is dismissed`() {
            let navigator = begin()
            move(navigator, to: .fullScreen)
            move(navigator, to: .window)
            #expect(root.viewIfLoaded?.window?.rootViewController === root)
            expect("(a)", of: navigator)
        }
    }
#endif
