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
        guard version <= Self.version else {
            throw ReadError(text: "this storyboard is of version \(version); known is \(Self.version)")
        }
        do { self = try decoder.decode(AppMap.self, from: data) } catch {
            throw ReadError(text: "this storyboard cannot be read: \(error)")
        }
    }

    /// Why a file is no map.
    struct ReadError: Error, Hashable, Sendable { var text: String }
}
