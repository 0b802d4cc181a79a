#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Testing
    import UIKit

    /// What a container of an app's own is given, and what becomes of one that does not keep to its part.
    @MainActor
    @Suite(.simulator)
    struct OwnContainerTests {
        /// Keeps only the place that it shows.
        private final class OneAtATime: UIViewController, ContainerController {
            private(set) var places: [UIViewController] = []
            let front = 0
            var frontChanged: (@MainActor () -> Void)?
            private(set) var calls = 0

            func show(_ places: [UIViewController], front: Int) {
                calls += 1
                self.places = [places[front]]
                addChild(places[front])
                view.addSubview(places[front].view)
                places[front].didMove(toParent: self)
            }
        }

        /// Says from some time on that it has no places.
        private final class Forgetful: UIViewController, ContainerController {
            private var given: [UIViewController] = []
            var forgets = false
            var places: [UIViewController] { forgets ? [] : given }
            private(set) var front = 0
            var frontChanged: (@MainActor () -> Void)?
            private(set) var counts: [Int] = []

            func show(_ places: [UIViewController], front: Int) {
                counts.append(places.count)
                for place in places where place.parent !== self { addChild(place) }
                if places.indices.contains(front) { view.addSubview(places[front].view) }
                (given, self.front) = (places, front)
            }
        }

        private let window = UIWindow(frame: UIScreen.main.bounds)
        private let kind = Tree.Kind("drawer")

        private func begin(
            _ root: Tree.Root<Place>, in container: any ContainerController,
            tabItem: @escaping @MainActor (Tree.Node) -> UITabBarItem? = { _ in nil }
        ) -> Navigator {
            let navigator = Navigator(root: SketchCoordinator(root) { SimulatorStage.view(named: $0) })
            let configuration = UIKitHost.Configuration(tabItem: tabItem, containers: [kind: { container }])
            navigator.attach(UIKitHost(window: window, configuration: configuration))
            Simulator.current.settle()
            return navigator
        }

        @Test func `one that does not keep its places is named in its place, and is asked once`() throws {
            let container = OneAtATime()
            let navigator = begin(.container(kind, "a", "b", "c"), in: container)
            let text = try #require(Simulator.current.outline().top?.screen.elements.first?.label)
            #expect(text.contains("OneAtATime, which was given 3 places and says it has 1"))
            #expect(text.contains("Have its places return what show(_:front:) was given last."))
            #expect(container.calls == 1 && navigator.disagreement == nil)
            navigator.front?.router.trigger(.select("b"))
            Simulator.current.settle()
            #expect(container.calls == 1 && navigator.tree.notation == "drawer[a, *b, c]")
        }

        @Test func `one that forgets its places is never given none`() {
            let container = Forgetful()
            let navigator = begin(.container(kind, .stack("a"), [.stack("b")]), in: container)
            container.forgets = true
            for name in ["b", "a"] {
                navigator.sketch(name == "a" ? "b" : "a")?.router.trigger(.select(Place(name)))
                Simulator.current.settle()
                #expect(navigator.isSettled)
            }
            #expect(container.counts.allSatisfy { $0 == 2 }, "\(container.counts)")
        }

        @Test func `its places are called as tabs are, before anything was made for them`() {
            let drawer = Drawer()
            let navigator = begin(.container(kind, .stack("a"), [.stack("b"), .screen("c")]), in: drawer) {
                $0.label == "c" ? UITabBarItem(title: "Third", image: nil, tag: 0) : nil
            }
            #expect(drawer.places.map(\.tabBarItem.title) == ["a", "B", "Third"])
            navigator.front?.router.trigger(.select("b"))
            Simulator.current.settle()
            #expect(drawer.places.map(\.tabBarItem.title) == ["a", "B", "Third"])
        }

        @Test func `a front that is none of its places is named in the log`() {
            let drawer = Drawer()
            let navigator = begin(.container(kind, "a", "b"), in: drawer)
            var written: [String] = []
            navigator.logsRefusals = true
            navigator.writeRefusal = { written.append($0) }
            drawer.claim(front: 2)
            Simulator.current.settle()
            #expect(written.first == "Drawer says that place 2 of 2 is in front; count from 0")
        }

        @Test(arguments: [Tree.ModalStyle.currentContext])
        func `a modal in the context of a place leaves the rest of the container to be touched`(
            _ style: Tree.ModalStyle
        ) throws {
            let drawer = Drawer()
            var taps = 0
            let navigator = begin(.container(kind, .stack("a"), [.stack("b")]), in: drawer)
            let button = UIButton(primaryAction: UIAction(title: "Next place") { _ in taps += 1 })
            drawer.view.addSubview(button)
            navigator.front?.router.trigger(.present("m", as: style))
            Simulator.current.settle()
            #expect(navigator.tree.notation == "drawer[*stack[a + currentContext(m)], stack[b]]")
            try Simulator.current.user.tap("Next place")
            #expect(taps == 1)
            let names =
                Simulator.current.outline().top?.screen.embedded.flatMap(\.elements).map(\.label) ?? []
            #expect(names.contains { $0.contains("m") } && !names.contains("a"), "\(names)")
        }
    }
#endif
