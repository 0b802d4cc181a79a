import Foundation

/// A value in a file. What cannot be read is never overwritten, but kept aside.
@MainActor
final class JSONFile<Value: Codable> {
    private let files: any Files
    private let name: String

    init(_ name: String, in files: any Files) {
        self.name = name
        self.files = files
    }

    /// - Returns: The value; nil when there is no file.
    /// - Throws: ``StoreError/setAside(as:)`` when the file holds something else, or half of it: only once, as the
    ///   file is gone from its place then.
    func read() throws(StoreError) -> Value? {
        let data: Data?
        do { data = try files.read(name) } catch { throw .noAccess("It cannot be read.") }
        guard let data else { return nil }
        do { return try JSONDecoder().decode(Value.self, from: data) } catch { throw try setAside() }
    }

    func write(_ value: Value) throws(StoreError) {
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            try files.write(encoder.encode(value), to: name)
        } catch {
            throw .noAccess("It cannot be written.")
        }
    }

    private func setAside() throws(StoreError) -> StoreError {
        var number = 1
        while files.exists(place(number)) { number += 1 }
        do { try files.rename(name, to: place(number)) } catch { throw .noAccess("It cannot be kept aside.") }
        return .setAside(as: place(number))
    }

    private func place(_ number: Int) -> String { "\(name).damaged-\(number)" }
}
