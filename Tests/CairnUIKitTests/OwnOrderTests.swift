#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Testing
    import UIKit

    /// A container of the app's own that shows its places in another order than it was given: what the tree wants is never had, so
    /// the host gives up, or says so in its place.
    @MainActor
    @Suite(.simulator)
    struct OwnOrderTests {
        @Test(arguments: [[2, 1, 0], [1, 0, 2], [2, 0, 1], [1, 2, 0]])
        func `tabs`(_ order: [Int]) {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let navigator = begin(
                .tabs(.stack("a"), [.stack("b"), .screen("c")]), in: window,
                .init(makeTabs: { OrderedTabs(order) }))
            #expect((window.rootViewController as? OrderedTabs).map { $0.calls < 30 } ?? false)
            #expect(navigator.journal.entries.count < 20 && navigator.pending.isEmpty)
        }

        @Test(arguments: [[2, 1, 0], [1, 0, 2], [2, 0, 1], [1, 2, 0]])
        func `a container`(_ order: [Int]) {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let drawer = Tree.Kind("drawer")
            let navigator = begin(
                .container(drawer, "a", "b", "c"), in: window,
                .init(containers: [drawer: { OrderedContainer(order) }]))
            let text = Simulator.current.outline().top?.screen.elements.first?.label
            #expect(text?.contains("given 3 places and says it has others, or another order") == true)
            #expect(navigator.journal.entries.count < 20 && navigator.pending.isEmpty)
        }

        private func begin(
            _ root: Tree.Root<Place>, in window: UIWindow, _ configuration: UIKitHost.Configuration
        ) -> Navigator {
            let navigator = Navigator(root: SketchCoordinator(root) { SimulatorStage.view(named: $0) })
            navigator.attach(UIKitHost(window: window, configuration: configuration))
            Simulator.current.settle()
            return navigator
        }
    }

    private func ordered(_ all: [UIViewController], _ order: [Int]) -> [UIViewController] {
        all.count == order.count ? order.map { all[$0] } : all
    }

    private final class OrderedTabs: UITabBarController {
        private let order: [Int]
        private(set) var calls = 0

        init(_ order: [Int]) {
            self.order = order
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func setViewControllers(_ all: [UIViewController]?, animated: Bool) {
            calls += 1
            // So that a test of what has no end has one.
            let own = calls < 100 ? all.map { ordered($0, order) } : all
            super.setViewControllers(own, animated: animated)
        }
    }

    private final class OrderedContainer: UIViewController, ContainerController {
        private let order: [Int]
        private(set) var calls = 0
        private(set) var places: [UIViewController] = []
        private(set) var front = 0
        var frontChanged: (@MainActor () -> Void)?

        init(_ order: [Int]) {
            self.order = order
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        func show(_ places: [UIViewController], front: Int) {
            calls += 1
            for place in self.places where !places.contains(place) {
                place.willMove(toParent: nil)
                place.view.removeFromSuperview()
                place.removeFromParent()
            }
            // So that a test of what has no end has one.
            self.places = calls < 100 ? ordered(places, order) : places
            self.front = front
            let place = self.places[front]
            guard place.parent == nil else { return }
            addChild(place)
            view.addSubview(place.view)
            place.didMove(toParent: self)
        }
    }
#endif
