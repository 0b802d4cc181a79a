import Cairn
import CairnContract
import CairnTesting
import Testing

/// An object that is equal to others by what it holds, and is changed while it is on screen.
private final class Box: Hashable, @unchecked Sendable {
    var number: Int
    init(_ number: Int) { self.number = number }
    static func == (one: Box, other: Box) -> Bool { one.number == other.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

@MainActor
private final class Boxes: Coordinator {
    enum Route: Cairn.Destination { case list, box(Box) }
    var root: Tree.Root<Route> { .stack(.list) }
    func screen(for route: Route, router: Router<Route>) -> any Presentable { NoView("") }
}

@MainActor
struct ChangingObjectTests {
    @Test func `objects that come to be equal are told apart, and forgotten`() throws {
        let navigator = Navigator(root: Boxes())
        let host = TestHost()
        navigator.attach(host)
        let router = navigator.router(for: Boxes.Route.self)
        let boxes = (0..<40).map { Box($0) }
        for (index, box) in boxes.enumerated() {
            router.trigger(.box(box))
            // What is looked up again is found by another hash, or not at all.
            boxes[index / 2].number = 7
        }
        #expect(navigator.tree.nodes.count == 42)
        while host.tapBack() { boxes[0].number += 1 }
        #expect(navigator.tree.notation == "stack[list]")
        var replay = try Replay(text: navigator.journal.text())
        try replay.playToEnd()
        #expect(replay.tree.notation == "stack[list]")
    }
}
