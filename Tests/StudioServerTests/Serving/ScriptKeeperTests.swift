import Testing

@testable import CairnStudio

struct ScriptKeeperTests {
    @Test func `time that passes is one line, as long as a line may be`() throws {
        var script = ScriptKeeper()
        for _ in 1...5 { script.pass(43_200, entries: 0) }
        #expect(script.texts == ["wait 86400.0", "wait 86400.0", "wait 43200.0"])
        for text in script.texts { #expect(try Action(line: text) != nil) }
    }

    @Test func `time that a line has left behind stands in its place, where entries are that came meanwhile`()
    {
        var script = ScriptKeeper()
        script.pass(2, entries: 0)
        let index = script.count
        script.begin("wait")
        script.takeBack()
        script.pass(60, entries: 3, isApart: true)
        #expect(script.texts == ["wait 2.0", "wait 60.0"] && index == 1)
        script.pass(1, entries: 3)
        #expect(script.texts == ["wait 2.0", "wait 61.0"])
    }
}
