import Cairn
import CairnContract
import CairnTesting
import Testing

@MainActor
struct FingerTests {
    @Test func `a request during a swipe is performed when the swipe is cancelled`() throws {
        let stage = Stage(.stack("a", above: ["b"]))
        stage.host.beginSwipeBack()
        let request = try stage.ask(.push("c"))
        #expect(request.result == nil)
        #expect(stage.tree == "stack[a > b]")
        #expect(stage.navigator.pending.map(\.route) == [#"push("c")"#])
        stage.host.endSwipe(finish: false)
        #expect(request.result == .performed)
        #expect(stage.tree == "stack[a > b > c]")
        stage.expectAtRest()
    }

    @Test func `a finger that is lifted says whether it was down`() throws {
        let stage = Stage(.stack("a", above: ["b"]))
        #expect(!stage.host.endSwipe(finish: true) && !stage.host.endPull(finish: true))
        stage.host.beginSwipeBack()
        #expect(!stage.host.endPull(finish: true) && stage.host.endSwipe(finish: true))
        try stage.ask(.present("d", as: .sheet))
        stage.host.beginPull()
        #expect(!stage.host.endSwipe(finish: true) && stage.host.endPull(finish: true))
        #expect(stage.tree == "stack[a]")
    }

    @Test func `a request of the screen that is swiped away is refused`() throws {
        let stage = Stage(.stack("a", above: ["b"]))
        stage.host.beginSwipeBack()
        let request = try stage.ask(.push("c"), from: "b")
        let other = try stage.ask(.present("d", as: .sheet), from: "a")
        stage.host.endSwipe(finish: true)
        #expect(request.result == .refused(.askerLeft))
        #expect(other.result == .performed)
        #expect(stage.tree == "stack[a] + sheet(d)")
        stage.expectAtRest()
    }

    @Test func `a cancelled swipe leaves the tree as it was`() {
        let stage = Stage(.stack("a", above: ["b"]))
        let before = stage.navigator.tree
        stage.host.beginSwipeBack()
        stage.host.endSwipe(finish: false)
        #expect(stage.navigator.tree == before)
        #expect(stage.navigator.journal.entries.count == 1)
    }

    @Test func `the back button its menu and the pulled sheet are heard`() throws {
        let stage = Stage(.stack("a", above: ["b", "c", "d"]))
        stage.host.tapBack()
        #expect(stage.tree == "stack[a > b > c]")
        #expect(stage.navigator.journal.entries.last?.cause == .finger)
        stage.host.backMenu(down: 2)
        #expect(stage.tree == "stack[a]")
        try stage.ask(.present("e", as: .sheet))
        stage.host.pullSheet()
        #expect(stage.tree == "stack[a]")
        stage.expectAtRest()
    }

    @Test(arguments: [0, -1, 3]) func `the menu of the back button has no such screen`(down count: Int) {
        let stage = Stage(.stack("a", above: ["b", "c"]))
        #expect(!stage.host.backMenu(down: count))
        #expect(stage.tree == "stack[a > b > c]")
    }

    @Test func `what other code did is heard before the next request`() throws {
        let stage = Stage(.stack("a", above: ["b"]))
        stage.host.popBehind()
        stage.host.presentForeign()
        try stage.ask(.push("c"), from: "a")
        #expect(stage.tree == "stack[a > c] + fullScreen(~Foreign by a)")
        #expect(stage.navigator.journal.entries.map(\.cause).contains(.outside))
        stage.host.dismissBehind()
        stage.navigator.lookAgain()
        #expect(stage.tree == "stack[a > c]")
        stage.expectAtRest()
    }
}
