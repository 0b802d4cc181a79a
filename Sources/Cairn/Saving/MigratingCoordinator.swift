/// A coordinator whose destinations have changed since an earlier version of the app, that still knows how they were.
/// ```swift
/// var version: Int { 2 }
/// func migrated(_ old: SavedValue, from version: Int) -> SavedValue {
///     version < 2 ? old.renaming("game", to: "match") : old
/// }
/// ```
@MainActor
public protocol MigratingCoordinator: Coordinator {
    /// The version of its destinations, saved with each of them. One that was saved by a coordinator that did not migrate
    /// yet has version 0. So count on, also where the ``ScreenFactory/root`` is another container now: where what another version has
    /// saved stood in a stack, say, and columns are there today, each stack or screen that begins with what a column begins with
    /// stands there, and all else is reported as lost. A tab that is new in the root comes by itself.
    var version: Int { get }

    /// A destination as it was saved by another version, in today's form. Not asked about those of the same version. Each stays
    /// with the coordinator that saved it, in the place where it stood: one cannot become two, nor go to another coordinator.
    /// - Throws: To lose it, with a reason for the report.
    func migrated(_ old: SavedValue, from version: Int) throws -> SavedValue
}

extension Coordinator {
    /// Whether a destination is one of its own.
    func has(_ destination: AnyDestination) -> Bool { destination.base is Destination }

    /// One of its own destinations, read from what was saved.
    func restored(_ saved: SavedValue, from version: Int) throws -> AnyDestination {
        guard let type = Destination.self as? any (CairnTree.Destination & Decodable).Type else {
            throw Refusal.wrongType(expected: "a Codable destination", found: "\(Destination.self)")
        }
        var saved = saved
        if let migrating = self as? any MigratingCoordinator, version != migrating.version {
            saved = try migrating.migrated(saved, from: version)
        }
        return AnyDestination(try saved.read(type))
    }
}
