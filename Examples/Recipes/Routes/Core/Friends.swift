import Cairn
import CairnBinding

/// Someone on the list.
public nonisolated struct User: Hashable, Sendable, Identifiable {
    public let id: Int
    public let name: String
    /// Numbers with 555-01 are nobody's.
    public var phone: String { "+1555010\(id)" }

    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}

/// Nobody has that id: a coordinator that throws it shows nothing, and the refusal says why.
public nonisolated struct UnknownUser: Error {
    public let id: User.ID
}

/// Who is whose friend.
@MainActor
public final class Friends {
    public var all: Property<[User]> { users }
    private let users: MutableProperty<[User]>
    /// Who is no friend any more has a profile still.
    private let known: [User]

    public init(_ users: [User] = Friends.sample) {
        self.users = MutableProperty(users)
        known = users
    }

    public func user(_ id: User.ID) throws -> User {
        guard let user = known.first(where: { $0.id == id }) else { throw UnknownUser(id: id) }
        return user
    }

    public func remove(_ id: User.ID) { users.value.removeAll { $0.id == id } }

    public nonisolated static let captain: User.ID = 1
    public nonisolated static let sample = ["Ana", "Bo", "Cem"].enumerated().map {
        User(id: $0 + 1, name: $1)
    }
}
