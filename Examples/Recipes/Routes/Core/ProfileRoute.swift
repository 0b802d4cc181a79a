import Cairn

/// Places that a profile is among. The case of an enum is the witness: `enum Route: ProfilePlace { case profile(User.ID) }`.
public nonisolated protocol ProfilePlace: Destination {
    static func profile(_ id: User.ID) -> Self
}

// The first form: the route is a value, and how it opens is the coordinator's affair.

extension Router where Route: ProfilePlace {
    @discardableResult
    public func openProfile(for id: User.ID) -> Request { trigger(.profile(id)) }
}

// The second form, the essay's: how it opens is a default of the route, which a screen's router may override.

/// A profile can be opened.
@MainActor
public protocol ProfileRoute {
    var profileTransition: Opening { get }
    @discardableResult func openProfile(for id: User.ID) -> Request
}

extension ProfileRoute where Self: ScreenRouter, Place: ProfilePlace {
    public var profileTransition: Opening { .modal() }
    @discardableResult
    public func openProfile(for id: User.ID) -> Request { open(.profile(id), by: profileTransition) }
}
