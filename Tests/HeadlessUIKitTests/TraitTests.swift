import Testing
import UIKit

/// An app's own trait.
private struct IsGuest: UITraitDefinition { static let defaultValue = false }

extension UITraitCollection { fileprivate var isGuest: Bool { self[IsGuest.self] } }

extension UIMutableTraits {
    fileprivate var isGuest: Bool {
        get { self[IsGuest.self] }
        set { self[IsGuest.self] = newValue }
    }
}

/// A controller, and a view, that write down of which style they were told to be after which.
private final class Adapting: Screen {
    override func loadView() { view = AdaptingView(name, record) }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        note(change(from: previous, to: traitCollection))
    }
}

private final class AdaptingView: UIView {
    private let name: String
    private let record: Record

    init(_ name: String, _ record: Record) {
        self.name = name
        self.record = record
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        record.lines.append("\(name).view " + change(from: previous, to: traitCollection))
    }
}

private func change(from old: UITraitCollection?, to new: UITraitCollection) -> String {
    func name(_ traits: UITraitCollection?) -> String {
        traits?.userInterfaceStyle == .dark ? "dark" : "light"
    }
    return "\(name(old)) to \(name(new))"
}

@MainActor @Suite(.simulator)
final class TraitTests: World {
    private lazy var root = Adapting("R", record)
    private lazy var other = Adapting("O", record)

    @Test func `a phone held upright is narrow and high, and light`() {
        host(a)
        let traits = a.traitCollection
        #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
        #expect(traits.userInterfaceIdiom == .phone && traits.userInterfaceStyle == .light)
        #expect(traits.displayScale == UIScreen.main.scale && traits.layoutDirection == .leftToRight)
        #expect(traits.preferredContentSizeCategory == .large && !traits.isGuest)
        #expect(a.view.traitCollection == traits && a.view.window?.traitCollection == traits)
        #expect(UITraitCollection.current == traits && UIScreen.main.traitCollection == traits)
    }

    @Test func `a collection without values has defaults, and one of several takes the later value`() {
        #expect(UITraitCollection().horizontalSizeClass == .unspecified)
        #expect(UITraitCollection().userInterfaceStyle == .unspecified)
        let both = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(horizontalSizeClass: .compact),
            UITraitCollection { $0.userInterfaceStyle = .dark },
        ])
        #expect(both.userInterfaceStyle == .dark && both.horizontalSizeClass == .compact)
        #expect(both.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(!both.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
        #expect(both.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
        #expect(both == both.modifyingTraits { _ in } && both != both.modifyingTraits { $0.isGuest = true })
        #expect(both.replacing(IsGuest.self, value: true).isGuest)
    }

    @Test func `an app's own trait comes down to the last view, and has its default elsewhere`() {
        let navigation = stack(a)
        navigation.traitOverrides.isGuest = true
        #expect(a.traitCollection.isGuest && a.view.traitCollection.isGuest)
        #expect(navigation.traitOverrides.contains(IsGuest.self))
        #expect(navigation.view.window?.traitCollection.isGuest == false)
        navigation.traitOverrides.remove(IsGuest.self)
        #expect(!a.traitCollection.isGuest && !navigation.traitOverrides.contains(IsGuest.self))
    }

    @Test func `dark mode is told from the outside in, with the traits before`() {
        host(root)
        record.lines = []
        simulator.changeTraits { $0.userInterfaceStyle = .dark }
        #expect(record.take() == ["R.light to dark", "R.view light to dark"])
        simulator.changeTraits { $0.userInterfaceStyle = .dark }
        #expect(record.take() == [])
    }

    @Test func `the first traits are told to nobody`() {
        simulator.changeTraits { $0.userInterfaceStyle = .dark }
        host(root)
        #expect(record.lines.filter { $0.contains(" to ") } == [])
        #expect(root.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func `overrides are told at the next turn, or where somebody asks for it`() {
        host(root)
        record.lines = []
        root.traitOverrides.userInterfaceStyle = .dark
        #expect(record.take() == [])
        simulator.settle()
        #expect(record.take() == ["R.light to dark", "R.view light to dark"])
        root.overrideUserInterfaceStyle = .unspecified
        root.updateTraitsIfNeeded()
        #expect(record.take() == ["R.dark to light", "R.view dark to light"])
    }

    @Test func `a controller whose view is out of sight hears when it comes back`() {
        let tabs = tabs(root, other)
        tabs.selectedIndex = 1
        simulator.settle()
        record.lines = []
        simulator.changeTraits { $0.userInterfaceStyle = .dark }
        #expect(record.take() == ["O.light to dark", "O.view light to dark"])
        tabs.selectedIndex = 0
        simulator.settle()
        let lines = record.take().filter { $0.hasPrefix("R.") }
        #expect(lines == ["R.wA", "R.light to dark", "R.view light to dark", "R.iA", "R.dA"])
    }

    @Test func `a registration hears of its traits only, until it is taken back`() {
        host(a)
        var heard: [UIUserInterfaceStyle] = []
        let token = a.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (screen: Screen, previous: UITraitCollection) in
            heard += [previous.userInterfaceStyle, screen.traitCollection.userInterfaceStyle]
        }
        simulator.changeTraits { $0.preferredContentSizeCategory = .extraLarge }
        #expect(heard == [])
        simulator.changeTraits { $0.userInterfaceStyle = .dark }
        #expect(heard == [.light, .dark])
        a.unregisterForTraitChanges(token)
        simulator.changeTraits { $0.userInterfaceStyle = .light }
        #expect(heard == [.light, .dark])
    }

    @Test func `a registration may name a method`() {
        final class Named: Screen {
            func restyle() { note("restyle \(traitCollection.userInterfaceStyle)") }
            func resize(_ environment: UIViewController) { note("resize \(environment === self)") }
        }
        let screen = Named("N", record)
        host(screen)
        screen.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: Selector(Named.restyle))
        screen.registerForTraitChanges(
            [UITraitPreferredContentSizeCategory.self], target: screen, action: Selector(Named.resize(_:)))
        record.lines = []
        simulator.changeTraits { $0.userInterfaceStyle = .dark }
        simulator.changeTraits { $0.preferredContentSizeCategory = .small }
        #expect(record.take() == ["N.restyle dark", "N.resize true"])
    }

    @Test func `a modal inherits from the window, and not from its presenter`() {
        host(root)
        root.overrideUserInterfaceStyle = .dark
        root.present(m, animated: false)
        simulator.settle()
        #expect(m.traitCollection.userInterfaceStyle == .light)
        m.view.window?.overrideUserInterfaceStyle = .dark
        #expect(m.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func `text sizes have an order, and five are for those who need it larger`() {
        #expect(UIContentSizeCategory.small < .large && .accessibilityLarge > .extraExtraExtraLarge)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        simulator.changeTraits { $0.preferredContentSizeCategory = .small }
        #expect(UIApplication.shared.preferredContentSizeCategory == .small)
    }
}

@MainActor @Suite(.simulator(.pad))
final class PadTraitTests: World {
    @Test func `on a pad a form sheet is narrow, and a page sheet is not`() {
        present(m, as: .formSheet)
        #expect(a.traitCollection.horizontalSizeClass == .regular)
        #expect(m.traitCollection.horizontalSizeClass == .compact)
        m.dismiss(animated: false)
        simulator.settle()
        a.present(k, animated: false)
        simulator.settle()
        #expect(k.traitCollection.horizontalSizeClass == .regular)
    }
}
