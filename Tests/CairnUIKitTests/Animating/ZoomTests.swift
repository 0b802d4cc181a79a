#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Testing
    import UIKit

    /// Growing out of a row.
    @MainActor
    @Suite(.simulator)
    struct ZoomTests {
        private let simulator = Simulator.current
        private let row = UIView(frame: CGRect(x: 10, y: 200, width: 300, height: 44))
        private let asked = Asked()

        @MainActor
        private final class Asked {
            var lines: [String] = []
        }

        private func trial(_ root: Tree.Root<Place>) -> Trial {
            let zoom = ZoomAnimator { [row, asked] page, below in
                asked.lines.append("\(page.title ?? "") over \(below.title ?? "")")
                return row
            }
            return Trial(root, view: SimulatorStage.view) { SimulatorStage($0, animators: [.zoom: zoom]) }
        }

        private func controller(_ name: String, in trial: Trial) throws -> UIViewController {
            let window = try #require(trial.stage as? SimulatorStage).window
            var all = [window.rootViewController].compactMap(\.self)
            var index = 0
            while index < all.count {
                all += all[index].children + [all[index].presentedViewController].compactMap(\.self)
                index += 1
            }
            return try #require(all.first { $0.title == name })
        }

        @Test(arguments: [
            (Tree.Root<Place>.stack("a"), Tree.Transition<Place, Never>.push("b"), "stack[a > b]"),
            (
                .tabs(.stack("a"), [.stack("c")]), .present("b", as: .fullScreen),
                "tabs[*stack[a], stack[c]] + fullScreen(b)"
            ),
        ])
        func `a page grows out of its row, and shrinks into it`(
            root: Tree.Root<Place>, opening: Tree.Transition<Place, Never>, opened: String
        ) throws {
            let trial = trial(root)
            try controller("a", in: trial).view.addSubview(row)
            try trial.ask(.animated(opening, by: .zoom), from: "a")
            try trial.expect(opened)
            let page = try controller("b", in: trial)
            #expect(page.view.frame == UIScreen.main.bounds && page.view.alpha == 1)
            try trial.ask(.close, from: "b")
            simulator.clock.turn()
            simulator.clock.turn()
            #expect(page.view.frame == row.frame && page.view.alpha == 0)
            simulator.settle()
            #expect(!trial.navigator.tree.notation.contains("b]") && asked.lines == ["b over a", "b over a"])
        }

        @Test func `a page whose row is on no screen fades where it is`() throws {
            let trial = trial(.stack("a"))
            try trial.ask(.animated(.push("b"), by: .zoom), from: "a")
            try trial.expect("stack[a > b]")
            let page = try controller("b", in: trial)
            try simulator.user.tapBack()
            simulator.clock.turn()
            #expect(page.view.frame == UIScreen.main.bounds && page.view.alpha == 0)
            try trial.expect("stack[a]")
        }

        @Test func `a page shrinks under the finger, and is whole again when that is taken back`() throws {
            let trial = trial(.stack("a"))
            try controller("a", in: trial).view.addSubview(row)
            try trial.ask(.animated(.push("b"), by: .zoom), from: "a")
            try trial.expect("stack[a > b]")
            let page = try controller("b", in: trial)
            try simulator.user.swipeBack(cancelAt: 0.4)
            #expect(page.view.frame == row.frame)
            try trial.expect("stack[a > b]")
            #expect(page.view.frame == UIScreen.main.bounds && page.view.alpha == 1)
        }

        @Test func `where less motion is asked for a page fades`() throws {
            let trial = trial(.stack("a"))
            try controller("a", in: trial).view.addSubview(row)
            simulator.isMotionReduced = true
            try trial.ask(.animated(.push("b"), by: .zoom), from: "a")
            try trial.expect("stack[a > b]")
            #expect(asked.lines == [])
            try simulator.user.swipeBack(cancelAt: 0.4)
            try trial.expect("stack[a > b]")
            simulator.isMotionReduced = false
            try simulator.user.tapBack()
            try trial.expect("stack[a]")
            #expect(asked.lines == ["b over a"])
        }
    }
#endif
