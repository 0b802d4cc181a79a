import Testing
import UIKit

/// Random numbers that are the same each time.
struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

@MainActor @Suite(.simulator)
final class FuzzTests {
    private let simulator = Simulator.current
    private var dice = Dice(state: 0)
    private var made: [WalkedScreen] = []
    private var steps: [String] = []

    private func make() -> WalkedScreen {
        let controller = WalkedScreen()
        controller.title = "\(made.count)"
        made.append(controller)
        return controller
    }

    private func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &dice) }
    private var flip: Bool { Bool.random(using: &dice) }

    @Test(arguments: 0..<300)
    func `whatever is done in whatever order, at rest the screen shows the stack and the modals`(seed: UInt64)
        throws
    {
        dice = Dice(state: seed)
        let nav = UINavigationController(rootViewController: make())
        host(nav)
        for _ in 0..<60 {
            change(nav)
            switch roll(4) {
            case 0:
                steps.append("turn")
                simulator.clock.turn()
            case 1:
                let time = roll(600)
                steps.append("\(time) ms")
                simulator.clock.advance(by: .milliseconds(time))
            case 2: try rest(nav)
            default: break
            }
        }
        simulator.user.endSwipe(finish: flip)
        simulator.user.endPull(finish: flip)
        try rest(nav)
        let left = made.filter { !isReachable($0, from: nav) }.map { Weak(controller: $0) }
        made = []
        #expect(left.allSatisfy { $0.controller == nil }, "those that left are released")
    }

    private struct Weak { weak var controller: UIViewController? }

    private func isReachable(_ controller: UIViewController, from root: UIViewController) -> Bool {
        if root === controller || root.children.contains(controller) { return true }
        return root.presentedViewController.map { isReachable(controller, from: $0) } ?? false
    }

    /// Something that code or a finger may do at any moment.
    private func change(_ nav: UINavigationController) {
        let user = simulator.user
        let animated = flip
        let target = current(nav)
        let kind = roll(16)
        steps.append("\(kind) \(animated)")
        switch kind {
        case 0, 1, 2: target.pushViewController(make(), animated: animated)
        case 3, 4: target.popViewController(animated: animated)
        case 5: target.popToRootViewController(animated: animated)
        case 6:
            var stack = target.viewControllers.filter { _ in flip }
            if stack.isEmpty || flip { stack.append(make()) }
            target.setViewControllers(stack, animated: animated)
        case 7, 8:
            let modal: UIViewController = flip ? make() : UINavigationController(rootViewController: make())
            modal.modalPresentationStyle =
                [.fullScreen, .pageSheet, .overFullScreen, .currentContext, .automatic][roll(5)]
            target.present(modal, animated: animated)
        case 9: target.dismiss(animated: animated)
        case 10: (target.topViewController ?? target).dismiss(animated: animated)
        case 11: try? user.swipeBack()
        case 12: try? user.swipeBack(cancelAt: 0.5)
        case 13:
            if simulator.outline().gesture == nil {
                try? user.beginSwipeBack()
            } else {
                user.endSwipe(finish: flip)
                user.endPull(finish: flip)
            }
        case 14: try? user.pullSheet(cancelAt: 0.4)
        default: try? user.pullSheet()
        }
    }

    /// The stack on top of all modals, or one further down.
    private func current(_ nav: UINavigationController) -> UINavigationController {
        var result = nav
        while let next = result.presentedViewController as? UINavigationController, roll(8) > 0 {
            result = next
        }
        return result
    }

    private func rest(_ nav: UINavigationController) throws {
        simulator.user.endSwipe(finish: flip)
        simulator.user.endPull(finish: flip)
        simulator.settle()
        steps.append("rest")
        let trail = Comment(rawValue: steps.suffix(20).joined(separator: ", "))
        try #require(simulator.log.raises.isEmpty, trail)
        var next: UIViewController? = nav
        var expected: [UIViewController] = []
        while let controller = next {
            if let stack = controller as? UINavigationController {
                try #require(stack.children == stack.viewControllers, trail)
                try #require(stack.viewControllers.allSatisfy { $0.parent === stack }, trail)
            }
            let modal = controller.presentedViewController
            let isReplaced = modal.map { [.fullScreen, .currentContext].contains($0.modalPresentationStyle) }
            if isReplaced != true {
                let top = (controller as? UINavigationController)?.topViewController ?? controller
                expected.append(top)
            }
            try #require(!controller.isBeingPresented && !controller.isBeingDismissed, trail)
            try #require(controller.transitionCoordinator == nil, trail)
            next = modal
        }
        for controller in made {
            let isExpected = expected.contains(controller)
            try #require((controller.viewIfLoaded?.window != nil) == isExpected, trail)
            try #require(controller.check.state == (isExpected ? .on : .off), trail)
            try #require(controller.check.faults == [], trail)
        }
        try #require(!simulator.isMoving, trail)
    }
}
