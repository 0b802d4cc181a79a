import Cairn
import CairnContract
import CairnTesting
import Testing

/// What follows from one event may be several changes: the journal notes each with the tree that it led to.
@MainActor
struct TwoCommitsTests {
    private func expectReplay(_ navigator: Navigator) throws {
        var replay = try Replay(text: navigator.journal.text())
        var before: Tree?
        for entry in navigator.journal.entries {
            if let before { #expect(entry.before == before) }
            before = entry.tree
            let step = try replay.next()
            #expect(step?.tree.notation == entry.tree.notation)
        }
        #expect(try replay.next() == nil)
        #expect(replay.tree.notation == navigator.tree.notation)
    }

    @Test func `two requests that one finger held replay`() throws {
        let stage = Stage(.stack("a", above: ["b"]))
        #expect(stage.host.beginSwipeBack())
        let push = try stage.ask(.push("c"), from: "a")
        let close = try #require(stage.navigator.sketch("b")).router.close()
        stage.host.endSwipe(finish: false)
        #expect(push.result == .performed && close.result == .performed)
        #expect(
            stage.navigator.journal.entries.map(\.tree.notation).suffix(2) == [
                "stack[a > b > c]", "stack[a]",
            ])
        try expectReplay(stage.navigator)
    }

    @Test func `a superseded request is noted with the tree that it met`() throws {
        let stage = Stage(.stack("a", above: ["b"]))
        #expect(stage.host.beginSwipeBack())
        let first = try stage.ask(.push("c"), from: "b")
        _ = try stage.ask(.popToRoot, from: "b")
        #expect(first.result?.isSuperseded == true)
        stage.host.endSwipe(finish: false)
        try expectReplay(stage.navigator)
    }

    @Test func `ids of foreign places go on with another host`() throws {
        let stage = Stage(.tabs(.stack("a"), [.stack("b")]))
        stage.host.pushForeign()
        stage.navigator.lookAgain()
        #expect(stage.host.tapTab(1))
        let second = TestHost()
        stage.navigator.attach(second)
        second.pushForeign()
        stage.navigator.lookAgain()
        let ids = stage.navigator.tree.nodes.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(stage.tree == "tabs[stack[a > ~Foreign], *stack[b > ~Foreign]]")
        try expectReplay(stage.navigator)
    }
}
