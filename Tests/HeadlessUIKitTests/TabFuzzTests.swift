import Testing
import UIKit

@MainActor @Suite(.simulator)
final class TabFuzzTests {
    /// Gives an animator now and then, and something that drives it.
    private final class Giver: NSObject, UITabBarControllerDelegate, UINavigationControllerDelegate {
        var animates = false
        var drives = false
        var drivers: [UIPercentDrivenInteractiveTransition] = []

        private func driver() -> UIPercentDrivenInteractiveTransition? {
            guard drives else { return nil }
            let driver = UIPercentDrivenInteractiveTransition()
            drivers.append(driver)
            return driver
        }

        func tabBarController(
            _ tabs: UITabBarController, animationControllerForTransitionFrom from: UIViewController,
            to: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animates ? Animator() : nil }
        func tabBarController(
            _ tabs: UITabBarController,
            interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver() }
        func navigationController(
            _ navigation: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from: UIViewController,
            to: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animates ? Animator() : nil }
        func navigationController(
            _ navigation: UINavigationController,
            interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver() }
    }

    private let simulator = Simulator.current
    private let giver = Giver()
    private let tabs = UITabBarController()
    private var dice = Dice(state: 0)
    private var made: [WalkedScreen] = []
    private var steps: [String] = []

    private func make() -> WalkedScreen {
        let controller = WalkedScreen()
        controller.title = "\(made.count)"
        made.append(controller)
        return controller
    }

    private func makeTab() -> UIViewController {
        guard flip else { return make() }
        let stack = UINavigationController(rootViewController: make())
        if flip { stack.delegate = giver }
        return stack
    }

    private func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &dice) }
    private var flip: Bool { Bool.random(using: &dice) }

    @Test(
        arguments: Array(0..<200) + [
            747, 771, 969, 1721, 2015, 2859, 7269, 11901, 15545, 17752, 18282, 20575, 34402, 35333, 36044,
            43627, 46467, 77395,
        ] as [UInt64])
    func `whatever is done with tabs and animators, at rest the screen shows the selected tab`(seed: UInt64)
        throws
    { try walk(seed, losesTabs: false) }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `whichever tabs leave by other ways, at rest the screen shows the selected tab`(seed: UInt64) throws
    {
        try walk(seed, losesTabs: true)
    }

    private func walk(_ seed: UInt64, losesTabs: Bool) throws {
        dice = Dice(state: seed)
        // With more than five, some of them are behind More.
        tabs.viewControllers = (0..<(seed.isMultiple(of: 2) ? 3 : 8)).map { _ in makeTab() }
        let all = tabs.viewControllers ?? []
        tabs.delegate = giver
        host(tabs)
        for _ in 0..<50 {
            change(among: all)
            if losesTabs, roll(4) == 0 { lose() }
            switch roll(4) {
            case 0: simulator.clock.turn()
            case 1: simulator.clock.advance(by: .milliseconds(roll(400)))
            case 2: try rest()
            default: break
            }
        }
        try rest()
    }

    private func change(among first: [UIViewController]) {
        let kind = roll(15)
        let stack = tabs.viewControllers?.randomElement(using: &dice) as? UINavigationController
        steps.append("\(kind)")
        switch kind {
        case 0, 1: tabs.selectedIndex = roll(tabs.viewControllers?.count ?? 1)
        case 2, 3: try? simulator.user.perform(.tab("\(roll(made.count))"))
        case 4: stack?.pushViewController(make(), animated: flip)
        case 5: stack?.popViewController(animated: flip)
        case 6:
            var all = (tabs.viewControllers ?? []).filter { _ in roll(3) > 0 }
            if all.isEmpty || flip { all.insert(makeTab(), at: roll(all.count + 1)) }
            tabs.viewControllers = all
        case 7:
            let modal = make()
            modal.modalPresentationStyle = flip ? .fullScreen : .pageSheet
            tabs.present(modal, animated: flip)
        case 8: tabs.dismiss(animated: flip)
        case 9:
            giver.animates = flip
            giver.drives = flip
        case 10: try? simulator.user.swipeBack(cancelAt: 0.5)
        case 11: try? simulator.user.perform(.tab("More"))
        case 12: try? simulator.user.tap("\(roll(made.count))")
        case 13:
            // Those there were at first come back, or but one of them stays.
            let others = (tabs.viewControllers ?? []).filter { other in !first.contains { $0 === other } }
            tabs.viewControllers =
                flip ? first + others : (tabs.viewControllers ?? []).shuffled(using: &dice).suffix(1)
        default: cleanUp()
        }
    }

    /// A tab leaves by itself, or is pushed on another's stack.
    private func lose() {
        let all = tabs.viewControllers ?? []
        guard all.count > 1, let lost = all.randomElement(using: &dice) else { return }
        let stack = all.randomElement(using: &dice) as? UINavigationController
        if let stack, stack !== lost, lost is WalkedScreen {
            steps.append("\(lost.title ?? "") is pushed")
            stack.pushViewController(lost, animated: flip)
        } else {
            steps.append("\(lost.title ?? "") leaves")
            lost.removeFromParent()
        }
    }

    /// The fingers that drive animators let go.
    private func cleanUp() {
        for driver in giver.drivers {
            driver.update(0.5)
            if flip { driver.finish() } else { driver.cancel() }
        }
    }

    private func rest() throws {
        giver.animates = false
        repeat {
            simulator.settle()
            cleanUp()
            simulator.settle()
        } while simulator.isMoving && roll(50) > 0
        giver.drivers = []
        let trail = Comment(rawValue: steps.suffix(20).joined(separator: ", "))
        try #require(!simulator.isMoving, trail)
        try #require(simulator.log.raises.isEmpty, trail)
        let all = tabs.viewControllers ?? []
        let plain = all.filter { $0.parent === tabs }
        try #require(tabs.children.filter { all.contains($0) } == plain, trail)
        let selected = tabs.selectedViewController
        try #require((all + [tabs.moreNavigationController]).contains { $0 === selected }, trail)
        let modal = tabs.presentedViewController
        let top = (selected as? UINavigationController)?.topViewController ?? selected
        var expected = [modal, modal?.modalPresentationStyle == .fullScreen ? nil : top].compactMap { $0 }
        if let index = expected.firstIndex(where: { $0 === tabs.moreNavigationController }) {
            expected.remove(at: index)
        }
        for controller in made {
            let isExpected = expected.contains(controller)
            try #require((controller.viewIfLoaded?.window != nil) == isExpected, trail)
            try #require(controller.check.state == (isExpected ? .on : .off), trail)
            try #require(controller.check.faults == [], trail)
        }
    }
}
