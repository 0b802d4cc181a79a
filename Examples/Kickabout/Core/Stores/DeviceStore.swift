/// A league in a file on this device.
@MainActor
public final class DeviceStore: LeagueStore {
    private let file: JSONFile<League>

    /// - Parameter name: The name of the file among these.
    public init(files: any Files, name: String = "league.json") {
        file = JSONFile(name, in: files)
    }

    public func load() async throws(StoreError) -> League { try current() }

    public func perform(_ change: LeagueChange) async throws(StoreError) -> League {
        var league = try current()
        do throws(LeagueRefusal) { league = try league.applying(change) } catch { throw .refused(error) }
        try file.write(league)
        return league
    }

    private func current() throws(StoreError) -> League { try file.read() ?? League() }
}
