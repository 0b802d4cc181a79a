import Testing

@testable import CairnStudio

struct TextPiecesTests {
    @Test(arguments: 1...9)
    func `a text is the same in whatever pieces it comes`(size: Int) {
        let text = "xé日本🥇e\u{301}\n👩‍👩‍👧‍👦 end"
        var pieces = TextPieces()
        var read = ""
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: size) {
            read += pieces.take(bytes[start..<min(bytes.count, start + size)])
        }
        #expect(read == text && pieces.rest.isEmpty)
    }

    @Test func `what is no text waits for nothing`() {
        var pieces = TextPieces()
        #expect(pieces.take([0xFF, 0x80, 0x80, 0x80, 0x80]).count == 5)
        #expect(pieces.take([0x41, 0xE6, 0x97]) == "A")
        #expect(pieces.take([0x42]) == "\u{FFFD}B" && pieces.rest.isEmpty)
    }
}
