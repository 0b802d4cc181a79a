import Cairn
import CairnContract
import CairnTesting
import Testing

@MainActor
struct RequestTests {
    @Test func `is performed at once when nothing holds the tree`() throws {
        let stage = Stage()
        let request = try stage.ask(.push("b"))
        #expect(request.result == .performed)
        #expect(stage.tree == "stack[a > b]")
        stage.expectAtRest()
    }

    @Test func `is performed while the pixels still follow`() throws {
        let stage = Stage(pace: .byHand)
        #expect(try stage.ask(.push("b")).result == .performed)
        #expect(try stage.ask(.push("c")).result == .performed)
        #expect(stage.tree == "stack[a > b > c]")
        #expect(stage.host.shown != stage.navigator.tree.shown)
        stage.host.endSteps()
        stage.expectAtRest()
    }

    @Test func `the double tap is refused until the first is on screen`() throws {
        let stage = Stage(pace: .byHand)
        try stage.ask(.push("b"), from: "a")
        #expect(try stage.ask(.push("b"), from: "a").result == .refused(.alreadyAsked(route: #"push("b")"#)))
        stage.host.endSteps()
        #expect(try stage.ask(.push("b"), from: "a").result == .performed)
        stage.host.endSteps()
        #expect(stage.tree == "stack[a > b > b]")
    }

    @Test func `is refused with the reason and the tree it met`() throws {
        let stage = Stage()
        let result = try #require(try stage.ask(.pop).result)
        #expect(result == .refused(.nothingToPop(stage.navigator.tree)))
        #expect("\(result)" == "refused: the asker's stack is at its root; nothing can be popped in stack[a]")
    }

    @Test func `is refused once its screen has left`() throws {
        let stage = Stage(.stack("a", above: ["b"]))
        let router = try #require(stage.navigator.front).router
        try stage.ask(.pop)
        #expect(router.trigger(.push("c")).result == .refused(.askerLeft))
        #expect(router.close().result == .refused(.askerLeft))
        let entry = try #require(stage.navigator.journal.entries.last)
        #expect("\(entry.cause)" == "a screen that is not in the tree asked for close")
    }

    @Test func `is refused once the navigator is gone`() throws {
        var stage: Stage? = Stage()
        let router = try #require(stage?.navigator.front).router
        stage = nil
        let result = try #require(router.trigger(.push("b")).result)
        #expect(result == .refused(.noNavigator))
        #expect("\(result)".hasSuffix("keep it beside the window, in the scene's delegate"))
    }

    @Test func `closes what its screen opened`() throws {
        let stage = Stage()
        let before = stage.navigator.tree
        try stage.ask(.present(.stack("b"), as: .sheet))
        try stage.ask(.push("c"))
        #expect(try #require(stage.navigator.sketch("b")).router.close().result == .performed)
        #expect(stage.navigator.tree == before)
        stage.expectAtRest()
    }

    @Test func `can be awaited`() async throws {
        let stage = Stage()
        #expect(await (try stage.ask(.push("b"))).outcome == .performed)
        await stage.navigator.settled()
        stage.expectAtRest()
    }

    @Test func `thousands in a burst each have their outcome`() throws {
        let stage = Stage(pace: .byHand)
        let requests = try (0..<2_000).map { number in
            try stage.ask(number.isMultiple(of: 2) ? .push("b") : .pop)
        }
        #expect(requests.allSatisfy { $0.result == .performed })
        stage.host.endSteps()
        #expect(stage.tree == "stack[a]")
        stage.expectAtRest()
    }
}
