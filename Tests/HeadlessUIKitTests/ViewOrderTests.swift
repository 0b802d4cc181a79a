import Testing
import UIKit

/// Who stays, and in which order, where one of many is taken out.
@MainActor @Suite(.simulator)
final class ViewOrderTests: World {
    /// The first, the last, those beside the middle, and between.
    nonisolated static let orders = [
        [0, 1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1, 0], [3, 2, 4, 1, 5, 0, 6], [5, 0, 3, 1, 6, 2, 4],
    ]

    private let views = (0..<7).map { _ in UIView() }

    @Test(arguments: orders) func `subviews that are taken out leave the others as they were`(order: [Int]) {
        for view in views { a.view.addSubview(view) }
        var left = views
        for index in order {
            views[index].removeFromSuperview()
            left.removeAll { $0 === views[index] }
            #expect(a.view.subviews == left)
            #expect(views[index].superview == nil)
        }
    }

    @Test(arguments: orders)
    func `arranged views leave their stack without leaving the view, and the others stay`(order: [Int]) {
        let stack = UIStackView(arrangedSubviews: views)
        stack.addArrangedSubview(views[2])
        var left = views.filter { $0 !== views[2] } + [views[2]]
        #expect(stack.arrangedSubviews == left)
        for (round, index) in order.enumerated() {
            if round.isMultiple(of: 2) {
                stack.removeArrangedSubview(views[index])
                #expect(views[index].superview === stack)
            } else {
                views[index].removeFromSuperview()
            }
            left.removeAll { $0 === views[index] }
            #expect(stack.arrangedSubviews == left)
        }
    }

    @Test(arguments: orders) func `constraints that end leave the others as they were`(order: [Int]) {
        let constraints = views.map { view in
            a.view.addSubview(view)
            return view.topAnchor.constraint(equalTo: a.view.topAnchor)
        }
        NSLayoutConstraint.activate(constraints)
        var left = constraints
        for index in order {
            NSLayoutConstraint.deactivate([constraints[index], constraints[index]])
            left.removeAll { $0 === constraints[index] }
            #expect(a.view.constraints == left)
            #expect(!constraints[index].isActive)
        }
    }

    @Test(arguments: orders) func `a view that moves within its window leaves the others`(order: [Int]) {
        let other = UIView()
        for view in views { a.view.addSubview(view) }
        host(a)
        a.view.addSubview(other)
        var left = a.view.subviews
        for index in order {
            other.insertSubview(views[index], at: 0)
            left.removeAll { $0 === views[index] }
            #expect(a.view.subviews == left)
            #expect(other.subviews.first === views[index])
        }
    }

    @Test func `a view that is taken out once more as it leaves hears of it once`() {
        final class Told: UIView {
            var moves = 0
            override func didMoveToSuperview() { if superview == nil { moves += 1 } }
            override func didMoveToWindow() { if window == nil { moves += 1 } }
        }
        final class Going: UIViewController {
            override func loadView() { view = Told() }
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                view.removeFromSuperview()
            }
        }
        let going = Going()
        host(a)
        a.addChild(going)
        a.view.addSubview(going.view)
        going.didMove(toParent: a)
        going.view.removeFromSuperview()
        #expect((going.view as? Told)?.moves == 2 && going.view.superview == nil && a.view.subviews == [])
    }
}
