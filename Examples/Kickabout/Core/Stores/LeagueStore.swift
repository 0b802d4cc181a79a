/// Where a league is kept.
@MainActor
public protocol LeagueStore: AnyObject {
    func load() async throws(StoreError) -> League
    /// Makes a change; when this throws, nothing has changed.
    /// - Returns: The league as it is now, with what others have done meanwhile.
    func perform(_ change: LeagueChange) async throws(StoreError) -> League
}

/// Why a store could not do it.
public nonisolated enum StoreError: Error, Hashable, Sendable {
    /// The change makes no sense.
    case refused(LeagueRefusal)
    /// What was there cannot be read. It was kept under this name, and an empty league takes its place.
    case setAside(as: String)
    /// The file cannot be read or written at all, and why.
    case noAccess(String)
    /// The service cannot be reached.
    case down
    /// The service took too long.
    case tooSlow
    /// The service answered something that is no league.
    case nonsense
    /// Nobody wants to know any more.
    case cancelled

    /// In words for the one who waits.
    public var text: String {
        switch self {
        case .refused(let refusal): refusal.text
        case .setAside(let name):
            "The file of your league is damaged. It was kept as \(name), and you begin with an empty league."
        case .noAccess(let why): "The file of your league cannot be used. \(why)"
        case .down: "The league cannot be reached."
        case .tooSlow: "The league takes too long to answer."
        case .nonsense: "The league answers nonsense."
        case .cancelled: "It was interrupted."
        }
    }
}
