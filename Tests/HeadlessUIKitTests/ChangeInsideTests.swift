import Testing
import UIKit

/// Stacks that are changed by those who are told that they come or leave.
@MainActor @Suite(.simulator)
final class ChangeInsideTests {
    private let simulator = Simulator.current
    private var dice = Dice(state: 0)
    private var made: [Hooked] = []
    private var steps: [String] = []
    private var isInside = false

    private func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &dice) }
    private var flip: Bool { Bool.random(using: &dice) }

    @Test(arguments: ["set", "pop to", "pop to root", "pop"], [true, false])
    func `what is pushed while another is told that it leaves is on the stack, and on screen`(
        way: String, animated: Bool
    ) {
        let (a, b, c, x) = (Hooked("A"), Hooked("B"), Hooked("C"), Hooked("X"))
        let nav = UINavigationController()
        nav.viewControllers = [a, b, c]
        host(nav)
        let leaver = way == "set" ? a : way == "pop" ? c : b
        leaver.once[.willMoveOut] = { nav.pushViewController(x, animated: animated) }
        switch way {
        case "set": nav.setViewControllers([b, c], animated: animated)
        case "pop to": nav.popToViewController(a, animated: animated)
        case "pop": nav.popViewController(animated: animated)
        default: nav.popToRootViewController(animated: animated)
        }
        simulator.settle()
        #expect(nav.viewControllers == nav.children)
        #expect(nav.topViewController == x && x.isThere && leaver.isAway && leaver.parent == nil)
    }

    @Test func `one that puts itself back while it is told that it leaves stays`() {
        let (a, b, c) = (Hooked("A"), Hooked("B"), Hooked("C"))
        let nav = UINavigationController()
        nav.viewControllers = [a, b]
        host(nav)
        b.once[.willMoveOut] = { nav.viewControllers = [a, c, b] }
        nav.popViewController(animated: true)
        simulator.settle()
        #expect(nav.viewControllers == [a, c, b] && nav.children == [a, c, b])
        #expect(b.isThere && !b.isMovingFromParent)
        c.once[.willMoveOut] = { nav.viewControllers = [c, a] }
        nav.viewControllers = [a, b]
        simulator.settle()
        #expect(nav.viewControllers == [c, a] && nav.children == [c, a])
        #expect(a.isThere && b.isAway && b.parent == nil)
    }

    @Test func `one that is taken off, or put on, while it is told that it comes is no child, or one, once`()
    {
        let (a, b, c) = (Hooked("A"), Hooked("B"), Hooked("C"))
        let nav = UINavigationController(rootViewController: a)
        host(nav)
        b.once[.willMoveIn] = { nav.viewControllers = [a, c] }
        nav.viewControllers = [a, b]
        simulator.settle()
        #expect(nav.viewControllers == [a, c] && nav.children == [a, c] && c.isThere && b.parent == nil)
        b.once[.willMoveIn] = { nav.viewControllers = [a, b] }
        nav.pushViewController(b, animated: true)
        simulator.settle()
        #expect(nav.viewControllers == [a, b] && nav.children == [a, b] && b.isThere && c.parent == nil)
    }

    @Test func `what is pushed while a cancelled push is told that it leaves is on the stack, and on screen`()
    {
        let (a, b, x) = (Hooked("A"), Hooked("B"), Hooked("X"))
        let nav = UINavigationController(rootViewController: a)
        host(nav)
        b.once[.willMoveOut] = { nav.pushViewController(x, animated: true) }
        simulator.failNextTransition(.cancelled(at: 0.5))
        nav.pushViewController(b, animated: true)
        simulator.settle()
        #expect(nav.viewControllers == [a, x] && nav.children == [a, x] && x.isThere && b.parent == nil)
    }

    @Test(
        arguments: [Hooked.Moment.willMoveOut, .didMoveOut, .willMoveIn, .didMoveIn], 0..<100 as Range<UInt64>
    )
    func `whatever is done when told so, at rest the children are the stack, and its top is on screen`(
        moment: Hooked.Moment, seed: UInt64
    ) throws {
        dice = Dice(state: seed)
        let nav = UINavigationController()
        nav.viewControllers = [make(for: nav, at: moment)]
        host(nav)
        for _ in 0..<25 {
            change(nav, at: moment)
            if roll(3) == 0 { simulator.settle() }
            if roll(6) == 0 { try rest(nav) }
        }
        try rest(nav)
    }

    private func make(for nav: UINavigationController, at moment: Hooked.Moment) -> Hooked {
        let screen = Hooked("\(made.count)")
        made.append(screen)
        screen.always = { [weak self, weak nav] reached in
            guard let self, let nav, !isInside, reached == moment, roll(4) == 0 else { return }
            isInside = true
            steps.append("in \(screen.title ?? ""):")
            change(nav, at: moment)
            isInside = false
        }
        return screen
    }

    private func change(_ nav: UINavigationController, at moment: Hooked.Moment) {
        let (kind, animated) = (roll(8), flip)
        var stack = nav.viewControllers
        steps.append("\(kind) \(animated)")
        switch kind {
        case 0, 1: nav.pushViewController(make(for: nav, at: moment), animated: animated)
        case 2: nav.popViewController(animated: animated)
        case 3: nav.popToRootViewController(animated: animated)
        case 4: nav.popToViewController(stack[roll(stack.count)], animated: animated)
        case 5:
            stack.remove(at: roll(stack.count))
            if stack.isEmpty { stack = [make(for: nav, at: moment)] }
            nav.setViewControllers(stack, animated: animated)
        case 6:
            stack.insert(make(for: nav, at: moment), at: roll(stack.count + 1))
            nav.setViewControllers(stack, animated: animated)
        default:
            // Some of those that were here come back.
            let others: [UIViewController] = made.filter { !stack.contains($0) }.shuffled(using: &dice)
            let new = stack.filter { _ in flip } + others.prefix(2)
            nav.setViewControllers(new.isEmpty ? stack : new, animated: animated)
        }
    }

    private func rest(_ nav: UINavigationController) throws {
        simulator.settle()
        steps.append("rest")
        let trail = Comment(rawValue: steps.suffix(20).joined(separator: ", "))
        try #require(simulator.log.raises.isEmpty, trail)
        try #require(nav.children == nav.viewControllers, trail)
        for screen in made {
            let isTop = screen === nav.topViewController
            try #require(isTop ? screen.isThere : screen.isAway, trail)
            let isOn = nav.viewControllers.contains(screen)
            try #require((screen.parent != nil) == isOn && !screen.isMovingFromParent, trail)
        }
    }
}
