import Foundation

extension AppMap {
    /// As it is kept in a file: the same map is the same bytes.
    var json: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = (try? encoder.encode(self)) ?? Data()
        return data + Data("\n".utf8)
    }

    /// Reads a file.
    init(json data: Data) throws(ReadError) {
        struct Version: Decodable { var version: Int }
        let decoder = JSONDecoder()
        guard let version = try? decoder.decode(Version.self, from: data).version else {
            throw ReadError(text: "this is no storyboard")
        }
        guard (1...Self.version).contains(version) else {
            throw ReadError(text: "this storyboard is of version \(version); known is \(Self.version)")
        }
        do { self = try decoder.decode(AppMap.self, from: data) } catch {
            throw ReadError(text: "this storyboard cannot be read: \(error)")
        }
        let written = try? JSONSerialization.jsonObject(with: data)
        if let name = Self.absurdCount(in: written as Any) {
            throw ReadError(text: "'\(name)' of this storyboard counts nothing that could be counted")
        }
    }

    /// The name of a count that is below 0, or so high that sums of such have no place.
    private static func absurdCount(in written: Any) -> String? {
        if let list = written as? [Any] { return list.lazy.compactMap(absurdCount).first }
        guard let fields = written as? [String: Any] else { return nil }
        let counts: Set = ["steps", "replayed", "launches", "visits", "count", "effects", "omitted"]
        for (name, value) in fields {
            if let found = absurdCount(in: value) { return found }
            if counts.contains(name), let count = value as? NSNumber, !(0...1e12 ~= count.doubleValue) {
                return name
            }
        }
        return nil
    }

    /// Why a file is no map.
    struct ReadError: Error, Hashable, Sendable { var text: String }
}
