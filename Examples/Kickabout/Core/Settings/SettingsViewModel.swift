import Cairn
import CairnBinding
import Foundation
import LoginRecipe

/// What can be chosen, and the way out.
@MainActor
public final class SettingsViewModel: Routed {
    public typealias Dependencies = HasPreferences & HasSetup & HasUser & HasStandIn

    public nonisolated enum Route: Hashable {
        case use(Setup)
        case logOut
    }

    public let name: String
    public let stores = StoreKind.allCases.map(\.title)
    public let transitionStyles = TransitionStyle.allCases.map(\.title)
    public let moods = StandInService.Mood.allCases.map(\.title)

    /// The indices of what is chosen.
    public let store: MutableProperty<Int>
    public let transitionStyle: MutableProperty<Int>
    public let mood: MutableProperty<Int>
    public let hasTabBar: MutableProperty<Bool>
    public let router = Router<Route>()
    private let dependencies: any Dependencies
    private var preferences: Preferences { dependencies.preferences }

    public init(_ dependencies: any Dependencies) {
        self.dependencies = dependencies
        let user = dependencies.user
        let preferences = dependencies.preferences
        name = preferences.displayName(of: user.email) ?? user.name
        store = MutableProperty(dependencies.setup.store.index)
        transitionStyle = MutableProperty(preferences.transitionStyle.value.index)
        mood = MutableProperty(dependencies.standIn.mood.index)
        hasTabBar = MutableProperty(dependencies.setup.hasTabBar)
        follow()
    }

    /// Whether the stand-in's mood is anybody's business.
    public var hasMoods: Bool { dependencies.setup.store == .shared }
    /// What went wrong with the settings' file; nil when all is well.
    public var trouble: Property<String?> { preferences.trouble }

    public func logOutTapped() { router.trigger(.logOut) }

    private func follow() {
        transitionStyle.observe(with: self) { model, index in
            let style = TransitionStyle.allCases[index]
            if model.preferences.transitionStyle.value != style {
                model.preferences.transitionStyle.value = style
            }
        }
        mood.observe(with: self) { model, index in
            model.dependencies.standIn.mood = StandInService.Mood.allCases[index]
        }
        store.observe(with: self) { model, _ in model.use() }
        hasTabBar.observe(with: self) { model, _ in model.use() }
    }

    /// Has all tabs built anew, this screen too. What is unsaved somewhere may keep that from happening: then nothing was chosen.
    private func use() {
        let wanted = Setup(store: StoreKind.allCases[store.value], hasTabBar: hasTabBar.value)
        guard wanted != dependencies.setup else { return }
        let request = router.trigger(.use(wanted))
        Task { [weak self] in
            if await request.outcome != .performed { self?.chooseAsBefore() }
        }
    }

    private func chooseAsBefore() {
        store.value = dependencies.setup.store.index
        hasTabBar.value = dependencies.setup.hasTabBar
    }
}

extension StoreKind {
    fileprivate nonisolated var title: String {
        switch self {
        case .device: "This device"
        case .shared: "Shared league"
        }
    }
}

extension TransitionStyle {
    fileprivate nonisolated var title: String {
        switch self {
        case .sheet: "Sheet"
        case .push: "Push"
        case .fade: "Fade"
        }
    }
}

extension StandInService.Mood {
    fileprivate nonisolated var title: String {
        switch self {
        case .fine: "Fine"
        case .slow: "Slow"
        case .down: "Down"
        case .nonsense: "Nonsense"
        }
    }
}

extension CaseIterable where Self: Equatable, AllCases.Index == Int {
    /// Its place among all, as a segmented control counts.
    fileprivate nonisolated var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
