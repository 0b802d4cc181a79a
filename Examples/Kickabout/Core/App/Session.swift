import Cairn
import CairnBinding
import LoginRecipe

/// Who is at a window. Links and saved state do not say: who follows them has to be somebody already, or becomes
/// it first.
@MainActor
public final class Session {
    private let preferences: Preferences
    private let inside = MutableProperty<User?>(nil)
    /// Who has logged in here; nil for nobody.
    public private(set) var user: User? {
        didSet { inside.value = isNamed ? user : nil }
    }

    /// Whether somebody has logged in at this very window.
    private var isEntered = false

    /// Begins with who logged in last on this device, and did not log out.
    init(preferences: Preferences) {
        self.preferences = preferences
        resume(preferences.users.last?.email)
    }

    /// Who has logged in, once they have a name in the league as well.
    public var member: Property<User?> { inside }

    func enter(_ user: User) {
        preferences.remember(user)
        isEntered = true
        self.user = user
    }

    /// Goes on as somebody, if they did not log out on this device since; else nobody is here. Does nothing once somebody
    /// has logged in.
    func resume(_ email: String?) {
        guard !isEntered else { return }
        user = preferences.users.first { $0.email == email }
    }

    func setName(_ name: String) {
        guard let user else { return }
        preferences.setDisplayName(name, of: user.email)
        self.user = user
    }

    /// Does nothing where nobody is.
    func leave() {
        guard let user else { return }
        preferences.forget(user)
        self.user = nil
    }

    /// Waits until somebody is a member.
    /// - Returns: Nil when nobody wants to know any more.
    func nextMember() async -> User? {
        let (members, found) = AsyncStream.makeStream(of: User.self)
        let bond = member.observe { if let member = $0 { found.yield(member) } }
        defer { bond.end() }
        for await member in members { return member }
        return nil
    }

    private var isNamed: Bool { user.map { preferences.displayName(of: $0.email) != nil } ?? false }
}
