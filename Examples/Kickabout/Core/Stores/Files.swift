import Foundation

/// A few files by their names.
@MainActor
public protocol Files: AnyObject {
    /// - Returns: What is in the file; nil when there is none.
    func read(_ name: String) throws -> Data?
    /// Writes all of it or nothing: when it fails, or the power does, the old content is still there.
    func write(_ data: Data, to name: String) throws
    /// Gives a file another name that nothing has yet. Does nothing when there is no such file.
    func rename(_ name: String, to other: String) throws
    func exists(_ name: String) -> Bool
}

/// Files in a folder of this device, which is made when something is first written.
@MainActor
public final class Disk: Files {
    private let folder: URL

    public init(_ folder: URL) {
        self.folder = folder
    }

    public func read(_ name: String) throws -> Data? {
        exists(name) ? try Data(contentsOf: folder.appendingPathComponent(name)) : nil
    }

    public func write(_ data: Data, to name: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // Into another file first, which then takes the place of this one in a single step.
        try data.write(to: folder.appendingPathComponent(name), options: .atomic)
    }

    public func rename(_ name: String, to other: String) throws {
        guard exists(name) else { return }
        try FileManager.default.moveItem(
            at: folder.appendingPathComponent(name), to: folder.appendingPathComponent(other))
    }

    public func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
    }
}

/// Files that last as long as this object: for a demonstration, and for tests, which can fill them and break them.
@MainActor
public final class MemoryFiles: Files {
    public var contents: [String: Data]
    /// Whether nothing more can be written.
    public var isFull = false

    /// There is no room left.
    public struct Full: Error {}

    public init(_ contents: [String: String] = [:]) {
        self.contents = contents.mapValues { Data($0.utf8) }
    }

    public func read(_ name: String) throws -> Data? { contents[name] }

    public func write(_ data: Data, to name: String) throws {
        guard !isFull else { throw Full() }
        contents[name] = data
    }

    public func rename(_ name: String, to other: String) throws {
        if let data = contents.removeValue(forKey: name) { contents[other] = data }
    }

    public func exists(_ name: String) -> Bool { contents[name] != nil }
}
