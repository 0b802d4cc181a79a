import Cairn
import CairnContract
import Testing

/// What a form of a walk has said, as law 8 takes it.
@MainActor
struct SketchFormTests {
    @Test func `who said yes may leave though it is asked once more`() async throws {
        let stage = Stage()
        try stage.ask(.push("form1"), from: "a")
        let form = try #require(stage.navigator.sketch("form1") as? SketchForm)
        let request = try stage.ask(.set("s2_topWaitAllow"), from: "a")
        while !form.isAsked { await takeTurn() }
        form.answer(true)
        while form.scene.waiting == 0 { await takeTurn() }
        form.close()
        while !form.isAsked { await takeTurn() }
        form.scene.openGates()
        #expect(await request.outcome == .performed)
        #expect(stage.tree == "stack[s2_topWaitAllow]")
        #expect(form.scene.released == [form.node])
    }
}
