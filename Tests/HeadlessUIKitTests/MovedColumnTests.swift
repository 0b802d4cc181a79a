import Testing
import UIKit

/// What changes its place while all columns are one stack.
@MainActor @Suite(.simulator)
final class MovedColumnTests: SplitWorld {
    /// Three columns in one stack, the secondary one in front, and their stacks.
    private func stacks() throws -> [UINavigationController] {
        _ = split(.tripleColumn)
        return try [a, b, c].map { try #require($0.navigationController) }
    }

    /// What stands on the stack that a screen is in, by name: columns by what is in them.
    private func names(on screen: Screen) -> [String] {
        (screen.navigationController?.viewControllers ?? []).map { controller in
            let inside = (controller as? UINavigationController)?.viewControllers.first ?? controller
            return (inside as? Screen)?.name ?? "?"
        }
    }

    @Test(arguments: [true, false])
    func `what is pushed on another column's stack is on screen where that is in front`(animated: Bool) throws
    {
        let columns = try stacks()
        for (old, new) in [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)] {
            columns[old].pushViewController(m, animated: false)
            simulator.settle()
            record.lines = []
            columns[new].pushViewController(m, animated: animated)
            simulator.settle()
            let isInFront = new == 0 || new == 2 && columns[0].topViewController === columns[2]
            #expect((m.viewIfLoaded?.window != nil) == isInFront, "\(old) to \(new)")
            let last = record.only("dA", "dD").last { $0.hasPrefix("M.") }
            #expect(last == nil || (last == "M.dA") == isInFront, "\(old) to \(new)")
            #expect(m.navigationController === columns[new])
            m.removeFromParent()
            simulator.settle()
        }
    }

    @Test func `another primary column is beneath the same columns, also if there was none for a while`()
        throws
    {
        let split = split(.tripleColumn)
        let (primary, secondary) = (a.navigationController, c.navigationController)
        split.setViewController(k, for: .primary)
        simulator.settle()
        #expect(names(on: k) == ["K", "B", "C"])
        #expect(primary?.viewControllers == [a] && record.only("dA").last == "C.dA")

        let stack = try #require(k.navigationController)
        split.setViewController(nil, for: .primary)
        #expect(stack.viewControllers == [k] && secondary?.parent == nil)
        simulator.settle()
        #expect(c.view.window == nil && record.only("dD").last == "C.dD")
        split.setViewController(stack, for: .secondary)
        split.setViewController(m, for: .primary)
        simulator.settle()
        #expect(names(on: m) == ["M", "B", "K"])
        #expect(stack.viewControllers == [k] && record.only("dA").last == "K.dA")
        #expect(secondary?.parent == nil && c.view.window == nil)
    }

    @Test func `a column that goes while there is no primary one does not come with the next`() {
        let split = split(.tripleColumn)
        split.setViewController(nil, for: .primary)
        split.setViewController(nil, for: .secondary)
        split.setViewController(a, for: .primary)
        simulator.settle()
        #expect(names(on: a) == ["A", "B"])
    }

    @Test func `columns that became one stack without a primary one stand on it when it comes`() {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(c, for: .secondary)
        host(split)
        split.setViewController(a, for: .primary)
        simulator.settle()
        #expect(names(on: a) == ["A", "C"])
        #expect(record.only("dA") == ["C.dA"])
    }

    @Test func `a column that is exchanged while the stack moves is on the next primary one`() {
        let split = split(.tripleColumn)
        let (primary, secondary) = (a.navigationController, c.navigationController)
        primary?.popToRootViewController(animated: false)
        simulator.settle()
        split.show(.secondary)
        simulator.clock.turn()
        split.setViewController(k, for: .secondary)
        split.setViewController(m, for: .primary)
        simulator.settle()
        #expect(names(on: m) == ["M", "B", "K"])
        #expect(primary?.viewControllers == [a] && secondary?.parent == nil)
    }

    @Test func `what moves from the column in front to the primary one disappears beneath the others`() {
        let split = split(.tripleColumn)
        split.setViewController(nil, for: .secondary)
        split.setViewController(c, for: .primary)
        simulator.settle()
        #expect(names(on: c) == ["C", "B"] && b.view.window != nil && c.view.window == nil)
        #expect(record.only("wD", "dD") == ["C.wD", "C.dD"])
    }
}
