import Cairn
import CairnTesting
import Testing

/// Modals in a style that a platform lacks.
@MainActor
struct StyleObstacleTests {
    private let stage = Stage(ClubOffice())

    private func desk() throws -> Router<OfficeRoute> {
        let node = try #require(stage.navigator.tree.nodes.first { $0.label == "desk" })
        return try #require((stage.navigator.made(for: node.id) as? Screen)?.model as? OfficeModel).router
    }

    @Test func `a style that the host lacks is refused, with the host's words, and nothing changes`() throws {
        stage.host.whyNotIn = { $0 == .sheet ? "there are no sheets" : nil }
        let request = try desk().trigger(.write)
        #expect(request.result == .refused(.unavailable("mail", why: "there are no sheets")))
        #expect(stage.tree == "stack[desk]")
        #expect(try desk().trigger(.read).result == .performed)
        #expect(stage.tree == "stack[desk] + fullScreen(rules(safariPage))")
    }

    @Test func `the host is asked for what is presented, not for what is below`() throws {
        var asked: [Tree.ModalStyle] = []
        stage.host.whyNotIn = {
            asked.append($0)
            return nil
        }
        try desk().trigger(.callAndNote)
        #expect(asked == [])
        try desk().trigger(.share)
        #expect(Set(asked) == [.popover])
    }
}
