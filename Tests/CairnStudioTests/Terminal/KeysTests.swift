import CairnTesting
import Testing

@testable import CairnStudio

struct KeysTests {
    func keys(_ portions: [UInt8]...) -> [Key] {
        var keys = Keys()
        return portions.flatMap { keys.take($0) }
    }

    @Test func `letters, return, backspace and control are keys`() {
        #expect(
            keys([0x61, 0x0D, 0x0A, 0x7F, 0x08, 0x03])
                == [.character("a"), .enter, .enter, .backspace, .backspace, .control("c")])
    }

    @Test func `a character of several bytes is one key, however it comes`() {
        let bytes = Array("é日👍".utf8)
        #expect(keys(bytes) == [.character("é"), .character("日"), .character("👍")])
        var some = Keys()
        #expect(bytes.flatMap { some.take([$0]) } == keys(bytes))
    }

    @Test func `escape is a key, and arrows are passed over`() {
        #expect(keys([0x1B]) == [.escape])
        #expect(keys([0x1B, 0x5B, 0x41, 0x61]) == [.character("a")])
        #expect(keys([0x1B, 0x4F, 0x50]) == [])
        #expect(keys([0x1B, 0x5B, 0x31, 0x3B], [0x35, 0x43, 0x62]) == [.character("b")])
    }

    @Test func `a sequence that breaks off takes no key along`() {
        #expect(keys([0x1B, 0x5B], [0x03]) == [.control("c")])
        #expect(keys([0x1B, 0x5B], [0x31], [0x0D]) == [.enter])
        #expect(keys([0x1B, 0x5B, 0x1B]) == [.escape])
    }

    @Test func `what is no text is passed over, and nothing makes it trap`() {
        #expect(keys([0xFF, 0x61, 0xC3, 0x62, 0x80, 0x63]) == ["a", "b", "c"].map { .character($0) })
        let seed = SeededRandom.seedOfTests
        var random = SeededRandom(seed: seed)
        var keys = Keys()
        for _ in 0..<2_000 {
            _ = keys.take(
                (0..<Int.random(in: 0...9, using: &random)).map { _ in
                    UInt8.random(in: 0...255, using: &random)
                })
        }
    }
}
