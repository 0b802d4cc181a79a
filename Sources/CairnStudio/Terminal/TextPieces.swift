/// A text that comes in pieces, each of which may break off in the middle of a character.
struct TextPieces: Sendable {
    /// The beginning of a character, which waits for the rest of it.
    private(set) var rest: [UInt8] = []

    /// What is whole now.
    mutating func take(_ bytes: some Sequence<UInt8>) -> String {
        rest += bytes
        var end = rest.count
        // A character has four bytes at most, and all but the first begin with the bits 10.
        if let start = rest.indices.suffix(3).last(where: { rest[$0] & 0xC0 != 0x80 }),
            rest.count - start < rest[start].lengthOfCharacter
        {
            end = start
        }
        defer { rest.removeFirst(end) }
        return String(decoding: rest[..<end], as: UTF8.self)
    }
}

extension UInt8 {
    /// How many bytes a character has in UTF-8 that begins with this one; 1 also where none does.
    var lengthOfCharacter: Int {
        switch self {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 1
        }
    }
}
