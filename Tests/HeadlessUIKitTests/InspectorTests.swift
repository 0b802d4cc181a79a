import Testing
import UIKit

@MainActor @Suite(.simulator(.pad))
final class InspectorTests: SplitWorld {
    private func inspected() -> UISplitViewController {
        let split = split()
        told.tellsDids = true
        split.setViewController(k, for: .inspector)
        split.preferredDisplayMode = .oneBesideSecondary
        simulator.settle()
        (record.lines, told.calls) = ([], [])
        return split
    }

    @Test func `the inspector is hidden until it is shown, and then lies beside the others`() {
        let split = inspected()
        #expect(split.viewController(for: .inspector) === k && k.parent === split)
        #expect(!split.isShowing(.inspector) && !k.isViewLoaded)
        split.show(.inspector)
        #expect(split.isShowing(.inspector))
        simulator.settle()
        #expect(told.calls == ["show inspector", "did show inspector"])
        #expect(record.take() == ["K.dL", "K.wA", "K.iA", "K.dA"])
        #expect(simulator.outline().description.contains("inspector: Screen"))
        split.show(.inspector)
        simulator.settle()
        #expect(record.take() == [])
        told.calls = []
        split.hide(.inspector)
        simulator.settle()
        #expect(told.calls == ["hide inspector", "did hide inspector"])
        #expect(record.take() == ["K.wD", "K.dD"] && k.view.window == nil)
    }

    @Test func `what goes with an inspector may ask for the columns as it goes`() {
        final class Going: UIViewController {
            var goes: @MainActor @Sendable () -> Void = {}
            deinit {
                let goes = goes
                MainActor.assumeIsolated { goes() }
            }
        }
        let split = split()
        var seen: [UIViewController?] = []
        for next in [k, nil] {
            weak var gone: Going?
            do {
                let going = Going()
                gone = going
                going.goes = { [unowned split] in seen.append(split.viewController(for: .inspector)) }
                split.setViewController(going, for: .inspector)
            }
            simulator.settle()
            split.setViewController(next, for: .inspector)
            simulator.settle()
            #expect(gone == nil)
        }
        #expect(seen == [k, nil])
    }

    @Test func `the display mode leaves the inspector alone`() {
        let split = inspected()
        split.show(.inspector)
        simulator.settle()
        split.preferredDisplayMode = .secondaryOnly
        simulator.settle()
        #expect(split.isShowing(.inspector) && !split.isShowing(.primary) && split.isShowing(.secondary))
        #expect(told.calls.suffix(2) == ["hide primary", "did hide primary"])
    }

    @Test func `where columns collapse the inspector becomes a sheet, and comes back where there is room`() {
        let split = inspected()
        split.show(.inspector)
        simulator.settle()
        simulator.changeTraits { $0.horizontalSizeClass = .compact }
        simulator.settle()
        #expect(split.isCollapsed && split.presentedViewController === k && split.isShowing(.inspector))
        #expect(simulator.outline().top?.style == .sheet)
        simulator.changeTraits { $0.horizontalSizeClass = .regular }
        simulator.settle()
        #expect(!split.isCollapsed && split.presentedViewController == nil && k.parent === split)
        #expect(split.isShowing(.inspector) && k.view.window != nil)
    }

    @Test func `in one stack the inspector is presented, and a finger may pull it away`() throws {
        let split = inspected()
        simulator.changeTraits { $0.horizontalSizeClass = .compact }
        simulator.settle()
        #expect(!split.isShowing(.inspector))
        split.show(.inspector)
        simulator.settle()
        #expect(split.presentedViewController === k)
        try simulator.user.pullSheet()
        simulator.settle()
        #expect(!split.isShowing(.inspector))
        split.show(.inspector)
        simulator.settle()
        split.hide(.inspector)
        simulator.settle()
        #expect(split.presentedViewController == nil)
        simulator.changeTraits { $0.horizontalSizeClass = .regular }
        simulator.settle()
        #expect(!split.isShowing(.inspector) && k.parent === split)
    }

    @Test(arguments: [true, false])
    func `what an inspector in a sheet presents goes with it`(byRoom: Bool) {
        let split = inspected()
        simulator.changeTraits { $0.horizontalSizeClass = .compact }
        split.show(.inspector)
        simulator.settle()
        k.present(m, animated: false)
        simulator.settle()
        if byRoom {
            simulator.changeTraits { $0.horizontalSizeClass = .regular }
        } else {
            split.hide(.inspector)
        }
        simulator.settle()
        #expect(k.presentedViewController == nil && m.presentingViewController == nil)
        #expect(split.isShowing(.inspector) == byRoom && (k.parent === split) == byRoom)
    }

    @Test func `an inspector that is on its way out where columns collapse is gone`() {
        let split = inspected()
        split.show(.inspector)
        simulator.settle()
        split.hide(.inspector)
        simulator.changeTraits { $0.horizontalSizeClass = .compact }
        simulator.settle()
        #expect(k.view.window == nil && record.lines.last { $0.hasPrefix("K.") } == "K.dD")
        #expect(!split.isShowing(.inspector) && split.presentedViewController == nil)
    }

    @Test func `an inspector that is exchanged stays shown, and one that is taken out is released`() {
        let split = inspected()
        split.show(.inspector)
        simulator.settle()
        split.setViewController(n, for: .inspector)
        simulator.settle()
        #expect(k.parent == nil && k.view.window == nil && n.view.window != nil)
        split.setViewController(nil, for: .inspector)
        simulator.settle()
        #expect(n.parent == nil && !split.isShowing(.inspector))
    }

    @Test func `a column says whether it is shown`() {
        let split = inspected()
        #expect(split.isShowing(.primary) && split.isShowing(.secondary) && !split.isShowing(.supplementary))
        simulator.changeTraits { $0.horizontalSizeClass = .compact }
        simulator.settle()
        #expect(!split.isShowing(.primary) && split.isShowing(.secondary))
        split.show(.primary)
        simulator.settle()
        #expect(split.isShowing(.primary) && !split.isShowing(.secondary))
    }

    @Test(arguments: [true, false])
    func `a modal that is on its way onto an inspector goes with its sheet where there is room`(
        animated: Bool
    ) {
        let split = inspected()
        simulator.changeTraits { $0.horizontalSizeClass = .compact }
        split.show(.inspector)
        simulator.settle()
        record.lines = []
        m.modalPresentationStyle = .fullScreen
        var presenters: [UIViewController?] = []
        k.present(m, animated: animated) { [m] in presenters.append(m.presentingViewController) }
        simulator.changeTraits { $0.horizontalSizeClass = .regular }
        simulator.settle()
        #expect(presenters == [k] && m.presentingViewController == nil && m.view.window == nil)
        #expect(split.isShowing(.inspector) && k.parent === split && k.view.window != nil)
        #expect(record.only("dA", "dD").suffix(2) == ["M.dD", "K.dA"])
    }
}
