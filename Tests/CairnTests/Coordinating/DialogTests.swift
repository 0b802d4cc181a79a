import Cairn
import CairnTesting
import Testing

@MainActor
struct DialogTests {
    @Test func aButtonClosesTheDialogAndAsksInTheNameOfItsOpener() throws {
        let stage = Stage(.stack("a", above: ["b"]))
        try stage.ask(.present("dialog", as: .alert))
        #expect(stage.tree == "stack[a > b] + alert(dialog)")
        #expect(stage.host.press("Push"))
        #expect(stage.tree == "stack[a > b > pushed]")
        stage.expectAtRest()
    }

    @Test func cancelOnlyCloses() throws {
        let stage = Stage()
        try stage.ask(.present("dialog", as: .actionSheet))
        #expect(stage.host.press("Cancel"))
        #expect(stage.tree == "stack[a]")
    }

    @Test func isAValueThatATestCanCompare() {
        let dialog = Dialog<Int>(
            "Title", message: "Why", .button("Again", 1), .destructive("Off", 2), .cancel)
        #expect(
            dialog == Dialog("Title", message: "Why", .button("Again", 1), .destructive("Off", 2), .cancel))
        #expect(dialog != Dialog("Title", message: "Why", .button("Again", 2), .cancel))
    }

    @Test func hasAtLeastOneButton() {
        #expect(Dialog<Int>("Title").buttons == [.cancel("OK")])
    }
}
