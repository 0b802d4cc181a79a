import CairnTesting
import Testing

@testable import Cairn

/// What outsiders broke, each by itself.
@MainActor
struct LatelyFoundTests {
    @Test func whoWaitsForPixelsKeepsNoNavigatorAlive() async throws {
        var stage: Stage? = Stage(pace: .byHand)
        weak let navigator = stage?.navigator
        let request = try #require(try stage?.ask(.push("b")))
        let waiting = Task { await request.settled() }
        await takeTurns { navigator == nil }
        stage = nil
        #expect(await waiting.value == .performed)
        #expect(navigator == nil)
    }

    @Test func whoIsCancelledWaitsForNoPixels() async throws {
        let stage = Stage(pace: .byHand)
        let request = try stage.ask(.push("b"))
        let waiting = Task { await request.settled() }
        await takeTurns { request.result }
        waiting.cancel()
        #expect(await waiting.value == .performed)
    }

    @Test func whatIsPresentedInAnotherTabIsAnsweredThere() throws {
        let stage = Stage(.tabs(.stack("a", above: ["b"]), [.stack("c")]))
        try stage.ask(.select("c"), from: "b")
        try stage.ask(.select("a"), from: "c")
        try stage.ask(.in(.tab("c"), .present("dialog", as: .alert)), from: "b")
        try stage.ask(.pop, from: "b")
        #expect(stage.tree == "tabs[*stack[a], stack[c]] + alert(dialog by c)")
        #expect(stage.host.press("Push"))
        #expect(stage.tree == "tabs[*stack[a], stack[c > pushed]]")
    }

    @Test func aModalThatCannotStandThereIsNamed() throws {
        let stage = Stage(.stack("a"))
        try stage.ask(.present("b", as: .sheet))
        let text = stage.navigator.snapshot().text.replacing("\"sheet\"", with: "\"currentContext\"")
        let again = Navigator(root: SketchCoordinator(.stack("a")), restoring: try Snapshot(text: text))
        #expect(again.tree.notation == "stack[a]")
        #expect(again.notRestored.map(\.label) == ["currentContext(b)"])
    }

    @Test func aHeightBelowOnePointIsRead() throws {
        let stage = Stage(.stack("a"))
        try stage.ask(.present("b", as: .sheet(detents: [.height(-1)])))
        #expect(stage.tree == "stack[a] + sheet[*height(1)](b)")
        #expect(try Tree(notation: stage.tree).notation == stage.tree)
    }
}
