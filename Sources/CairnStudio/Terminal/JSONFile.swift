import Cairn
import Foundation

/// A value in a file of JSON, and why it cannot be read in words that name the place.
enum JSONFile {
    /// - Parameter remedy: How such a file comes about.
    static func read<Value: Decodable>(
        _ type: Value.Type = Value.self, from data: Data, remedy: String
    ) throws(Trouble) -> Value {
        do { return try JSONDecoder().decode(type, from: data) } catch {
            throw Trouble(cause: cause(of: error, in: data), remedy: remedy)
        }
    }

    /// Why a file cannot be read, and what to do about it.
    struct Trouble: Error, Hashable, Sendable, CustomStringConvertible {
        var cause: String
        var remedy: String

        var description: String { "\(cause); \(remedy)" }
    }

    private static func cause(of error: any Error, in data: Data) -> String {
        guard case DecodingError.dataCorrupted(let context) = error, context.codingPath.isEmpty else {
            return words(of: error)
        }
        // Foundation does not say where.
        guard let text = String(data: data, encoding: .utf8) else { return "this is no text in UTF-8" }
        do throws(SavedTextError) { _ = try SavedValue(json: text) } catch {
            guard case .malformed(let expected, let offset) = error else {
                return "this is no JSON: \(error)"
            }
            return "\(place(offset, in: text)): this is no JSON: \(expected)"
        }
        return "a number in it is too large, or is no whole number where one is expected"
    }

    private static func place(_ offset: Int, in text: String) -> String {
        let before = text.utf8.prefix(offset)
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
        return "line \(line), column \(column)"
    }
}
