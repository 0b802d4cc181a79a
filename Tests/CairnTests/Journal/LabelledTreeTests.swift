import Cairn
import CairnContract
import CairnTesting
import Testing

/// What a journal in a file begins with: a tree by its labels.
@MainActor
struct LabelledTreeTests {
    @Test(arguments: [
        "()", "() + sheet(login:stack[form])", "() + sheet(a) + fullScreen(stack[b > c])",
        "(a)", "stack[a > b] + sheet(c)", "split[stack[a], stack[b]]", "tabs[*stack[a], b]",
        "~LockScreen over stack[a > b]", "~LockScreen over () + sheet(a)",
    ])
    func `any tree is read as it was`(_ notation: String) throws {
        let tree = try Tree(notation: notation)
        let read = try Tree(labelled: tree.labelled)
        #expect(read.notation == notation)
        #expect(read.shown == tree.shown)
    }

    @Test func `a journal goes on while a login stands over a window in which nothing is yet`() throws {
        let stage = Stage(Building(hall: .interpose(.signIn, as: .sheet)))
        let navigator = stage.navigator
        var writer = JournalWriter()
        _ = writer.newText(of: navigator.journal)
        writer.beginAnew()
        stage.host.pullSheet()
        var replay = try Replay(text: writer.newText(of: navigator.journal))
        try replay.playToEnd()
        #expect(replay.tree.notation == navigator.tree.notation)
    }
}
