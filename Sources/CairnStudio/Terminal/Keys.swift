import Foundation

/// What a person pressed.
enum Key: Hashable, Sendable {
    case character(Character)
    case enter
    case backspace
    case escape
    /// Control and a letter.
    case control(Character)
}

/// Makes keys of the bytes that a terminal sends, which may come in any portions.
struct Keys: Sendable {
    private var rest: [UInt8] = []

    /// The keys that are complete now. An incomplete character waits for the rest of it; an escape at the end of
    /// a portion is the key.
    mutating func take(_ bytes: some Sequence<UInt8>) -> [Key] {
        rest += bytes
        var keys: [Key] = []
        var position = 0
        while position < rest.count {
            guard let (key, length) = next(at: position) else { break }
            if let key { keys.append(key) }
            position += length
        }
        rest.removeFirst(position)
        return keys
    }

    /// The key that begins there, and its length; no key for what is passed over. Nil when more has to come.
    private func next(at position: Int) -> (Key?, Int)? {
        let byte = rest[position]
        switch byte {
        case 0x0D, 0x0A: return (.enter, 1)
        case 0x7F, 0x08: return (.backspace, 1)
        case 0x1B: return escape(at: position)
        case 0..<0x20:
            return (.control(Character(Unicode.Scalar(byte + 0x60))), 1)
        case 0x20..<0x7F: return (.character(Character(Unicode.Scalar(byte))), 1)
        default: return character(at: position)
        }
    }

    /// Arrows and their like are sequences that mean nothing here.
    private func escape(at position: Int) -> (Key?, Int)? {
        guard position + 1 < rest.count, rest[position + 1] == 0x5B || rest[position + 1] == 0x4F else {
            return (.escape, 1)
        }
        var end = position + 2
        while end < rest.count, (0x20...0x3F).contains(rest[end]) { end += 1 }
        guard end < rest.count else { return nil }
        // What can't be in one ends it, and is a key itself.
        return (nil, (0x40...0x7E).contains(rest[end]) ? end - position + 1 : end - position)
    }

    private func character(at position: Int) -> (Key?, Int)? {
        let length = rest[position].lengthOfCharacter
        guard length > 1 else { return (nil, 1) }
        let bytes = rest[position...].prefix(length)
        if let wrong = bytes.dropFirst().firstIndex(where: { $0 & 0xC0 != 0x80 }) {
            return (nil, wrong - position)
        }
        guard bytes.count == length else { return nil }
        return (String(bytes: bytes, encoding: .utf8)?.first.map { .character($0) }, length)
    }
}
