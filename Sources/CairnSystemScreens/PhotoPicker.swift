import Cairn

/// The system's own picker of photos, which needs no permission: the app gets what is picked and sees nothing else.
///
/// It answers what was picked, at least one photo; a picker that was closed is left.
public struct PhotoPicker: SystemScreen, CustomStringConvertible {
    /// One photo that was picked. Its picture is not there yet, and may have to be fetched from elsewhere.
    public struct Photo: CustomStringConvertible, Sendable {
        /// The picture as a file's bytes, of the kind it has in the library. Throws what kept it from being loaded.
        public let bytes: @MainActor () async throws -> [UInt8]

        /// A photo that is loaded so; for a test, `Photo { [1, 2, 3] }`.
        public init(bytes: @escaping @MainActor () async throws -> [UInt8]) { self.bytes = bytes }

        /// What it is called in a journal.
        public var description: String { "photo" }
    }

    /// What was picked, in the order in which the system says it.
    public typealias Answer = [Photo]

    /// How many may be picked; 0 for any number.
    public let limit: Int

    /// Picks up to so many; one by default, any number for 0.
    public init(limit: Int = 1) { self.limit = max(0, limit) }

    /// What it is called in a tree.
    public var description: String { "photoPicker" }
}
