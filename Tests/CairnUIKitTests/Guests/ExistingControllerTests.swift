#if HEADLESS_UIKIT
    import Cairn
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// A controller of an existing app as a screen of a coordinator: it knows nothing of Cairn, and navigates by plain
    /// UIKit calls.
    @MainActor
    @Suite(.simulator)
    struct ExistingControllerTests {
        private let simulator = Simulator.current
        private let window = UIWindow(frame: UIScreen.main.bounds)
        private let navigator = Navigator(root: Museum())

        init() {
            navigator.attach(UIKitHost(window: window))
            simulator.settle()
        }

        private var hall: Hall {
            get throws { try #require(navigator.made(for: navigator.tree.visible.id) as? Hall) }
        }

        @Test func `it is a screen like any other, and may be given a closure to ask by`() throws {
            try hall.onNext?()
            simulator.settle()
            #expect(navigator.tree.notation == "stack[hall(1) > hall(2)]" && navigator.disagreement == nil)
            try simulator.user.swipeBack()
            simulator.settle()
            #expect(navigator.tree.notation == "stack[hall(1)]" && navigator.disagreement == nil)
        }

        @Test func `what it pushes itself is a foreign place, seen when that has appeared`() throws {
            try hall.navigationController?.pushViewController(Exhibit(), animated: true)
            simulator.settle()
            #expect(navigator.tree.notation == "stack[hall(1) > ~Exhibit]" && navigator.disagreement == nil)
            try simulator.user.tapBack()
            simulator.settle()
            #expect(navigator.tree.notation == "stack[hall(1)]" && navigator.disagreement == nil)
        }

        @Test func `what it presents itself is seen before the next request`() throws {
            let first = try hall
            first.present(Exhibit(), animated: true)
            simulator.settle()
            first.onNext?()
            simulator.settle()
            #expect(navigator.tree.notation == "stack[hall(1) > hall(2)] + sheet(~Exhibit by hall(1))")
            #expect(navigator.disagreement == nil)
            first.dismiss(animated: true)
            simulator.settle()
            first.onNext?()
            simulator.settle()
            #expect(navigator.tree.notation == "stack[hall(1) > hall(2) > hall(2)]")
            #expect(navigator.disagreement == nil)
        }

        @Test(arguments: [Tree.ModalStyle.sheet, .popover])
        func `as a modal it may be its own delegate, and is told everything`(_ style: Tree.ModalStyle) throws
        {
            let screen = SelfWatching()
            screen.modalPresentationStyle = style == .sheet ? .pageSheet : .popover
            screen.presentationController?.delegate = screen
            let navigator = Navigator(root: Frame(screen, style))
            let window = UIWindow(frame: UIScreen.main.bounds)
            navigator.attach(UIKitHost(window: window))
            simulator.settle()
            (navigator.made(for: navigator.tree.visible.id) as? Hall)?.onNext?()
            simulator.settle()
            try simulator.user.pullSheet()
            simulator.settle()
            let prepared = style == .sheet ? [] : ["prepare"]
            #expect(screen.calls == prepared + ["will present", "should", "will", "did"])
            #expect(navigator.tree.notation == "stack[hall]" && navigator.disagreement == nil)
        }

        @Test func `it leaves by itself, and its place with it`() throws {
            try hall.onNext?()
            simulator.settle()
            let ledger = Ledger(navigator)
            try hall.navigationController?.popViewController(animated: true)
            simulator.settle()
            #expect(navigator.tree.notation == "stack[hall(1)]" && ledger.leaks.isEmpty)
        }
    }

    private final class Exhibit: UIViewController {}

    private final class SelfWatching: UIViewController, UIPopoverPresentationControllerDelegate {
        private(set) var calls: [String] = []

        func presentationController(
            _ presentation: UIPresentationController, prepare adapted: UIPresentationController
        ) { calls.append("prepare") }
        func presentationController(
            _ presentation: UIPresentationController,
            willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) { calls.append("will present") }
        func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
            if calls.last != "should" { calls.append("should") }
            return true
        }
        func presentationControllerWillDismiss(_ presentation: UIPresentationController) {
            calls.append("will")
        }
        func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
            calls.append("did")
        }
    }

    @MainActor
    private final class Frame: Coordinator {
        enum Route { case picture }
        enum Destination: Cairn.Destination { case hall, picture }
        var root: Tree.Root<Destination> { .stack(.hall) }
        private let picture: UIViewController
        private let style: Tree.ModalStyle

        init(_ picture: UIViewController, _ style: Tree.ModalStyle) {
            (self.picture, self.style) = (picture, style)
        }

        func transition(for route: Route, from asker: Asker) throws -> Next {
            .present(.picture, as: style)
        }

        func screen(for place: Destination, router: Router<Route>) -> any Presentable {
            guard place == .hall else { return picture }
            let hall = Hall()
            hall.onNext = { router.trigger(.picture) }
            return hall
        }
    }

    private final class Hall: UIViewController {
        var onNext: (() -> Void)?
    }

    @MainActor
    private final class Museum: Coordinator {
        enum Route: Cairn.Destination { case hall(Int) }
        var root: Tree.Root<Route> { .stack(.hall(1)) }

        func screen(for place: Route, router: Router<Route>) -> any Presentable {
            let hall = Hall()
            hall.onNext = { router.trigger(.hall(2)) }
            return hall
        }
    }
#endif
