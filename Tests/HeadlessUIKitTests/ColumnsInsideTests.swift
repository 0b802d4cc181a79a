import Testing
import UIKit

/// Columns that are given by those who go off screen because there is more room, or less.
@MainActor @Suite(.simulator(.pad))
final class ColumnsInsideTests {
    private let simulator = Simulator.current
    private let (a, c, n) = (Hooked("A"), Hooked("C"), Hooked("N"))
    private let split = UISplitViewController(style: .tripleColumn)
    private lazy var second = UINavigationController(rootViewController: c)

    private func fill() {
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(UINavigationController(rootViewController: a), for: .primary)
        split.setViewController(second, for: .supplementary)
    }

    private func widen() {
        simulator.resize(to: CGSize(width: 1180, height: 820), horizontal: .regular)
        simulator.settle()
    }

    private func narrow() {
        simulator.resize(to: CGSize(width: 400, height: 1000), horizontal: .compact)
        simulator.settle()
    }

    /// The way in which a column is filled: shown before, or after, or not at all, and as a stack or as it is.
    private func give(_ screen: UIViewController, to column: UISplitViewController.Column, _ way: String) {
        if way.hasPrefix("show") { split.show(column) }
        let isPlain = way.hasPrefix("plain")
        split.setViewController(
            isPlain ? screen : UINavigationController(rootViewController: screen), for: column)
        if way.hasSuffix("show") { split.show(column) }
    }

    @Test(
        arguments: [Hooked.Moment.willDisappear, .didDisappear],
        ["stack", "stack, show", "plain, show", "show, stack"])
    func `a column that is filled while the columns expand has its place beside the others`(
        moment: Hooked.Moment, way: String
    ) throws {
        fill()
        narrow()
        host(split)
        split.show(.supplementary)
        simulator.settle()
        second.pushViewController(n, animated: false)
        simulator.settle()
        let new = Hooked("New")
        n.once[moment] = { self.give(new, to: .secondary, way) }
        widen()
        let primary = try #require(split.viewController(for: .primary) as? UINavigationController)
        #expect(primary.viewControllers == [a] && primary.children == [a])
        #expect(split.children.count == 3 && simulator.log.raises == [])
        #expect(new.isThere && n.isThere && a.isAway && c.isAway)
        try goOn(new)
    }

    @Test(
        arguments: [Hooked.Moment.willDisappear, .didDisappear],
        ["stack", "stack, show", "plain, show", "show, stack"])
    func `a column that is filled while the columns collapse has its place on the stack`(
        moment: Hooked.Moment, way: String
    ) throws {
        for column in [UISplitViewController.Column.supplementary, .secondary] {
            for teller in [c, n] {
                fill()
                split.setViewController(n, for: .secondary)
                let window = host(split)
                widen()
                #expect(c.isThere && n.isThere)
                let new = Hooked("New")
                teller.once[moment] = { self.give(new, to: column, way) }
                narrow()
                let primary = try #require(split.viewController(for: .primary) as? UINavigationController)
                let label = Comment(rawValue: "\(column), told by \(teller.title ?? "")")
                #expect(primary.viewControllers == primary.children, label)
                #expect(simulator.log.raises == [], label)
                let top = try #require(primary.topViewController as? UINavigationController)
                for screen in [a, c, n, new] {
                    #expect(
                        top.topViewController === screen ? screen.isThere : screen.isAway,
                        "\(column), told by \(teller.title ?? ""): \(screen.title ?? "") \(screen.check)")
                }
                #expect(new.isThere == (column == .secondary), label)
                window.isHidden = true
                window.rootViewController = nil
                split.setViewController(nil, for: .secondary)
            }
        }
    }

    /// What has its place there is at work.
    private func goOn(_ screen: UIViewController) throws {
        let stack = try #require(screen.navigationController)
        let next = Hooked("Next")
        stack.pushViewController(next, animated: true)
        simulator.settle()
        #expect(next.isThere && stack.children == stack.viewControllers)
    }
}
