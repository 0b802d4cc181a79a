import Cairn
import CairnBinding

/// Someone on the list.
public nonisolated struct User: Hashable, Sendable, Identifiable {
    public let id: Int
    public let name: String

    public init(id: Int, name: String) { (self.id, self.name) = (id, name) }
}

/// Who is whose friend.
@MainActor
public final class Friends {
    public var all: Property<[User]> { users }
    private let users: MutableProperty<[User]>

    public init(_ users: [User] = Friends.sample) { self.users = MutableProperty(users) }

    public func user(_ id: User.ID) -> User {
        users.value.first { $0.id == id } ?? User(id: id, name: "Somebody")
    }

    public func remove(_ id: User.ID) { users.value.removeAll { $0.id == id } }

    public nonisolated static let sample = ["Ana", "Bo", "Cem"].enumerated().map {
        User(id: $0 + 1, name: $1)
    }
}
