import Cairn
import CairnContract
import Testing

/// What a form of a walk has said, as law 8 takes it.
@MainActor
struct SketchFormTests {
    @Test func `who said yes may leave though it is asked once more`() async throws {
        let stage = Stage()
        try stage.ask(.push("form1"), from: "a")
        try stage.ask(.push("form2"), from: "form1")
        let below = try #require(stage.navigator.sketch("form1") as? SketchForm)
        let front = try #require(stage.navigator.sketch("form2") as? SketchForm)
        let request = try stage.ask(.set("b"), from: "a")
        while !front.isAsked { await takeTurn() }
        front.answer(true)
        while !below.isAsked { await takeTurn() }
        front.close()
        while !front.isAsked { await takeTurn() }
        below.answer(true)
        #expect(await request.outcome == .performed)
        #expect(stage.tree == "stack[b]")
        #expect(front.scene.released == [front.node, below.node])
    }
}
