import Cairn
import CairnContract
import CairnTesting
import Testing

/// A coordinator puts a place into another tab, and leaves: whoever is around it answers for that place from then on.
@MainActor
struct CoordinatorsThatLeaveTests {
    private let stage = Stage(.tabs(.stack("a"), [.stack("b")]))

    /// A coordinator in the first tab puts this into the second, and leaves.
    private func leave(_ place: Place) throws {
        try stage.ask(.push("co1_stack_s1"), from: "a")
        try stage.ask(.in(.tab("b"), .push(place)), from: "s1")
        try stage.ask(.popToRoot, from: "a")
        #expect(stage.tree.contains("\(place)"))
    }

    @Test func `what it put into a tab is made once that comes to the front`() throws {
        try leave("s2")
        stage.host.tapTab(1)
        #expect(stage.tree == "tabs[stack[a], *stack[b > s2]]")
        #expect(stage.host.front == "s2")
        stage.expectAtRest()
    }

    @Test func `what it put there goes on`() throws {
        try stage.ask(.select("b"), from: "a")
        try leave("s2")
        #expect(try stage.ask(.push("s3"), from: "s2").result == .performed)
        stage.expectAtRest()
    }

    @Test func `guards around it hold what it put there`() throws {
        try stage.ask(.select("b"), from: "a")
        try leave("co2_stack_s2")
        #expect(
            try stage.ask(.push("s3_topRefuse"), from: "s2").result
                == .refused(.guarded("s3_topRefuse", why: "it is shut")))
        stage.expectAtRest()
    }

    @Test func `what it had decided is refused as such`() async throws {
        try stage.ask(.select("b"), from: "a")
        try stage.ask(.push("co1_stack_s1"), from: "a")
        try stage.ask(.in(.tab("b"), .push("s2")), from: "s1")
        let model = try #require(stage.navigator.sketch("s2"))
        let request = model.ask(.push("s3_topWaitAllow"))
        try stage.ask(.popToRoot, from: "a")
        while model.scene.waiting == 0 { await takeTurn() }
        model.scene.openGates()
        #expect(await request.outcome == .refused(.coordinatorLeft))
        stage.expectAtRest()
    }

    @Test func `a flow that came first for it decides nothing in its place`() async throws {
        try stage.ask(.present("co1_stack_s1_ownInterpose", as: .sheet), from: "a")
        // What it came first for is no longer wanted.
        try stage.ask(.select("b"), from: "a")
        #expect(
            try stage.ask(.push("s3_outReplaceAll"), from: "s1_login").result == .refused(.coordinatorLeft))
        stage.expectAtRest()
    }
}
