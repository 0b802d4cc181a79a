import Testing

@testable import CairnStudio

struct ScriptKeeperTests {
    @Test func `time that passes is one line, as long as a line may be`() throws {
        var script = ScriptKeeper()
        for _ in 1...5 { script.pass(43_200, entries: 0) }
        #expect(script.texts == ["wait 86400.0", "wait 86400.0", "wait 43200.0"])
        for text in script.texts { #expect(try Action(line: text) != nil) }
    }
}
