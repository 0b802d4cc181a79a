import Testing
import UIKit

/// What only has to be there, and keeps what it is given.
@MainActor @Suite(.simulator)
final class SmallNameTests: World {
    private final class Card: UIView {
        let record: Record
        let name: String
        init(_ name: String, _ record: Record) {
            (self.record, self.name) = (record, name)
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override func updateConstraints() {
            record.lines.append("\(name) constraints")
            super.updateConstraints()
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            record.lines.append("\(name) layout")
        }
        override func layoutMarginsDidChange() { record.lines.append("\(name) margins") }
    }

    @Test func `constraints are updated from the inside out, before any layout, and again when asked for`() {
        let (outer, inner) = (Card("outer", record), Card("inner", record))
        outer.addSubview(inner)
        a.view.addSubview(outer)
        host(a)
        let first = record.take().filter { !$0.hasPrefix("A.") }
        #expect(first == ["inner constraints", "outer constraints", "outer layout", "inner layout"])
        #expect(!inner.needsUpdateConstraints())
        inner.setNeedsUpdateConstraints()
        #expect(inner.needsUpdateConstraints() && record.lines == [])
        simulator.settle()
        #expect(record.take() == ["inner constraints"])
        outer.setNeedsUpdateConstraints()
        outer.updateConstraintsIfNeeded()
        #expect(record.take() == ["outer constraints"])
    }

    @Test func `margins that change are told, and content runs as its attribute says`() {
        let card = Card("card", record)
        card.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        card.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(record.lines == ["card margins"])
        #expect(card.effectiveUserInterfaceLayoutDirection == .leftToRight)
        card.semanticContentAttribute = .forceRightToLeft
        #expect(card.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
        #expect(
            UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
    }

    @Test func `appearances of a bar's buttons are kept as copies`() {
        let look = UINavigationBarAppearance()
        let plain = UIBarButtonItemAppearance(style: .plain)
        plain.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        look.buttonAppearance = plain
        plain.normal.titleTextAttributes = [:]
        #expect(look.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .red)
        let bar = UINavigationBar()
        bar.standardAppearance = look
        look.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
        #expect(bar.standardAppearance.buttonAppearance.normal.titlePositionAdjustment == .zero)
        let tabs = UITabBarAppearance()
        tabs.stackedLayoutAppearance.selected.iconColor = .green
        #expect((tabs.copy() as? UITabBarAppearance)?.stackedLayoutAppearance.selected.iconColor == .green)
    }

    @Test func `handlers of a control are listed, and its primary action is performed by code`() {
        let button = UIButton(
            primaryAction: UIAction(title: "Go") { [record] _ in record.lines.append("go") })
        var seen: [UIControl.Event] = []
        button.addTarget(self, action: Selector(SmallNameTests.touched), for: .touchDown)
        button.enumerateEventHandlers { action, call, events, _ in
            seen.append(events)
            #expect((action == nil) == (call != nil))
        }
        #expect(seen == [.primaryActionTriggered, .touchDown])
        button.enumerateEventHandlers { _, _, _, stop in stop = true }
        button.performPrimaryAction()
        #expect(record.lines == ["go"])
    }

    private func touched() {}

    @Test func `what is set on springs, fonts and insets is kept`() {
        let spring = UISpringTimingParameters(
            mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 1, dy: 0))
        #expect(spring.initialVelocity.dx == 1)
        let animator = UIViewPropertyAnimator(
            duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 1, initialVelocity: .zero))
        #expect(animator.timingParameters is UISpringTimingParameters)
        #expect(UIFont.Weight.ultraLight.rawValue < UIFont.Weight.thin.rawValue)
        let scroll = UIScrollView()
        scroll.scrollIndicatorInsets = UIEdgeInsets(top: 0, left: 0, bottom: 9, right: 0)
        #expect(scroll.verticalScrollIndicatorInsets.bottom == 9)
        let item = UIBarButtonItem()
        item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
        #expect(item.titleTextAttributes(for: .disabled) == nil)
        let segments = UISegmentedControl(items: ["A"])
        segments.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
        #expect(segments.titleTextAttributes(for: .selected) != nil)
        #expect(UIColor.label.resolvedColor(with: UITraitCollection()) == .label)
        let button = UIButton()
        button.setImage(UIImage(systemName: "star"), for: .normal)
        #expect(button.imageView?.image === button.currentImage && button.contentEdgeInsets == .zero)
        #expect(UIUserInterfaceIdiom.mac.rawValue == 5 && UIDevice.current.userInterfaceIdiom != .mac)
    }

    @Test func `updates of a batch need no self`() {
        @MainActor final class List {
            let table = UITableView()
            var updated = 0
            func update() { table.performBatchUpdates { updated += 1 } }
            func updateAndTell() { table.performBatchUpdates({ updated += 1 }, completion: { _ in }) }
        }
        let list = List()
        list.update()
        list.updateAndTell()
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            .performBatchUpdates(nil, completion: nil)
        #expect(list.updated == 2)
    }
}
