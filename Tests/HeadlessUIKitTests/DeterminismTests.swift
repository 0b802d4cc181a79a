import Testing
import UIKit

/// The double keeps no state outside its simulator, and orders nothing by address or by chance.
@MainActor @Suite
struct DeterminismTests {
    @Test func `the same script gives the same log a thousand times in a row`() throws {
        let first = try Simulator.run(play)
        #expect(first.count > 100)
        for round in 1..<1_000 {
            let log = try Simulator.run(play)
            try #require(log == first, "round \(round)")
        }
    }

    /// A visit to everything that moves: stacks, modals, tabs, pages, alerts, fingers that finish and that don't,
    /// and requests that cross each other.
    private func play(_ simulator: Simulator) throws -> [String] {
        let record = Record()
        let names = "ABCDEFGH".map(String.init)
        let screens = names.map { name in
            let screen = Screen(name, record)
            screen.detail = true
            return screen
        }
        let watcher = Watcher(record)
        let stack = UINavigationController(rootViewController: screens[0])
        stack.delegate = watcher
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.title = "Pages"
        pages.setViewControllers([screens[1]], direction: .forward, animated: false)
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, pages]
        host(tabs)

        stack.pushViewController(screens[2], animated: true)
        stack.pushViewController(screens[3], animated: true)
        simulator.clock.advance(by: .milliseconds(100))
        stack.popToRootViewController(animated: true)
        simulator.settle()
        stack.setViewControllers([screens[0], screens[4], screens[5]], animated: true)
        simulator.settle()
        try simulator.user.swipeBack(cancelAt: 0.6)
        simulator.settle()
        try simulator.user.swipeBack()
        simulator.settle()
        tabs.selectedIndex = 1
        simulator.settle()
        pages.setViewControllers([screens[6]], direction: .forward, animated: true)
        simulator.clock.advance(by: .milliseconds(50))
        tabs.present(screens[7], animated: true) { record.lines.append("presented") }
        simulator.settle()
        try simulator.user.pullSheet(cancelAt: 0.3)
        simulator.settle()
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in record.lines.append("yes") })
        screens[7].present(alert, animated: true)
        simulator.settle()
        try simulator.user.tap("Yes")
        simulator.settle()
        try simulator.user.pullSheet()
        tabs.selectedIndex = 0
        simulator.settle()
        return record.lines + simulator.log.entries.map(\.description) + ["\(simulator.clock.now)"]
    }
}
