import Cairn
import CairnContract
import CairnTesting
import Testing

/// What is asked before a screen is in the tree waits for that.
@MainActor
struct WaitingRoutersTests {
    private let gallery = Gallery()
    private var wall: Wall { gallery.wall }

    @Test func `requests wait for the place, and run in their order`() {
        let requests = (1...3).map { wall.router.trigger(.picture($0)) }
        #expect(requests.map(\.result) == [nil, nil, nil])
        let stage = Stage(gallery)
        #expect(requests.map(\.result) == [.performed, .performed, .performed])
        #expect(stage.tree == "stack[wall > picture(1) > picture(2) > picture(3)]")
        stage.expectAtRest()
    }

    @Test func `what a view model asks in its init runs when its screen has come`() throws {
        let stage = Stage(gallery)
        try stage.ask(for: Gallery.Route.sketch(1))
        #expect(gallery.asked.map(\.result) == [.performed, .performed])
        #expect(stage.tree == "stack[wall > sketch(1) > picture(11) > picture(21)]")
        stage.expectAtRest()
    }

    @Test func `they are noted when they run, after what brought the screen`() {
        wall.router.trigger(.picture(1))
        let navigator = Navigator(root: gallery)
        #expect(
            navigator.journal.entries.map { $0.tree.notation } == ["stack[wall]", "stack[wall > picture(1)]"])
        #expect(navigator.journal.entries.last?.outcome == .performed)
    }

    @Test func `one that is cancelled does not run`() async {
        let first = wall.router.trigger(.picture(1))
        let second = wall.router.trigger(.picture(2))
        first.cancel()
        #expect(first.result == .cancelled)
        let stage = Stage(gallery)
        #expect(second.result == .performed)
        #expect(stage.tree == "stack[wall > picture(2)]")
    }

    @Test func `cancelling the task that waits cancels the request`() async throws {
        let request = wall.router.trigger(.picture(1))
        let task = Task { await request.outcome }
        task.cancel()
        #expect(await task.value == .cancelled)
    }

    @Test func `a flow is run once the screen is there`() async throws {
        try await withTasksInOrder {
            async let name = wall.router.run(.hall)
            await Task.yield()
            let stage = Stage(gallery)
            try await waitUntil { stage.tree == "stack[wall > hall(door > window)]" }
            try stage.ask(for: Hall.Route.name("Rose"))
            #expect(try await name == "Rose")
            stage.expectAtRest()
        }
    }

    @Test func `a flow that nobody waits for any more is not opened`() async throws {
        let task = Task { try await wall.router.run(.hall) }
        await Task.yield()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        let stage = Stage(gallery)
        #expect(stage.tree == "stack[wall]")
        stage.expectAtRest()
    }

    @Test func `while a guard takes its time, what the screens of the change ask waits`() async throws {
        let door = LateDoor()
        let stage = Stage(door)
        await door.answer.whenAsked()
        let request = door.wall.router.trigger(.picture(1))
        #expect(request.result == nil)
        door.answer.give(true)
        #expect(await request.outcome == .performed)
        #expect(stage.tree == "stack[wall > inner(room) > wall]")
    }
}
