import Testing
import UIKit

@MainActor @Suite(.simulator)
final class CollapsedSplitTests: SplitWorld {
    private func primaryStack(_ split: UISplitViewController) throws -> UINavigationController {
        try #require(split.viewControllers.first as? UINavigationController)
    }

    @Test func `I03 on a phone columns are one stack, and the delegate says which is on top`() throws {
        told.top = .primary
        let split = split()
        #expect(split.isCollapsed && told.calls == ["top secondary", "collapsed true"])
        #expect(try primaryStack(split).topViewController === a)
        #expect(simulator.outline().top?.screen.navigationBar?.title == "A")
    }

    @Test func `without a delegate the secondary column is on top, with the way back`() throws {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(a, for: .primary)
        split.setViewController(c, for: .secondary)
        host(split)
        let bar = try #require(simulator.outline().top?.screen.navigationBar)
        #expect(bar.title == "C" && bar.backTitle == "A")
        c.navigationItem.backAction = UIAction { _ in }
        #expect(simulator.outline().top?.screen.navigationBar?.backTitle == "A")
        c.navigationItem.backAction = nil
        #expect(!record.lines.contains("A.wA"))
        try simulator.user.tapBack()
        simulator.settle()
        #expect(simulator.outline().top?.screen.navigationBar?.title == "A")
        split.show(.secondary)
        simulator.settle()
        try simulator.user.swipeBack()
        simulator.settle()
        #expect(simulator.outline().top?.screen.navigationBar?.title == "A")
    }

    @Test(.simulator(.pad))
    func `columns in a form sheet stay one stack when a full-screen modal has come and gone`() {
        host(b)
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(a, for: .primary)
        split.setViewController(c, for: .secondary)
        split.modalPresentationStyle = .formSheet
        b.present(split, animated: false)
        simulator.settle()
        #expect(split.isCollapsed)
        m.modalPresentationStyle = .fullScreen
        split.present(m, animated: false)
        simulator.settle()
        #expect(split.traitCollection.horizontalSizeClass == .compact)
        split.dismiss(animated: false)
        simulator.settle()
        #expect(split.isCollapsed && split.traitCollection.horizontalSizeClass == .compact)
    }

    @Test(.simulator(.pad), arguments: [true, false])
    func `columns in a narrow window stay one stack when a full-screen modal has come and gone`(
        animated: Bool
    ) {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(a, for: .primary)
        split.setViewController(c, for: .secondary)
        host(split)
        simulator.settle()
        split.view.window?.traitOverrides.horizontalSizeClass = .compact
        simulator.settle()
        #expect(split.isCollapsed)
        m.modalPresentationStyle = .fullScreen
        split.present(m, animated: animated)
        simulator.settle()
        #expect(split.isCollapsed && split.traitCollection.horizontalSizeClass == .compact)
        split.dismiss(animated: animated)
        simulator.settle()
        #expect(split.isCollapsed && split.traitCollection.horizontalSizeClass == .compact)
    }

    @Test(.simulator(.pad))
    func `columns in a narrow window stay one stack when what they lie in is taken out and back`() throws {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(a, for: .primary)
        split.setViewController(c, for: .secondary)
        host(b)
        let holder = UIView(frame: b.view.bounds)
        b.addChild(split)
        holder.addSubview(split.view)
        b.view.addSubview(holder)
        split.didMove(toParent: b)
        try #require(b.view.window).traitOverrides.horizontalSizeClass = .compact
        simulator.settle()
        #expect(split.isCollapsed)
        holder.removeFromSuperview()
        #expect(split.traitCollection.horizontalSizeClass == .compact)
        b.view.addSubview(holder)
        #expect(split.isCollapsed)
        simulator.settle()
        #expect(split.isCollapsed && split.traitCollection.horizontalSizeClass == .compact)
    }

    @Test func `I04 in one stack, showing a column pushes it, or pops what lies on it`() throws {
        told.top = .primary
        let split = split(.tripleColumn)
        let stack = try primaryStack(split)
        split.show(.secondary)
        simulator.settle()
        #expect(stack.viewControllers.count == 3 && record.only("dA") == ["C.dA"])
        split.show(.secondary)
        simulator.settle()
        #expect(stack.viewControllers.count == 3)
        split.show(.supplementary)
        simulator.settle()
        #expect(stack.topViewController === b.navigationController && stack.viewControllers.count == 2)
        split.show(.primary)
        simulator.settle()
        #expect(stack.viewControllers == [a])
    }

    @Test func `I04 in one stack, hiding pops the column on top, and no other`() throws {
        let split = split(.tripleColumn)
        let stack = try primaryStack(split)
        #expect(stack.viewControllers.count == 3)
        split.hide(.supplementary)
        split.hide(.primary)
        simulator.settle()
        #expect(stack.viewControllers.count == 3)
        split.hide(.secondary)
        simulator.settle()
        #expect(stack.topViewController === b.navigationController)
    }

    @Test func `what is pushed in a column stays in it`() throws {
        let split = split()
        c.navigationController?.pushViewController(k, animated: true)
        simulator.settle()
        #expect(try primaryStack(split).viewControllers.count == 2)
        #expect(k.navigationController === c.navigationController)
        #expect(simulator.outline().top?.screen.navigationBar?.backTitle == "C")
    }

    @Test func `a compact column takes the place of all`() {
        let split = UISplitViewController(style: .doubleColumn)
        split.delegate = told
        split.setViewController(a, for: .primary)
        split.setViewController(m, for: .compact)
        host(split)
        #expect(told.calls == ["top compact", "collapsed true"] && split.viewControllers == [m])
        #expect(record.only("dA") == ["M.dA"])
    }

    @Test func `in one stack a detail is pushed`() throws {
        told.top = .primary
        let split = split()
        a.showDetailViewController(k, sender: nil)
        simulator.settle()
        #expect(try primaryStack(split).topViewController === k.navigationController)
        #expect(split.viewController(for: .secondary) === k && record.only("dA") == ["K.dA"])
    }
}

@MainActor @Suite(.simulator(.pad))
final class CollapseTests: SplitWorld {
    @Test func `columns collapse when there is less room, and expand again`() throws {
        simulator.rotate(to: .landscapeLeft)
        let split = split()
        told.calls = []
        simulator.resize(to: CGSize(width: 320, height: 820), horizontal: .compact)
        simulator.settle()
        #expect(told.calls == ["top secondary", "collapsed true"] && split.isCollapsed)
        let stack = try #require(a.navigationController)
        #expect(stack.viewControllers.count == 2 && c.navigationController?.parent === stack)
        #expect(simulator.outline().top?.screen.navigationBar?.backTitle == "A")
        told.calls = []
        simulator.resize(to: CGSize(width: 1180, height: 820), horizontal: .regular)
        simulator.settle()
        #expect(told.calls.suffix(2) == ["expand oneBesideSecondary", "expanded true"])
        #expect(stack.viewControllers == [a] && c.navigationController?.parent === split)
        let screen = try #require(simulator.outline().top?.screen)
        #expect(screen.embedded.map(\.navigationBar?.title) == ["A", "C"])
    }

    @Test func `whatever the room does, at rest every column on screen has appeared`() {
        for seed in 1...100 {
            Simulator.run(idiom: .pad) { simulator in SplitWalk(seed: UInt64(seed)).go(simulator) }
        }
    }
}

/// Changes of room and of columns, at random.
@MainActor
private final class SplitWalk: SplitWorld {
    private let seed: UInt64
    private var steps: SplitSteps
    private var done: [String] = []

    init(seed: UInt64) {
        self.seed = seed
        steps = SplitSteps(state: seed &* 7919)
    }

    func go(_ simulator: Simulator) {
        let split = split(.tripleColumn)
        // What appeared before the record was emptied.
        record.lines = [a, b, c].filter { $0.viewIfLoaded?.window != nil }.map { "\($0.name).dA" }
        for _ in 0..<60 {
            step(split)
            guard steps.next(3) == 0 else { continue }
            simulator.settle()
            let wrong = [a, b, c].filter { ($0.viewIfLoaded?.window != nil) != $0.isOnScreen }
            guard wrong.isEmpty else {
                Issue.record("\(wrong.map(\.name)) after \(done) of seed \(seed): \(record.lines)")
                return
            }
        }
        #expect(simulator.log.warnings.filter { $0.contains("Unbalanced") } == [])
    }

    private func step(_ split: UISplitViewController) {
        let (kind, column) = (steps.next(6), steps.column)
        done.append("\(kind) \(column)")
        switch kind {
        case 0: simulator.changeTraits { $0.horizontalSizeClass = .compact }
        case 1: simulator.changeTraits { $0.horizontalSizeClass = .regular }
        case 2: simulator.rotate(to: column == .primary ? .portrait : .landscapeLeft)
        case 3: split.show(column)
        case 4: split.hide(column)
        default: simulator.clock.turn()
        }
    }
}

private struct SplitSteps {
    var state: UInt64

    mutating func next(_ count: UInt64) -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) % count
    }

    var column: UISplitViewController.Column {
        mutating get { UISplitViewController.Column(rawValue: Int(next(3))) ?? .primary }
    }
}

extension Screen {
    /// Whether the last of its callbacks is that it did appear.
    fileprivate var isOnScreen: Bool {
        record.lines.last { $0 == "\(name).dA" || $0 == "\(name).dD" } == "\(name).dA"
    }
}
