import Cairn
import CairnBinding
import LoginRecipe

/// Where the league is kept.
public nonisolated enum StoreKind: String, Codable, CaseIterable, Sendable {
    case device, shared
}

/// How the editor of a match comes on screen; where it fades, so does a profile.
public nonisolated enum TransitionStyle: String, Codable, CaseIterable, Sendable {
    case sheet, push, fade
}

/// What all tabs are built by: another setup builds them anew.
public nonisolated struct Setup: Codable, Hashable, Sendable {
    public var store: StoreKind
    public var hasTabBar: Bool

    public init(store: StoreKind = .device, hasTabBar: Bool = true) {
        self.store = store
        self.hasTabBar = hasTabBar
    }
}

/// What people chose, kept in a file.
@MainActor
public final class Preferences {
    private struct Content: Codable, Equatable {
        var setup = Setup()
        var transitionStyle = TransitionStyle.sheet
        /// By email.
        var names: [String: String] = [:]
        /// Nil in files of the time before anybody was remembered.
        var users: [User]?
    }

    public let setup: MutableProperty<Setup>
    public let transitionStyle: MutableProperty<TransitionStyle>
    private let names: MutableProperty<[String: String]>
    private let known: MutableProperty<[User]>
    private let problem = MutableProperty<String?>(nil)
    private let file: JSONFile<Content>
    /// What stands in the file.
    private var kept: Content

    /// Reads the file; what cannot be read is kept aside.
    public init(files: any Files, name: String = "preferences.json") {
        file = JSONFile(name, in: files)
        var content = Content()
        do throws(StoreError) {
            content = try file.read() ?? content
        } catch {
            problem.value = Self.text(for: error)
        }
        setup = MutableProperty(content.setup)
        transitionStyle = MutableProperty(content.transitionStyle)
        names = MutableProperty(content.names)
        known = MutableProperty(content.users ?? [])
        kept = content
        setup.observe(with: self) { own, _ in own.keep() }
        transitionStyle.observe(with: self) { own, _ in own.keep() }
        names.observe(with: self) { own, _ in own.keep() }
        known.observe(with: self) { own, _ in own.keep() }
    }

    /// What went wrong with the file, in words; nil when all is well.
    public var trouble: Property<String?> { problem }

    /// The name by which someone is known; nil before it was chosen.
    public func displayName(of email: String) -> String? { names.value[email] }

    public func setDisplayName(_ name: String, of email: String) { names.value[email] = name }

    /// Who has logged in on this device and not logged out; who did so last comes last.
    public var users: [User] { known.value }

    public func remember(_ user: User) {
        known.value = known.value.filter { $0.email != user.email } + [user]
    }

    public func forget(_ user: User) { known.value.removeAll { $0.email == user.email } }

    private func keep() {
        let content = Content(
            setup: setup.value, transitionStyle: transitionStyle.value, names: names.value,
            users: known.value.isEmpty ? nil : known.value)
        guard content != kept else { return }
        kept = content
        do throws(StoreError) {
            try file.write(content)
            problem.value = nil
        } catch {
            problem.value = Self.text(for: error)
        }
    }

    private static func text(for error: StoreError) -> String {
        switch error {
        case .setAside(let name): "Your settings were damaged. They were kept as \(name)."
        default: "Your settings cannot be kept."
        }
    }
}
