#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// Opening by a pan of the app's own.
    @MainActor
    @Suite(.simulator)
    struct OpeningPanTests {
        private let animated = AnimatedTrial(.stack("a"))
        private var trial: Trial { animated.trial }
        private var tree: String { trial.navigator.tree.notation }
        private let simulator = Simulator.current

        /// Has a pan to the left ask for something in the name of a screen.
        private func hear(_ name: String, _ transition: Tree.Transition<Place, Never>) throws {
            let id = try #require(trial.navigator.tree.nodes.last { $0.label == name }?.id)
            let view = try #require(animated.stage.host.controller(for: id)?.view)
            let pan = UIPanGestureRecognizer()
            pan.opens(toward: .left) { [navigator = trial.navigator] in
                navigator.sketch(name)?.router.trigger(transition)
            }
            view.addGestureRecognizer(pan)
        }

        private func pull(_ name: String, by points: CGFloat) throws {
            try simulator.user.pan(name, by: CGPoint(x: -points, y: 0))
        }

        private nonisolated static let openings: [(Tree.Transition<Place, Never>, String)] = [
            (.push("b"), "stack[a > b]"), (.present("b", as: .fullScreen), "stack[a] + fullScreen(b)"),
            (.present(.stack("b"), as: .sheet), "stack[a] + sheet(stack[b])"),
        ]

        @Test(arguments: openings)
        func `a pan opens`(_ opening: Tree.Transition<Place, Never>, _ opened: String) throws {
            try hear("a", .animated(opening, by: .fade))
            try pull("a", by: 300)
            try trial.expect(opened)
            #expect(animated.fades.take() == ["opening b"])
        }

        @Test(arguments: openings)
        func `a pan that is taken back leaves everything as it was`(
            _ opening: Tree.Transition<Place, Never>, _ opened: String
        ) throws {
            let tree = trial.navigator.tree
            try hear("a", .animated(opening, by: .fade))
            try pull("a", by: 24)
            #expect(self.tree == opened)
            try trial.expect("stack[a]")
            #expect(animated.fades.take() == ["opening b, taken back"])
            #expect(trial.navigator.tree == tree && trial.navigator.journal.entries.last?.cause == .finger)
            // And once more, all the way.
            try pull("a", by: 300)
            try trial.expect(opened)
        }

        @Test func `a request made under the pan waits for it to let go`() throws {
            try hear("a", .animated(.push("b"), by: .fade))
            try pull("a", by: 24)
            let request = try trial.ask(.push("c"), from: "a")
            #expect(request.result == nil)
            simulator.settle()
            #expect(request.result == .performed && tree == "stack[a > c]")
        }

        @Test func `without an animator it opens as always`() throws {
            try hear("a", .push("b"))
            try pull("a", by: 24)
            try trial.expect("stack[a > b]")
            #expect(animated.fades.take().isEmpty)
        }

        @Test func `a pan whose request is refused opens nothing`() throws {
            try hear("a", .animated(.popTo("nowhere"), by: .fade))
            try pull("a", by: 300)
            try trial.expect("stack[a]")
        }

        @Test func `a pan drives nothing that closes`() throws {
            try trial.ask(.animated(.push("b"), by: .fade), from: "a")
            try trial.expect("stack[a > b]")
            try hear("b", .animated(.replaceTop("c"), by: .fade))
            try pull("b", by: 24)
            try trial.expect("stack[a > c]")
            try hear("c", .pop)
            try pull("c", by: 24)
            try trial.expect("stack[a]")
        }

        @Test func `a pan drives nothing that takes several steps`() throws {
            try hear("a", .animated(.several(.push("b"), .present("c", as: .sheet)), by: .fade))
            try pull("a", by: 24)
            try trial.expect("stack[a > b] + sheet(c by a)")
        }

        @Test func `taken back, it passes the guard of what it brought, and the journal says so`() throws {
            try hear("a", .animated(.push("form"), by: .fade))
            try pull("a", by: 24)
            #expect(tree == "stack[a > form]")
            try trial.expect("stack[a]")
            let entry = try #require(trial.navigator.journal.entries.last)
            #expect(entry.cause == .finger && entry.unguarded == ["form"])
        }

        @Test func `what was said last counts`() throws {
            let node = trial.navigator.tree.visible.id
            let view = try #require(animated.stage.host.controller(for: node)?.view)
            let pan = UIPanGestureRecognizer()
            var asked: [String] = []
            for name in ["first", "second"] { pan.opens(toward: .left) { asked.append(name) } }
            view.addGestureRecognizer(pan)
            try pull("a", by: 300)
            #expect(asked == ["second"])
        }

        @Test func `a pan goes with its view, and what it asks by with that`() {
            weak var pan: UIPanGestureRecognizer?
            do {
                let new = UIPanGestureRecognizer()
                new.opens(toward: .left) {}
                pan = new
            }
            #expect(pan == nil)
        }
    }
#endif
