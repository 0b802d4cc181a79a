import Cairn
import Foundation

/// What stands in a file of JSON, and why it cannot be read in words that name the place.
struct JSONFile {
    let value: SavedValue
    private let data: Data
    private let remedy: String

    /// - Parameter remedy: How such a file comes about.
    init(_ data: Data, remedy: String) throws(Failure) {
        value = try Self.value(in: data, remedy: remedy)
        (self.data, self.remedy) = (data, remedy)
    }

    /// The value as a type of one's own.
    func read<Value: Decodable>(_ type: Value.Type = Value.self) throws(Failure) -> Value {
        do { return try JSONDecoder().decode(type, from: data) } catch {
            throw Failure(cause: cause(of: error, reading: type), remedy: remedy)
        }
    }

    /// Which form of its kind of file this is, as every form says it.
    func version() throws(Failure) -> Int {
        struct Versioned: Decodable { var version: Int }
        return try read(Versioned.self).version
    }

    /// Why a file cannot be read, and what to do about it.
    struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        var cause: String
        var remedy: String

        var description: String { "\(cause); \(remedy)" }
    }

    /// Foundation does not say where it stops, and takes some of what is no JSON for JSON.
    private static func value(in data: Data, remedy: String) throws(Failure) -> SavedValue {
        guard let text = String(data: data, encoding: .utf8) else {
            throw Failure(cause: "this is no text in UTF-8", remedy: remedy)
        }
        do throws(SavedTextError) { return try SavedValue(json: text) } catch {
            guard case .malformed(let expected, let offset) = error else {
                throw Failure(cause: "this is no JSON: \(error)", remedy: remedy)
            }
            throw Failure(cause: "\(place(offset, in: text)): this is no JSON: \(expected)", remedy: remedy)
        }
    }

    private func cause<Value: Decodable>(of error: any Error, reading type: Value.Type) -> String {
        guard case DecodingError.dataCorrupted(let context) = error, context.codingPath.isEmpty else {
            return words(of: error)
        }
        // Foundation does not say of a number which it is, and ours reads the same.
        var path: [any CodingKey] = []
        do { _ = try value.read(type) } catch DecodingError.typeMismatch(_, let context) {
            path = context.codingPath
        } catch {}
        let text = "this number is too large, or is no whole number where one is expected"
        return words(of: DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: text)))
    }

    private static func place(_ offset: Int, in text: String) -> String {
        let before = text.utf8.prefix(offset)
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
        return "line \(line), column \(column)"
    }
}
