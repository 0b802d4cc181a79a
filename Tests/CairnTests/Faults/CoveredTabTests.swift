import Cairn
import CairnContract
import CairnTesting
import Testing

/// What is asked behind a lock screen is there once that is gone.
@MainActor
struct CoveredTabTests {
    private let stage = Stage(.tabs(.stack("a"), [.stack("b")]))

    @Test func `a tab selected behind a foreign root is in front once that is gone`() throws {
        stage.host.setForeignRoot()
        stage.navigator.lookAgain()
        #expect(stage.tree == "~Foreign over tabs[*stack[a], stack[b]]")
        #expect(try stage.ask(.select("b"), from: "a").result == .performed)
        stage.host.setRootBack()
        stage.navigator.lookAgain()
        #expect(stage.tree == "tabs[stack[a], *stack[b]]")
        stage.expectAtRest()
    }

    @Test func `a link into a tab behind a foreign root is in front once that is gone`() throws {
        stage.host.setForeignRoot()
        #expect(stage.navigator.follow(LinkPath(Place("b"))).result == .performed)
        stage.host.setRootBack()
        stage.navigator.lookAgain()
        #expect(stage.tree == "tabs[stack[a], *stack[b]]")
        stage.expectAtRest()
    }
}
