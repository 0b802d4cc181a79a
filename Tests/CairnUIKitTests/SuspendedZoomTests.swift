#if HEADLESS_UIKIT
    import Testing
    import UIKit

    @testable import CairnUIKit

    @MainActor
    @Suite(.simulator)
    struct SuspendedZoomTests {
        private let zooms = SuspendedZooms()
        private let controller = UIViewController()

        @Test func `a guarded screen has its transition again when the guard lets go`() {
            let zoom = UIViewController.Transition.zoom { $0.sourceViewController.view }
            controller.preferredTransition = zoom
            zooms.follow(controller, isGuarded: true)
            #expect(controller.preferredTransition == nil)
            zooms.follow(controller, isGuarded: true)
            #expect(controller.preferredTransition == nil)
            zooms.follow(controller, isGuarded: false)
            #expect(controller.preferredTransition === zoom)
        }

        @Test func `what it was given back is its own to change`() {
            controller.preferredTransition = .zoom { $0.sourceViewController.view }
            zooms.follow(controller, isGuarded: true)
            zooms.letGo()
            #expect(controller.preferredTransition != nil)
            controller.preferredTransition = nil
            zooms.letGo()
            #expect(controller.preferredTransition == nil)
        }

        @Test func `it has the last that it was given`() {
            let zoom = UIViewController.Transition.zoom { $0.sourceViewController.view }
            for transition in [UIViewController.Transition.zoom { $0.sourceViewController.view }, zoom] {
                controller.preferredTransition = transition
                zooms.follow(controller, isGuarded: true)
            }
            zooms.follow(controller, isGuarded: false)
            #expect(controller.preferredTransition === zoom)
        }

        @Test func `what was set aside goes with its screen`() {
            weak var source: UIView?
            do {
                let (screen, view) = (UIViewController(), UIView())
                screen.preferredTransition = .zoom { _ in view }
                zooms.follow(screen, isGuarded: true)
                source = view
            }
            zooms.follow(controller, isGuarded: true)
            #expect(source == nil)
        }
    }
#endif
