import Cairn
import Testing

/// Files that older versions wrote.
struct OldJournalTests {
    @Test func `a journal of version 1 replays`() throws {
        var replay = try Replay(text: versionOneJournal)
        var steps: [Replay.Step] = []
        while let step = try replay.next() { steps.append(step) }
        #expect(steps.count == 29)
        #expect(steps.first?.tree.notation == "tabs[*flowA:stack[inflowA], b, flowC]")
        #expect(steps[21].tree.notation == "tabs[*flowA:stack[inflowA > e > ~Foreign], c]")
        #expect(steps.last?.tree.notation == "tabs[matches:stack[list > match(7)], *players]")
        #expect(Set(steps.last?.tree.nodes.map(\.id.number) ?? []) == [0, 1, 2, 3, 4])
    }

    @Test func `a newer one is refused, and both versions are named`() {
        let text = versionOneJournal.replacing(#"{"cairn":1,"kind""#, with: #"{"cairn":4,"kind""#)
        let error = #expect(throws: SavedTextError.tooNew(version: 4, known: 3)) { try Replay(text: text) }
        #expect(error?.description == "it is of version 4, and this Cairn reads up to version 3")
    }
}
