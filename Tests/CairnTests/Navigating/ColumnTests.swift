import Cairn
import CairnContract
import CairnTesting
import Testing

/// Columns beside each other, and columns that are one stack.
@MainActor
struct ColumnTests {
    private let stage = Stage(.split(primary: .stack("a"), secondary: .stack("b")))

    @Test func `columns are one stack where there is little room, and the tree says which is in front`()
        throws
    {
        #expect(stage.tree == "split[stack[a], stack[b]]")
        stage.host.setCompact(true)
        // What a person was reading stays in front.
        #expect(stage.tree == "split[stack[a], *stack[b]]")
        try stage.ask(.in(.secondary, .set("c")), from: "a")
        #expect(stage.tree == "split[stack[a], *stack[c]]")
        #expect(stage.host.tapBack())
        #expect(stage.tree == "split[*stack[a], stack[c]]")
        try stage.ask(.in(.secondary, .set("d")), from: "a")
        #expect(stage.tree == "split[stack[a], *stack[d]]")
        stage.host.setCompact(false)
        #expect(stage.tree == "split[stack[a], stack[d]]")
        stage.expectAtRest()
    }

    @Test func `what is asked in a column behind stays behind`() throws {
        stage.host.setCompact(true)
        try stage.ask(.in(.secondary, .none), from: "a")
        try stage.ask(.push("c"), from: "a")
        #expect(stage.tree == "split[stack[a > c], *stack[b]]")
        #expect(stage.navigator.tree.visible.label == "b")
    }

    @Test func `closing the column in front brings the one below it to light`() throws {
        stage.host.setCompact(true)
        try stage.ask(.in(.secondary, .none), from: "a")
        try stage.ask(.close, from: "b")
        #expect(stage.tree == "split[*stack[a]]")
        stage.expectAtRest()
    }

    @Test(arguments: [Tree.Root<Place>.stack("x"), .split(primary: .stack("x"), secondary: .stack("y"))])
    func `a finger swipes back to the column below one that is covered`(cover: Tree.Root<Place>) throws {
        stage.host.setCompact(true)
        try stage.ask(.in(.secondary, .none), from: "a")
        try stage.ask(.present(cover, as: .currentContext), from: "b")
        #expect(stage.navigator.tree.visible.label == "x")
        #expect(stage.host.swipeBack())
        #expect(stage.navigator.tree.visible.label == "a")
        stage.expectAtRest()
    }

    @Test func `showing what stands in a column brings that to the front`() throws {
        stage.host.setCompact(true)
        try stage.ask(.show("b"), from: "a")
        #expect(stage.tree == "split[stack[a], *stack[b]]")
    }

    @Test func `a column that was closed is filled again`() throws {
        try stage.ask(.close, from: "b")
        #expect(stage.tree == "split[stack[a]]")
        try stage.ask(.in(.secondary, .set("c", above: ["d"])), from: "a")
        #expect(stage.tree == "split[stack[a], stack[c > d]]")
        // As on a stack that is there, what comes by `set` has no inverse.
        #expect(try stage.ask(.close, from: "d").result == .refused(.nothingToClose(stage.navigator.tree)))
        stage.host.setCompact(true)
        try stage.ask(.in(.secondary, .none), from: "a")
        try stage.ask(.close, from: "c")
        try stage.ask(.in(.secondary, .set("e")), from: "a")
        #expect(stage.tree == "split[stack[a], *stack[e]]")
        stage.expectAtRest()
    }

    @Test func `columns that come with a change begin with what it put in one of them`() throws {
        let stage = Stage()
        stage.host.setCompact(true)
        let columns = Tree.Root<Place>.split(primary: .stack("b"), secondary: .stack("c"))
        try stage.ask(
            .several(.replaceAll(.tabs(columns, [.stack("d")])), .in(.secondary, .set("e"))))
        #expect(stage.tree == "tabs[*split[stack[b], *stack[e]], stack[d]]")
        stage.host.setCompact(false)
        #expect(stage.tree == "tabs[*split[stack[b], stack[e]], stack[d]]")
        stage.expectAtRest()
    }

    @Test func `an app begins with its list where there is little room`() async throws {
        let app = SketchCoordinator(.split(primary: .stack("a"), secondary: .stack("b")))
        try await TestApp.run(app, isCompact: true) { app in
            try app.expect("split[*stack[a], stack[b]]")
        }
    }
}
